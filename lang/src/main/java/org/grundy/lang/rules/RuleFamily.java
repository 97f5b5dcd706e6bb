package org.grundy.lang.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.rules.internal.check.Binding;
import org.grundy.lang.rules.internal.check.GameChecker;
import org.grundy.lang.rules.internal.check.OwnPositions;
import org.grundy.lang.rules.internal.check.ParameterChecker;
import org.grundy.lang.rules.internal.proof.NaturalTargets;
import org.grundy.lang.rules.internal.syntax.GameStatement;
import org.grundy.lang.rules.internal.syntax.GameSyntax;
import org.grundy.lang.rules.internal.syntax.ParameterLifting;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.IntExpr;
import org.grundy.lang.rules.tree.SetExpr;
import org.grundy.lang.rules.tree.StateShape;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// A family of games given by rules: one for each choice of the rules' parameters.
public final class RuleFamily implements Family {
    private final GameSyntax game;
    private final String source;
    private final ParameterChecker parameters;
    private final Entry entry;

    RuleFamily(GameSyntax game, String source) {
        this.game = new OwnPositions(game).asStates();
        this.source = source;
        this.parameters = new ParameterChecker(this.game);
        this.entry = entry(checkedOnce());
    }

    /// Checks the rules before a game is requested, with defaults or examples as parameters.
    private GameTree checkedOnce() {
        Map<String, Binding> examples = new LinkedHashMap<>();
        for (GameSyntax.Parameter parameter : game.parameters()) {
            String name = parameter.name().name();
            if (examples.containsKey(name)) {
                throw new InputError(
                        source,
                        parameter.name().span(),
                        "the parameter " + name + " is named twice",
                        "参数 " + name + " 出现了两次");
            }
            examples.put(
                    name, standard(parameter).orElseGet(() -> ParameterChecker.example(parameters.isSet(parameter))));
        }
        return checked(game, game.name().name(), examples);
    }

    private GameTree checked(GameSyntax syntax, String title, Map<String, Binding> bindings) {
        return NaturalTargets.of(GameChecker.check(syntax, title, source, bindings));
    }

    private Optional<Binding> standard(GameSyntax.Parameter parameter) {
        return parameter.standard().map(node -> ParameterChecker.value(node, source, parameters.isSet(parameter)));
    }

    private Entry entry(GameTree tree) {
        StateShape shape = tree.start().map(GameTree.Start::shape).orElse(tree.shape());
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
                new BilingualText(name + ", given by rules", name + "（由规则给出）"),
                new BilingualText(source, source));
    }

    /// A position of small numbers, also with small numbers for parameters without a default.
    private String example(StateShape shape) {
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

    private String example(GameSyntax.Parameter parameter) {
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

    /// A summary of the rules, with small parameters where there is no default.
    public Explanation explanation() {
        return new RuleGame(entry, checkedOnce()).explanation();
    }

    @Override
    public Entry entry() {
        return entry;
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of();
    }

    @Override
    public RuleGame with(Arguments arguments) {
        List<GameSyntax.Parameter> wanted = game.parameters();
        if (wanted.size() == 1 && parameters.isSet(wanted.getFirst()) && arguments.size() > 0) {
            String text = arguments.inside().text();
            boolean braces = text.startsWith("{") || (arguments.size() == 1 && text.contains(".."));
            return game(List.of(ParameterChecker.value(braces ? text : "{" + text + "}", true)));
        }
        if (arguments.size() > wanted.size()) {
            arguments.count(0, wanted.size(), entry.form());
        }
        List<Binding> values = new ArrayList<>();
        for (int i = 0; i < wanted.size(); i++) {
            values.add(i < arguments.size() ? given(wanted.get(i), arguments, i) : byDefault(wanted.get(i), arguments));
        }
        return game(values);
    }

    /// The game for some arguments, in which some parameters are numbers of the state instead.
    ///
    /// @param open names of parameters
    RuleGame lifted(List<String> open, Arguments arguments) {
        open.forEach(name -> checkLiftable(name, arguments));
        GameSyntax lifted = new ParameterLifting(game, open).lifted();
        Map<String, Binding> named = new LinkedHashMap<>();
        for (int i = 0; i < game.parameters().size(); i++) {
            GameSyntax.Parameter parameter = game.parameters().get(i);
            if (!open.contains(parameter.name().name())) {
                named.put(
                        parameter.name().name(),
                        i < arguments.size() ? given(parameter, arguments, i) : byDefault(parameter, arguments));
            }
        }
        return new RuleGame(entry, checked(lifted, game.name().name(), named));
    }

    private void checkLiftable(String name, Arguments arguments) {
        boolean set =
                game.parameters().stream().anyMatch(each -> each.name().name().equals(name) && parameters.isSet(each));
        boolean unordered = game.statements().stream().anyMatch(GameStatement.Unordered.class::isInstance)
                && checkedOnce().shape().list().isEmpty();
        if (set || unordered) {
            throw arguments.error(
                    "the parameter " + name + " cannot stay open, for "
                            + (set ? "it is a set" : "the numbers of a state are unordered")
                            + ": give it a value between the brackets",
                    "参数 " + name + " 不能留空，因为" + (set ? "它是集合" : "局面中的数不分次序") + "：请在方括号里给出它的值");
        }
    }

    private Binding given(GameSyntax.Parameter parameter, Arguments arguments, int place) {
        return ParameterChecker.value(arguments.get(place).text(), parameters.isSet(parameter));
    }

    private Binding byDefault(GameSyntax.Parameter parameter, Arguments arguments) {
        return standard(parameter)
                .orElseThrow(() -> arguments.error(
                        "the parameter " + parameter.name().name() + " needs a value: write " + entry.form(),
                        "参数 " + parameter.name().name() + " 需要一个值：写作 " + entry.form()));
    }

    /// The game for some parameters, in their order: a number as `Long`, a set as a collection of `Long`.
    ///
    /// @throws InputError if the rules are invalid for these values
    RuleGame game(List<Binding> values) {
        Map<String, Binding> named = new LinkedHashMap<>();
        for (int i = 0; i < values.size(); i++) {
            named.put(game.parameters().get(i).name().name(), values.get(i));
        }
        String title = game.name().name() + title(values);
        return new RuleGame(entry, checked(game, title, named));
    }

    private static String title(List<Binding> values) {
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
                String members = set instanceof SetExpr.Fixed(List<Long> numbers)
                        ? numbers.stream().map(String::valueOf).collect(Collectors.joining(","))
                        : "?";
                yield alone ? members : "{" + members + "}";
            }
            case Binding.ListValue list -> "?";
        };
    }
}
