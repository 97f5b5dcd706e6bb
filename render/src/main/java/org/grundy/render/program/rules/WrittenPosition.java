package org.grundy.render.program.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.render.program.ComponentSum;
import org.grundy.render.program.ProgramNames;
import org.grundy.render.program.ProgramPrelude;
import org.grundy.render.program.StatementWriter;
import org.grundy.render.program.input.AskedMoves;
import org.grundy.render.program.rules.expression.RuleExpressionWriter;
import org.grundy.render.program.rules.expression.RuleScope;

/// A position as it is written, which the function takes that a program asks: rules may say from which state a position
/// starts, and then its numbers and its list are others than those of states.
///
/// @param plan how the program computes
/// @param code where the function is written
/// @param prelude takes note of functions
record WrittenPosition(RulePlan plan, StatementWriter code, ProgramPrelude prelude) {
    private GameTree tree() {
        return plan.game().tree();
    }

    /// The arguments of a function of states.
    ///
    /// @param numbers its first ones, before the lists
    String arguments(List<String> numbers) {
        return Stream.concat(numbers.stream(), lists()).collect(Collectors.joining(", "));
    }

    /// Writes the function that says what a position is worth.
    void function() {
        List<String> written = names();
        String name = plan.sink().isOutcome() ? "lost" : plan.sums().value();
        String list = list();
        code.function(plan.type(), name, written, list, () -> {
            List<String> state = state();
            limits(state);
            if (plan.order().isPresent()) {
                new TableFunctions(plan, code, prelude, plan.order().get()).ready(state);
            }
            String arguments = arguments(state.subList(0, plan.arguments().size()));
            if (!plan.allExist()) {
                code.when(
                        code.not("exists(" + arguments + ")"),
                        () -> code.refuse("the rules say that there is no such position"));
            }
            String known = plan.sink().read() + "(" + arguments + ")";
            code.line("return "
                    + (plan.sums() == ComponentSum.TAME ? prelude.function("not_wild") + "(" + known + ")" : known));
        });
        if (!plan.sink().isOutcome() && plan.target().quantity() == SampledQuantity.LOST) {
            String all = Stream.concat(written.stream(), list.isEmpty() ? Stream.empty() : Stream.of(list))
                    .collect(Collectors.joining(", "));
            boolean drawn = plan.sums() == ComponentSum.DRAWN;
            code.function(drawn ? "int" : "bool", drawn ? "outcome" : "lost", written, list, () -> {
                String value = name + "(" + all + ")";
                if (plan.sums() == ComponentSum.TAME) {
                    code.value("whole", value);
                    value = "whole";
                }
                code.line("return " + plan.sums().lost(value, code));
            });
            if (plan.target().moves().length()) {
                length(name + "(" + all + ")");
            }
        }
    }

    /// Writes the function that says how many moves play lasts.
    ///
    /// @param known what is known of the position
    private void length(String known) {
        code.function("int", AskedMoves.REMOTENESS, names(), list(), () -> {
            if (plan.sums() == ComponentSum.DRAWN) {
                code.value("asked", known);
                code.line("label(asked)");
                code.line("return " + code.part("cell", "table", "lengths", "index", "asked"));
            } else {
                code.line("return " + known + code.language().of(" / 2", " / 2", " // 2"));
            }
        });
    }

    private Stream<String> lists() {
        if (plan.list().isEmpty()) {
            return Stream.empty();
        }
        return Stream.of(
                plan.starts()
                        ? expressions().of(tree().start().orElseThrow().list().orElseThrow())
                        : plan.list());
    }

    /// The names of the arguments: numbers of the state are the program's own variables where they are parameters
    /// of a table.
    List<String> names() {
        List<String> numbers = plan.starts()
                ? tree().start().orElseThrow().shape().numbers()
                : plan.game().numbers();
        int parameters = plan.target().parameters();
        List<String> names = new ArrayList<>(new ProgramNames(numbers, RuleScope.OWN_NAMES).all());
        for (int i = names.size() - parameters; i < names.size() && plan.order().isPresent(); i++) {
            names.set(i, "of_" + names.get(i));
        }
        return names;
    }

    private RuleExpressionWriter expressions() {
        List<Long> largest =
                plan.game().variables().stream().map(name -> Long.MAX_VALUE).toList();
        return new RuleExpressionWriter(code, prelude, RuleScope.of(names(), largest), list());
    }

    /// The name of the list of a position as it is written, empty if it has none.
    String list() {
        return plan.starts() ? RuleProgram.named(plan.game().writtenList()) : plan.list();
    }

    /// The numbers of the state.
    List<String> state() {
        List<String> written = names();
        if (!plan.starts()) {
            return written;
        }
        RuleExpressionWriter writer = expressions();
        List<String> names = new ArrayList<>();
        tree().start().orElseThrow().state().forEach(number -> {
            String text = writer.of(number);
            String name = text;
            if (!written.contains(text)) {
                name = "start" + (names.size() + 1);
                code.number(name, text);
            }
            names.add(name);
        });
        return names;
    }

    private void limits(List<String> state) {
        List<Long> largest = plan.order().isPresent() ? plan.largest() : List.of();
        String beyond = IntStream.range(0, state.size())
                .mapToObj(place -> beyond(state.get(place), place, largest))
                .filter(each -> !each.isEmpty())
                .collect(Collectors.joining(code.or()));
        if (!beyond.isEmpty()) {
            code.when(beyond, () -> code.refuse("this program has a table up to its limits"));
        }
    }

    private String beyond(String number, int place, List<Long> largest) {
        String below = plan.starts() ? number + " < 0" : "";
        if (largest.isEmpty()) {
            return below;
        }
        long most = place < plan.places() ? largest.get(place) : plan.corner().toArray()[place];
        return (below.isEmpty() ? "" : below + code.or()) + number + " > "
                + expressions().of(new IntExpr.Constant(most));
    }
}
