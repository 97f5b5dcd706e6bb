package org.grundy.discover.prove;

import org.grundy.discover.form.Form;
import org.grundy.discover.sample.OpenGame;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;

/// The claim that a form is right for every position of every game of a family.
///
/// @param open the games
/// @param play how they are played
/// @param quantity what the form is for
/// @param form in the numbers of a position, then what varies
public record FamilyClaim(OpenGame open, Play play, SampledQuantity quantity, Form form) {
    /// Whether it is said which positions are lost.
    public boolean isLost() {
        return quantity == SampledQuantity.LOST;
    }

    /// Whether it says Grundy values.
    public boolean isGrundy() {
        return quantity == SampledQuantity.GRUNDY;
    }
}
