package org.grundy.discover.prove;

import java.util.Optional;
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
    /// How the form repeats in one of the numbers of a position, empty if that is not known.
    ///
    /// @param place of the number
    Optional<Repeat> repeat(int place) {
        return Repeat.of(form.expression(), place, subject.variables().size(), known.arguments(0));
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
