package org.grundy.render.program.rules;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.lang.arithmetic.ExactInterval;
import org.grundy.lang.expression.DefinedFunction;
import org.grundy.lang.expression.DefinedList;
import org.grundy.lang.expression.GivenUses;
import org.grundy.lang.expression.KnownValues;
import org.grundy.lang.expression.PlainFunctions;
import org.grundy.render.program.ProgramLanguage;
import org.grundy.render.program.ProgramNames;
import org.grundy.render.program.ProgramPrelude;
import org.grundy.render.program.StatementWriter;
import org.grundy.render.program.input.ComputedGap;
import org.grundy.render.program.rules.expression.RuleExpressionWriter;
import org.grundy.render.program.rules.expression.RuleScope;

/// Writes the functions and lists that rules define: each value is computed once for the lists that are read, but of
/// functions that are computed sooner than looked up.
///
/// @param defined what is defined
/// @param code where they are written
/// @param prelude takes note of functions
/// @param parameters numbers that functions are given besides their arguments, the same in all calls of a case
record DefinedFunctions(KnownValues defined, StatementWriter code, ProgramPrelude prelude, List<String> parameters) {
    private static String known(DefinedFunction function) {
        return ComputedGap.called(function.name()) + "_known";
    }

    private static String called(DefinedList list) {
        return ComputedGap.called(list.name());
    }

    /// What is remembered.
    void variables() {
        defined.lists().forEach(this::remember);
        if (defined.functions().isEmpty()) {
            return;
        }
        prelude.noteDeep();
        if (code.language() == ProgramLanguage.CPP) {
            prelude.function("Hash");
        }
        if (!code.python()) {
            prelude.function("Remembered");
        }
        for (DefinedFunction function : defined.functions()) {
            if (!isPlain(function)) {
                code.put(
                        "defined.known",
                        "name",
                        known(function),
                        "count",
                        own(function).size());
                if (own(function).size() < function.arguments().size()) {
                    code.put(
                            "defined.given",
                            "name",
                            known(function),
                            "count",
                            function.arguments().size() - own(function).size());
                }
            }
            code.declaration("long", ComputedGap.called(function.name()), names(function.arguments()), "");
        }
    }

    private void remember(DefinedList list) {
        if (list.arguments().isEmpty()) {
            code.put("defined.list", "name", called(list));
        } else {
            code.put(
                    "defined.list.of",
                    "name",
                    called(list),
                    "count",
                    list.arguments().size(),
                    "parameters",
                    parameters(names(list.arguments())));
        }
    }

    private String parameters(List<String> names) {
        String type = code.language().of("long long ", "long ", "");
        return names.stream().map(name -> type + name).collect(Collectors.joining(", "));
    }

    private boolean isPlain(DefinedFunction function) {
        return PlainFunctions.contain(function, defined);
    }

    /// The arguments that a text names, by which values are remembered.
    private List<String> own(DefinedFunction function) {
        int kept = (int) function.passed().stream().filter(parameters::contains).count();
        return function.arguments().subList(0, function.arguments().size() - kept);
    }

    /// Forgets what was computed with other parameters.
    private void compare(DefinedFunction function, List<String> names) {
        List<String> passed = names.subList(own(function).size(), names.size());
        String others = IntStream.range(0, passed.size())
                .mapToObj(i -> given(function, i) + " != " + passed.get(i))
                .collect(Collectors.joining(code.or()));
        if (!others.isEmpty()) {
            code.when(others, () -> {
                IntStream.range(0, passed.size()).forEach(i -> code.line(given(function, i) + " = " + passed.get(i)));
                code.put("defined.forget", "name", known(function));
            });
        }
    }

    private static String given(DefinedFunction function, int place) {
        return known(function) + "_given[" + place + "]";
    }

    private static List<String> names(List<String> arguments) {
        return new ProgramNames(arguments, RuleScope.OWN_NAMES).all();
    }

    /// Forgets all values that depend on lists that are read.
    void forget() {
        defined.functions().stream()
                .filter(function -> !isPlain(function) && GivenUses.of(function, defined))
                .forEach(function -> code.put("defined.forget", "name", known(function)));
        defined.lists().stream()
                .filter(list -> GivenUses.of(list, defined))
                .forEach(list -> code.put("defined.list.forget", "name", called(list)));
    }

    /// The functions themselves.
    void write() {
        defined.functions().forEach(this::write);
        defined.lists().forEach(this::write);
    }

    private void write(DefinedList list) {
        List<String> names = names(list.arguments());
        String value = new RuleExpressionWriter(code, prelude, scope(names), "").of(defined.body(list));
        if (names.isEmpty()) {
            code.put("defined.list.read", "name", called(list), "value", value);
        } else {
            code.put(
                    "defined.list.of.read",
                    "name",
                    called(list),
                    "count",
                    names.size(),
                    "parameters",
                    parameters(names),
                    "arguments",
                    String.join(", ", names),
                    "value",
                    value);
        }
    }

    private static RuleScope scope(List<String> names) {
        return new RuleScope(
                names, names.stream().map(name -> ExactInterval.OF_LONGS).toList());
    }

    private void write(DefinedFunction function) {
        List<String> names = names(function.arguments());
        String value = new RuleExpressionWriter(code, prelude, scope(names), "").argument(defined.body(function));
        code.function("long", ComputedGap.called(function.name()), names, "", () -> {
            if (isPlain(function)) {
                code.line("return " + value);
                return;
            }
            List<String> place = names.subList(0, own(function).size());
            compare(function, names);
            code.put(
                    "defined.read",
                    "known",
                    known(function),
                    "count",
                    place.size(),
                    "arguments",
                    String.join(", ", place),
                    "further",
                    place.stream().map(name -> ", " + name).collect(Collectors.joining()),
                    "comma",
                    place.size() == 1 ? "," : "",
                    "again",
                    code.refuses("a function needs its own value"),
                    "deep",
                    code.refuses("functions call each other too deeply"),
                    "value",
                    value);
        });
    }
}
