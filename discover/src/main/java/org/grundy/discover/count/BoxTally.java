package org.grundy.discover.count;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import org.grundy.game.Play;
import org.grundy.lang.rules.RecognisedMoves;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleState;
import org.grundy.run.Run;
import org.grundy.solve.Solver;
import org.grundy.solve.Statistic;
import org.grundy.solve.StatisticValues;
import org.grundy.solve.sieve.LostSieve;
import org.grundy.solve.sieve.TakenLine;

/// Counts states of any number of numbers: lost ones by a sieve where moves run along lines, else in a table.
///
/// @param question what is asked
/// @param game its states are numbers without a list
record BoxTally(CountQuestion question, RuleGame game) {
    /// The largest table.
    private static final BigInteger MOST_CELLS = BigInteger.valueOf(20_000_000);

    /// The largest box that is sieved, and its largest number.
    private static final BigInteger LARGEST_BOX = BigInteger.TEN.pow(13);

    /// The answer, empty if the box is too large, or the question is about winning moves.
    Optional<CountAnswer> counted(Run run) {
        if (question.summand().isTake()) {
            return Optional.empty();
        }
        return sieved(run).or(() -> run.find(() -> tabled(run))).map(counted -> CountAnswer.of(counted));
    }

    /// By a sieve; empty if moves do not run along lines, or Grundy values are wanted.
    Optional<CountResult> sieved(Run run) {
        boolean large = question.to().bitLength() >= Integer.SIZE
                || question.to().add(BigInteger.ONE).pow(game.numbers().size()).compareTo(LARGEST_BOX) > 0;
        boolean others = question.selection() instanceof Selection.Lost
                || (question.selection() instanceof Selection.Won
                        && question.summand() == Summand.ONE
                        && question.where().isEmpty()
                        && !question.ascending());
        return large || !others || question.ofValues() || question.summand().isTake()
                ? Optional.empty()
                : RecognisedMoves.lines(game)
                        .flatMap(lines -> run.attempt(() -> sieved(lines, run)).toOptional());
    }

    private CountResult sieved(List<TakenLine> lines, Run run) {
        PositionTotal total = new PositionTotal(question, game.numbers());
        int to = question.to().intValueExact();
        LostSieve.find(
                lines,
                to,
                question.play() == Play.MISERE,
                position -> total.add(1, Arrays.stream(position).asLongStream().toArray()),
                run);
        BigInteger cells = question.cells(game.numbers().size());
        BigInteger result =
                question.selection() instanceof Selection.Won ? cells.subtract(total.total()) : total.total();
        return CountResult.of(
                result,
                CountMethod.Kind.SIEVE,
                BigInteger.valueOf(to + 1L).pow(game.numbers().size()).longValueExact());
    }

    private Optional<CountResult> tabled(Run run) {
        int places = game.numbers().size();
        BigInteger cells = question.to().add(BigInteger.ONE).pow(places);
        if (cells.compareTo(MOST_CELLS) > 0
                || (question.play() == Play.MISERE && game.rules().splits())) {
            return Optional.empty();
        }
        PositionTotal total = new PositionTotal(question, game.numbers());
        each(run, (position, quantity) -> {
            if (question.selects(quantity)) {
                total.add(quantity, position);
            }
        });
        return Optional.of(CountResult.of(total.total(), CountMethod.Kind.TABLE, cells.longValueExact()));
    }

    /// All states of the box with the quantity that the question is about.
    private void each(Run run, ObjIntConsumer<long[]> use) {
        int to = question.to().intValueExact();
        long[] corner = new long[game.numbers().size()];
        Arrays.fill(corner, to);
        boolean normal = question.play() == Play.NORMAL;
        StatisticValues<RuleState> values = Solver.values(
                game.rules(), normal ? Statistic.GRUNDY : Statistic.MISERE_REMOTENESS, RuleState.of(corner), run);
        long[] position = new long[corner.length];
        do {
            run.option();
            game.state(position.clone()).ifPresent(state -> {
                boolean won = game.rules().won(state);
                boolean lost = !won && (normal ? values.of(state) == 0 : values.of(state) % 2 == 1);
                if (!question.ofValues()) {
                    use.accept(position, lost ? 1 : 0);
                } else if (!won) {
                    use.accept(position, values.of(state));
                }
            });
        } while (advance(position, to));
    }

    private static boolean advance(long[] position, int to) {
        for (int i = position.length - 1; i >= 0; i--) {
            if (++position[i] <= to) {
                return true;
            }
            position[i] = 0;
        }
        return false;
    }
}
