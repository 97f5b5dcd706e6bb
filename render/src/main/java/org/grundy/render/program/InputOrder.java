package org.grundy.render.program;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;

/// The order in which a main program reads numbers. A number that does not matter is called `skipped` with its place.
///
/// @param before what is read before the number of cases
/// @param behind what is read once behind it
/// @param first what each case begins with; `count` is the number of positions of a sum
/// @param each what each position of a sum has; empty where cases are no sums
/// @param positions how many positions a sum has where that is the same for all; their numbers are in `first`, with
///     their places behind their names
/// @param shifts what is to be added to numbers, by their names
record InputOrder(
        List<String> before,
        List<String> behind,
        List<String> first,
        List<String> each,
        int positions,
        Map<String, Integer> shifts) {
    /// How many positions of a sum there are.
    private static final String COUNT = "count";

    private static final String SKIPPED = "_";
    private static final String CASES = "cases";
    private static final String ZERO = "zero";
    private static final String HEAPS = "heaps";
    private static final String ONCE = "once=";
    private static final Pattern SHIFTED = Pattern.compile("(.*\\w)([+-]\\d{1,9})");

    /// The order that words say.
    ///
    /// @param words parts of the input and names of numbers
    /// @param numbers the names of the numbers of a position
    /// @param parameters the names of what else is read
    /// @throws InputError if they are not all the names, each once
    static InputOrder of(List<String> words, List<String> numbers, List<String> parameters) {
        Map<String, Integer> shifts = new HashMap<>();
        List<String> named = words.stream()
                .filter(word -> !word.equals(ZERO))
                .map(word -> unshifted(word, shifts))
                .toList();
        int cases = named.indexOf(CASES);
        List<String> before = skipping(named.subList(0, Math.max(0, cases)), 0);
        List<String> rest = named.subList(cases + 1, named.size());
        List<String> behind = skipping(
                rest.stream()
                        .filter(InputOrder::isOnce)
                        .map(word -> word.substring(ONCE.length()))
                        .toList(),
                words.size());
        List<String> repeated = rest.stream().filter(word -> !isOnce(word)).toList();
        InputOrder order = new InputOrder(before, behind, List.of(), List.of(), 0, shifts);
        return order.reading(repeated, numbers, parameters)
                .complete(numbers, parameters)
                .unrolled();
    }

    private static boolean isOnce(String word) {
        return word.startsWith(ONCE);
    }

    /// Whether a word has a number that is to be added to what is read.
    static boolean isShifted(String word) {
        return SHIFTED.matcher(word).matches();
    }

    /// The name in a word such as `x-1`, whose number is taken note of.
    private static String unshifted(String word, Map<String, Integer> shifts) {
        Matcher shifted = SHIFTED.matcher(word);
        if (!shifted.matches()) {
            return word;
        }
        String name = shifted.group(1);
        shifts.put(isOnce(name) ? name.substring(ONCE.length()) : name, Integer.parseInt(shifted.group(2)));
        return name;
    }

    /// The same with what each case has.
    private InputOrder reading(List<String> words, List<String> numbers, List<String> parameters) {
        int read = before.size() + behind.size();
        int sum = IntStream.range(0, words.size())
                .filter(i -> words.get(i).startsWith(HEAPS))
                .findFirst()
                .orElse(-1);
        if (sum < 0) {
            List<String> all = Stream.concat(numbers.stream(), parameters.stream())
                    .filter(name -> !before.contains(name) && !behind.contains(name))
                    .toList();
            return with(skipping(words.isEmpty() ? all : words, read), List.of(), 0);
        }
        List<String> first = words.subList(0, sum);
        List<String> each = sum + 1 < words.size() ? words.subList(sum + 1, words.size()) : numbers;
        int fixed = fixed(words.get(sum));
        Stream<String> missing = parameters.stream()
                .filter(name -> Stream.of(before, behind, first, each).noneMatch(some -> some.contains(name)));
        Stream<String> start = Stream.concat(first.stream(), fixed == 0 ? Stream.of(COUNT) : Stream.empty());
        return with(skipping(Stream.concat(start, missing).toList(), read), skipping(each, words.size()), fixed);
    }

    private InputOrder with(List<String> repeated, List<String> inEach, int fixed) {
        return new InputOrder(before, behind, repeated, inEach, fixed, shifts);
    }

    /// How many positions a word says that there are, 0 if the input says it.
    private static int fixed(String word) {
        if (word.equals(HEAPS)) {
            return 0;
        }
        if (!word.matches(HEAPS + "=[1-9]\\d{0,2}")) {
            throw new InputError(
                    "\"%s\" should be heaps, or heaps=3 where each case has three positions",
                    "“%s”应写作 heaps；若每组恰有三个局面，写作 heaps=3", word);
        }
        return Integer.parseInt(word.substring(HEAPS.length() + 1));
    }

    private static List<String> skipping(List<String> names, int from) {
        return IntStream.range(0, names.size())
                .mapToObj(i -> names.get(i).equals(SKIPPED) ? "skipped" + (from + i + 1) : names.get(i))
                .toList();
    }

    private InputOrder complete(List<String> numbers, List<String> parameters) {
        List<String> read =
                Stream.of(before, behind, first, each).flatMap(List::stream).toList();
        List<String> wanted =
                Stream.concat(numbers.stream(), parameters.stream()).toList();
        List<String> got = read.stream()
                .filter(name -> !name.equals(COUNT) && !name.startsWith("skipped"))
                .toList();
        boolean inside = each.isEmpty() || each.containsAll(numbers);
        if (!inside || got.size() != wanted.size() || !got.containsAll(wanted) || !shiftable(wanted)) {
            throw new InputError(
                    "--input says what is read, in its order: cases, heaps, zero, and each once: %s, those of a "
                            + "position behind heaps; _ for a number that does not matter; once=m for one that comes "
                            + "once, x-1 for a number that is counted from 1",
                    "--input 按次序写出要读的内容：cases、heaps、zero，以及各数各一次：%s，其中局面的数写在 heaps 之后；不需要的数写 _；只给一次的数写 once=m；从 1 数起的数写 x-1",
                    BilingualText.list(wanted));
        }
        return this;
    }

    /// Whether what is to be shifted is there: numbers by their names, or a list where positions are lists alone.
    private boolean shiftable(List<String> wanted) {
        return shifts.keySet().stream()
                .allMatch(name -> wanted.contains(name) || (name.equals(HEAPS) && each.isEmpty()));
    }

    /// What is to be added to the numbers of a list.
    int ofList() {
        return shifts.getOrDefault(HEAPS, 0);
    }

    /// The same with the numbers of all positions by their names, where there are always as many.
    private InputOrder unrolled() {
        if (positions == 0) {
            return this;
        }
        Stream<String> all = IntStream.rangeClosed(1, positions)
                .boxed()
                .flatMap(place -> each.stream().map(name -> name + place));
        return with(Stream.concat(first.stream(), all).toList(), each, positions);
    }
}
