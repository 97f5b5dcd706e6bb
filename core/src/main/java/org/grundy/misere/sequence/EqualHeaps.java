package org.grundy.misere.sequence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.grundy.misere.MisereQuotient;
import org.grundy.misere.tame.ClosedSet;

/// Heaps that are one game in every misère sum, whatever else is in it: those as good as the same heap of Nim, and
/// those with the same options. Two heaps as good as the heap of one are as good as none.
///
/// Source: J. H. Conway, *On Numbers and Games* (2001), ch. 12.
final class EqualHeaps {
    private static final int NO_HEAP_OF_NIM = -1;

    private final MisereQuotient quotient;
    private final ClosedSet set;

    /// What stands for each heap: the first one that is equal, or 0 for the end of play.
    private final List<Integer> first = new ArrayList<>();

    /// The heap of Nim that a heap is as good as.
    private final List<Integer> nim = new ArrayList<>();

    private final List<List<int[]>> options = new ArrayList<>();
    private final Map<Integer, Integer> byNim = new HashMap<>();
    private final Map<Set<List<Integer>>, Integer> byOptions = new HashMap<>();

    EqualHeaps(MisereQuotient quotient, ClosedSet set) {
        this.quotient = quotient;
        this.set = set;
        take(0, List.of(), 0, 0);
    }

    private void take(int heap, List<int[]> itsOptions, int stands, int nimHeap) {
        first.add(stands);
        nim.add(nimHeap);
        options.add(itsOptions);
        if (nimHeap != NO_HEAP_OF_NIM) {
            byNim.putIfAbsent(nimHeap, heap);
        }
    }

    /// The distinct options of a heap that stands for itself, reduced.
    List<int[]> options(int heap) {
        reach(heap);
        return options.get(heap);
    }

    /// A sum in heaps that stand for others, in increasing order.
    int[] reduced(int... sum) {
        int[] heaps = new int[sum.length];
        for (int i = 0; i < sum.length; i++) {
            reach(sum[i]);
            heaps[i] = first.get(sum[i]);
        }
        return withoutPairs(heaps);
    }

    /// The sum of two reduced sums.
    int[] sum(int[] left, int[] right) {
        int[] both = Arrays.copyOf(left, left.length + right.length);
        System.arraycopy(right, 0, both, left.length, right.length);
        return withoutPairs(both);
    }

    private int[] withoutPairs(int[] heaps) {
        Arrays.sort(heaps);
        int one = byNim.getOrDefault(1, NO_HEAP_OF_NIM);
        int count = 0;
        for (int heap : heaps) {
            if (heap == one && count > 0 && heaps[count - 1] == one) {
                count--;
            } else if (heap != 0) {
                heaps[count++] = heap;
            }
        }
        return count == heaps.length ? heaps : Arrays.copyOf(heaps, count);
    }

    private void reach(int heap) {
        while (first.size() <= heap) {
            next(first.size());
        }
    }

    private void next(int heap) {
        Map<List<Integer>, int[]> distinct = new LinkedHashMap<>();
        for (int[] option : set.options(heap)) {
            int[] reduced = reduced(option);
            distinct.put(list(reduced), reduced);
        }
        Set<List<Integer>> key = Set.copyOf(distinct.keySet());
        List<int[]> itsOptions = List.copyOf(distinct.values());
        int asGoodAs = asGoodAs(heap, itsOptions);
        int stands =
                asGoodAs == NO_HEAP_OF_NIM ? byOptions.getOrDefault(key, heap) : byNim.getOrDefault(asGoodAs, heap);
        byOptions.putIfAbsent(key, stands);
        take(heap, itsOptions, stands, asGoodAs);
    }

    /// The heap of Nim that options make: the least that is none of them, if every other option has it as an option;
    /// the heap of none only where the player to move wins, or there is no move.
    private int asGoodAs(int heap, List<int[]> itsOptions) {
        BitSet heaps = new BitSet();
        itsOptions.stream().mapToInt(this::nim).filter(m -> m != NO_HEAP_OF_NIM).forEach(heaps::set);
        int least = heaps.nextClearBit(0);
        boolean proviso =
                least > 0 || itsOptions.isEmpty() || !quotient.monoid().lost(quotient.images()[heap]);
        boolean rest = itsOptions.stream()
                .filter(option -> nim(option) == NO_HEAP_OF_NIM)
                .allMatch(option -> hasOption(option, least));
        return proviso && rest ? least : NO_HEAP_OF_NIM;
    }

    private int nim(int[] reduced) {
        return reduced.length == 0 ? 0 : reduced.length == 1 ? nim.get(reduced[0]) : NO_HEAP_OF_NIM;
    }

    private boolean hasOption(int[] sum, int nimHeap) {
        for (int i = 0; i < sum.length; i++) {
            int[] others = MisereQuotient.without(sum, i);
            if (options.get(sum[i]).stream().anyMatch(option -> nim(sum(others, option)) == nimHeap)) {
                return true;
            }
        }
        return false;
    }

    private static List<Integer> list(int[] heaps) {
        return Arrays.stream(heaps).boxed().toList();
    }
}
