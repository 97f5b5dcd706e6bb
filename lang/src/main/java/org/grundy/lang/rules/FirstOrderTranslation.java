package org.grundy.lang.rules;

import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.lang.rules.internal.formula.GameFormula;
import org.grundy.lang.rules.internal.formula.NotTranslatable;
import org.grundy.logic.DefinableGame;
import org.grundy.logic.DefinableStart;
import org.grundy.text.BilingualText;
import org.grundy.text.Span;

/// Whether the moves of a rule game can be said in first-order logic with addition.
///
/// They can where numbers are added, subtracted, compared, and multiplied, divided or reduced by constants;
/// with `min`, `max` and `abs`; and with `powers(c, n)` or `xor`, which need numbers to be written in base
/// c or 2. Bounds of 64 bits are left out: formulas speak of all natural numbers.
public sealed interface FirstOrderTranslation {
    /// They can.
    ///
    /// @param game the same game
    /// @param base in which numbers must be written, where the rules speak of powers or nim sums
    /// @param start how starting positions are written, where that is not the state
    record Definable(DefinableGame game, OptionalInt base, Optional<DefinableStart> start)
            implements FirstOrderTranslation {}

    /// They cannot, or not in a way that is known here.
    ///
    /// @param reason a sentence
    /// @param span the part of the text that is to blame
    record NotDefinable(BilingualText reason, Span span) implements FirstOrderTranslation {}

    /// The game as formulas. A position's numbers are called as in the rules.
    static FirstOrderTranslation of(RuleGame game) {
        try {
            GameFormula formula = new GameFormula(game.rules().tree());
            return new Definable(formula.game(), formula.base(), formula.start());
        } catch (NotTranslatable none) {
            return new NotDefinable(none.reason(), none.span());
        }
    }
}
