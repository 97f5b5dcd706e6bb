package org.grundy.misere.tame;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.run.Run;
import org.grundy.value.Tame;

/// The positions of a closed set, one after the other, as long as they are tame. Where all smaller ones are,
/// the theorem on tame sums gives both Grundy values of every option, and so those of the position: it is
/// *fickle* where they are 0 and 1 or 1 and 0, *firm* where they are equal, and else wild.
///
/// Source: Berlekamp, Conway, Guy, *Winning Ways* (2001), vol. 2, ch. 13.
public final class TameHeaps {
    private final ClosedSet set;
    private final Run run;
    private final List<Tame> genera = new ArrayList<>(List.of(Tame.ZERO));
    private Optional<Wild> wild = Optional.empty();

    /// The first position that is not tame.
    ///
    /// @param heap its number
    /// @param normal its Grundy value in normal play
    /// @param misere its misère Grundy value
    public record Wild(int heap, int normal, int misere) {}

    /// @param run charged for the work
    public TameHeaps(ClosedSet set, Run run) {
        this.set = set;
        this.run = run;
    }

    /// Takes in the next position, unless one was wild. Called inside [Run#attempt].
    ///
    /// @return whether it is tame
    public boolean next() {
        if (wild.isPresent()) {
            return false;
        }
        run.position();
        int heap = genera.size();
        List<int[]> options = set.options(heap);
        long[] normal = new long[1 + options.size() / Long.SIZE];
        long[] misere = normal.clone();
        for (int[] option : options) {
            Tame genus = genus(option);
            mark(normal, genus.value());
            mark(misere, genus.misere());
        }
        int value = mex(normal);
        int misereValue = options.isEmpty() ? 1 : mex(misere);
        boolean fickle = value + misereValue == 1;
        if (fickle || value == misereValue) {
            genera.add(new Tame(BigInteger.valueOf(value), fickle));
        } else {
            wild = Optional.of(new Wild(heap, value, misereValue));
        }
        return wild.isEmpty();
    }

    private Tame genus(int[] sum) {
        Tame genus = Tame.ZERO;
        for (int heap : sum) {
            genus = genus.plus(genera.get(heap));
        }
        return genus;
    }

    private static void mark(long[] seen, BigInteger value) {
        int bit = value.intValueExact();
        if (bit >> 6 < seen.length) {
            seen[bit >> 6] |= 1L << bit;
        }
    }

    private static int mex(long[] seen) {
        int word = 0;
        while (word < seen.length && seen[word] == -1L) {
            word++;
        }
        return Long.SIZE * word + (word < seen.length ? Long.numberOfTrailingZeros(~seen[word]) : 0);
    }

    /// The genera so far, from position 0, the end of play, on.
    public List<Tame> genera() {
        return List.copyOf(genera);
    }

    /// How many positions are known to be tame, the end of play included.
    public int count() {
        return genera.size();
    }

    /// The first position that is wild, if it was met.
    public Optional<Wild> wild() {
        return wild;
    }

    /// A number for each genus: equal ones for equal genera, so that periods of them can be proved as those of
    /// the elements of a quotient.
    public int[] codes() {
        return genera.stream()
                .mapToInt(genus -> 2 * genus.value().intValueExact() + (genus.fickle() ? 1 : 0))
                .toArray();
    }
}
