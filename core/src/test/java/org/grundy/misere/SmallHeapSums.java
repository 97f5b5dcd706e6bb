package org.grundy.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.ObjIntConsumer;

/// Misère outcomes of all sums of a few small heaps of an octal code, by trying every play: no theorem is used. Shares
/// no code with the engine.
///
/// A sum is kept as how many heaps there are of each size. In the lexicographic order that looks at the largest size
/// first every option comes before its sum, so one pass in that order, with a bit for each sum, decides them all. No
/// move makes the tokens more, nor, where one is taken with each split, tokens and heaps together: that bounds the
/// sums.
final class SmallHeapSums {
    private final int largest;
    private final int weightOfHeap;
    private final List<List<int[]>> options = new ArrayList<>();
    private final int[][] count;
    private final int[] heaps;
    private final BitSet lost = new BitSet();
    private final int bound;
    private int next;

    /// @param code such as `0.77`
    /// @param most so many heaps
    /// @param largest each of them at most this size
    SmallHeapSums(String code, int most, int largest) {
        String digits = code.replace(".", "");
        this.largest = largest;
        this.weightOfHeap = digits.charAt(0) == '0' ? 1 : 0;
        this.bound = most * weight(largest);
        this.heaps = new int[largest + 1];
        for (int heap = 0; heap <= largest; heap++) {
            options.add(moves(digits, heap));
        }
        this.count = new int[largest + 1][bound + 1];
        Arrays.fill(count[0], 1);
        for (int size = 1; size <= largest; size++) {
            for (int room = 0; room <= bound; room++) {
                count[size][room] =
                        count[size - 1][room] + (room >= weight(size) ? count[size][room - weight(size)] : 0);
            }
        }
    }

    private static List<int[]> moves(String digits, int heap) {
        List<int[]> moves = new ArrayList<>();
        for (int taken = 0; taken < digits.length() && taken <= heap; taken++) {
            int digit = digits.charAt(taken) - '0';
            int rest = heap - taken;
            if (rest == 0 && (digit & 1) != 0) {
                moves.add(new int[0]);
            }
            if (rest > 0 && (digit & 2) != 0) {
                moves.add(new int[] {rest});
            }
            for (int part = 1; 2 * part <= rest && (digit & 4) != 0; part++) {
                moves.add(new int[] {part, rest - part});
            }
        }
        return moves;
    }

    private int weight(int heap) {
        return heap + weightOfHeap;
    }

    /// Goes through all sums within the bound.
    ///
    /// @param each takes how many heaps there are of each size, not to be kept, and 1 for a lost sum, else 0
    void forEach(ObjIntConsumer<int[]> each) {
        next = 0;
        go(largest, bound, each);
    }

    private void go(int size, int room, ObjIntConsumer<int[]> each) {
        if (size == 0) {
            boolean isLost = isLost();
            lost.set(next++, isLost);
            each.accept(heaps, isLost ? 1 : 0);
            return;
        }
        for (heaps[size] = 0; heaps[size] * weight(size) <= room; heaps[size]++) {
            go(size - 1, room - heaps[size] * weight(size), each);
        }
        heaps[size] = 0;
    }

    private boolean isLost() {
        boolean moved = false;
        for (int heap = 1; heap <= largest; heap++) {
            if (heaps[heap] > 0) {
                for (int[] option : options.get(heap)) {
                    moved = true;
                    if (lost.get(rankAfter(heap, option))) {
                        return false;
                    }
                }
            }
        }
        return moved;
    }

    private int rankAfter(int heap, int[] option) {
        change(heap, option, 1);
        int rank = rank();
        change(heap, option, -1);
        return rank;
    }

    private void change(int heap, int[] option, int by) {
        heaps[heap] -= by;
        for (int part : option) {
            heaps[part] += by;
        }
    }

    /// How many sums come before this one.
    private int rank() {
        int rank = 0;
        int room = bound;
        for (int size = largest; size > 0; size--) {
            int rest = room - heaps[size] * weight(size);
            // the sums with fewer heaps of this size and the same larger heaps
            rank += count[size][room] - (rest >= 0 ? count[size][rest] : 0);
            room = rest;
        }
        return rank;
    }
}
