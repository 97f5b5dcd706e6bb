package org.grundy.render.program.input;

import java.util.List;
import java.util.stream.Collectors;
import org.grundy.lang.rules.tree.StateShape;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// Says in words what a pattern reads.
///
/// @param language of the words
public record InputWords(Language language) {
    private static final Messages ALL = Messages.read(InputWords.class.getResourceAsStream("input.messages"));

    /// The sentence of a pattern.
    public String of(InputPattern pattern) {
        return say("reads", "what", list(pattern.items()));
    }

    private String list(List<InputItem> items) {
        return items.stream()
                .filter(item -> !item.names().toList().equals(List.of(StateShape.SINGLE)))
                .map(this::item)
                .collect(Collectors.joining(say("comma")));
    }

    private String item(InputItem item) {
        return switch (item) {
            case InputItem.Number number -> number(number);
            case InputItem.Numbers lists ->
                lists.columns().size() == 1
                        ? say("reads.list", "list", number(lists.columns().getFirst()), "count", lists.rows())
                        : say("reads.rows", "count", lists.rows(), "columns", numbers(lists.columns()));
            case InputItem.Word word -> say("reads.word", "name", word.name(), "letters", word.letters());
            case InputItem.Runs runs -> say("reads.runs", "name", runs.name(), "letter", runs.letter());
            case InputItem.Line line -> say("reads.line", "list", number(line.list()));
            case InputItem.Arcs arcs -> arcs(arcs);
            case InputItem.Each each when each.name().equals(StateShape.SINGLE) -> list(each.body());
            case InputItem.Each each ->
                say("reads.each", "name", each.name(), "from", each.from(), "to", each.to())
                        + (each.body().isEmpty() ? "" : say("comma") + list(each.body()));
            case InputItem.Skipped skipped -> say("reads.skipped", "count", skipped.words());
            case InputItem.Position position -> say("reads.position");
            case InputItem.Repeated repeated -> repeated(repeated);
            case InputItem.Sum sum ->
                sum.times()
                        .map(times -> say("reads.sum", "count", times, "what", list(sum.body())))
                        .orElseGet(() -> say("reads.lists", "what", list(sum.body())));
        };
    }

    private String arcs(InputItem.Arcs arcs) {
        String from = number(new InputItem.Number("u", arcs.from()));
        String to = number(new InputItem.Number("v", arcs.to()));
        return say("marked", "arcs", plain(arcs, from, to), "marks", marks(arcs.marks()));
    }

    /// What else is said of arcs.
    private String marks(List<InputItem> marks) {
        return marks.isEmpty() ? "" : say("reads.marks", "marks", list(marks));
    }

    private String plain(InputItem.Arcs arcs, String from, String to) {
        return say(
                arcs.both() ? "reads.edges" : "reads.arcs",
                "count",
                arcs.rows(),
                "list",
                arcs.list(),
                "from",
                from,
                "to",
                to);
    }

    private String numbers(List<InputItem.Number> numbers) {
        return numbers.stream().map(this::number).collect(Collectors.joining(say("comma")));
    }

    private String number(InputItem.Number number) {
        long added = number.added();
        return added == 0
                ? number.name()
                : added == -1
                        ? say("reads.from.one", "name", number.name())
                        : say(
                                "reads.shifted",
                                "name",
                                number.name(),
                                "read",
                                number.name() + (added < 0 ? "+" : "-") + Math.abs(added));
    }

    private String repeated(InputItem.Repeated repeated) {
        String what = list(repeated.body());
        String all = repeated.times()
                .map(times -> say("reads.times", "count", times, "what", what))
                .orElseGet(() -> say("reads.all", "what", what));
        return repeated.until().isEmpty()
                ? all
                : all
                        + say(
                                "reads.until",
                                "numbers",
                                repeated.until().stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }

    private String say(String key, Object... namesAndQuantities) {
        return Sentences.of(ALL, language).of(key, namesAndQuantities);
    }
}
