package org.grundy.misere;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.evidence.Evidence;
import org.grundy.misere.tame.HeapsOfRules;
import org.grundy.run.Run;

/// The elements of heaps of a game in a misère quotient that reaches some heap, which may be far beyond
/// those of the quotient where a period is proved.
///
/// @param game the game
/// @param quotient of the heaps up to the largest that is asked for, or of all
/// @param period by which it is that of all heaps
public record HeapElements(HeapGame game, MisereQuotient quotient, Optional<QuotientPeriod> period) {
    /// The elements of the heaps up to some size. Called inside [Run#attempt].
    ///
    /// @param largest the search for the quotient ends there, or where a period is proved
    public static HeapElements upTo(HeapGame game, BigInteger largest, Run run) {
        QuotientSearch search = new QuotientSearch(new HeapsOfRules(game.moves(), run), run);
        Optional<QuotientPeriod> period = Optional.empty();
        while (period.isEmpty()
                && BigInteger.valueOf(search.quotient().largest()).compareTo(largest) < 0) {
            search.next();
            period = game.period(search.quotient()::images);
        }
        return new HeapElements(game, search.quotient(), period);
    }

    /// The element of a heap that the quotient reaches.
    public int element(BigInteger heap) {
        return quotient.images()[period.map(proved -> proved.reduced(heap)).orElseGet(heap::intValueExact)];
    }

    /// The product of elements.
    public int product(int... factors) {
        return Arrays.stream(factors).reduce(0, quotient.monoid()::product);
    }

    /// The product of an element and those of some heaps.
    public int product(int factor, List<BigInteger> heaps) {
        return heaps.stream().map(this::element).reduce(factor, quotient.monoid()::product);
    }

    /// Whether the player to move loses the sums of an element.
    public boolean lost(int element) {
        return quotient.monoid().lost(element);
    }

    /// A heap no larger than this one whose options have the same elements, and that has an option with a
    /// part in the period for each of them: the heap itself up to a bound, and else one that differs by
    /// whole periods.
    public BigInteger smaller(BigInteger heap, BigInteger bound) {
        if (period.isEmpty() || heap.compareTo(bound) <= 0) {
            return heap;
        }
        QuotientPeriod proved = period.get();
        BigInteger least = BigInteger.valueOf(proved.heaps());
        return heap.compareTo(least) <= 0
                ? heap
                : heap.subtract(least).mod(BigInteger.valueOf(proved.period())).add(least);
    }

    /// An element as a sum of heaps: `2 + 2 + 5`; `0` for the identity.
    public String name(int element) {
        int[] word = quotient.words().get(element);
        return word.length == 0
                ? "0"
                : Arrays.stream(word).mapToObj(Integer::toString).collect(Collectors.joining(" + "));
    }

    /// How outcomes by these elements are known.
    public Evidence evidence() {
        return new Evidence.ByQuotient(game.name(), quotient.monoid().order(), quotient.largest(), period.isPresent());
    }
}
