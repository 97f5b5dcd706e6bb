package org.grundy.lang.rules;

import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.automata.AutomaticSet;
import org.grundy.automata.GameProof;
import org.grundy.automata.GameProofs;
import org.grundy.game.Play;
import org.grundy.lang.rules.internal.formula.GameFormula;
import org.grundy.logic.DefinableGame;
import org.grundy.logic.DefinableStart;
import org.grundy.logic.DefinableSums;
import org.grundy.logic.NotLinear;
import org.grundy.run.Run;

/// The moves of a rule game in first-order logic with addition.
///
/// Translatable are sums, differences, comparisons; products, quotients and remainders by constants;
/// `min`, `max` and `abs`; and `powers(c, n)` or `xor`, which require base c or base 2. The 64-bit
/// bound is ignored: formulas range over all natural numbers.
///
/// @param game the same game, with the variable names of the rules; where moves lead to sums, a move for each component
/// @param sums to which its moves lead, where that is not a single position each
/// @param base required by powers, nim sums in the rules, or sums of two components or more
/// @param start how starting positions are written, where they differ from states
public record FirstOrderTranslation(
        DefinableGame game, Optional<DefinableSums> sums, OptionalInt base, Optional<DefinableStart> start) {
    /// The translation of a game whose moves each leave one component, empty if there is none.
    public static Optional<FirstOrderTranslation> of(RuleGame game) {
        try {
            GameFormula formula = new GameFormula(game.rules().tree());
            return Optional.of(
                    new FirstOrderTranslation(formula.game(), Optional.empty(), formula.base(), formula.start()));
        } catch (NotLinear none) {
            return Optional.empty();
        }
    }

    /// The translation of a game of which something can be proved: in normal play moves may also lead to sums.
    public static Optional<FirstOrderTranslation> of(RuleGame game, Play play) {
        return of(game).or(() -> play == Play.NORMAL ? ofSums(game) : Optional.empty());
    }

    private static Optional<FirstOrderTranslation> ofSums(RuleGame game) {
        try {
            GameFormula formula = GameFormula.ofSums(game.rules().tree());
            return Optional.of(new FirstOrderTranslation(
                    formula.game(), Optional.of(formula.sums()), formula.base(), formula.start()));
        } catch (NotLinear none) {
            return Optional.empty();
        }
    }

    /// Decides whether a set is that of the lost positions.
    ///
    /// @param run charged for the states of automata
    public GameProof outcomes(AutomaticSet set, Play play, Run run) {
        return sums.map(found -> GameProofs.outcomes(found, set, run))
                .orElseGet(() -> GameProofs.outcomes(game, set, play, run));
    }

    /// Decides whether a set is that of the positions in normal play, each with its Grundy value behind its numbers.
    ///
    /// @param run charged for the states of automata
    public GameProof values(AutomaticSet set, Run run) {
        return sums.map(found -> GameProofs.values(found, set, run)).orElseGet(() -> GameProofs.values(game, set, run));
    }
}
