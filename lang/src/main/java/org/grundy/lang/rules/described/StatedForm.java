package org.grundy.lang.rules.described;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.internal.check.Binding;
import org.grundy.lang.rules.internal.check.ConditionChecker;
import org.grundy.lang.rules.internal.check.GameChecker;
import org.grundy.lang.rules.internal.execution.ExactEvaluator;
import org.grundy.lang.rules.internal.syntax.GameParser;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.text.InputError;

/// The formulas of a theorem as a text states them, checked, for all parameters.
///
/// A position's numbers have the first slots, then `misere` (0 or 1), `value` (0 where none is stated), `wins` (1 where
/// the player to move wins), and what `let` names. In moves `v` is the value that they lead to.
///
/// @param description the text of it
/// @param numbers names of a position's numbers
/// @param parameters names of parameters
/// @param value the Grundy value, if it is stated
/// @param lost when a position is lost, if that is stated instead or in other words
/// @param moves to positions of the value `v`, the last parameter
/// @param some when there may be other moves to that value
/// @param lets what is named
/// @param reasons in their order
/// @param tame whether its values 0 and 1 are fickle and all positions tame
/// @param misere whether it says who wins in misère play, too
/// @param quantities the names that the sentences of reasons use, in the order of the slots
record StatedForm(
        TheoremDescription description,
        List<String> numbers,
        List<String> parameters,
        Optional<IntExpr> value,
        Optional<BoolExpr> lost,
        Optional<GameTree> moves,
        Optional<BoolExpr> some,
        Map<String, IntExpr> lets,
        List<StatedReason> reasons,
        boolean tame,
        boolean misere,
        List<String> quantities) {
    /// Names the amounts that winning moves take, in sentences.
    static final String AMOUNTS = "amounts";

    private static final String TARGET = "v";
    private static final Pattern NAME = Pattern.compile("[\\p{L}_][\\p{L}\\p{Nd}_']*");
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{([^{}|]+)[^{}]*\\}");

    /// Checks the formulas.
    ///
    /// @throws InputError if one of them is no formula, or uses other names
    static StatedForm of(TheoremDescription description, List<String> numbers, List<String> parameters) {
        Map<String, Integer> slots = new LinkedHashMap<>();
        numbers.forEach(name -> slots.put(name, slots.size()));
        int next = slots.size();
        for (int i = 0; i < parameters.size(); i++) {
            slots.put(parameters.get(i), ExactEvaluator.PARAMETERS + i);
        }
        slots.put("misere", next++);
        Optional<IntExpr> value = formula(description, "value", ConditionChecker::number, slots);
        Optional<BoolExpr> lost = formula(description, "lost", ConditionChecker::condition, slots);
        if (value.isEmpty() && lost.isEmpty()) {
            throw description.error("a theorem states a value, or when a position is lost", "定理应写明 value 或 lost");
        }
        Optional<BoolExpr> some = some(description, slots, parameters.size());
        slots.put("value", next++);
        slots.put("wins", next++);
        Map<String, IntExpr> lets = new LinkedHashMap<>();
        for (DescriptionField field : description.all("let").toList()) {
            String[] sides = field.lines().split("\\s*=\\s*", 2);
            if (sides.length < 2 || !NAME.matcher(sides[0]).matches() || slots.containsKey(sides[0])) {
                throw field.error(
                        "a new name is given to a number as in \"let r = n mod 3\"", "命名的写法例如“let r = n mod 3”，名字不可重复");
            }
            lets.put(sides[0], ConditionChecker.number(sides[1], slots));
            slots.put(sides[0], next++);
        }
        return new StatedForm(
                description,
                numbers,
                parameters,
                value,
                lost,
                description.field("moves").map(field -> moves(field, numbers, parameters)),
                some,
                lets,
                description
                        .all("reason")
                        .map(field -> StatedReason.of(field, slots))
                        .toList(),
                description.field("tame").isPresent(),
                speaksOfMisere(description),
                quantities(description, numbers, parameters, lets));
    }

    /// The condition, `if …`, may use the value `v`, which stands behind the parameters.
    private static Optional<BoolExpr> some(TheoremDescription description, Map<String, Integer> slots, int parameters) {
        Map<String, Integer> names = new LinkedHashMap<>(slots);
        names.put(TARGET, ExactEvaluator.PARAMETERS + parameters);
        return description
                .field("some")
                .map(field -> ConditionChecker.condition(field.lines().replaceFirst("^if ", ""), names));
    }

    private static <T> Optional<T> formula(
            TheoremDescription description,
            String word,
            BiFunction<String, Map<String, Integer>, T> check,
            Map<String, Integer> slots) {
        return description.field(word).map(field -> check.apply(field.lines(), slots));
    }

    /// The rules of a field, in which `v` is the value that they lead to.
    private static GameTree moves(DescriptionField field, List<String> numbers, List<String> parameters) {
        List<String> all = new ArrayList<>(parameters);
        all.add(TARGET);
        GameTree tree = GameChecker.check(
                GameParser.games(field.lines()).getFirst(),
                "moves",
                field.lines(),
                Binding.numbers(all, ExactEvaluator.PARAMETERS));
        if (tree.arity() != numbers.size()) {
            throw field.error("these moves are of states with other numbers", "这些走法的局面与规则不符");
        }
        return tree;
    }

    private static boolean speaksOfMisere(TheoremDescription description) {
        return description.field("tame").isPresent()
                || description
                        .field("lost")
                        .filter(field -> field.lines().matches("(?s).*\\bmisere\\b.*"))
                        .isPresent();
    }

    private static List<String> quantities(
            TheoremDescription description, List<String> numbers, List<String> parameters, Map<String, IntExpr> lets) {
        String sentences = description
                .all("reason")
                .flatMap(field -> field.below().stream())
                .collect(Collectors.joining("\n"));
        List<String> used = PLACEHOLDER
                .matcher(sentences)
                .results()
                .map(result -> result.group(1))
                .distinct()
                .toList();
        List<String> names = new ArrayList<>(numbers);
        names.addAll(parameters);
        names.add("value");
        names.addAll(lets.keySet());
        names.add(AMOUNTS);
        names.retainAll(used);
        return List.copyOf(names);
    }

    /// A formula as it is written, with other names for numbers and values for parameters.
    ///
    /// @param word under which it stands
    Optional<String> written(String word, List<String> names, List<? extends Number> values) {
        return description.field(word).map(field -> {
            Matcher matcher = NAME.matcher(field.lines());
            return matcher.replaceAll(result -> {
                int number = numbers.indexOf(result.group());
                int parameter = parameters.indexOf(result.group());
                return number >= 0
                        ? names.get(number)
                        : parameter >= 0 ? values.get(parameter).toString() : result.group();
            });
        });
    }
}
