package org.grundy.lang.rules;

import java.util.List;
import java.util.Optional;
import org.grundy.lang.rules.internal.proof.LineRecognition;
import org.grundy.lang.rules.internal.proof.RangeRecognition;
import org.grundy.lang.rules.internal.proof.RuleRecognition;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.MonotoneRange;
import org.grundy.lang.rules.tree.TakeAmounts;
import org.grundy.solve.sieve.TakenLine;

/// Rules of kinds that theorems cover, recognised syntactically: what is recognised holds for every
/// state, not only for those tried. Rules written in another way are not recognised.
public final class RecognisedMoves {
    private RecognisedMoves() {}

    /// The amounts that may be taken from a heap, where a state is one number, every move takes some
    /// amount, and every amount of a set may be taken from every heap that is large enough.
    public static Optional<TakeAmounts> amounts(RuleGame game) {
        return amounts(game.rules().tree());
    }

    /// The same of checked rules.
    public static Optional<TakeAmounts> amounts(GameTree tree) {
        return RuleRecognition.of(tree).amounts();
    }

    /// The vectors by which moves lower a state, where these are finitely many and each may be taken away
    /// from every state that stays without a negative number.
    public static Optional<List<List<Long>>> steps(RuleGame game) {
        return RuleRecognition.of(game.rules().tree()).steps();
    }

    /// The lines along which moves lower a state, where multiples of fixed vectors may be taken as far as no number
    /// becomes negative.
    public static Optional<List<TakenLine>> lines(RuleGame game) {
        return LineRecognition.lines(game.rules().tree());
    }

    /// The ranges of numbers to which moves lead, a rule each, where a state is one number, and both ends
    /// of each range never fall as it grows.
    public static Optional<List<MonotoneRange>> ranges(RuleGame game) {
        return RangeRecognition.of(game.rules().tree());
    }
}
