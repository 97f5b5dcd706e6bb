package org.grundy.catalog.judge;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.nim.Nim;
import org.grundy.game.Convention;
import org.grundy.game.OptionSet;
import org.grundy.game.Theorem;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;
import org.grundy.value.Tame;

/// Heaps as several problems give them: their number, then their sizes.
///
/// @param sizes each at least 0
record HeapInput(List<BigInteger> sizes) {
    private static final CatalogGame<BigInteger> NIM = new Nim().game();
    private static final Theorem<BigInteger> BOUTON = NIM.theorems().getFirst();

    /// A winning move of Nim: a heap and what it leaves.
    record Lowering(BigInteger from, BigInteger to) {}

    /// The number of heaps, then the heaps.
    static HeapInput read(InputTokens in) {
        return read(in, Long.MAX_VALUE);
    }

    /// The number of heaps, then the heaps.
    ///
    /// @param most the largest size allowed
    static HeapInput read(InputTokens in, long most) {
        return read(in.count(new BilingualText("the number of heaps", "堆数")), in, most);
    }

    /// A given number of heaps.
    ///
    /// @param most the largest size allowed
    static HeapInput read(int count, InputTokens in, long most) {
        List<BigInteger> sizes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            sizes.add(BigInteger.valueOf(in.next(new BilingualText("a heap", "堆的大小"), 0, most)));
        }
        return new HeapInput(sizes);
    }

    /// Whether all heaps are empty.
    boolean isZero() {
        return sizes.stream().allMatch(BigInteger.ZERO::equals);
    }

    /// Whether there is no heap.
    boolean isEmpty() {
        return sizes.isEmpty();
    }

    /// The nim sum of the sizes, which are the values in Nim.
    BigInteger nimSum() {
        return nimSum(NIM, Run.unlimited()); // by a theorem
    }

    /// The nim sum of the heaps' values in a game.
    ///
    /// @param run is charged for a table
    BigInteger nimSum(CatalogGame<BigInteger> game, Run run) {
        return TheoremAnswers.nimSum(game, sizes, run);
    }

    /// The heaps as a sum of Nim.
    CasePosition asNim() {
        return CasePosition.of(NIM, sizes, Convention.NORMAL);
    }

    /// Whether the first player wins misère Nim.
    boolean winsMisere() {
        return sizes.stream()
                        .map(heap -> TheoremAnswers.tame(NIM, heap))
                        .reduce(Tame.ZERO, Tame::plus)
                        .misere()
                        .signum()
                != 0;
    }

    /// The winning moves in normal play of Nim, in the order of the heaps.
    List<Lowering> winning() {
        BigInteger sum = nimSum();
        List<Lowering> all = new ArrayList<>();
        for (BigInteger heap : sum.signum() == 0 ? List.<BigInteger>of() : sizes) {
            OptionSet<BigInteger> choices = BOUTON.options(heap, heap.xor(sum)).orElseThrow();
            choices.options().forEach(to -> all.add(new Lowering(heap, to.getFirst())));
        }
        return all;
    }
}
