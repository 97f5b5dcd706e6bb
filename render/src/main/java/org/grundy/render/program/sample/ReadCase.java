package org.grundy.render.program.sample;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;

/// What is known of an input where an answer is given.
///
/// @param numbers by their names
/// @param lists by their names
/// @param rows lists of lists, by their names
/// @param positions what is known of each position of a sum; empty where one position is asked for
/// @param sum whether a sum is asked for, which may have no position
/// @param part which repeated part the answer belongs to, counted over the input
record ReadCase(
        Map<String, BigInteger> numbers,
        Map<String, List<BigInteger>> lists,
        Map<String, List<List<BigInteger>>> rows,
        List<ReadCase> positions,
        boolean sum,
        int part) {
    /// Nothing.
    static final ReadCase EMPTY = new ReadCase(Map.of(), Map.of(), Map.of(), List.of(), false, 0);

    ReadCase {
        numbers = Map.copyOf(numbers);
        lists = Map.copyOf(lists);
        rows = Map.copyOf(rows);
        positions = List.copyOf(positions);
    }

    /// A number.
    ///
    /// @throws NoSuchElementException if it is not known
    BigInteger number(String name) {
        return known(numbers, name);
    }

    /// With how many elements a list has, or rows a list of lists, as a number of that name.
    ReadCase counted(String name) {
        return numbers.containsKey(name) || name.isEmpty()
                ? this
                : with(
                        name,
                        BigInteger.valueOf((lists.containsKey(name) ? lists.get(name) : known(rows, name)).size()));
    }

    private static <T> T known(Map<String, T> values, String name) {
        return Optional.ofNullable(values.get(name)).orElseThrow(() -> new NoSuchElementException(name));
    }

    /// With a number.
    ReadCase with(String name, BigInteger number) {
        Map<String, BigInteger> more = new HashMap<>(numbers);
        more.put(name, number);
        return new ReadCase(more, lists, rows, positions, sum, part);
    }

    /// With a list.
    ReadCase with(String name, List<BigInteger> list) {
        Map<String, List<BigInteger>> more = new HashMap<>(lists);
        more.put(name, List.copyOf(list));
        return new ReadCase(numbers, more, rows, positions, sum, part);
    }

    /// With a list of lists.
    ReadCase withRows(String name, List<List<BigInteger>> all) {
        Map<String, List<List<BigInteger>>> more = new HashMap<>(rows);
        more.put(name, List.copyOf(all));
        return new ReadCase(numbers, lists, more, positions, sum, part);
    }

    /// With the positions of a sum.
    ReadCase with(List<ReadCase> all) {
        return new ReadCase(numbers, lists, rows, all, true, part);
    }

    /// In a repeated part.
    ReadCase in(int number) {
        return new ReadCase(numbers, lists, rows, positions, sum, number);
    }
}
