package org.grundy.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.misere.tame.ClosedSet;

/// The letters of sums: heaps that have a move, those of equal options taken as one. Letters are numbered from 1 on,
/// in the order of their first heaps.
final class HeapLetters {
    private final ClosedSet set;
    private final ValueSets values;

    /// For each heap its letter, or 0.
    private final List<Integer> letters = new ArrayList<>(List.of(0));

    /// For each letter its first heap.
    private final List<Integer> heaps = new ArrayList<>(List.of(0));

    private final Map<Set<List<Integer>>, Integer> byOptions = new HashMap<>();

    /// @param set gives the options of heaps
    /// @param values each new letter is added there
    HeapLetters(ClosedSet set, ValueSets values) {
        this.set = set;
        this.values = values;
    }

    /// Takes in all heaps up to one.
    void take(int largest) {
        while (letters.size() <= largest) {
            letters.add(letterOf(letters.size()));
        }
    }

    private int letterOf(int heap) {
        Set<List<Integer>> options =
                set.options(heap).stream().map(this::lettersOf).collect(Collectors.toSet());
        Integer known = options.isEmpty() ? Integer.valueOf(0) : byOptions.putIfAbsent(options, heaps.size());
        if (known != null) {
            return known;
        }
        heaps.add(heap);
        values.add(options.stream()
                .map(option -> option.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new));
        return count();
    }

    private List<Integer> lettersOf(int[] option) {
        return Arrays.stream(option)
                .map(this::letter)
                .filter(letter -> letter > 0)
                .sorted()
                .boxed()
                .toList();
    }

    /// The letter of a heap that was taken in, or 0 if the heap has no move.
    int letter(int heap) {
        return letters.get(heap);
    }

    /// How many letters there are.
    int count() {
        return heaps.size() - 1;
    }

    /// The first heap of a letter.
    int heap(int letter) {
        return heaps.get(letter);
    }
}
