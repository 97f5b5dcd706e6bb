package org.grundy.lang.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.lang.Entry;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.rules.internal.check.Binding;
import org.grundy.lang.rules.internal.check.ParameterChecker;
import org.grundy.lang.rules.internal.syntax.GameSyntax;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.SetExpr;
import org.grundy.lang.rules.tree.StateShape;
import org.grundy.text.BilingualText;

/// How a family given by rules is listed, by its rules alone.
///
/// @param game its syntax
/// @param source its text
/// @param parameters tells which of them are sets
record RuleEntry(GameSyntax game, String source, ParameterChecker parameters) {
    /// The entry.
    ///
    /// @param tree the checked rules
    Entry of(GameTree tree) {
        StateShape shape = tree.start().map(GameTree.Start::shape).orElse(tree.shape());
        String name = game.title();
        String brackets = game.parameters().isEmpty()
                ? ""
                : game.parameters().stream()
                        .map(parameter -> parameter.word())
                        .collect(Collectors.joining(",", "[", "]"));
        List<String> places = new ArrayList<>(shape.numbers());
        shape.list().ifPresent(list -> places.add(list + ",…"));
        String form = name + brackets + "(" + String.join(",", places) + ")";
        return new Entry(
                name,
                List.of(),
                List.of(),
                form,
                example(shape),
                BilingualText.of("%s, given by rules", "%s（由规则给出）", name),
                new BilingualText(source, source));
    }

    /// A position of small numbers, also with small numbers for parameters without a default.
    private String example(StateShape shape) {
        String brackets =
                game.parameters().stream().allMatch(each -> each.standard().isPresent())
                        ? ""
                        : usualValues().stream().collect(Collectors.joining(",", "[", "]"));
        List<String> places = new ArrayList<>();
        for (int i = 0; i < shape.numbers().size(); i++) {
            places.add(Integer.toString(5 + 2 * i));
        }
        shape.list().ifPresent(list -> places.addAll(List.of("1", "2", "3")));
        return game.title() + brackets + "(" + String.join(",", places) + ")";
    }

    /// What the parameters are in an example, as they are written between brackets: their defaults, or small values.
    List<String> usualValues() {
        return game.parameters().stream().map(this::example).toList();
    }

    private String example(GameSyntax.Parameter parameter) {
        return standard(parameter).map(value -> shown(value, false)).orElseGet(() -> switch (parameters.kind(
                parameter)) {
            case NUMBER -> "2";
            case SET, LIST -> "{1,2}";
            case ROWS -> "[[1,2],[2],[]]";
        });
    }

    /// The default of a parameter, if it has one.
    Optional<Binding> standard(GameSyntax.Parameter parameter) {
        return parameter.standard().map(node -> ParameterChecker.value(node, source, parameters.kind(parameter)));
    }

    /// Parameters as they stand behind the name, in brackets.
    static String title(List<Binding> values) {
        if (values.isEmpty()) {
            return "";
        }
        return values.stream()
                .map(value -> shown(value, values.size() == 1))
                .collect(Collectors.joining(",", "[", "]"));
    }

    private static String shown(Binding value, boolean alone) {
        return switch (value) {
            case Binding.NumberValue(IntExpr number) ->
                number instanceof IntExpr.Constant(long constant) ? Long.toString(constant) : "?";
            case Binding.SetValue(SetExpr set) -> {
                String members = set instanceof SetExpr.Fixed(List<Long> numbers) ? joined(numbers) : "?";
                yield alone ? members : "{" + members + "}";
            }
            case Binding.ListValue(ListExpr list) -> {
                String members = list instanceof ListExpr.Fixed(List<Long> numbers) ? joined(numbers) : "?";
                yield alone ? members : "[" + members + "]";
            }
            case Binding.RowsValue rows -> {
                String all =
                        rows.all().stream().map(row -> "[" + joined(row) + "]").collect(Collectors.joining(","));
                yield alone && rows.all().size() > 1 ? all : "[" + all + "]";
            }
        };
    }

    private static String joined(List<Long> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
    }
}
