package org.grundy.lang.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.rules.internal.check.Binding;
import org.grundy.lang.rules.internal.check.ParameterChecker;
import org.grundy.lang.rules.internal.check.ParameterKind;
import org.grundy.lang.rules.internal.syntax.GameSyntax;
import org.grundy.text.InputError;

/// The values of the parameters of a family given by rules: as they are written, by default, or left open.
///
/// @param game its syntax
/// @param source its text
/// @param parameters tells what they are
record FamilyParameters(GameSyntax game, String source, ParameterChecker parameters) {
    /// Parameters with which the text is checked before a game is requested: defaults, or small ones.
    ///
    /// @throws InputError if a name comes twice
    List<Binding> examples() {
        List<Binding> examples = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (GameSyntax.Parameter parameter : game.parameters()) {
            if (!names.add(parameter.word())) {
                throw new InputError(
                        source,
                        parameter.name().span(),
                        "the parameter %s is named twice",
                        "参数 %s 出现了两次",
                        parameter.word());
            }
            examples.add(standard(parameter).orElseGet(() -> ParameterChecker.example(parameters.kind(parameter))));
        }
        return examples;
    }

    private Optional<Binding> standard(GameSyntax.Parameter parameter) {
        return new RuleEntry(game, source, parameters).standard(parameter);
    }

    /// What a parameter is.
    ///
    /// @throws java.util.NoSuchElementException if there is none of this name
    ParameterKind kind(String name) {
        return game.parameters().stream()
                .filter(each -> each.word().equals(name))
                .map(parameters::kind)
                .findFirst()
                .orElseThrow();
    }

    /// The names of those that are sets, lists or lists of lists.
    List<String> lists() {
        return game.parameters().stream()
                .filter(each -> parameters.kind(each).isSeveral())
                .map(GameSyntax.Parameter::word)
                .toList();
    }

    /// The values that are written between brackets, and defaults behind them.
    ///
    /// @throws InputError if they are not such values, too many, or one is needed
    List<Binding> of(Arguments arguments, Entry entry) {
        List<GameSyntax.Parameter> wanted = game.parameters();
        if (wanted.size() == 1 && arguments.size() > 0) {
            ParameterKind kind = parameters.kind(wanted.getFirst());
            String text = arguments.inside().text();
            if (kind.isSeveral() && !isWhole(text, arguments)) {
                return List.of(ParameterChecker.value("{" + text + "}", kind));
            }
        }
        if (arguments.size() > wanted.size()) {
            arguments.count(0, wanted.size(), entry.form());
        }
        List<Binding> values = new ArrayList<>();
        for (int i = 0; i < wanted.size(); i++) {
            values.add(at(i, arguments, entry));
        }
        return values;
    }

    /// Whether a set or list is written with its brackets, or as one range.
    private static boolean isWhole(String text, Arguments arguments) {
        return arguments.size() == 1 && (text.startsWith("{") || text.startsWith("[") || text.contains(".."));
    }

    /// The value that is written at a place, or else the default.
    ///
    /// @throws InputError if it is no such value, or is needed
    Binding at(int place, Arguments arguments, Entry entry) {
        GameSyntax.Parameter parameter = game.parameters().get(place);
        return place < arguments.size()
                ? ParameterChecker.value(arguments.get(place).text(), parameters.kind(parameter))
                : standard(parameter)
                        .orElseThrow(() -> arguments.error(
                                "the parameter %s needs a value: write %s",
                                "参数 %s 需要一个值：写作 %s", parameter.word(), entry.form()));
    }

    /// What stays open, and defaults of the rest.
    ///
    /// @param numbers parameters that are numbers of the state
    /// @param lists by the names of parameters what a program calls them
    /// @param least what the numbers of sets are taken to be at least where something is proved
    /// @throws InputError if a parameter is neither and has no default
    Map<String, Binding> given(List<String> numbers, Map<String, String> lists, long least) {
        Map<String, Binding> named = new LinkedHashMap<>();
        for (GameSyntax.Parameter parameter : game.parameters()) {
            String word = parameter.word();
            String variable = lists.get(word);
            if (variable != null) {
                named.put(word, ParameterChecker.open(variable, parameters.kind(parameter), least));
            } else if (!numbers.contains(word)) {
                Binding standard = standard(parameter)
                        .orElseThrow(() -> new InputError(
                                "nothing reads the parameter %s, and it has no default", "没有读参数 %s，它也没有默认值", word));
                named.put(word, standard);
            }
        }
        return named;
    }
}
