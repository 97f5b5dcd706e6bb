package org.grundy.render.program.rules;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.ExactInterval;
import org.grundy.lang.expression.DefinedFunction;
import org.grundy.lang.expression.DefinedList;
import org.grundy.lang.expression.GivenUses;
import org.grundy.lang.expression.KnownValues;
import org.grundy.lang.expression.PlainFunctions;
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
        if (defined.functions().isEmpty() && defined.lists().stream().noneMatch(DefinedList::isFunction)) {
            return;
        }
        prelude.noteDeep();
        if (code.cpp()) {
            prelude.function("Hash");
        }
        if (!code.python()) {
            prelude.function("Remembered");
        }
        for (DefinedFunction function : defined.functions()) {
            if (!isPlain(function)) {
                places(function).declare(code);
            }
            code.declaration("long", ComputedGap.called(function.name()), names(function.arguments()), "");
        }
    }

    private void remember(DefinedList list) {
        if (list.isFunction()) {
            places(list).declare(code);
            code.put("defined.lists", "name", called(list), "parameters", parameters(names(list.arguments())));
        } else if (list.arguments().isEmpty()) {
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

    private RememberedPlaces places(DefinedFunction function) {
        return new RememberedPlaces(known(function), names(function.arguments()), kept(function.passed()));
    }

    private RememberedPlaces places(DefinedList list) {
        return new RememberedPlaces(called(list) + "_known", names(list.arguments()), kept(list.passed()));
    }

    private int kept(List<String> passed) {
        return (int) passed.stream().filter(parameters::contains).count();
    }

    private static List<String> names(List<String> arguments) {
        return new ProgramNames(arguments, RuleScope.OWN_NAMES).all();
    }

    /// Forgets all values that depend on a list that is read.
    ///
    /// @param given its variable
    void forget(String given) {
        defined.functions().stream()
                .filter(function -> !isPlain(function) && GivenUses.of(function, defined, given))
                .forEach(function -> code.put("defined.forget", "name", known(function)));
        defined.lists().stream()
                .filter(list -> GivenUses.of(list, defined, given))
                .forEach(this::forget);
    }

    private void forget(DefinedList list) {
        code.put(list.isFunction() ? "defined.lists.forget" : "defined.list.forget", "name", called(list));
    }

    /// The functions themselves.
    void write() {
        defined.functions().forEach(this::write);
        defined.lists().forEach(this::write);
    }

    private void write(DefinedList list) {
        List<String> names = names(list.arguments());
        String value = new RuleExpressionWriter(code, prelude, scope(names), "").of(defined.body(list));
        if (list.isFunction()) {
            RememberedPlaces places = places(list);
            code.put(
                    "defined.lists.read",
                    () -> places.compare(code, () -> forget(list)),
                    Stream.concat(
                                    Stream.of("parameters", parameters(names)),
                                    Stream.of(places.values(code, called(list), value)))
                            .toArray());
        } else if (names.isEmpty()) {
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
            RememberedPlaces places = places(function);
            places.compare(code, () -> code.put("defined.forget", "name", known(function)));
            code.put("defined.read", places.values(code, known(function), value));
        });
    }
}
