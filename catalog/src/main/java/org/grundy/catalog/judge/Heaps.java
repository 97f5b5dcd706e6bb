package org.grundy.catalog.judge;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.catalog.Nim;
import org.grundy.game.Choices;
import org.grundy.game.Theorem;
import org.grundy.value.Tame;

/// Heaps of Nim as several problems give them: their number, then their sizes.
///
/// @param sizes each at least 0
record Heaps(List<BigInteger> sizes) {
    private static final Theorem<BigInteger> BOUTON = Nim.game().theorems().getFirst();

    /// A winning move: a heap and what it leaves.
    record Lowering(BigInteger from, BigInteger to) {}

    static Heaps read(Tokens in) {
        int count = in.count("the number of heaps");
        List<BigInteger> sizes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            sizes.add(BigInteger.valueOf(in.next("a heap", 0)));
        }
        return new Heaps(sizes);
    }

    boolean isEmpty() {
        return sizes.isEmpty();
    }

    BigInteger nimSum() {
        return sizes.stream().map(heap -> BOUTON.value(heap).orElseThrow()).reduce(BigInteger.ZERO, BigInteger::xor);
    }

    boolean winsMisere() {
        return sizes.stream()
                        .map(heap -> BOUTON.tame(heap).orElseThrow())
                        .reduce(Tame.ZERO, Tame::plus)
                        .misere()
                        .signum()
                != 0;
    }

    /// The winning moves in normal play, in the order of the heaps.
    List<Lowering> winning() {
        BigInteger sum = nimSum();
        List<Lowering> all = new ArrayList<>();
        for (BigInteger heap : sum.signum() == 0 ? List.<BigInteger>of() : sizes) {
            Choices<BigInteger> choices = BOUTON.options(heap, heap.xor(sum)).orElseThrow();
            choices.options().forEach(to -> all.add(new Lowering(heap, to.getFirst())));
        }
        return all;
    }
}
