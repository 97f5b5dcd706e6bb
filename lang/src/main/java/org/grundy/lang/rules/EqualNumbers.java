package org.grundy.lang.rules;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.automata.PairingStrategy;
import org.grundy.evidence.Source;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.logic.DefinableGame;
import org.grundy.logic.Formula;
import org.grundy.logic.NotLinear;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.text.Messages;
import org.grundy.value.Outcome;

/// The mirror strategy of states of two numbers: equal numbers can always be made equal again. It is proved of the
/// rules before there is such a theorem.
///
/// Small states are left to search, which finds the values of all of them at once.
///
/// @param strategy proved
record EqualNumbers(PairingStrategy strategy) implements Theorem<RuleState> {
    static final Messages WORDS = Messages.NONE
            .and(
                    "mirror.statement",
                    "When both numbers are equal, the player to move loses in normal play; whoever can make them equal wins.",
                    "正常规则下，两数相等时先手必败；能走成两数相等的一方获胜。")
            .and(
                    "mirror.proof",
                    "After every move from equal numbers another move makes them equal again, and play ends; decided for all numbers by automata.",
                    "从两数相等的局面走任何一步后，都能再走一步使两数重新相等，且对局必然结束；由自动机对所有数判定。")
            .and("mirror.domain", "normal play", "正常规则")
            .and(
                    "mirror.equal",
                    "Both numbers are {n}: whatever is played, the other player makes them equal again.",
                    "两数都是 {n}：无论怎样走，对手都能使两数重新相等。")
            .and(
                    "mirror.unequal",
                    "Make both numbers {n}, and from then on make them equal again after every move.",
                    "使两数都变成 {n}，此后每一步都使两数重新相等。");

    /// What the proof may cost; it is looked for once in a game.
    private static final Budget PART = Budget.UNLIMITED.withPositions(40_000).withWork(20_000_000);

    /// Below this number there is time to search.
    private static final long LARGE = 4096;

    /// The theorem for some rules, none if it is not proved.
    static List<Theorem<RuleState>> of(RuleGame game) {
        if (game.list().isPresent()
                || game.numbers().size() != 2
                || game.rules().splits()) {
            return List.of();
        }
        return FirstOrderTranslation.of(game)
                .filter(translation -> translation.base().isEmpty())
                .map(translation -> of(translation.game()))
                .orElse(List.of());
    }

    private static List<Theorem<RuleState>> of(DefinableGame moves) {
        Formula equal = new Formula.Equal(moves.here().getFirst(), moves.here().getLast());
        Run run = new Run(PART);
        try {
            return run.find(() -> PairingStrategy.of(moves, equal, run))
                    .<List<Theorem<RuleState>>>map(found -> List.of(new EqualNumbers(found)))
                    .orElse(List.of());
        } catch (NotLinear none) {
            return List.of();
        }
    }

    @Override
    public String key() {
        return "mirror";
    }

    @Override
    public Source source() {
        return new Source(
                "E. R. Berlekamp, J. H. Conway, R. K. Guy",
                "Winning Ways for your Mathematical Plays",
                1982,
                "ch. 1, Tweedledum and Tweedledee");
    }

    @Override
    public boolean covers(RuleState state, Play play) {
        return play == Play.NORMAL
                && !state.isNimber()
                && Math.max(state.shared()[0], state.shared()[1]) >= LARGE
                && (isEqual(state) || target(state).isPresent());
    }

    private boolean isEqual(RuleState state) {
        return strategy.kept().contains(state.shared());
    }

    @Override
    public Outcome outcome(RuleState state, Play play) {
        return isEqual(state) ? Outcome.P : Outcome.N;
    }

    @Override
    public Optional<OptionSet<RuleState>> winning(RuleState state, Play play) {
        return Optional.of(
                outcome(state, play) == Outcome.P
                        ? OptionSet.all(List.of())
                        : new OptionSet<>(List.of(List.of(target(state).orElseThrow())), false));
    }

    /// The state of equal numbers that a move reaches; the smaller one, then the larger one.
    private Optional<RuleState> target(RuleState state) {
        long one = state.shared()[0];
        long two = state.shared()[1];
        return Stream.of(Math.min(one, two), Math.max(one, two))
                .filter(number -> strategy.moves().contains(one, two, number, number))
                .map(number -> RuleState.of(number, number))
                .findFirst();
    }

    @Override
    public List<ReasonStep> reason(RuleState state, Play play) {
        boolean lost = outcome(state, play) == Outcome.P;
        RuleState equal = lost ? state : target(state).orElseThrow();
        return List.of(
                ReasonStep.of(lost ? "mirror.equal" : "mirror.unequal", "n", BigInteger.valueOf(equal.shared()[0])));
    }
}
