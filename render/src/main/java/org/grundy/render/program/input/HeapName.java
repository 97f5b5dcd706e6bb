package org.grundy.render.program.input;

import java.util.List;
import org.grundy.render.program.input.InputItem.Count;

/// Gives the heaps of a sum the name that their number has in the rules. What had that name gets theirs: in
/// `sum n*a` of rules for n the count is called a.
record HeapName(String written, String wanted) {
    /// The parts with both names exchanged.
    static List<InputItem> exchanged(List<InputItem> items, String written, String wanted) {
        return new HeapName(written, wanted).of(items);
    }

    private List<InputItem> of(List<InputItem> items) {
        return items.stream().map(this::of).toList();
    }

    private InputItem of(InputItem item) {
        return switch (item) {
            case InputItem.Number number -> of(number);
            case InputItem.Numbers(List<InputItem.Number> columns, Count rows) ->
                new InputItem.Numbers(columns.stream().map(this::of).toList(), of(rows));
            case InputItem.Word(String name, String letters) -> new InputItem.Word(of(name), letters);
            case InputItem.Runs(String name, String letter) -> new InputItem.Runs(of(name), letter);
            case InputItem.Line(InputItem.Number list) -> new InputItem.Line(of(list));
            case InputItem.Skipped(Count words) -> new InputItem.Skipped(of(words));
            case InputItem.Position position -> position;
            case InputItem.Arcs arcs ->
                new InputItem.Arcs(of(arcs.list()), arcs.from(), arcs.to(), arcs.marks(), of(arcs.rows()), arcs.both());
            case InputItem.Each each ->
                new InputItem.Each(of(each.name()), of(each.from()), of(each.to()), of(each.body()));
            case InputItem.Repeated repeated ->
                new InputItem.Repeated(repeated.times().map(this::of), repeated.until(), of(repeated.body()));
            case InputItem.Sum sum -> new InputItem.Sum(sum.times().map(this::of), of(sum.body()));
        };
    }

    private InputItem.Number of(InputItem.Number number) {
        return new InputItem.Number(of(number.name()), number.added());
    }

    private Count of(Count count) {
        return new Count(count.factor(), of(count.name()), count.divisor(), count.added());
    }

    private String of(String name) {
        return name.equals(written) ? wanted : name.equals(wanted) ? written : name;
    }
}
