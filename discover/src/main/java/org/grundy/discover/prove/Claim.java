package org.grundy.discover.prove;

import org.grundy.discover.form.Form;
import org.grundy.discover.sample.Block;
import org.grundy.discover.sample.Quantity;
import org.grundy.discover.sample.Subject;
import org.grundy.game.Play;

/// That a form is right for every position of a game.
///
/// @param subject the game with the parameters of the block, and how its positions are numbers
/// @param play how it is played
/// @param quantity what the form is for
/// @param form in the numbers of a position, then the parameters
/// @param known values computed from the rules, for which the form was found right already
public record Claim(Subject<?> subject, Play play, Quantity quantity, Form form, Block known) {
    /// The form for the parameters of the block: the one that its cases choose.
    public Form chosen() {
        Form chosen = form;
        while (chosen instanceof Form.Cases cases) {
            chosen = cases.condition().value(known.arguments(0)) != 0 ? cases.then() : cases.otherwise();
        }
        return chosen;
    }

    /// What the form says of a position.
    ///
    /// @throws ArithmeticException if it says nothing
    public long said(long... numbers) {
        long[] arguments = known.arguments(0);
        System.arraycopy(numbers, 0, arguments, 0, numbers.length);
        return form.expression().value(arguments);
    }
}
