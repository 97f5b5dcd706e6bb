package org.grundy.play;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.evidence.Evidence;
import org.grundy.game.Move;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.value.Outcome;

/// A player who wins every won position, and defends a lost one as long as possible.
///
/// Where a search of everything that can follow fits its budget, a won game is won as fast and a lost one
/// lost as late as can be. Else a move that the analysis knows to win is made; and where there is none the
/// move is chosen by a [Heuristic]. Every reply says which of these it is. Immutable.
///
/// @param search spent on remoteness, for each reply
/// @param analysis spent on finding a winning move otherwise, twice for each reply at most
public record Opponent(Budget search, Budget analysis) {
    private static final int CANDIDATES = 2000;
    private static final int PIECES = 3;
    private static final int PERFECT = 100;
    private static final long GLANCE = 200_000;
    private static final long SEARCHED_BYTES = 128L << 20;

    /// An opponent who replies within some seconds.
    public static Opponent standard() {
        Budget whole = Budget.standard();
        return new Opponent(
                whole.withPositions(500_000).withWork(10_000_000).withMemory(Math.min(whole.memory(), SEARCHED_BYTES)),
                whole.withPositions(20_000_000).withWork(25_000_000));
    }

    /// An opponent who replies within about a second, for lines of many replies.
    public static Opponent quick() {
        Opponent standard = standard();
        return new Opponent(
                standard.search.withPositions(200_000).withWork(4_000_000), standard.analysis.withWork(10_000_000));
    }

    /// This opponent without the search for remoteness.
    public Opponent withoutSearch() {
        return new Opponent(search.withPositions(1).withMemory(1), analysis);
    }

    /// This opponent, who replies within the work and the time of a budget if that is less than its own.
    public Opponent within(Budget left) {
        return new Opponent(within(left, search), within(left, analysis));
    }

    private static Budget within(Budget left, Budget own) {
        Duration third = third(left.time());
        return own.withWorkAtMost(Math.max(1, left.work() / PIECES))
                .withTime(third.compareTo(own.time()) < 0 ? third : own.time());
    }

    /// This opponent, who may take a time for a reply, whatever the number of positions and the work.
    ///
    /// @param time above zero
    public Opponent taking(Duration time) {
        Duration third = third(time);
        return new Opponent(
                search.withPositions(Long.MAX_VALUE).timed(third),
                analysis.withPositions(Long.MAX_VALUE).timed(third));
    }

    /// [Duration#dividedBy] does the same by decimal fractions, whose tables take a JVM that has just started a tenth
    /// of a second.
    private static Duration third(Duration time) {
        return Duration.ofNanos(time.toNanos() / PIECES + 1);
    }

    /// A move in a position.
    ///
    /// @return empty if play is over, or if the rules list no option of a position that is too large to
    ///     list them
    public Optional<OpponentReply> reply(PlayState position) {
        return reply(position, Run::new);
    }

    private Optional<OpponentReply> reply(PlayState position, Function<Budget, Run> runs) {
        return position.over()
                ? Optional.empty()
                : ExactReply.find(position, runs.apply(search)).or(() -> replyByAnalysis(position, runs));
    }

    /// As [#reply], but with little work where theorems say who wins: how soon it is won, or how
    /// long it holds out, is then searched only so far. Of a lost position that had to be searched, it is
    /// searched as long as ever.
    public Optional<OpponentReply> replySoon(PlayState position) {
        return replySoon(position, Run::new);
    }

    private Optional<OpponentReply> replySoon(PlayState position, Function<Budget, Run> runs) {
        Optional<OpponentReply> soon = new Opponent(search.withWorkAtMost(GLANCE), analysis).reply(position, runs);
        boolean hoping =
                soon.filter(reply -> reply.plan() instanceof MovePlan.Hoping).isPresent();
        return hoping && !isDecidedByTheorem(position, runs) ? reply(position, runs) : soon;
    }

    private boolean isDecidedByTheorem(PlayState position, Function<Budget, Run> runs) {
        return TheoremReply.outcome(position).isPresent()
                || Grundy.analyze(position.sum(), position.convention(), runs.apply(analysis)).findings().stream()
                        .allMatch(finding -> finding.evidence()
                                .filter(Evidence.ByTheorem.class::isInstance)
                                .isPresent());
    }

    /// A move of a player who makes mistakes: now and then one drawn by lot among the legal moves, else that of
    /// [#replySoon].
    ///
    /// @param strength how many of a hundred moves are as good as can be
    /// @param lot draws
    /// @return empty as for [#reply]
    public Optional<OpponentReply> reply(PlayState position, int strength, RandomGenerator lot) {
        return reply(position, strength, lot, Run::new);
    }

    /// As [#reply(PlayState, int, RandomGenerator)], by runs that somebody else may stop.
    ///
    /// @param runs a run within each budget that is spent
    public Optional<OpponentReply> reply(
            PlayState position, int strength, RandomGenerator lot, Function<Budget, Run> runs) {
        if (lot.nextInt(PERFECT) < strength) {
            return replySoon(position, runs);
        }
        List<Move> moves = position.moves(CANDIDATES, runs.apply(analysis)).moves();
        return moves.isEmpty()
                ? replySoon(position, runs)
                : Optional.of(new OpponentReply(moves.get(lot.nextInt(moves.size())), new MovePlan.Careless()));
    }

    private Optional<OpponentReply> replyByAnalysis(PlayState position, Function<Budget, Run> runs) {
        Optional<OpponentReply> named = TheoremReply.winning(position).map(Opponent::winningReply);
        if (named.isPresent()) {
            return named;
        }
        if (TheoremReply.outcome(position).equals(Optional.of(Outcome.P))) {
            return replyByTrial(position, Optional.of(Outcome.P), runs);
        }
        Analysis known = Grundy.analyze(position.sum(), position.convention(), runs.apply(analysis));
        // Of the winning moves the first, for where positions can come again that one makes progress.
        return known.winning().listed().stream()
                .findFirst()
                .map(Opponent::winningReply)
                .or(() -> known.holding().moves().stream().findFirst().map(Opponent::drawingReply))
                .or(() -> replyByTrial(position, known.outcome(), runs));
    }

    private Optional<OpponentReply> replyByTrial(
            PlayState position, Optional<Outcome> outcome, Function<Budget, Run> runs) {
        Run run = runs.apply(analysis);
        List<Move> moves = position.moves(CANDIDATES, run).moves();
        if (outcome.equals(Optional.of(Outcome.P))) {
            return replyByHeuristic(position, moves, run, true);
        }
        Optional<OpponentReply> winning =
                moveTo(position, moves, Outcome.P, run).map(Opponent::winningReply);
        return winning.or(() -> moveTo(position, moves, Outcome.D, run).map(Opponent::drawingReply))
                .or(() -> replyByHeuristic(position, moves, run, false));
    }

    private static Optional<Move> moveTo(PlayState position, List<Move> moves, Outcome wanted, Run run) {
        return moves.stream()
                .filter(move -> outcome(position.after(move), run).equals(Optional.of(wanted)))
                .findFirst();
    }

    private static Optional<Outcome> outcome(PlayState position, Run run) {
        return Grundy.analyze(position.sum(), position.convention(), run).outcome();
    }

    private static Optional<OpponentReply> replyByHeuristic(
            PlayState position, List<Move> moves, Run run, boolean lost) {
        Heuristic rule = Heuristic.of(moves);
        MovePlan plan = lost ? new MovePlan.Hoping(rule) : new MovePlan.Guessing(rule);
        return rule.choose(position, moves, run).map(move -> new OpponentReply(move, plan));
    }

    private static OpponentReply winningReply(Move move) {
        return new OpponentReply(move, new MovePlan.Winning(OptionalInt.empty()));
    }

    private static OpponentReply drawingReply(Move move) {
        return new OpponentReply(move, new MovePlan.Drawing());
    }
}
