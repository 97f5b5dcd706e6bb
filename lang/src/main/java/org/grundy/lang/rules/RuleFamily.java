package org.grundy.lang.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.analysis.Trial;
import org.grundy.game.Text;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.InputError;
import org.grundy.lang.rules.internal.check.GameCheck;
import org.grundy.lang.rules.internal.check.Meaning;
import org.grundy.lang.rules.internal.check.ParameterCheck;
import org.grundy.lang.rules.internal.syntax.GameText;
import org.grundy.lang.rules.internal.tree.GameTree;
import org.grundy.lang.rules.internal.tree.Shape;
import org.grundy.lang.rules.internal.tree.Values;
import org.grundy.lang.rules.internal.tree.Whole;

/// A family of games given by rules: one for each choice of the rules' parameters.
public final class RuleFamily implements Family {
    private final GameText game;
    private final String source;
    private final ParameterCheck parameters;
    private final Entry entry;

    RuleFamily(GameText game, String source) {
        this.game = game;
        this.source = source;
        this.parameters = new ParameterCheck(game);
        this.entry = entry(checkedOnce());
    }

    /// Finds the errors of the rules before anybody asks for a game, with defaults or examples for
    /// parameters.
    private GameTree checkedOnce() {
        Map<String, Meaning> examples = new LinkedHashMap<>();
        for (GameText.Parameter parameter : game.parameters()) {
            String name = parameter.name().name();
            if (examples.containsKey(name)) {
                throw new InputError(
                        source,
                        parameter.name().span(),
                        "the parameter " + name + " is named twice",
                        "参数 " + name + " 出现了两次");
            }
            examples.put(
                    name, standard(parameter).orElseGet(() -> ParameterCheck.example(parameters.isSet(parameter))));
        }
        return GameCheck.check(game, game.name().name(), source, examples);
    }

    private Optional<Meaning> standard(GameText.Parameter parameter) {
        return parameter.standard().map(node -> ParameterCheck.value(node, source, parameters.isSet(parameter)));
    }

    private Entry entry(GameTree tree) {
        Shape shape = tree.start().map(GameTree.Start::shape).orElse(tree.shape());
        String name = game.name().name();
        String brackets = game.parameters().isEmpty()
                ? ""
                : game.parameters().stream()
                        .map(parameter -> parameter.name().name())
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
                new Text(name + ", given by rules", name + "（由规则给出）"),
                new Text(source, source));
    }

    /// A position of small numbers; parameters without a default are small as well.
    private String example(Shape shape) {
        String brackets =
                game.parameters().stream().allMatch(each -> each.standard().isPresent())
                        ? ""
                        : game.parameters().stream().map(this::example).collect(Collectors.joining(",", "[", "]"));
        List<String> places = new ArrayList<>();
        for (int i = 0; i < shape.numbers().size(); i++) {
            places.add(Integer.toString(5 + 2 * i));
        }
        shape.list().ifPresent(list -> places.addAll(List.of("1", "2", "3")));
        return game.name().name() + brackets + "(" + String.join(",", places) + ")";
    }

    private String example(GameText.Parameter parameter) {
        return standard(parameter)
                .map(value -> shown(value, false))
                .orElse(parameters.isSet(parameter) ? "{1,2}" : "2");
    }

    /// The names of the parameters, in their order.
    public List<String> parameters() {
        return game.parameters().stream()
                .map(parameter -> parameter.name().name())
                .toList();
    }

    /// What was understood of the rules, with small parameters where there is no default.
    public Explanation explanation() {
        return new RuleGame(entry, checkedOnce()).explanation();
    }

    @Override
    public Entry entry() {
        return entry;
    }

    @Override
    public List<Trial<?>> trials() {
        return List.of();
    }

    @Override
    public RuleGame with(Arguments arguments) {
        List<GameText.Parameter> wanted = game.parameters();
        if (wanted.size() == 1 && parameters.isSet(wanted.getFirst()) && arguments.size() > 0) {
            String text = arguments.inside().text();
            boolean braces = text.startsWith("{") || (arguments.size() == 1 && text.contains(".."));
            return game(List.of(ParameterCheck.value(braces ? text : "{" + text + "}", true)));
        }
        if (arguments.size() > wanted.size()) {
            arguments.count(0, wanted.size(), entry.form());
        }
        List<Meaning> values = new ArrayList<>();
        for (int i = 0; i < wanted.size(); i++) {
            values.add(i < arguments.size() ? given(wanted.get(i), arguments, i) : byDefault(wanted.get(i), arguments));
        }
        return game(values);
    }

    private Meaning given(GameText.Parameter parameter, Arguments arguments, int place) {
        return ParameterCheck.value(arguments.get(place).text(), parameters.isSet(parameter));
    }

    private Meaning byDefault(GameText.Parameter parameter, Arguments arguments) {
        return standard(parameter)
                .orElseThrow(() -> arguments.error(
                        "the parameter " + parameter.name().name() + " needs a value: write " + entry.form(),
                        "参数 " + parameter.name().name() + " 需要一个值：写作 " + entry.form()));
    }

    /// The game for some parameters, in their order: a number as `Long`, a set as a collection of `Long`.
    ///
    /// @throws InputError if the rules cannot be meant with these values
    RuleGame game(List<Meaning> values) {
        Map<String, Meaning> named = new LinkedHashMap<>();
        for (int i = 0; i < values.size(); i++) {
            named.put(game.parameters().get(i).name().name(), values.get(i));
        }
        String title = game.name().name() + title(values);
        return new RuleGame(entry, GameCheck.check(game, title, source, named));
    }

    private static String title(List<Meaning> values) {
        if (values.isEmpty()) {
            return "";
        }
        return values.stream()
                .map(value -> shown(value, values.size() == 1))
                .collect(Collectors.joining(",", "[", "]"));
    }

    private static String shown(Meaning value, boolean alone) {
        return switch (value) {
            case Meaning.NumberValue(Whole number) ->
                number instanceof Whole.Constant(long constant) ? Long.toString(constant) : "?";
            case Meaning.SetValue(Values values) -> {
                String members = values instanceof Values.Fixed(List<Long> numbers)
                        ? numbers.stream().map(String::valueOf).collect(Collectors.joining(","))
                        : "?";
                yield alone ? members : "{" + members + "}";
            }
            case Meaning.ListValue list -> "?";
        };
    }
}
