package org.grundy.analysis.table;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Game;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.game.SumGame;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.value.Outcome;

/// Tables of ordinary sums of which one or two numbers vary: two heaps of Nim, or a slice of positions with more
/// numbers.
public final class SumTable {
    private final TableQuantity quantity;
    private final Play play;
    private final Run run;
    private final Map<String, Optional<BigInteger>> values = new HashMap<>();
    private Optional<Solved.Undecided<?>> lastShortfall = Optional.empty();

    private SumTable(TableQuantity quantity, Play play, Run run) {
        this.quantity = quantity;
        this.play = play;
        this.run = run;
    }

    /// The table of some sums.
    ///
    /// @param name what they are called together
    /// @param region each with as many components of the same games
    /// @param run charged for the work; cells that it does not reach stay unknown
    public static Table of(String name, Region<Sum> region, TableQuantity quantity, Play play, Run run) {
        List<Component<?>> corner = region.corner().components();
        boolean lengths = quantity == TableQuantity.REMOTENESS || quantity == TableQuantity.SUSPENSE;
        boolean oneGame =
                corner.stream().map(each -> each.game().name()).distinct().count() == 1;
        if (corner.size() == 1) {
            return ofComponents(name, corner.getFirst().game(), region, quantity, play, run);
        }
        if (lengths && oneGame) {
            return ofSums(name, corner.getFirst().game(), region, quantity, play, run);
        }
        return new SumTable(quantity, play, run).fill(new Table(name, quantity, play, region), region);
    }

    private static <P> Table ofComponents(
            String name, Game<P> game, Region<Sum> region, TableQuantity quantity, Play play, Run run) {
        Region<P> positions = new Region<>(
                region.x(),
                region.y(),
                at -> SumTable.<P>positions(region.at().apply(at)).getFirst());
        return TableComputation.of(name, game, positions, quantity, play, run);
    }

    private static <P> Table ofSums(
            String name, Game<P> game, Region<Sum> region, TableQuantity quantity, Play play, Run run) {
        SumGame<P> sums = new SumGame<>(game);
        Region<List<P>> positions = new Region<>(
                region.x(), region.y(), at -> sums.of(positions(region.at().apply(at))));
        return TableComputation.of(name, sums, positions, quantity, play, run);
    }

    @SuppressWarnings("unchecked") // games of one name have positions of one type
    private static <P> List<P> positions(Sum sum) {
        return sum.components().stream()
                .map(component -> (P) component.position())
                .toList();
    }

    private Table fill(Table table, Region<Sum> region) {
        for (int i = 0; i < table.size(); i++) {
            Sum sum = region.position(i);
            Optional<BigInteger> value = value(sum);
            int cell = i;
            value.ifPresent(known -> table.set(cell, known));
            if (value.isEmpty()) {
                Solved.Undecided<?> limit =
                        lastShortfall.orElse(new Solved.Undecided<>(Limit.METHOD, run.spent(), run.work()));
                table.recordShortfall(limit);
                if (limit.limit().endsAll()) {
                    return table;
                }
            }
        }
        return table;
    }

    private Optional<BigInteger> value(Sum sum) {
        return switch (quantity) {
            case GRUNDY -> grundy(sum);
            case OUTCOME -> outcome(sum).map(outcome -> BigInteger.valueOf(Table.code(outcome)));
            case MOVES -> analyze(sum).winning().number();
            case REMOTENESS, SUSPENSE -> Optional.empty();
        };
    }

    private Optional<Outcome> outcome(Sum sum) {
        Optional<Outcome> byValues = play == Play.NORMAL
                ? grundy(sum).map(value -> value.signum() == 0 ? Outcome.P : Outcome.N)
                : Optional.empty();
        return byValues.or(() -> analyze(sum).outcome());
    }

    /// Each component is looked at once for the whole table.
    private Optional<BigInteger> grundy(Sum sum) {
        BigInteger nimSum = BigInteger.ZERO;
        for (Component<?> component : sum.components()) {
            Optional<BigInteger> value = values.computeIfAbsent(
                    component.expression(), key -> analyze(Sum.of(component)).value());
            if (value.isEmpty()) {
                return analyze(sum).value();
            }
            nimSum = nimSum.xor(value.get());
        }
        return Optional.of(nimSum);
    }

    private Analysis analyze(Sum sum) {
        Analysis analysis = Grundy.analyze(sum, Convention.disjunctive(play), run);
        lastShortfall = analysis.shortfall();
        return analysis;
    }
}
