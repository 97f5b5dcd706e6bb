package org.grundy.render.discovery;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Which choices of parameters were looked at, these and no others: `p = 1..4, q = p..8`.
///
/// @param names of the parameters
/// @param choices their values, each as many as there are names
record ChoicesText(List<String> names, List<List<Long>> choices) {
    /// A range for each parameter, whose ends are numbers or lie at a fixed distance from an earlier
    /// parameter. Where no such ranges are exactly the choices, `p = 1, q = 2..3; p = 4, q = 1` and so on.
    /// Empty without names.
    @Override
    public String toString() {
        List<String> ranges = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            Optional<String> range = range(i);
            if (range.isEmpty()) {
                return listed();
            }
            ranges.add(names.get(i) + " = " + range.get());
        }
        return String.join(", ", ranges);
    }

    /// The values of a parameter for each choice of the earlier ones.
    private Map<List<Long>, SortedSet<Long>> values(int place) {
        Map<List<Long>, SortedSet<Long>> values = new LinkedHashMap<>();
        for (List<Long> choice : choices) {
            values.computeIfAbsent(choice.subList(0, place), earlier -> new TreeSet<>())
                    .add(choice.get(place));
        }
        return values;
    }

    private Optional<String> range(int place) {
        Map<List<Long>, SortedSet<Long>> values = values(place);
        if (!values.values().stream().allMatch(ChoicesText::isWhole)) {
            return Optional.empty();
        }
        Map<List<Long>, Long> first = new LinkedHashMap<>();
        Map<List<Long>, Long> last = new LinkedHashMap<>();
        values.forEach((earlier, range) -> {
            first.put(earlier, range.first());
            last.put(earlier, range.last());
        });
        return end(first).flatMap(from -> end(last).map(to -> from.equals(to) ? from : from + ".." + to));
    }

    /// Whether no number is left out.
    private static boolean isWhole(SortedSet<Long> values) {
        return values.last() - values.first() == values.size() - 1;
    }

    /// An end of a range: a number, or an earlier parameter and what is added to it.
    private Optional<String> end(Map<List<Long>, Long> ends) {
        if (ends.values().stream().distinct().count() == 1) {
            return ends.values().stream().findFirst().map(String::valueOf);
        }
        int earlier = ends.keySet().iterator().next().size();
        return IntStream.range(0, earlier)
                .mapToObj(place -> {
                    List<Long> distances = ends.entrySet().stream()
                            .map(end -> end.getValue() - end.getKey().get(place))
                            .distinct()
                            .toList();
                    return distances.size() == 1 ? names.get(place) + added(distances.getFirst()) : "";
                })
                .filter(text -> !text.isEmpty())
                .findFirst();
    }

    private static String added(long number) {
        return number == 0 ? "" : (number > 0 ? "+" : "") + number;
    }

    /// The choices one by one, those together that differ in the last parameter alone.
    private String listed() {
        int last = names.size() - 1;
        return values(last).entrySet().stream()
                .map(group -> IntStream.range(0, last)
                                .mapToObj(i ->
                                        names.get(i) + " = " + group.getKey().get(i) + ", ")
                                .collect(Collectors.joining())
                        + names.get(last) + " = "
                        + numbers(group.getValue()))
                .collect(Collectors.joining("; "));
    }

    private static String numbers(SortedSet<Long> values) {
        if (values.size() > 1 && isWhole(values)) {
            return values.first() + ".." + values.last();
        }
        return values.stream().map(String::valueOf).collect(Collectors.joining("|"));
    }
}
