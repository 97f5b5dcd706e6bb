package org.grundy.misere;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Words in which no letter occurs often, packed into a few numbers each, the *packed* words. Of a letter that
/// occurs too often some are taken away, a period of its powers in the quotient of smaller heaps at a time,
/// and one more is kept than that quotient asks for: the new heap may tell apart what the quotient does not.
/// Of the new heap itself a few are kept.
///
/// A letter has its own bits in one of the numbers. Up to some thirty letters one number is enough; how many
/// letters there may be is not limited. Packed words are written into arrays of the caller, so that a search
/// makes none.
final class NormalForms {
    private static final PowerCap NEW = new PowerCap(4, 2);

    private final MisereQuotient base;
    private final HeapLetters letters;
    private final PowerCap[] caps;
    private final int[][] powers;

    /// The number in which a letter has its bits, how far up, and how many ones they hold.
    private final int[] places;

    private final int[] shifts;
    private final long[] masks;
    private final int width;

    /// How many of one letter are kept: `least` and more are lowered below it by multiples of `period`.
    private record PowerCap(int least, int period) {
        int fewer(int count) {
            return count < least ? count : least - period + (count - least) % period;
        }

        int bits() {
            return Integer.SIZE - Integer.numberOfLeadingZeros(least - 1);
        }
    }

    /// @param more for how many letters more are to be kept, by heap
    NormalForms(MisereQuotient base, HeapLetters letters, Map<Integer, Integer> more) {
        int count = letters.count();
        this.base = base;
        this.letters = letters;
        this.caps = new PowerCap[count];
        this.powers = new int[count][];
        this.places = new int[count];
        this.shifts = new int[count];
        this.masks = new long[count];
        int place = 0;
        int shift = 0;
        for (int i = 0; i < count; i++) {
            int heap = letters.heap(i);
            PowerCap cap = heap > base.largest() ? NEW : cap(base.images()[heap]);
            caps[i] = new PowerCap(cap.least + cap.period * more.getOrDefault(heap, 0), cap.period);
            powers[i] = heap > base.largest() ? new int[0] : powers(base.images()[heap], caps[i].least);
            if (shift + caps[i].bits() > Long.SIZE) {
                place++;
                shift = 0;
            }
            places[i] = place;
            shifts[i] = shift;
            masks[i] = (1L << caps[i].bits()) - 1;
            shift += caps[i].bits();
        }
        this.width = place + 1;
    }

    /// Where the powers of an element of the quotient come again, and one more unless the element is its
    /// own inverse.
    private PowerCap cap(int element) {
        Map<Integer, Integer> at = new HashMap<>();
        int power = 0;
        int count = 0;
        while (at.putIfAbsent(power, count) == null) {
            power = base.monoid().product(power, element);
            count++;
        }
        int period = count - at.getOrDefault(power, 0);
        return new PowerCap(Math.max(2, count), period);
    }

    private int[] powers(int element, int count) {
        int[] powers = new int[count];
        for (int i = 1; i < count; i++) {
            powers[i] = base.monoid().product(powers[i - 1], element);
        }
        return powers;
    }

    /// How many numbers a packed word has.
    int width() {
        return width;
    }

    /// The normal form of a word.
    long[] packed(HeapWord word) {
        long[] packed = new long[width];
        for (int i = 0; i < caps.length; i++) {
            packed[places[i]] |= (long) caps[i].fewer(word.counts()[i]) << shifts[i];
        }
        return packed;
    }

    /// How many there are of a letter in a normal form.
    int count(long[] packed, int letter) {
        return (int) ((packed[places[letter]] >>> shifts[letter]) & masks[letter]);
    }

    /// A normal form without one of a letter that it has.
    ///
    /// @param less where it is written
    void less(long[] packed, int letter, long[] less) {
        copy(packed, less);
        less[places[letter]] -= 1L << shifts[letter];
    }

    /// The normal form of the sum of a normal form and some letters.
    ///
    /// @param more letters, each followed by how many of it there are
    /// @param sum where it is written
    void plus(long[] packed, int[] more, long[] sum) {
        copy(packed, sum);
        for (int i = 0; i < more.length; i += 2) {
            int letter = more[i];
            int count = count(sum, letter);
            sum[places[letter]] += (long) (caps[letter].fewer(count + more[i + 1]) - count) << shifts[letter];
        }
    }

    /// Copies a packed word. They are too short for the system's way to pay.
    void copy(long[] from, long[] to) {
        for (int i = 0; i < width; i++) {
            to[i] = from[i];
        }
    }

    /// How many of the new heap there are in a normal form.
    int newHeaps(long[] packed) {
        return count(packed, caps.length - 1);
    }

    /// The element of a normal form without its new heaps, in the quotient of smaller heaps.
    int elementOfSmaller(long[] packed) {
        int element = 0;
        for (int i = 0; i < caps.length - 1; i++) {
            int count = count(packed, i);
            if (count > 0) {
                element = base.monoid().product(element, powers[i][count]);
            }
        }
        return element;
    }

    /// A step from a word towards its normal form.
    ///
    /// @param word what is left after the step
    /// @param heap of which some were taken away
    record Step(HeapWord word, int heap) {}

    /// The steps from a word to its normal form.
    List<Step> way(HeapWord start) {
        List<Step> way = new ArrayList<>();
        HeapWord word = start;
        for (int i = 0; i < caps.length; i++) {
            int kept = caps[i].fewer(word.counts()[i]);
            if (kept != word.counts()[i]) {
                int[] counts = word.counts().clone();
                counts[i] = kept;
                word = new HeapWord(counts);
                way.add(new Step(word, letters.heap(i)));
            }
        }
        return way;
    }
}
