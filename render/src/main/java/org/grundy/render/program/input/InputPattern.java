package org.grundy.render.program.input;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.text.InputError;

/// What an input looks like. `T*(n m)` reads T, and then n and m as often as T says: a count that is read nowhere else
/// is read where it counts first.
///
///     pattern = { item [ ";" | "," ] }
///     item    = name [ shift ]                                  a number
///             | columns "[" count "]"                           lists, of which each row has one number
///             | name ":" '"' letters '"'                        a word, as the list of its letters
///             | name "[line]"                                   the numbers up to the end of the line, as a list
///             | ( "arcs" | "edges" ) name "(" name [ shift ] name [ shift ] ")" "[" count "]"   of a graph
///             | "each" name "=" count ".." count [ each ]       a number that takes all these values, not read
///             | "sum" "runs" name ":" '"' letter '"'            heaps that are the runs of a letter in a word
///             | "_" [ "[" count "]" ]                           words that do not matter
///             | "position"                                      the numbers of a position, in their usual order
///             | [ count ] "*" group [ "until" number { number } ]   what comes again
///             | "sum" [ count "*" ] group                       the positions of a sum
///     columns = name [ shift ] | "(" name [ shift ] { name [ shift ] } ")"
///     group   = "(" pattern ")" | item
///     count   = [ number "*" ] name [ "/" number ] [ shift ] | number
///     shift   = ( "+" | "-" ) number
///
/// @param text as it was written
/// @param items what is read, in order
public record InputPattern(String text, List<InputItem> items) {
    /// Copies the list.
    public InputPattern {
        items = List.copyOf(items);
    }

    /// The pattern that a text means.
    ///
    /// @throws InputError with the place, if it is none
    public static InputPattern of(String text) {
        InputPattern written = new InputParser(text).whole();
        return new InputPattern(text, counted(written.items(), written.names().collect(Collectors.toSet())));
    }

    /// Counts that nothing else reads are read where they count first.
    ///
    /// @param known the names that are read elsewhere
    private static List<InputItem> counted(List<InputItem> items, Set<String> known) {
        Set<String> read = new HashSet<>(known);
        List<InputItem> all = new ArrayList<>();
        for (InputItem item : items) {
            item.count()
                    .map(InputItem.Count::name)
                    .filter(name -> !name.isEmpty() && read.add(name))
                    .ifPresent(name -> all.add(new InputItem.Number(name, 0)));
            all.add(item.with(body -> counted(body, read)));
        }
        return all;
    }

    /// Whether positions are summed.
    public boolean sums() {
        return all().anyMatch(InputItem.Sum.class::isInstance);
    }

    /// The name of the one number that the positions of a sum have; empty if they have more, or there is no sum.
    public Optional<String> heap() {
        return all(InputItem.Sum.class)
                .filter(sum -> sum.body().size() == 1)
                .flatMap(InputItem::names)
                .findFirst();
    }

    /// Whether a number, list or word of this name is read.
    public boolean reads(String name) {
        return names().anyMatch(name::equals);
    }

    /// Whether a number takes each value up to how many there are of what a name stands for.
    public boolean counts(String name) {
        return all(InputItem.Each.class)
                .flatMap(each -> Stream.of(each.from(), each.to()))
                .anyMatch(end -> end.name().equals(name));
    }

    /// Looks whether the rows of lists of lists are counted where they are.
    ///
    /// @param counted whether the rules ask how many rows one has, by its name
    /// @throws InputError if arcs give them, which say nothing of vertices without arcs
    public void checkRows(Predicate<String> counted) {
        all(InputItem.Arcs.class)
                .map(InputItem.Arcs::list)
                .filter(counted)
                .findFirst()
                .ifPresent(name -> {
                    throw new InputError(
                            "arcs do not say how many vertices there are, so length(%1$s) and indices(%1$s) are not known: "
                                    + "read the number n of vertices, and use a parameter n in the rules",
                            "弧没有说明顶点有多少个，因此 length(%1$s) 和 indices(%1$s) 是未知的：请读入顶点数 n，并在规则中使用参数 n", name);
                });
    }

    /// The names of all that is read.
    public Stream<String> names() {
        return items.stream().flatMap(InputItem::names);
    }

    /// The same where the heaps of a sum, of one number each, are one list.
    ///
    /// @param list what it is called
    public InputPattern withListOf(String list) {
        return new InputPattern(text, listed(items, list));
    }

    private static List<InputItem> listed(List<InputItem> items, String list) {
        return items.stream()
                .map(item ->
                        item instanceof InputItem.Sum sum ? heaps(sum, list) : item.with(body -> listed(body, list)))
                .toList();
    }

    private static InputItem heaps(InputItem.Sum sum, String list) {
        boolean one = sum.times().isPresent() && sum.body().size() == 1;
        return switch (one ? sum.body().getFirst() : sum) {
            case InputItem.Number heap -> sum.asList(new InputItem.Number(list, heap.added()));
            case InputItem.Position position -> sum.asList(new InputItem.Number(list, 0));
            default -> sum;
        };
    }

    /// The same with the numbers that `position` stands for: those that are wanted and read nowhere else; in a sum,
    /// those of a position alone. A program that reads positions itself keeps it. The one number of the
    /// positions of a sum may be called otherwise, and a state that is the only one need not be read.
    public InputPattern spelled(InputPlan.Wanted wanted) {
        if (wanted.whole()) {
            return this;
        }
        List<String> all = Stream.concat(wanted.numbers().stream(), wanted.parameters().stream())
                .toList();
        return new InputPattern(text, SingleState.added(spelled(heaped(wanted), all, wanted.numbers()), wanted));
    }

    /// The parts where the heaps of a sum have the name of the number that a position has.
    private List<InputItem> heaped(InputPlan.Wanted wanted) {
        return heap().filter(name -> wanted.numbers().size() == 1
                        && !wanted.all().contains(name)
                        && !wanted.list().equals(name))
                .map(name -> HeapName.exchanged(items, name, wanted.numbers().getFirst()))
                .orElse(items);
    }

    /// @param names what `position` stands for here
    /// @param inSum what it stands for in a sum
    private List<InputItem> spelled(List<InputItem> parts, List<String> names, List<String> inSum) {
        return parts.stream()
                .flatMap(item -> item instanceof InputItem.Position
                        ? names.stream().filter(name -> !reads(name)).map(name -> new InputItem.Number(name, 0))
                        : Stream.of(item.with(
                                body -> spelled(body, item instanceof InputItem.Sum ? inSum : names, inSum))))
                .toList();
    }

    /// The names of the lists and words that are read.
    public Stream<String> lists() {
        return all().flatMap(item -> switch (item) {
            case InputItem.Word _, InputItem.Numbers _, InputItem.Line _, InputItem.Runs _ -> item.names();
            default -> Stream.of();
        });
    }

    /// All parts, each before what stands inside it.
    Stream<InputItem> all() {
        return all(items);
    }

    /// All items of a kind, also those inside others.
    <T extends InputItem> Stream<T> all(Class<T> kind) {
        return all().filter(kind::isInstance).map(kind::cast);
    }

    private static Stream<InputItem> all(List<InputItem> items) {
        return items.stream().flatMap(item -> Stream.concat(Stream.of(item), all(item.inside())));
    }
}
