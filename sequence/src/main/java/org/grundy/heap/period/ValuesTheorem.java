package org.grundy.heap.period;

import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.game.Game;
import org.grundy.game.Theorem;

/// A theorem that names the Grundy value of every heap of a game, so that nothing is left to be proved of its
/// nim-sequence.
///
/// @param game played on single heaps
/// @param theorem of this game
public record ValuesTheorem(Game<BigInteger> game, Theorem<BigInteger> theorem) {
    private static final int ASKED = 1000;
    private static final BigInteger LARGE = BigInteger.TEN.pow(30);

    /// The theorem that knows the first thousand values and those of large heaps, if a game has one.
    public static Optional<ValuesTheorem> of(Game<BigInteger> game) {
        return game.theorems().stream()
                .filter(theorem -> IntStream.range(0, ASKED)
                        .mapToObj(BigInteger::valueOf)
                        .allMatch(n -> theorem.value(n).isPresent()
                                && theorem.value(LARGE.add(n)).isPresent()))
                .findFirst()
                .map(theorem -> new ValuesTheorem(game, theorem));
    }
}
