package org.grundy.misere;

import java.util.Arrays;
import java.util.stream.IntStream;

/// A sum of heaps of some sizes, the letters, as how many there are of each.
///
/// The order of words looks at the largest letter first. Every move in a sum leads to a smaller one, for it
/// replaces a heap by smaller heaps; and adding the same heaps to two sums keeps their order.
///
/// @param counts how often each letter occurs, the smallest letter first
@SuppressWarnings("ArrayRecordComponent") // compared by the counts
record HeapWord(int[] counts) implements Comparable<HeapWord> {
    static HeapWord empty(int letters) {
        return new HeapWord(new int[letters]);
    }

    /// The letters that occur, each followed by how often it does.
    int[] letters() {
        return IntStream.range(0, counts.length)
                .filter(letter -> counts[letter] > 0)
                .flatMap(letter -> IntStream.of(letter, counts[letter]))
                .toArray();
    }

    /// This word and one more of a letter.
    HeapWord plusLetter(int letter) {
        int[] more = counts.clone();
        more[letter]++;
        return new HeapWord(more);
    }

    /// This word and one less of a letter.
    HeapWord lessLetter(int letter) {
        int[] less = counts.clone();
        less[letter]--;
        return new HeapWord(less);
    }

    HeapWord plus(HeapWord other) {
        int[] sum = counts.clone();
        for (int i = 0; i < sum.length; i++) {
            sum[i] += other.counts[i];
        }
        return new HeapWord(sum);
    }

    @Override
    public int compareTo(HeapWord other) {
        for (int i = counts.length - 1; i >= 0; i--) {
            if (counts[i] != other.counts[i]) {
                return Integer.compare(counts[i], other.counts[i]);
            }
        }
        return 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HeapWord word && Arrays.equals(counts, word.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }
}
