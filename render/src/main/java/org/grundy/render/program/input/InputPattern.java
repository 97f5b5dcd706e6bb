package org.grundy.render.program.input;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
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
///             | "_" [ "[" count "]" ]                           words that do not matter
///             | "position"                                      the numbers of a position, in their usual order
///             | [ count ] "*" group [ "until" number { number } ]   what comes again
///             | "sum" [ count "*" ] group                       the positions of a sum
///     columns = name [ shift ] | "(" name [ shift ] { name [ shift ] } ")"
///     group   = "(" pattern ")" | item
///     count   = [ number "*" ] name [ shift ] | number
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
        return new InputPattern(text, counted(written.items(), written));
    }

    /// Counts that nothing else reads are read where they count first.
    private static List<InputItem> counted(List<InputItem> items, InputPattern whole) {
        Set<String> counts = new LinkedHashSet<>();
        List<InputItem> all = new ArrayList<>();
        for (InputItem item : items) {
            item.count()
                    .map(InputItem.Count::name)
                    .filter(name -> !name.isEmpty() && !whole.reads(name) && counts.add(name))
                    .ifPresent(name -> all.add(new InputItem.Number(name, 0)));
            InputPattern known = new InputPattern(
                    whole.text,
                    Stream.concat(whole.items.stream(), all.stream()).toList());
            all.add(
                    switch (item) {
                        case InputItem.Repeated each ->
                            new InputItem.Repeated(each.times(), each.until(), counted(each.body(), known));
                        case InputItem.Sum sum -> new InputItem.Sum(sum.times(), counted(sum.body(), known));
                        default -> item;
                    });
        }
        return all;
    }

    /// Whether positions are summed.
    public boolean sums() {
        return all().anyMatch(InputItem.Sum.class::isInstance);
    }

    /// Whether a number, list or word of this name is read.
    public boolean reads(String name) {
        return items.stream().flatMap(InputItem::names).anyMatch(name::equals);
    }

    /// The same where the heaps of a sum, of one number each, are one list.
    ///
    /// @param list what it is called
    public InputPattern withListOf(String list) {
        return new InputPattern(
                text, items.stream().map(item -> listed(item, list)).toList());
    }

    private static InputItem listed(InputItem item, String list) {
        return switch (item) {
            case InputItem.Repeated all ->
                new InputItem.Repeated(
                        all.times(),
                        all.until(),
                        all.body().stream().map(each -> listed(each, list)).toList());
            case InputItem.Sum sum
            when sum.times().isPresent() && sum.body().size() == 1 ->
                switch (sum.body().getFirst()) {
                    case InputItem.Number heap -> heaps(list, heap.added(), sum);
                    case InputItem.Position position -> heaps(list, 0, sum);
                    default -> item;
                };
            default -> item;
        };
    }

    private static InputItem heaps(String list, long added, InputItem.Sum sum) {
        return new InputItem.Numbers(
                List.of(new InputItem.Number(list, added)), sum.times().orElseThrow());
    }

    /// The same with the numbers that `position` stands for: those that are wanted and not read elsewhere, in a sum
    /// those
    /// of a position alone. A program that reads positions itself keeps it.
    public InputPattern spelled(InputPlan.Wanted wanted) {
        return wanted.whole() ? this : new InputPattern(text, spelled(items, wanted.numbers(), wanted.parameters()));
    }

    private List<InputItem> spelled(List<InputItem> parts, List<String> numbers, List<String> parameters) {
        return parts.stream()
                .flatMap(item -> switch (item) {
                    case InputItem.Position position ->
                        Stream.concat(numbers.stream(), parameters.stream())
                                .filter(name -> !reads(name))
                                .map(name -> (InputItem) new InputItem.Number(name, 0));
                    case InputItem.Repeated all ->
                        Stream.of(new InputItem.Repeated(
                                all.times(), all.until(), spelled(all.body(), numbers, parameters)));
                    case InputItem.Sum sum ->
                        Stream.of(new InputItem.Sum(sum.times(), spelled(sum.body(), numbers, List.of())));
                    default -> Stream.of(item);
                })
                .toList();
    }

    /// All parts, each before what stands inside it.
    Stream<InputItem> all() {
        return all(items);
    }

    private static Stream<InputItem> all(List<InputItem> items) {
        return items.stream().flatMap(item -> Stream.concat(Stream.of(item), all(item.inside())));
    }
}
