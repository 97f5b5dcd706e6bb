package org.grundy.misere.tame;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.grundy.game.Sum;
import org.grundy.run.Run;
import org.grundy.value.Genus;

/// Genera of sums of any games, by search of all positions that can follow. What was found is kept.
///
/// The misère Grundy value of X + k·2 is the mex of those of X′ + k·2, of X + (k−1)·2 and of X + (k−1)·2 +
/// 1, for the options X′ of X; the last two differ in their last bit. A position is as good as the heap m
/// if its options that are heaps have mex m, and each other option has an option as good as the heap m;
/// where m is 0 and there are options, the position must also be won in misère play.
///
/// Source: Berlekamp, Conway, Guy, *Winning Ways* (2001), vol. 2, ch. 13.
public final class GenusSearch {
    private static final int BYTES_PER_POSITION = 400;
    private static final int NO_HEAP = -1;

    private final FollowerFold<Found> known;

    /// @param optionHeaps the heaps that options are as good as
    private record Found(Genus genus, int heap, BitSet optionHeaps) {}

    /// @param run charged for each position
    public GenusSearch(Run run) {
        this.known = new FollowerFold<>(BYTES_PER_POSITION, GenusSearch::fold, run);
    }

    /// The genus of a sum. Called inside [Run#attempt].
    public Genus genus(Sum sum) {
        return known.of(sum).genus;
    }

    private static Found fold(List<Found> options) {
        BitSet normal = new BitSet();
        BitSet heaps = new BitSet();
        for (Found option : options) {
            normal.set(option.genus.normal());
            if (option.heap != NO_HEAP) {
                heaps.set(option.heap);
            }
        }
        List<Integer> misere = misere(options);
        int value = normal.nextClearBit(0);
        int heap = heap(options, heaps, misere.getFirst());
        boolean tame = options.stream().allMatch(option -> option.genus.kind() != Genus.Kind.WILD)
                && (value == misere.getFirst() || value + misere.getFirst() == 1);
        Genus.Kind kind = heap != NO_HEAP ? Genus.Kind.HEAP : tame ? Genus.Kind.TAME : Genus.Kind.WILD;
        return new Found(new Genus(value, misere, kind), heap, heaps);
    }

    private static int heap(List<Found> options, BitSet heaps, int misereValue) {
        int least = heaps.nextClearBit(0);
        boolean rest = options.stream()
                .filter(option -> option.heap == NO_HEAP)
                .allMatch(option -> option.optionHeaps.get(least));
        boolean proviso = least > 0 || options.isEmpty() || misereValue != 0;
        return rest && proviso ? least : NO_HEAP;
    }

    /// The misère Grundy values with 0, 1, 2, … heaps of two, as long as they do not alternate for ever.
    private static List<Integer> misere(List<Found> options) {
        int length = 2
                + options.stream()
                        .mapToInt(option -> option.genus.misere().size())
                        .max()
                        .orElse(0);
        List<Integer> values = new ArrayList<>();
        for (int k = 0; k < length + 2; k++) {
            BitSet seen = new BitSet();
            for (Found option : options) {
                seen.set(at(option.genus.misere(), k));
            }
            if (k > 0) {
                seen.set(values.getLast());
                seen.set(values.getLast() ^ 1);
            }
            values.add(options.isEmpty() && k == 0 ? 1 : seen.nextClearBit(0));
        }
        int kept = values.size();
        while (kept > 2
                && values.get(kept - 3).equals(values.get(kept - 1))
                && (values.get(kept - 2) ^ 2) == values.get(kept - 1)) {
            kept--;
        }
        return values.subList(0, kept);
    }

    private static int at(List<Integer> misere, int k) {
        int last = misere.size() - 1;
        return k <= last ? misere.get(k) : (k - last) % 2 == 0 ? misere.get(last) : misere.get(last - 1);
    }
}
