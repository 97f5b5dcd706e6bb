package org.grundy.catalog.graph.sprouts;

import java.util.Arrays;
import java.util.List;

/// Colours of the letters of a land that depend only on how the land hangs together.
final class SproutsColours {
    private static final int SPOTS = SproutsDraft.SPOTS;
    private static final long BASE = 0x9e3779b97f4a7c15L;

    private final int[][][] regions;
    private final int letters;
    private long[] colours;
    private long[] next;
    private int told;

    /// @param numbers of letters, from [#SPOTS] on
    SproutsColours(List<List<int[]>> regions, int[] numbers, int letters) {
        this.letters = letters;
        this.regions = new int[regions.size()][][];
        this.colours = new long[SPOTS + letters];
        this.next = new long[SPOTS + letters];
        for (int i = 0; i < this.regions.length; i++) {
            List<int[]> region = regions.get(i);
            this.regions[i] = new int[region.size()][];
            for (int j = 0; j < this.regions[i].length; j++) {
                this.regions[i][j] = numbered(region.get(j), numbers);
            }
        }
        for (int i = 0; i < colours.length; i++) {
            colours[i] = mixed(Math.min(i, SPOTS) + 1L);
        }
    }

    private static int[] numbered(int[] boundary, int[] numbers) {
        int[] numbered = new int[boundary.length];
        for (int i = 0; i < numbered.length; i++) {
            numbered[i] = boundary[i] < SPOTS ? boundary[i] : numbers[boundary[i]];
        }
        return numbered;
    }

    /// The letters' places in an order that their surroundings give, from [#SPOTS] on.
    int[] ranks() {
        told = 1;
        refine();
        while (told < letters) {
            mark();
            refine();
        }
        long[] sorted = sorted();
        int[] ranks = new int[letters];
        for (int i = 0; i < letters; i++) {
            ranks[i] = SPOTS + Arrays.binarySearch(sorted, colours[SPOTS + i]);
        }
        return ranks;
    }

    private long[] sorted() {
        long[] sorted = Arrays.copyOfRange(colours, SPOTS, colours.length);
        Arrays.sort(sorted);
        return sorted;
    }

    /// Refines as long as more letters can be told apart.
    private void refine() {
        int before;
        do {
            before = told;
            round();
            told = distinct();
        } while (told > before && told < letters);
    }

    private int distinct() {
        long[] sorted = sorted();
        int distinct = 1;
        for (int i = 1; i < letters; i++) {
            distinct += sorted[i] == sorted[i - 1] ? 0 : 1;
        }
        return distinct;
    }

    /// Gives one of the letters of the least colour that several share a colour of its own.
    private void mark() {
        long[] sorted = sorted();
        int shared = 1;
        while (sorted[shared] != sorted[shared - 1]) {
            shared++;
        }
        for (int i = SPOTS; i < colours.length; i++) {
            if (colours[i] == sorted[shared]) {
                colours[i] = mixed(colours[i] + 1);
                told++;
                return;
            }
        }
    }

    private void round() {
        System.arraycopy(colours, 0, next, 0, SPOTS);
        for (int i = SPOTS; i < next.length; i++) {
            next[i] = mixed(colours[i]);
        }
        for (int[][] region : regions) {
            long forth = whole(region, 1);
            long back = whole(region, -1);
            for (int[] boundary : region) {
                surround(boundary, forth, back);
            }
        }
        long[] old = colours;
        colours = next;
        next = old;
    }

    /// The region read one way.
    private long whole(int[][] region, int step) {
        long sum = 0;
        for (int[] boundary : region) {
            sum += mixed(walk(boundary, step));
        }
        return mixed(sum);
    }

    /// A boundary read one way, beginning anywhere.
    private long walk(int[] boundary, int step) {
        long sum = 0;
        for (int i = 0; i < boundary.length; i++) {
            int at = i + step;
            int after = boundary[at < 0 ? boundary.length - 1 : at == boundary.length ? 0 : at];
            sum += mixed(colours[boundary[i]] + 3 * colours[after]);
        }
        return sum;
    }

    private void surround(int[] boundary, long forth, long back) {
        int size = boundary.length;
        long around = 1;
        long ahead = 0;
        long behind = 0;
        for (int i = 0; i < size; i++) {
            around *= BASE;
            ahead = ahead * BASE + colours[boundary[i]];
            behind = behind * BASE + colours[boundary[size - 1 - i]];
        }
        // The walk ahead from each place, and with the same steps the walk behind from the last place to the first.
        for (int i = 0; i < size; i++) {
            int last = size - 1 - i;
            if (boundary[i] >= SPOTS) {
                next[boundary[i]] += mixed(ahead + forth);
            }
            if (boundary[last] >= SPOTS) {
                next[boundary[last]] += mixed(behind + back);
            }
            ahead = ahead * BASE + colours[boundary[i]] * (1 - around);
            behind = behind * BASE + colours[boundary[last]] * (1 - around);
        }
    }

    private static long mixed(long x) {
        long mixed = (x ^ (x >>> 32)) * 0xd6e8feb86659fd93L;
        mixed = (mixed ^ (mixed >>> 29)) * BASE;
        return mixed ^ (mixed >>> 32);
    }
}
