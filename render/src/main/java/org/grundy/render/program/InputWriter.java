package org.grundy.render.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.render.program.input.GivenList;
import org.grundy.render.program.input.InputItem;
import org.grundy.render.program.input.InputPlan;
import org.grundy.render.program.input.InputVariables;

/// Writes the statements of a main program that read its input.
///
/// @param code where they are written
/// @param plan what is read
/// @param variables the variables that it is read into
/// @param wanted what is read for
/// @param numbers writes how numbers are read
/// @param cases writes what is done with a case
record InputWriter(
        StatementWriter code,
        InputPlan plan,
        InputVariables variables,
        InputPlan.Wanted wanted,
        NumberReader numbers,
        CaseWriter cases) {
    void write() {
        numbers.check(plan.items());
        plan.checkSum(wanted);
        cases.begin();
        items(plan.items(), List.of(), 1);
    }

    /// @param until the numbers by which the round ends that is begun here, as they are read
    private void items(List<InputItem> items, List<Long> until, int depth) {
        boolean negative = until.stream().anyMatch(number -> number < 0);
        List<First> first = new ArrayList<>();
        List<InputItem> compared = new ArrayList<>();
        for (InputItem item : items) {
            boolean unasked = first.size() < until.size();
            if (unasked && negative && item instanceof InputItem.Number number) {
                numbers.number(number, true);
            } else {
                item(unasked ? item.asRead() : item, depth);
            }
            if (unasked) {
                first.addAll(firstNumbers(item));
                compared.add(item);
            }
            if (unasked && first.size() >= until.size()) {
                leave(first, until);
                compared.forEach(each -> shift(each, negative));
            }
            if (item instanceof InputItem.Position) {
                code.put("read.position");
            }
            if (!(item instanceof InputItem.Repeated) && !(item instanceof InputItem.Arcs)) {
                item.names().forEach(this::give);
            }
        }
        if (plan.isAnswered(items)) {
            numbers.checkVertices(plan, wanted, plan.sum());
            cases.answer();
        }
    }

    /// Gives a list that is a parameter to the functions that answer: the whole of it, or a row.
    private void give(String name) {
        wanted.given(name)
                .ifPresent(given ->
                        code.line(given.function(given.rows() ? "row" : "give") + "(" + variables.of(name) + ")"));
    }

    private void clear(String name) {
        wanted.given(name).filter(GivenList::rows).ifPresent(given -> code.line(given.function("clear") + "()"));
    }

    /// Adds what is to be added to numbers that were first compared as they were read.
    ///
    /// @param negative whether they may be negative, which is then refused
    private void shift(InputItem item, boolean negative) {
        switch (item) {
            case InputItem.Number number when negative || number.added() != 0 -> numbers.shift(number);
            case InputItem.Numbers lists -> lists.columns().forEach(numbers::shiftAll);
            case InputItem.Sum sum -> sum.body().forEach(each -> shift(each, negative));
            default -> {
                // nothing is added to it
            }
        }
    }

    private void leave(List<First> first, List<Long> until) {
        String all = IntStream.range(0, until.size())
                .mapToObj(i -> numbers.isEqual(first.get(i).text(), first.get(i).name(), until.get(i)))
                .collect(Collectors.joining(code.and()));
        code.when(all, () -> code.line("break"));
    }

    /// A first number of a round.
    ///
    /// @param name what it is called, empty if it has no name
    /// @param text how it is written
    private record First(String name, String text) {}

    private List<First> firstNumbers(InputItem item) {
        return switch (item) {
            case InputItem.Number number -> List.of(new First(number.name(), variables.of(number.name())));
            case InputItem.Position position -> List.of(new First("", "parsed(first)"));
            case InputItem.Sum sum
            when sum.body().getFirst() instanceof InputItem.Numbers lists ->
                LongStream.range(0, lists.rows().added())
                        .boxed()
                        .flatMap(row -> lists.columns().stream()
                                .map(column -> new First(
                                        column.name(),
                                        code.part("read.at", "list", variables.of(column.name()), "place", row))))
                        .toList();
            default -> List.of();
        };
    }

    private void item(InputItem item, int depth) {
        switch (item) {
            case InputItem.Number number -> numbers.number(number, false);
            case InputItem.Numbers lists -> numbers.lists(lists, count(lists.rows()));
            case InputItem.Word word ->
                code.put(
                        "read.letters",
                        "list",
                        variables.of(word.name()),
                        "letters",
                        StatementWriter.quoted(word.letters()));
            case InputItem.Runs runs ->
                code.put("read.runs", "list", variables.of(runs.name()), "letter", runs.letter());
            case InputItem.Line line -> {
                code.put("read.line", "list", variables.of(line.list().name()));
                numbers.shiftAll(line.list());
            }
            case InputItem.Skipped skipped -> skip(skipped.words());
            case InputItem.Arcs arcs -> arcs(arcs);
            case InputItem.Each each -> each(each);
            case InputItem.Position position -> code.put("read.first");
            case InputItem.Repeated repeated -> repeated(repeated, depth);
            case InputItem.Sum sum -> sum(sum, depth);
        }
    }

    private void skip(InputItem.Count count) {
        if (count.isFixed() && count.added() == 1) {
            code.line("word()");
        } else {
            code.put("read.rows", () -> code.line("word()"), "count", count(count));
        }
    }

    /// Arcs go to the list of lists that is a parameter, or else one behind the other into a list of the position.
    private void arcs(InputItem.Arcs arcs) {
        Optional<GivenList> given = wanted.given(arcs.list());
        String list = variables.of(arcs.list());
        String count = count(arcs.rows());
        if (given.isPresent()) {
            clear(arcs.list());
        } else {
            code.put("arcs.begin", "list", list, "count", count);
        }
        code.put(
                "read.rows",
                () -> {
                    code.number("one", end(arcs, arcs.from()));
                    code.number("other", end(arcs, arcs.to()));
                    List<String> marks = marks(arcs.marks());
                    given.map(each -> each.function("arc"))
                            .ifPresentOrElse(
                                    arc -> arc(arc, marks, arcs.both()), () -> code.put("arcs.append", "list", list));
                },
                "count",
                count);
    }

    private String end(InputItem.Arcs arcs, long added) {
        return wanted.given(arcs.list()).isPresent() ? numbers.vertex(plan, arcs, added) : NumberReader.small(added);
    }

    /// How many there are; Python rounds a quotient down by a sign of its own.
    private String count(InputItem.Count count) {
        return rounded(variables.of(count));
    }

    private String rounded(String number) {
        return code.python() ? number.replace(" / ", " // ") : number;
    }

    /// Reads what else stands in the row of an arc.
    private List<String> marks(List<InputItem> marks) {
        List<String> names = new ArrayList<>();
        for (InputItem mark : marks) {
            names.add("mark" + (names.size() + 1));
            code.number(
                    names.getLast(),
                    mark instanceof InputItem.Word word ? letter(word) : NumberReader.small(added(mark)));
        }
        return names;
    }

    private static long added(InputItem mark) {
        return mark instanceof InputItem.Number number ? number.added() : 0;
    }

    private String letter(InputItem.Word word) {
        return code.part(
                "read.at", "list", "letters(word(), " + StatementWriter.quoted(word.letters()) + ")", "place", 0L);
    }

    private void arc(String function, List<String> marks, boolean both) {
        code.line(function + "(one, other)");
        marks.forEach(mark -> code.line(function + "(one, " + mark + ")"));
        if (both) {
            code.line(function + "(other, one)");
            marks.forEach(mark -> code.line(function + "(other, " + mark + ")"));
        }
    }

    private void each(InputItem.Each each) {
        if (each.body().isEmpty()) {
            cases.each(each);
        } else {
            code.count(
                    variables.of(each.name()),
                    rounded(variables.ofEnd(each.from())),
                    rounded(variables.ofEnd(each.to())),
                    "1",
                    () -> each.body().forEach(inner -> each((InputItem.Each) inner)));
        }
    }

    private void repeated(InputItem.Repeated repeated, int depth) {
        repeated.body().stream()
                .filter(item -> !(item instanceof InputItem.Repeated))
                .flatMap(InputItem::names)
                .forEach(this::clear);
        boolean joined = plan.isAnswered(repeated.body());
        if (joined) {
            cases.beginLine();
        }
        Runnable body = () -> items(repeated.body(), repeated.until(), depth + 1);
        if (repeated.times().isPresent()) {
            String left = depth == 1 ? "left" : "left" + depth;
            code.put(
                    "read.times",
                    body,
                    "left",
                    left,
                    "count",
                    count(repeated.times().get()));
        } else {
            code.put("read.all", body);
        }
        if (joined) {
            cases.endLine();
        }
    }

    /// The positions of a sum, which are added as they are read if they are in no lists.
    private void sum(InputItem.Sum sum, int depth) {
        if (sum.times().isEmpty()) {
            sum.body().forEach(item -> item(item, depth));
            return;
        }
        cases.beginSum();
        code.put(
                "read.times",
                () -> {
                    sum.body().forEach(item -> item(item, depth + 1));
                    numbers.checkVertices(plan, wanted, Optional.empty());
                    cases.add();
                },
                "left",
                "heap",
                "count",
                count(sum.times().get()));
    }
}
