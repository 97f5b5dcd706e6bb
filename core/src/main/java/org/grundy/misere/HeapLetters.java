package org.grundy.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.grundy.misere.tame.ClosedSet;

/// The heaps of which words are made when a quotient is extended by one heap: the generators of the
/// quotient, the new heap, and those heaps of which it has turned out that they are not worth the word that
/// the quotient had for them. Every other heap is assumed to be worth its word.
final class HeapLetters {
    private final MisereQuotient base;
    private final ClosedSet set;
    private final int[] letters;
    private final boolean[] freed;
    private final HeapWord[] words;
    private final List<List<HeapWord>> options = new ArrayList<>();

    /// @param base the quotient of all smaller heaps
    /// @param set gives the options of heaps
    /// @param freedHeaps which heaps beside the generators and the new one are letters
    /// @param reworded which of its [words][#substitutes] is taken for a heap, where it is not the first
    HeapLetters(MisereQuotient base, ClosedSet set, Set<Integer> freedHeaps, Map<Integer, Integer> reworded) {
        this.base = base;
        this.set = set;
        Set<Integer> all = new TreeSet<>(freedHeaps);
        Arrays.stream(base.generators()).forEach(all::add);
        all.add(base.largest() + 1);
        this.letters = all.stream().mapToInt(Integer::intValue).toArray();
        this.freed = new boolean[letters.length];
        this.words = new HeapWord[base.largest() + 2];
        for (int i = 0; i < letters.length; i++) {
            freed[i] = freedHeaps.contains(letters[i]);
        }
        for (int heap = 0; heap < words.length; heap++) {
            words[heap] = letter(heap) >= 0
                    ? empty().plusLetter(letter(heap))
                    : substitutes(heap).get(reworded.getOrDefault(heap, 0));
            options.add(List.of());
        }
    }

    int count() {
        return letters.length;
    }

    int heap(int letter) {
        return letters[letter];
    }

    /// The number of the letter that is a heap, or -1.
    int letter(int heap) {
        return Math.max(-1, Arrays.binarySearch(letters, heap));
    }

    HeapWord empty() {
        return HeapWord.empty(letters.length);
    }

    /// The word of a heap: the letter, or what it is assumed to be worth.
    HeapWord word(int heap) {
        return words[heap];
    }

    /// The words that a heap may be worth: the one that the quotient has for it, and those of the same
    /// element that are one smaller freed heap and the word of an element.
    List<HeapWord> substitutes(int heap) {
        int element = base.images()[heap];
        List<HeapWord> words =
                new ArrayList<>(List.of(wordOfLetters(base.words().get(element))));
        for (int i = 0; i < letters.length && letters[i] < heap; i++) {
            for (int x = 0; freed[i] && x < base.monoid().order(); x++) {
                if (base.monoid().product(x, base.images()[letters[i]]) == element) {
                    words.add(wordOfLetters(base.words().get(x)).plusLetter(i));
                }
            }
        }
        return words;
    }

    /// The word of heaps that are letters.
    HeapWord wordOfLetters(int... heaps) {
        HeapWord word = empty();
        for (int heap : heaps) {
            word.counts()[letter(heap)]++;
        }
        return word;
    }

    /// The word of a sum of any heaps.
    HeapWord word(int... heaps) {
        HeapWord word = empty();
        for (int heap : heaps) {
            word = word.plus(words[heap]);
        }
        return word;
    }

    /// The heaps of a word, in increasing order.
    int[] heaps(HeapWord word) {
        List<Integer> heaps = new ArrayList<>();
        for (int i = 0; i < letters.length; i++) {
            for (int j = 0; j < word.counts()[i]; j++) {
                heaps.add(letters[i]);
            }
        }
        return heaps.stream().mapToInt(Integer::intValue).toArray();
    }

    /// The options of a heap, in words, each once.
    List<HeapWord> options(int heap) {
        if (options.get(heap).isEmpty()) {
            Set<HeapWord> distinct = new HashSet<>();
            set.options(heap).forEach(option -> distinct.add(word(option)));
            options.set(heap, distinct.stream().sorted().toList());
        }
        return options.get(heap);
    }
}
