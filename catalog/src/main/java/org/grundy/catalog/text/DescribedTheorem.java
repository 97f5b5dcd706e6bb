package org.grundy.catalog.text;

import org.grundy.evidence.Source;
import org.grundy.game.Theorem;

/// A theorem in Java whose words and source stand in a text.
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
}
