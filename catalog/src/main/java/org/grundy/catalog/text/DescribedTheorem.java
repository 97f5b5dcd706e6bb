package org.grundy.catalog.text;

import org.grundy.evidence.Source;
import org.grundy.game.Play;
import org.grundy.game.Theorem;
import org.grundy.value.Outcome;

/// A theorem in Java whose words and source stand in a text. If nothing else is said, it is about normal play, in which
/// its value says who wins.
///
/// @param <P> the type of positions
public interface DescribedTheorem<P> extends Theorem<P> {
    /// What is said of it.
    CatalogText.Stated stated();

    @Override
    default String key() {
        return stated().key();
    }

    @Override
    default Source source() {
        return stated().source();
    }

    @Override
    default boolean covers(P position, Play play) {
        return play == Play.NORMAL;
    }

    @Override
    default Outcome outcome(P position, Play play) {
        return value(position).orElseThrow().signum() == 0 ? Outcome.P : Outcome.N;
    }
}
