package org.grundy.catalog.graph.sprouts;

import java.util.Arrays;

/// Colours of the letters of a land that depend only on how the land hangs together. Of one land after the other.
final class SproutsColours {
    private static final int SPOTS = SproutsDraft.SPOTS;
    private static final long BASE = 0x9e3779b97f4a7c15L;

    private final SproutsWalks walks;
    private int letters;
    private long[] colours = {};
    private long[] next = {};
    private long[] sorted = {};

    /// The colour of the spot at each place of the walks.
    private long[] at = {};

    private int told;

    /// @param walks of a land, letters numbered from [#SPOTS] on
    SproutsColours(SproutsWalks walks) {
        this.walks = walks;
    }

    /// Finds the letters' places in an order that their surroundings give, from [#SPOTS] on.
    ///
    /// @param count of letters
    /// @param ranks filled in, for each letter's number
    void rank(int count, int[] ranks) {
        letters = count;
        begin();
        refine();
        while (told < letters) {
            mark();
            refine();
        }
        sort();
        for (int letter = SPOTS; letter < SPOTS + letters; letter++) {
            ranks[letter] = SPOTS + Arrays.binarySearch(sorted, 0, letters, colours[letter]);
        }
    }

    private void begin() {
        if (colours.length < SPOTS + letters) {
            colours = new long[SPOTS + 2 * letters];
            next = new long[SPOTS + 2 * letters];
            sorted = new long[2 * letters];
        }
        for (int i = 0; i < SPOTS + letters; i++) {
            colours[i] = mixed(Math.min(i, SPOTS) + 1L);
        }
        told = 1;
    }

    private void sort() {
        System.arraycopy(colours, SPOTS, sorted, 0, letters);
        Arrays.sort(sorted, 0, letters);
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
        sort();
        int distinct = 1;
        for (int i = 1; i < letters; i++) {
            distinct += sorted[i] == sorted[i - 1] ? 0 : 1;
        }
        return distinct;
    }

    /// Gives one of the letters of the least colour that several share a colour of its own.
    private void mark() {
        sort();
        int shared = 1;
        while (sorted[shared] != sorted[shared - 1]) {
            shared++;
        }
        int marked = SPOTS;
        while (colours[marked] != sorted[shared]) {
            marked++;
        }
        colours[marked] = mixed(colours[marked] + 1);
        told++;
    }

    private void round() {
        System.arraycopy(colours, 0, next, 0, SPOTS);
        for (int i = SPOTS; i < SPOTS + letters; i++) {
            next[i] = mixed(colours[i]);
        }
        at = at.length < walks.size ? new long[2 * walks.size] : at;
        for (int i = 0; i < walks.size; i++) {
            at[i] = colours[walks.spots[i]];
        }
        for (int region = 0; region < walks.regions; region++) {
            round(region);
        }
        long[] old = colours;
        colours = next;
        next = old;
    }

    private void round(int region) {
        long forth = 0;
        long back = 0;
        for (int boundary = walks.first(region); boundary < walks.lasts[region]; boundary++) {
            forth += mixed(walk(walks.start(boundary), walks.ends[boundary], 3, 1));
            back += mixed(walk(walks.start(boundary), walks.ends[boundary], 1, 3));
        }
        forth = mixed(forth);
        back = mixed(back);
        for (int boundary = walks.first(region); boundary < walks.lasts[region]; boundary++) {
            surround(walks.start(boundary), walks.ends[boundary], forth, back);
        }
    }

    /// A boundary read one way, beginning anywhere: its pairs of neighbours, of which one counts three times.
    private long walk(int start, int end, int ofNext, int ofThis) {
        long sum = 0;
        long before = at[end - 1];
        for (int i = start; i < end; i++) {
            sum += mixed(ofThis * before + ofNext * at[i]);
            before = at[i];
        }
        return sum;
    }

    private void surround(int start, int end, long forth, long back) {
        long around = 1;
        long ahead = 0;
        long behind = 0;
        boolean lettered = false;
        for (int i = start; i < end; i++) {
            around *= BASE;
            ahead = ahead * BASE + at[i];
            behind = behind * BASE + at[start + end - 1 - i];
            lettered |= walks.spots[i] >= SPOTS;
        }
        // The walk ahead from each place, and with the same steps the walk behind from the last place to the first.
        for (int i = start; i < end && lettered; i++) {
            int last = start + end - 1 - i;
            if (walks.spots[i] >= SPOTS) {
                next[walks.spots[i]] += mixed(ahead + forth);
            }
            if (walks.spots[last] >= SPOTS) {
                next[walks.spots[last]] += mixed(behind + back);
            }
            ahead = ahead * BASE + at[i] * (1 - around);
            behind = behind * BASE + at[last] * (1 - around);
        }
    }

    private static long mixed(long x) {
        long mixed = (x ^ (x >>> 32)) * 0xd6e8feb86659fd93L;
        mixed = (mixed ^ (mixed >>> 29)) * BASE;
        return mixed ^ (mixed >>> 32);
    }
}
