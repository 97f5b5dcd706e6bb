package org.grundy.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.grundy.misere.tame.ClosedSet;

/// The misère quotient of the sums of some heaps: two sums are the same element if no sum of these heaps,
/// added to both, has different misère outcomes.
///
/// Source: T. E. Plambeck and A. N. Siegel, "Misère quotients for impartial games" (2008).
///
/// @param monoid the quotient with its P-portion
/// @param images the element of each heap, from heap 0 (the end of play) on; not to be changed
/// @param words for each element a sum that it stands for: heaps in increasing order, the first such sum in
///     the order that looks at the largest heaps first. Each part of such a word is a word of its element,
///     too
@SuppressWarnings("ArrayRecordComponent") // never compared
public record MisereQuotient(BipartiteMonoid monoid, int[] images, List<int[]> words) {
    /// Copies the list.
    public MisereQuotient {
        words = List.copyOf(words);
    }

    /// The quotient of no heap at all.
    ///
    /// @param levels misère Grundy values below this are distinguished
    static MisereQuotient ofNothing(int levels) {
        return new MisereQuotient(BipartiteMonoid.trivial(levels), new int[] {0}, List.of(new int[0]));
    }

    /// The largest heap whose sums it is about.
    public int largest() {
        return images.length - 1;
    }

    /// The element of a sum of heaps.
    ///
    /// @param heaps each from 0 to [#largest()]
    public int element(int... heaps) {
        int element = 0;
        for (int heap : heaps) {
            element = monoid.product(element, images[heap]);
        }
        return element;
    }

    /// A sum of heaps without one of them.
    public static int[] without(int[] heaps, int index) {
        int[] others = new int[heaps.length - 1];
        System.arraycopy(heaps, 0, others, 0, index);
        System.arraycopy(heaps, index + 1, others, index, others.length - index);
        return others;
    }

    /// The heaps of which words are made: their elements generate the monoid.
    public int[] generators() {
        return words.stream().flatMapToInt(Arrays::stream).distinct().sorted().toArray();
    }

    /// The same quotient, for one heap more.
    MisereQuotient with(int image) {
        int[] longer = Arrays.copyOf(images, images.length + 1);
        longer[images.length] = image;
        return new MisereQuotient(monoid, longer, words);
    }

    /// The distinct elements of the options of a heap, in increasing order.
    int[] options(ClosedSet set, int heap) {
        ElementSet seen = ElementSet.empty(monoid.order());
        for (int[] option : set.options(heap)) {
            seen.add(element(option));
        }
        return seen.elements();
    }

    /// Two words of one element.
    ///
    /// @param word heaps in increasing order
    /// @param same the word that stands for the element
    public record Relation(List<Integer> word, List<Integer> same) {}

    /// Relations from which, with commutativity, all others follow: the words of which every part stands
    /// for its element, but not the whole.
    public List<Relation> relations() {
        Map<List<Integer>, Integer> elements = new HashMap<>();
        for (int x = 0; x < words.size(); x++) {
            elements.put(list(words.get(x)), x);
        }
        Map<List<Integer>, Relation> relations = new LinkedHashMap<>();
        for (int[] word : words) {
            for (int heap : generators()) {
                int[] longer = Arrays.copyOf(word, word.length + 1);
                longer[word.length] = heap;
                Arrays.sort(longer);
                List<Integer> key = list(longer);
                if (!elements.containsKey(key) && partsStand(key, elements)) {
                    relations.put(key, new Relation(key, list(words.get(element(longer)))));
                }
            }
        }
        return List.copyOf(relations.values());
    }

    private static boolean partsStand(List<Integer> word, Map<List<Integer>, Integer> elements) {
        for (int i = 0; i < word.size(); i++) {
            List<Integer> part = new ArrayList<>(word);
            part.subList(i, i + 1).clear();
            if (!elements.containsKey(part)) {
                return false;
            }
        }
        return true;
    }

    private static List<Integer> list(int[] heaps) {
        return Arrays.stream(heaps).boxed().toList();
    }
}
