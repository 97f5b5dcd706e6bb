package org.grundy.misere;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.grundy.run.Run;

/// The quotient of the sums whose sets by values are known. The sums that make these values with a given sum
/// are sets, too, and two sums are one element if these are the same.
final class QuotientBuilder {
    private final SumSets sets;
    private final HeapLetters letters;
    private final int levels;
    private final Run run;

    /// For each element and each value the sums with which it makes the value.
    private final List<int[]> elements = new ArrayList<>();

    private final List<int[]> words = new ArrayList<>();
    private final Map<IntBuffer, Integer> numbers = new HashMap<>();

    /// The letters that are no product of smaller ones.
    private final List<Integer> generators = new ArrayList<>();

    /// @param values for each value the sums that have it, as [ValueSets#values] gives them
    /// @param levels values below this are distinguished
    QuotientBuilder(SumSets sets, HeapLetters letters, int[] values, int levels, Run run) {
        this.sets = sets;
        this.letters = letters;
        this.levels = levels;
        this.run = run;
        add(values, new int[0]);
        for (int letter = 1; letter <= letters.count(); letter++) {
            addProducts(letter);
        }
    }

    /// How many bytes the table of products has.
    static long tableBytes(int order) {
        return (long) Integer.BYTES * order * order;
    }

    private void add(int[] element, int[] word) {
        run.position();
        numbers.put(IntBuffer.wrap(element), elements.size());
        elements.add(element);
        words.add(word);
    }

    /// Adds the elements in which a letter occurs, as those of smaller letters are there: first with one of
    /// the letter, then with two, until no new one comes. So each is found by its first word.
    private void addProducts(int letter) {
        if (numbers.containsKey(IntBuffer.wrap(with(0, letter)))) {
            return;
        }
        generators.add(letter);
        int end = elements.size();
        List<Integer> last = IntStream.range(0, end).boxed().toList();
        while (!last.isEmpty()) {
            for (int x : last) {
                int[] product = with(x, letter);
                if (!numbers.containsKey(IntBuffer.wrap(product))) {
                    int[] word = words.get(x);
                    int[] longer = Arrays.copyOf(word, word.length + 1);
                    longer[word.length] = letters.heap(letter);
                    add(product, longer);
                }
            }
            last = IntStream.range(end, elements.size()).boxed().toList();
            end = elements.size();
        }
    }

    private int[] with(int element, int letter) {
        run.options(1);
        return Arrays.stream(elements.get(element))
                .map(set -> sets.with(set, letter))
                .toArray();
    }

    private int times(int element, int letter) {
        return Objects.requireNonNull(numbers.get(IntBuffer.wrap(with(element, letter))));
    }

    /// The quotient.
    ///
    /// @param largest heap, that and all smaller ones were taken in
    MisereQuotient quotient(int largest) {
        int order = elements.size();
        run.memory(tableBytes(order));
        int[] products = new int[Math.multiplyExact(order, order)];
        Map<Integer, int[]> byGenerator = new HashMap<>();
        for (int letter : generators) {
            byGenerator.put(
                    letters.heap(letter),
                    IntStream.range(0, order).map(x -> times(x, letter)).toArray());
        }
        for (int y = 0; y < order; y++) {
            run.options(order);
            int[] word = words.get(y);
            int[] steps =
                    word.length == 0 ? new int[0] : Objects.requireNonNull(byGenerator.get(word[word.length - 1]));
            int before = word.length == 0 ? 0 : element(word, byGenerator);
            for (int x = 0; x < order; x++) {
                products[x * order + y] = word.length == 0 ? x : steps[products[x * order + before]];
            }
        }
        int[] values = elements.stream().mapToInt(this::value).toArray();
        int[] images = IntStream.rangeClosed(0, largest)
                .map(heap -> letters.letter(heap) == 0 ? 0 : times(0, letters.letter(heap)))
                .toArray();
        return new MisereQuotient(new BipartiteMonoid(products, values, levels), images, words);
    }

    /// The element of a word without its last heap.
    private static int element(int[] word, Map<Integer, int[]> byGenerator) {
        int element = 0;
        for (int i = 0; i < word.length - 1; i++) {
            element = Objects.requireNonNull(byGenerator.get(word[i]))[element];
        }
        return element;
    }

    private int value(int[] element) {
        int value = 0;
        while (value < element.length && !sets.hasEmptySum(element[value])) {
            value++;
        }
        return Math.min(value, levels);
    }
}
