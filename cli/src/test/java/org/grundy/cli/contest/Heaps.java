package org.grundy.cli.contest;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Scanner;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// Positions that are several heaps whose order does not matter: their sizes in ascending order, without empty ones.
public final class Heaps {
    private Heaps() {}

    /// The heaps of these sizes.
    public static List<Integer> of(int... sizes) {
        return sorted(IntStream.of(sizes).boxed().toList());
    }

    /// The positions after a move in one heap.
    ///
    /// @param options what a heap of a size can become: the heaps that then stand in its place
    public static Set<List<Integer>> moves(
            List<Integer> heaps, IntFunction<? extends Collection<List<Integer>>> options) {
        Set<List<Integer>> all = new HashSet<>();
        for (int i = 0; i < heaps.size(); i++) {
            for (List<Integer> instead : options.apply(heaps.get(i))) {
                List<Integer> next = new ArrayList<>(heaps);
                next.remove(i);
                next.addAll(instead);
                all.add(sorted(next));
            }
        }
        return all;
    }

    /// Single heaps of these sizes, as what a heap can become.
    public static List<List<Integer>> single(IntStream sizes) {
        return sizes.mapToObj(List::of).toList();
    }

    /// What a heap can become when a number of an array is taken.
    public static List<List<Integer>> less(int heap, int... numbers) {
        return single(IntStream.of(numbers).filter(n -> n <= heap).map(n -> heap - n));
    }

    /// The lists that differ from one in the number at a place.
    public static List<List<Integer>> changed(List<Integer> numbers, int place, IntStream values) {
        return values.mapToObj(value -> {
                    List<Integer> next = new ArrayList<>(numbers);
                    next.set(place, value);
                    return List.copyOf(next);
                })
                .toList();
    }

    /// Numbers of an input as a list.
    public static List<Integer> read(Scanner in, int count) {
        return IntStream.range(0, count).mapToObj(i -> in.nextInt()).toList();
    }

    /// A random number of heaps, and below it a line of their sizes.
    public static String random(Random random, int most, int largest) {
        int count = random.nextInt(1, most + 1);
        return count + "\n" + Lines.numbers(random, count, 1, largest);
    }

    /// Nim: a heap can become any smaller one.
    public static Set<List<Integer>> nim(List<Integer> heaps) {
        return moves(heaps, heap -> single(IntStream.range(0, heap)));
    }

    private static List<Integer> sorted(List<Integer> sizes) {
        List<Integer> heaps = new ArrayList<>(sizes);
        heaps.removeIf(size -> size == 0);
        Collections.sort(heaps);
        return List.copyOf(heaps);
    }
}
