package org.grundy.cli.contest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Scanner;
import java.util.function.BiFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Moves on positions that are lists, most of them of numbers; no list is changed.
public final class ListMoves {
    private ListMoves() {}

    /// So many numbers of the input.
    public static List<Integer> read(Scanner in, int count) {
        return IntStream.range(0, count).mapToObj(i -> in.nextInt()).toList();
    }

    /// Numbers of the input, as many as the number before them says.
    public static List<Integer> read(Scanner in) {
        return read(in, in.nextInt());
    }

    /// So many rows of so many numbers of the input.
    public static List<List<Integer>> rows(Scanner in, int rows, int columns) {
        return IntStream.range(0, rows).mapToObj(i -> read(in, columns)).toList();
    }

    /// The numbers from 1 to one.
    public static List<Integer> upTo(int last) {
        return IntStream.rangeClosed(1, last).boxed().toList();
    }

    /// The list with something else at an index.
    public static <T> List<T> with(List<T> list, int index, T instead) {
        List<T> changed = new ArrayList<>(list);
        changed.set(index, instead);
        return List.copyOf(changed);
    }

    /// The list without what is at an index.
    public static <T> List<T> without(List<T> list, int index) {
        List<T> changed = new ArrayList<>(list);
        changed.remove(index);
        return List.copyOf(changed);
    }

    /// The lists without one of what is in it.
    public static <T> List<List<T>> shorter(List<T> list) {
        return IntStream.range(0, list.size()).mapToObj(i -> without(list, i)).toList();
    }

    /// The list with one more at its end.
    public static <T> List<T> and(List<T> list, T last) {
        return Stream.concat(list.stream(), Stream.of(last)).toList();
    }

    /// What is at the indices that are set as bits.
    public static <T> List<T> chosen(List<T> list, int indices) {
        return Bits.of(indices).mapToObj(list::get).toList();
    }

    /// In ascending order.
    public static List<Integer> sorted(List<Integer> list) {
        return list.stream().sorted().toList();
    }

    public static int sum(List<Integer> list) {
        return list.stream().mapToInt(number -> number).sum();
    }

    /// The lists in which one thing is changed.
    ///
    /// @param options what can be instead of a thing, by its index and itself
    public static <T> List<List<T>> each(List<T> list, BiFunction<Integer, T, Stream<T>> options) {
        return IntStream.range(0, list.size())
                .boxed()
                .flatMap(i -> options.apply(i, list.get(i)).map(instead -> with(list, i, instead)))
                .toList();
    }

    /// The lists in which the number at an index is smaller, and not below 0.
    public static List<List<Integer>> lowered(List<Integer> list, int index) {
        return IntStream.range(0, list.get(index))
                .mapToObj(left -> with(list, index, left))
                .toList();
    }

    /// The list with so much of the number at one index put to that at another.
    public static List<Integer> moved(List<Integer> list, int from, int to, int much) {
        List<Integer> less = with(list, from, list.get(from) - much);
        return with(less, to, less.get(to) + much);
    }

    /// The lists in which some or all of the number at one index is put to that at another.
    public static List<List<Integer>> moved(List<Integer> list, int from, int to) {
        return IntStream.rangeClosed(1, list.get(from))
                .mapToObj(much -> moved(list, from, to, much))
                .toList();
    }

    /// The lists in which one number is smaller, by an amount that is allowed.
    public static List<List<Integer>> taking(List<Integer> heaps, IntPredicate allowed) {
        return each(
                heaps,
                (i, heap) -> IntStream.rangeClosed(1, heap).filter(allowed).mapToObj(taken -> heap - taken));
    }

    /// The lists, in ascending order, in which one number is smaller by one.
    public static Stream<List<Integer>> takingOne(List<Integer> heaps) {
        return taking(heaps, taken -> taken == 1).stream().map(ListMoves::sorted);
    }

    /// The lists in which so much is taken of each of one or more numbers.
    public static List<List<Integer>> takingOfSome(List<Integer> heaps, int taken) {
        return IntStream.range(1, 1 << heaps.size())
                .filter(some -> Bits.of(some).allMatch(i -> heaps.get(i) >= taken))
                .mapToObj(some -> IntStream.range(0, heaps.size())
                        .mapToObj(i -> Bits.has(some, i) ? heaps.get(i) - taken : heaps.get(i))
                        .toList())
                .toList();
    }

    /// The moves of nim.
    public static List<List<Integer>> takingAny(List<Integer> heaps) {
        return taking(heaps, taken -> true);
    }

    /// Nim played out.
    public static PlayedOut<List<Integer>> nim() {
        return PlayedOut.normal(ListMoves::takingAny);
    }

    /// The lists in which all numbers are smaller by the same.
    public static List<List<Integer>> takingOfAll(List<Integer> heaps) {
        return IntStream.rangeClosed(1, Collections.min(heaps))
                .mapToObj(taken -> heaps.stream().map(heap -> heap - taken).toList())
                .toList();
    }

    /// Wythoff's game played out, with any number of heaps: any number is taken of one, or the same of all.
    public static PlayedOut<List<Integer>> wythoff() {
        return PlayedOut.normal(heaps -> Stream.of(takingAny(heaps), takingOfAll(heaps))
                .flatMap(List::stream)
                .toList());
    }
}
