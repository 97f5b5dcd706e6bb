package org.grundy.render.program.rules;

import java.util.List;
import java.util.stream.Collectors;
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

/// Writes the functions and lists that rules define: each value is computed once for the lists that are read, but of
/// functions that are computed sooner than looked up.
///
/// @param defined what is defined
/// @param code where they are written
/// @param prelude takes note of functions
record DefinedFunctions(KnownValues defined, StatementWriter code, ProgramPrelude prelude) {
    private static String known(DefinedFunction function) {
        return ComputedGap.called(function.name()) + "_known";
    }

    private static String called(DefinedList list) {
        return ComputedGap.called(list.name());
    }

    /// What is remembered.
    void variables() {
        defined.lists().forEach(list -> code.put("defined.list", "name", called(list)));
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
                        function.arguments().size());
            }
            code.declaration("long", ComputedGap.called(function.name()), names(function), "");
        }
    }

    private boolean isPlain(DefinedFunction function) {
        return PlainFunctions.contain(function, defined);
    }

    private static List<String> names(DefinedFunction function) {
        return new ProgramNames(function.arguments(), RuleScope.OWN_NAMES).all();
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
        RuleScope nothing = new RuleScope(List.of(), List.of());
        String value = new RuleExpressionWriter(code, prelude, nothing, "").of(defined.body(list));
        code.put("defined.list.read", "name", called(list), "value", value);
    }

    private void write(DefinedFunction function) {
        List<String> names = names(function);
        RuleScope scope = new RuleScope(
                names, names.stream().map(name -> ExactInterval.OF_LONGS).toList());
        String value = new RuleExpressionWriter(code, prelude, scope, "").argument(defined.body(function));
        code.function("long", ComputedGap.called(function.name()), names, "", () -> {
            if (isPlain(function)) {
                code.line("return " + value);
                return;
            }
            code.put(
                    "defined.read",
                    "known",
                    known(function),
                    "count",
                    names.size(),
                    "arguments",
                    String.join(", ", names),
                    "further",
                    names.stream().map(name -> ", " + name).collect(Collectors.joining()),
                    "comma",
                    names.size() == 1 ? "," : "",
                    "again",
                    code.refuses("a function needs its own value"),
                    "value",
                    value);
        });
    }
}
