package org.grundy.cli.contest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Scanner;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Moves on positions that are lists of numbers; no list is changed.
public final class ListMoves {
    private ListMoves() {}

    /// So many numbers of the input.
    public static List<Integer> read(Scanner in, int count) {
        return IntStream.range(0, count).mapToObj(i -> in.nextInt()).toList();
    }

    /// The list with another number at an index.
    public static List<Integer> with(List<Integer> list, int index, int number) {
        List<Integer> changed = new ArrayList<>(list);
        changed.set(index, number);
        return List.copyOf(changed);
    }

    /// The list without the number at an index.
    public static List<Integer> without(List<Integer> list, int index) {
        List<Integer> changed = new ArrayList<>(list);
        changed.remove(index);
        return List.copyOf(changed);
    }

    /// The list with one number more at its end.
    public static List<Integer> and(List<Integer> list, int number) {
        return Stream.concat(list.stream(), Stream.of(number)).toList();
    }

    /// In ascending order.
    public static List<Integer> sorted(List<Integer> list) {
        List<Integer> changed = new ArrayList<>(list);
        Collections.sort(changed);
        return List.copyOf(changed);
    }

    /// The lists in which one number is smaller, by an amount that is allowed.
    public static List<List<Integer>> taking(List<Integer> heaps, Predicate<Integer> allowed) {
        List<List<Integer>> next = new ArrayList<>();
        for (int i = 0; i < heaps.size(); i++) {
            int heap = heaps.get(i);
            for (int taken = 1; taken <= heap; taken++) {
                if (allowed.test(taken)) {
                    next.add(with(heaps, i, heap - taken));
                }
            }
        }
        return next;
    }

    /// Nim played out.
    public static PlayedOut<List<Integer>> nim() {
        return PlayedOut.normal(heaps -> taking(heaps, taken -> true));
    }
}
