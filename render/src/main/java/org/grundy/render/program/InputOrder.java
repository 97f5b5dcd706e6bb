package org.grundy.render.program;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.text.InputError;

/// The order in which a main program reads numbers. A number that does not matter is called `skipped` with its place.
///
/// @param once what is read before the number of cases
/// @param first what each case begins with; `count` is the number of positions of a sum
/// @param each what each position of a sum has; empty where cases are no sums
/// @param positions how many positions a sum has where that is the same for all; their numbers are in `first`, with
///     their places behind their names
record InputOrder(List<String> once, List<String> first, List<String> each, int positions) {
    /// How many positions of a sum there are.
    static final String COUNT = "count";

    private static final String SKIPPED = "_";
    private static final String CASES = "cases";
    private static final String ZERO = "zero";
    private static final String HEAPS = "heaps";

    /// The order that words say.
    ///
    /// @param words parts of the input and names of numbers
    /// @param numbers the names of the numbers of a position
    /// @param parameters the names of what else is read
    /// @throws InputError if they are not all the names, each once
    static InputOrder of(List<String> words, List<String> numbers, List<String> parameters) {
        List<String> named = words.stream().filter(word -> !word.equals(ZERO)).toList();
        int cases = named.indexOf(CASES);
        List<String> once = new ArrayList<>(named.subList(0, Math.max(0, cases)));
        List<String> rest = named.subList(cases + 1, named.size());
        if (rest.equals(List.of(HEAPS)) && once.isEmpty()) {
            return new InputOrder(List.of(), behindCount(parameters), numbers, 0);
        }
        int sum = IntStream.range(0, rest.size())
                .filter(i -> rest.get(i).startsWith(HEAPS))
                .findFirst()
                .orElse(-1);
        if (sum < 0) {
            List<String> all = Stream.concat(numbers.stream(), parameters.stream())
                    .filter(name -> !once.contains(name))
                    .toList();
            InputOrder order =
                    new InputOrder(skipping(once, 0), skipping(rest.isEmpty() ? all : rest, once.size()), List.of(), 0);
            return order.complete(numbers, parameters);
        }
        List<String> before = rest.subList(0, sum);
        List<String> behind = sum + 1 < rest.size() ? rest.subList(sum + 1, rest.size()) : numbers;
        int fixed = fixed(rest.get(sum));
        List<String> missing = parameters.stream()
                .filter(name -> !once.contains(name) && !before.contains(name) && !behind.contains(name))
                .toList();
        Stream<String> start = Stream.concat(before.stream(), fixed == 0 ? Stream.of(COUNT) : Stream.empty());
        InputOrder order = new InputOrder(
                skipping(once, 0),
                skipping(Stream.concat(start, missing.stream()).toList(), once.size()),
                skipping(behind, words.size()),
                fixed);
        return order.complete(numbers, parameters).unrolled();
    }

    private static List<String> behindCount(List<String> parameters) {
        return Stream.concat(Stream.of(COUNT), parameters.stream()).toList();
    }

    /// How many positions a word says that there are, 0 if the input says it.
    private static int fixed(String word) {
        if (word.equals(HEAPS)) {
            return 0;
        }
        if (!word.matches(HEAPS + "=[1-9]\\d{0,2}")) {
            throw new InputError(
                    "\"" + word + "\" should be heaps, or heaps=3 where each case has three positions",
                    "“" + word + "”应写作 heaps；若每组恰有三个局面，写作 heaps=3");
        }
        return Integer.parseInt(word.substring(HEAPS.length() + 1));
    }

    private static List<String> skipping(List<String> names, int from) {
        return IntStream.range(0, names.size())
                .mapToObj(i -> names.get(i).equals(SKIPPED) ? "skipped" + (from + i + 1) : names.get(i))
                .toList();
    }

    private InputOrder complete(List<String> numbers, List<String> parameters) {
        List<String> read = Stream.of(once, first, each).flatMap(List::stream).toList();
        List<String> wanted =
                Stream.concat(numbers.stream(), parameters.stream()).toList();
        List<String> got = read.stream()
                .filter(name -> !name.equals(COUNT) && !name.startsWith("skipped"))
                .toList();
        boolean inside = each.isEmpty() || each.containsAll(numbers);
        if (!inside || got.size() != wanted.size() || !got.containsAll(wanted)) {
            throw new InputError(
                    "--input says what is read, in its order: cases, heaps, zero, and each once: "
                            + String.join(", ", wanted) + ", those of a position behind heaps; _ for a number that does"
                            + " not matter",
                    "--input 按次序写出要读的内容：cases、heaps、zero，以及各数各一次：" + String.join("、", wanted)
                            + "，其中局面的数写在 heaps 之后；不需要的数写 _");
        }
        return this;
    }

    /// The same with the numbers of all positions by their names, where there are always as many.
    private InputOrder unrolled() {
        if (positions == 0) {
            return this;
        }
        Stream<String> all = IntStream.rangeClosed(1, positions)
                .boxed()
                .flatMap(place -> each.stream().map(name -> name + place));
        return new InputOrder(once, Stream.concat(first.stream(), all).toList(), each, positions);
    }
}
