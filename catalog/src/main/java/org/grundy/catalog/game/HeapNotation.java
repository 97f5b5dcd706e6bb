package org.grundy.catalog.game;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Game;
import org.grundy.lang.Arguments;
import org.grundy.text.BilingualText;

/// Heaps are written as their sizes; each number is a separate component.
///
/// @param form for messages
public record HeapNotation(String form) implements NumberNotation {
    @Override
    public List<BigInteger> read(Arguments arguments) {
        return arguments.count(1, Integer.MAX_VALUE, form).numbers(new BilingualText("a heap", "堆的大小"), 0);
    }

    @Override
    public String write(BigInteger heap) {
        return heap.toString();
    }

    @Override
    public Optional<Game<BigInteger>> ofHeaps(Game<BigInteger> game) {
        return Optional.of(game);
    }
}
