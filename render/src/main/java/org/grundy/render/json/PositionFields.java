package org.grundy.render.json;

import java.math.BigInteger;
import java.util.List;
import org.grundy.game.Game;

/// Positions as JSON values: a number, an array of numbers, or a string where positions are no numbers.
final class PositionFields {
    private PositionFields() {}

    static <P> Object of(Game<P> game, P position) {
        return game.numbers(position).<Object>map(PositionFields::of).orElseGet(() -> game.write(position));
    }

    private static Object of(List<BigInteger> numbers) {
        return numbers.size() == 1 ? numbers.getFirst() : numbers;
    }
}
