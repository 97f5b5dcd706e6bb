package org.grundy.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// Sets of sums of letters, each held once: equal sets have equal numbers.
///
/// A set of sums of the letters 1 to n has the *level* n. It is a sequence of sets of level n − 1, its *parts*:
/// part j are the sums of smaller letters that are in the set together with j of letter n. All sequences here
/// repeat from some part on. Of level 0 are two sets, [#NONE] and [#EMPTY_SUM].
///
/// A set is the number of its first cell. The cells are its level, how many parts come before the period, how
/// many the period has, and these parts; both counts are as small as they can be, so that a set has one form.
final class SumSets {
    /// The empty set of level 0.
    static final int NONE = 0;

    /// The set of level 0 that has the empty sum.
    static final int EMPTY_SUM = 1;

    /// Sums of more letters would need more calls inside each other than there is room for.
    private static final int MOST_LETTERS = 1000;

    private static final int LETTER_BITS = 10;
    private static final int BEFORE = 1;
    private static final int PERIOD = 2;
    private static final int PARTS = 3;
    private static final int LEAST = 1 << 12;
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final Run run;
    private final KnownResults unions;
    private final KnownResults withLetter;
    private final List<Integer> emptySets = new ArrayList<>(List.of(NONE));
    private final List<Integer> fullSets = new ArrayList<>(List.of(EMPTY_SUM));
    private int[] cells = new int[LEAST];
    private int end = 2;

    /// All sets but those of level 0, by their cells: a table with open addressing, in which 0 is a free place.
    private int[] places = new int[LEAST];

    private int count;

    /// @param run charged for each set, for the parts that are looked at, and for the memory
    SumSets(Run run) {
        this.run = run;
        this.unions = new KnownResults(run);
        this.withLetter = new KnownResults(run);
    }

    /// Adds a letter.
    ///
    /// @return its number, from 1 on
    int addLetter() {
        int letter = emptySets.size();
        if (letter >= MOST_LETTERS) {
            throw run.giveUp(Limit.METHOD);
        }
        emptySets.add(set(letter, 0, 1, new int[] {emptySets.getLast()}));
        fullSets.add(set(letter, 0, 1, new int[] {fullSets.getLast()}));
        return letter;
    }

    /// The letters up to this one are those of the sums.
    int level(int set) {
        return set <= EMPTY_SUM ? 0 : cells[set];
    }

    /// The set of no sum.
    int empty(int level) {
        return emptySets.get(level);
    }

    /// The set of all sums of the letters up to one.
    int full(int level) {
        return fullSets.get(level);
    }

    /// The set of the empty sum alone.
    int emptySum(int level) {
        int set = EMPTY_SUM;
        for (int letter = 1; letter <= level; letter++) {
            set = set(letter, 1, 1, new int[] {set, empty(letter - 1)});
        }
        return set;
    }

    /// Whether the empty sum is in a set.
    boolean hasEmptySum(int set) {
        int first = set;
        while (level(first) > 0) {
            first = part(first, 0);
        }
        return first == EMPTY_SUM;
    }

    /// How many parts come before the period.
    int before(int set) {
        return cells[set + BEFORE];
    }

    int period(int set) {
        return cells[set + PERIOD];
    }

    /// The sums of smaller letters that are in a set together with so many of its last letter.
    int part(int set, int letters) {
        int before = before(set);
        return cells[set + PARTS + (letters < before ? letters : before + (letters - before) % period(set))];
    }

    /// The set of a sequence of parts.
    ///
    /// @param parts those before the period, then those of the period
    int set(int level, int before, int period, int[] parts) {
        run.options(before + period);
        int least = leastPeriod(before, period, parts);
        int start = before;
        while (start > 0 && parts[start - 1] == parts[start + least - 1]) {
            start--;
        }
        int place = place(level, start, least, parts, 0);
        if (places[place] == 0) {
            run.position();
            places[place] = add(level, start, least, parts);
            count++;
            if (2 * count > places.length) {
                growPlaces();
                return end - PARTS - start - least;
            }
        }
        return places[place];
    }

    private static int leastPeriod(int before, int period, int[] parts) {
        int least = 1;
        while (period % least != 0 || !repeats(before, before + period, least, parts)) {
            least++;
        }
        return least;
    }

    private static boolean repeats(int start, int end, int period, int[] parts) {
        for (int i = start + period; i < end; i++) {
            if (parts[i] != parts[i - period]) {
                return false;
            }
        }
        return true;
    }

    private int add(int level, int before, int period, int[] parts) {
        int size = PARTS + before + period;
        if (cells.length - end < size) {
            int larger = Math.max(Math.addExact(end, size), (int) Math.min(2L * cells.length, Integer.MAX_VALUE - 8L));
            run.memory((long) Integer.BYTES * (larger - cells.length));
            cells = Arrays.copyOf(cells, larger);
        }
        int set = end;
        cells[set] = level;
        cells[set + BEFORE] = before;
        cells[set + PERIOD] = period;
        System.arraycopy(parts, 0, cells, set + PARTS, before + period);
        end += size;
        return set;
    }

    /// Where a set is among the places, or would be.
    ///
    /// @param from the first of its parts in the array
    private int place(int level, int before, int period, int[] parts, int from) {
        int count = before + period;
        long hash = ((long) level << 40) ^ ((long) before << 20) ^ period;
        for (int i = 0; i < count; i++) {
            hash = (hash ^ parts[from + i]) * SPREAD;
            hash ^= hash >>> 32;
        }
        int mask = places.length - 1;
        int place = (int) hash & mask;
        while (places[place] != 0 && !is(places[place], level, before, period, parts, from)) {
            place = (place + 1) & mask;
        }
        return place;
    }

    private boolean is(int set, int level, int before, int period, int[] parts, int from) {
        return cells[set] == level
                && before(set) == before
                && period(set) == period
                && hasParts(set + PARTS, parts, from, before + period);
    }

    /// `Arrays.equals` of ranges reads elsewhere from the index 2^29 of an `int[]` on, in JDK 25.
    private boolean hasParts(int start, int[] parts, int from, int count) {
        int equal = 0;
        while (equal < count && cells[start + equal] == parts[from + equal]) {
            equal++;
        }
        return equal == count;
    }

    private void growPlaces() {
        run.memory((long) Integer.BYTES * places.length);
        places = new int[2 * places.length];
        for (int set = 2; set < end; set += PARTS + before(set) + period(set)) {
            places[place(cells[set], before(set), period(set), cells, set + PARTS)] = set;
        }
    }

    /// The sums that are in one of two sets of one level.
    int union(int first, int second) {
        int level = level(first);
        if (first == second || second == empty(level) || first == full(level)) {
            return first;
        }
        if (first == empty(level) || second == full(level)) {
            return second;
        }
        long key = ((long) Math.min(first, second) << Integer.SIZE) | Math.max(first, second);
        int known = unions.get(key);
        if (known == KnownResults.UNKNOWN) {
            int before = Math.max(before(first), before(second));
            int period = commonPeriod(period(first), period(second));
            int[] parts = new int[before + period];
            for (int i = 0; i < parts.length; i++) {
                parts[i] = union(part(first, i), part(second, i));
            }
            known = set(level, before, period, parts);
            unions.put(key, known);
        }
        return known;
    }

    private static int commonPeriod(int first, int second) {
        int period = first;
        while (period % second != 0) {
            period = Math.addExact(period, first);
        }
        return period;
    }

    /// A key of a set and a letter; different ones for different pairs.
    static long key(int set, int letter) {
        return ((long) set << LETTER_BITS) | letter;
    }

    /// The sums that are in a set once a letter has been added to them.
    int with(int set, int letter) {
        long key = key(set, letter);
        int known = withLetter.get(key);
        if (known == KnownResults.UNKNOWN) {
            int level = level(set);
            int shift = letter == level ? 1 : 0;
            int before = Math.max(0, before(set) - shift);
            int[] parts = new int[before + period(set)];
            for (int i = 0; i < parts.length; i++) {
                parts[i] = letter == level ? part(set, i + 1) : with(part(set, i), letter);
            }
            known = set(level, before, period(set), parts);
            withLetter.put(key, known);
        }
        return known;
    }

    /// The sums that are in a set once letters have been added to them.
    int withAll(int set, int[] letters) {
        int result = set;
        for (int letter : letters) {
            result = with(result, letter);
        }
        return result;
    }
}
