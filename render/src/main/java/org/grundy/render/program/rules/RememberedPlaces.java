package org.grundy.render.program.rules;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.render.program.StatementWriter;

/// By which arguments a program remembers what a function of rules gives. Parameters that are passed on and stay the
/// same in a whole case are none of them: when they change, all is forgotten.
///
/// @param known the variable that remembers
/// @param arguments all names of arguments, as a program has them
/// @param kept how many of the last ones stay the same in a whole case
record RememberedPlaces(String known, List<String> arguments, int kept) {
    /// Those by which values are remembered.
    List<String> own() {
        return arguments.subList(0, arguments.size() - kept);
    }

    /// The variables.
    void declare(StatementWriter code) {
        code.put("defined.known", "name", known, "count", own().size());
        if (kept > 0) {
            code.put("defined.given", "name", known, "count", kept);
        }
    }

    /// Forgets what was computed with other parameters.
    ///
    /// @param forget writes how
    void compare(StatementWriter code, Runnable forget) {
        if (kept == 0) {
            return;
        }
        List<String> passed = arguments.subList(own().size(), arguments.size());
        String others = IntStream.range(0, kept)
                .mapToObj(i -> given(i) + " != " + passed.get(i))
                .collect(Collectors.joining(code.or()));
        code.when(others, () -> {
            IntStream.range(0, kept).forEach(i -> code.line(given(i) + " = " + passed.get(i)));
            forget.run();
        });
    }

    private String given(int place) {
        return known + "_given[" + place + "]";
    }

    /// What a value is found by in the text of a statement, and what is said where there is none.
    Object[] values(StatementWriter code, String name, String value) {
        return new Object[] {
            "name", name,
            "known", known,
            "count", own().size(),
            "arguments", String.join(", ", own()),
            "further", own().stream().map(each -> ", " + each).collect(Collectors.joining()),
            "comma", own().size() == 1 ? "," : "",
            "again", code.refuses("a function needs its own value"),
            "deep", code.refuses("functions call each other too deeply"),
            "value", value
        };
    }
}
