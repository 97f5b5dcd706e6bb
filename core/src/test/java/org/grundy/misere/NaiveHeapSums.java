package org.grundy.misere;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Misère outcomes of sums of heaps of an octal code, by trying every play: no theorem is used. Shares no
/// code with the engine; a sum is kept as how many heaps there are of each size, five bits each, so it has
/// at most 31 tokens.
final class NaiveHeapSums {
    private static final int BITS = 5;

    private final List<List<Long>> options = new ArrayList<>();
    private final Map<Long, Boolean> lost = new HashMap<>();

    /// @param code such as `0.77`
    /// @param largest heap, at most 12
    NaiveHeapSums(String code, int largest) {
        String digits = code.replace(".", "");
        for (int heap = 0; heap <= largest; heap++) {
            List<Long> moves = new ArrayList<>();
            for (int taken = 0; taken < digits.length() && taken <= heap; taken++) {
                int digit = digits.charAt(taken) - '0';
                int rest = heap - taken;
                if (rest == 0 && (digit & 1) != 0) {
                    moves.add(0L);
                }
                if (rest > 0 && (digit & 2) != 0) {
                    moves.add(one(rest));
                }
                for (int part = 1; 2 * part <= rest && (digit & 4) != 0; part++) {
                    moves.add(one(part) + one(rest - part));
                }
            }
            options.add(moves);
        }
    }

    private static long one(int heap) {
        return 1L << (BITS * (heap - 1));
    }

    /// Whether the player to move loses a sum of at most 31 tokens.
    boolean lost(int... heaps) {
        long sum = 0;
        for (int heap : heaps) {
            sum += heap == 0 ? 0 : one(heap);
        }
        return lost(sum);
    }

    private boolean lost(long sum) {
        Boolean known = lost.get(sum);
        if (known == null) {
            known = search(sum);
            lost.put(sum, known);
        }
        return known;
    }

    private boolean search(long sum) {
        boolean moved = false;
        for (int heap = 1; heap < options.size(); heap++) {
            if (((sum >>> (BITS * (heap - 1))) & ((1 << BITS) - 1)) != 0) {
                for (long option : options.get(heap)) {
                    moved = true;
                    if (lost(sum - one(heap) + option)) {
                        return false;
                    }
                }
            }
        }
        return moved;
    }
}
