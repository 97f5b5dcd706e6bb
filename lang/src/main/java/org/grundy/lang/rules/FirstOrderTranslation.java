package org.grundy.lang.rules;

import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.lang.rules.internal.formula.GameFormula;
import org.grundy.logic.DefinableGame;
import org.grundy.logic.DefinableStart;
import org.grundy.logic.DefinableSums;
import org.grundy.logic.NotLinear;

/// Whether the moves of a rule game can be expressed in first-order logic with addition.
///
/// Translatable are sums, differences, comparisons; products, quotients and remainders by constants;
/// `min`, `max` and `abs`; and `powers(c, n)` or `xor`, which require base c or base 2. The 64-bit
/// bound is ignored: formulas range over all natural numbers.
public sealed interface FirstOrderTranslation {
    /// The moves are definable.
    ///
    /// @param game the same game
    /// @param base required by powers or nim sums in the rules
    /// @param start how starting positions are written, where they differ from states
    record Definable(DefinableGame game, OptionalInt base, Optional<DefinableStart> start)
            implements FirstOrderTranslation {}

    /// No translation was found.
    record NotDefinable() implements FirstOrderTranslation {}

    /// The game as formulas, with the variable names of the rules.
    static FirstOrderTranslation of(RuleGame game) {
        try {
            GameFormula formula = new GameFormula(game.rules().tree());
            return new Definable(formula.game(), formula.base(), formula.start());
        } catch (NotLinear none) {
            return new NotDefinable();
        }
    }

    /// The moves of a game that lead to sums, as formulas.
    ///
    /// @param game its moves
    /// @param base required by powers, nim sums in the rules, or sums of two components or more
    /// @param start how starting positions are written, where they differ from states
    record Sums(DefinableSums game, OptionalInt base, Optional<DefinableStart> start) {}

    /// The translation of a game whose moves may lead to sums, empty if there is none.
    static Optional<Sums> ofSums(RuleGame game) {
        try {
            GameFormula formula = GameFormula.ofSums(game.rules().tree());
            return Optional.of(new Sums(formula.sums(), formula.base(), formula.start()));
        } catch (NotLinear none) {
            return Optional.empty();
        }
    }
}
