package org.grundy.cli.contest;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Scanner;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Positions that are several heaps whose order does not matter: their sizes in ascending order, without empty ones.
public final class Heaps {
    private Heaps() {}

    /// The heaps of these sizes.
    public static List<Integer> of(List<Integer> sizes) {
        return sizes.stream().filter(size -> size > 0).sorted().toList();
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
                next.remove(/* index */ i);
                next.addAll(instead);
                all.add(of(next));
            }
        }
        return all;
    }

    /// A heap in two parts that are not empty, the first not the larger.
    public static Stream<List<Integer>> split(int heap) {
        return IntStream.rangeClosed(1, heap / 2).mapToObj(part -> List.of(part, heap - part));
    }

    /// A heap in so many equal parts.
    public static List<Integer> equal(int heap, int parts) {
        return Collections.nCopies(parts, heap / parts);
    }

    /// Single heaps of these sizes, as what a heap can become.
    public static List<List<Integer>> single(IntStream sizes) {
        return sizes.mapToObj(List::of).toList();
    }

    /// What a heap can become when a number of an array is taken.
    public static List<List<Integer>> less(int heap, int... numbers) {
        return single(IntStream.of(numbers).filter(n -> n <= heap).map(n -> heap - n));
    }

    /// The heaps of an input, as many as the number before them says.
    public static List<Integer> read(Scanner in) {
        return of(ListMoves.read(in));
    }

    /// The positions after two heaps are put together.
    public static Set<List<Integer>> joined(List<Integer> heaps) {
        Set<List<Integer>> all = new HashSet<>();
        for (int i = 0; i < heaps.size(); i++) {
            for (int j = 0; j < i; j++) {
                List<Integer> next = new ArrayList<>(heaps);
                next.add(next.remove(/* index */ i) + next.remove(/* index */ j));
                all.add(of(next));
            }
        }
        return all;
    }

    /// The positions after one is taken of a heap, or two heaps are put together.
    public static Set<List<Integer>> lessOrJoined(List<Integer> heaps) {
        Set<List<Integer>> all = joined(heaps);
        all.addAll(moves(heaps, heap -> less(heap, 1)));
        return all;
    }

    /// Nim: a heap can become any smaller one.
    public static Set<List<Integer>> nim(List<Integer> heaps) {
        return moves(heaps, heap -> single(IntStream.range(0, heap)));
    }
}
