package org.grundy.catalog.game;

import java.util.List;
import org.grundy.lang.Arguments;
import org.grundy.lang.TextSlice;

/// Each piece of text between commas is a position of its own.
///
/// @param <P> the type of positions
public interface SliceNotation<P> extends PositionNotation<P> {
    /// How positions are written, for messages.
    String form();

    /// A position.
    ///
    /// @throws org.grundy.text.InputError if the text is none; the message says what is
    P position(TextSlice slice);

    @Override
    default List<P> read(Arguments arguments) {
        return arguments.count(1, Integer.MAX_VALUE, form()).slices().stream()
                .map(this::position)
                .toList();
    }
}
