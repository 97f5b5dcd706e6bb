package org.grundy.misere;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// Words in which no letter occurs often, packed into numbers. Of a letter that occurs too often some are
/// taken away, a period of its powers in the quotient of smaller heaps at a time, and one more is kept than
/// that quotient asks for: the new heap may tell apart what the quotient does not. Of the new heap itself a
/// few are kept.
final class NormalForms {
    private static final PowerCap NEW = new PowerCap(4, 2);

    private final MisereQuotient base;
    private final HeapLetters letters;
    private final PowerCap[] caps;
    private final int[][] powers;
    private final int[] shifts;

    /// How many of one letter are kept: from `least` on, `period` fewer as long as there are so many.
    private record PowerCap(int least, int period) {
        int fewer(int count) {
            return count < least ? count : least - period + (count - least) % period;
        }

        int bits() {
            return Integer.SIZE - Integer.numberOfLeadingZeros(least - 1);
        }
    }

    /// @param more for how many letters more are to be kept, by heap
    NormalForms(MisereQuotient base, HeapLetters letters, Map<Integer, Integer> more, Run run) {
        this.base = base;
        this.letters = letters;
        this.caps = new PowerCap[letters.count()];
        this.powers = new int[letters.count()][];
        this.shifts = new int[letters.count() + 1];
        for (int i = 0; i < letters.count(); i++) {
            int heap = letters.heap(i);
            PowerCap cap = heap > base.largest() ? NEW : cap(base.images()[heap]);
            caps[i] = new PowerCap(cap.least + cap.period * more.getOrDefault(heap, 0), cap.period);
            powers[i] = heap > base.largest() ? new int[0] : powers(base.images()[heap], caps[i].least);
            shifts[i + 1] = shifts[i] + caps[i].bits();
        }
        if (shifts[letters.count()] >= Long.SIZE) {
            throw run.giveUp(Limit.METHOD);
        }
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

    /// The normal form of a word.
    long key(HeapWord word) {
        long key = 0;
        int[] counts = word.counts();
        for (int i = 0; i < counts.length; i++) {
            key |= (long) caps[i].fewer(counts[i]) << shifts[i];
        }
        return key;
    }

    /// The normal form of the sum of two words.
    long key(HeapWord first, HeapWord second) {
        long key = 0;
        for (int i = 0; i < caps.length; i++) {
            key |= (long) caps[i].fewer(first.counts()[i] + second.counts()[i]) << shifts[i];
        }
        return key;
    }

    /// How many there are of a letter in a normal form.
    int count(long key, int letter) {
        return (int) (key >>> shifts[letter]) & ((1 << (shifts[letter + 1] - shifts[letter])) - 1);
    }

    /// A normal form without one of a letter that it has.
    long less(long key, int letter) {
        return key - (1L << shifts[letter]);
    }

    /// The normal form of the sum of a normal form and some letters.
    ///
    /// @param more letters, each followed by how many of it there are
    long plus(long key, int[] more) {
        long sum = key;
        for (int i = 0; i < more.length; i += 2) {
            int letter = more[i];
            int count = count(sum, letter);
            sum += (long) (caps[letter].fewer(count + more[i + 1]) - count) << shifts[letter];
        }
        return sum;
    }

    /// The element of a normal form in the quotient of smaller heaps, or -1 if it has the new heap.
    int element(long key) {
        int last = caps.length - 1;
        if (key >>> shifts[last] != 0) {
            return -1;
        }
        int element = 0;
        for (int i = 0; i < last; i++) {
            int count = count(key, i);
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
