package org.grundy.render.lesson;

import java.math.BigInteger;
import java.util.List;
import org.grundy.play.WinningArgument;
import org.grundy.render.json.Json;
import org.grundy.render.json.writer.OmittedIfNull;
import org.jspecify.annotations.Nullable;

/// Why the move of a puzzle wins. Only the fields of its kind are written.
///
/// @param kind the word of a [Kind]
/// @param pairs the numbers, from 0, of the components that are alike
/// @param even whether the number of moves that follow is even
/// @param heap that the move leaves
/// @param largest the heap up to which the remainders were found
/// @param modulus by which heaps are divided
/// @param remainders of the heaps that are lost
/// @param completed whether each move can be answered so that together they take the modulus
/// @param values of the components, whose nim sum is 0
@OmittedIfNull
public record ArgumentRecord(
        String kind,
        @Nullable List<List<Integer>> pairs,
        @Nullable Boolean even,
        @Nullable Integer heap,
        @Nullable Integer largest,
        @Nullable Integer modulus,
        @Nullable List<Integer> remainders,
        @Nullable Boolean completed,
        @Nullable List<BigInteger> values) {
    /// The kinds of arguments; in JSON each is its name in lower case.
    public enum Kind {
        /// The move ends the game.
        END,
        /// Each move is repeated in a component that is like the one it was made in.
        MIRROR,
        /// However one plays, the number of moves that follow has the same parity.
        PARITY,
        /// Lost heaps are known by their remainders.
        REMAINDER,
        /// The nim sum of what is left is 0.
        NIMSUM
    }

    /// The record of an argument.
    public static ArgumentRecord of(WinningArgument argument) {
        return switch (argument) {
            case WinningArgument.AtOnce() -> of(Kind.END, null, null, null);
            case WinningArgument.Mirror(var pairs) ->
                of(
                        Kind.MIRROR,
                        pairs.stream()
                                .map(pair -> List.of(pair.first(), pair.second()))
                                .toList(),
                        null,
                        null);
            case WinningArgument.Parity(boolean even) -> of(Kind.PARITY, null, even, null);
            case WinningArgument.Remainder(int heap, int largest, int modulus, var remainders, boolean completed) ->
                new ArgumentRecord(
                        Json.word(Kind.REMAINDER), null, null, heap, largest, modulus, remainders, completed, null);
            case WinningArgument.NimSum(var values) -> of(Kind.NIMSUM, null, null, values);
        };
    }

    private static ArgumentRecord of(
            Kind kind, @Nullable List<List<Integer>> pairs, @Nullable Boolean even, @Nullable List<BigInteger> values) {
        return new ArgumentRecord(Json.word(kind), pairs, even, null, null, null, null, null, values);
    }
}
