package org.grundy.render.program.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SpecialStates;
import org.grundy.render.program.ComponentSum;
import org.grundy.render.program.ProgramNames;
import org.grundy.render.program.ProgramPrelude;
import org.grundy.render.program.StatementWriter;
import org.grundy.render.program.input.GivenList;

/// Writes the functions of a program that computes values from rules.
///
/// @param plan how it computes
/// @param code where they are written
/// @param prelude takes note of functions
record RuleFunctions(RulePlan plan, StatementWriter code, ProgramPrelude prelude) {
    private GameTree tree() {
        return plan.game().tree();
    }

    private boolean outcome() {
        return plan.sink().isOutcome();
    }

    void write() {
        defined().variables();
        if (plan.order().isPresent()) {
            TableFunctions table =
                    new TableFunctions(plan, code, prelude, plan.order().get());
            table.variables();
            given(table.forget());
            exists();
            table.read();
            computed();
            table.fill();
        } else if (plan.sums().isSearched()) {
            given("search.forget." + plan.sums());
            new SearchFunctions(plan, code, prelude).read();
            exists();
            computed();
        } else {
            MemoFunctions memo = new MemoFunctions(plan, code, prelude);
            memo.variables();
            given(memo.forget());
            exists();
            memo.read();
            computed();
        }
        answer();
        if (plan.target().moves().told()) {
            findMoves();
        }
    }

    /// The function that looks for the moves to options of a wanted value; where only outcomes are known, to lost ones.
    private void findMoves() {
        FoundMoves moves = new FoundMoves(tree(), plan.target().moves(), code);
        moves.variables();
        List<String> places = plan.names().all().subList(0, plan.arguments().size());
        code.function("void", "look_at_moves", with(places, "wanted"), plan.list(), () -> {
            for (SpecialStates special : tree().specials()) {
                code.when(expressions().of(special.condition()), () -> code.line("return"));
            }
            moves.global();
            for (RuleTree rule : tree().rules()) {
                body((value, scope) -> code.when(
                                outcome() ? value : (value.contains(" ") ? "(" + value + ")" : value) + " == wanted",
                                () -> moves.found(rule, scope)))
                        .rule(rule, scope());
            }
        });
        List<String> written = answerArguments();
        List<String> all = Stream.concat(Stream.of("wanted"), written.stream()).toList();
        code.function("void", "find_moves", all, writtenList(), () -> {
            List<String> state = state(written).subList(0, plan.arguments().size());
            code.line("look_at_moves(" + arguments(with(state, "wanted")) + ")");
        });
    }

    private static List<String> with(List<String> names, String last) {
        return Stream.concat(names.stream(), Stream.of(last)).toList();
    }

    private String arguments(List<String> numbers) {
        return Stream.concat(numbers.stream(), lists()).collect(Collectors.joining(", "));
    }

    /// The lists that are parameters, and the functions that take them.
    ///
    /// @param forget by what the values are forgotten that were computed with others
    private void given(String forget) {
        for (GivenList list : plan.target().given()) {
            code.put(
                    list.rows() ? "given.rows" : "given.list",
                    () -> {
                        code.put(forget, "type", plan.cells().type(code.language()));
                        defined().forget();
                    },
                    "name",
                    list.variable(),
                    "least",
                    list.least() > 0 ? code.part("given.least", "least", list.least()) : "");
        }
        defined().write();
    }

    private DefinedFunctions defined() {
        return new DefinedFunctions(tree().defined(), code, prelude, plan.parametersInRules());
    }

    private RuleScope scope() {
        return RuleScope.of(plan.names().all(), plan.largest());
    }

    private RuleExpressionWriter expressions() {
        return new RuleExpressionWriter(code, prelude, scope(), plan.list());
    }

    /// Whether a state exists.
    private void exists() {
        if (!plan.allExist()) {
            code.function(
                    "bool",
                    "exists",
                    plan.arguments(),
                    plan.list(),
                    () -> code.line("return " + expressions().of(tree().domain())));
        }
    }

    /// The value of a state by those of its options.
    private void computed() {
        Runnable body = () -> {
            tree().specials().forEach(this::special);
            plan.sink().begin(code);
            RuleBodyWriter moves = body((value, scope) -> plan.sink().option(code, value));
            for (RuleTree rule : tree().rules()) {
                moves.rule(rule, scope());
            }
            plan.sink().end(code, prelude);
        };
        if (plan.sums().isSearched()) {
            new SearchFunctions(plan, code, prelude).moves(body);
        } else {
            code.function(plan.sink().type(), "computed", plan.arguments(), plan.list(), body);
        }
    }

    private RuleBodyWriter body(RuleBodyWriter.Use use) {
        return new RuleBodyWriter(
                code,
                prelude,
                plan.sink(),
                plan.list(),
                plan.arguments().size(),
                plan.sums(),
                plan.game()::staysNatural,
                use);
    }

    private void special(SpecialStates special) {
        if (plan.sums().isSearched()) {
            new SearchFunctions(plan, code, prelude).special(special, expressions());
            return;
        }
        boolean misere = plan.sink() == OptionSink.MISERE_OUTCOME;
        RuleExpressionWriter writer = expressions();
        String result = switch (special) {
            case SpecialStates.Win win -> outcome() ? code.truth(false) : "-1";
            case SpecialStates.Lose lose -> outcome() ? code.truth(!misere) : "0";
            case SpecialStates.Value value -> {
                String number = writer.operand(value.value());
                String whole = code.part("narrow.any", "number", number);
                yield outcome()
                        ? number + (misere ? " == 1" : " == 0")
                        : plan.sink() == OptionSink.GENERA ? prelude.function("heap_genus") + "(" + whole + ")" : whole;
            }
        };
        code.when(writer.of(special.condition()), () -> code.line("return " + result));
    }

    /// The function for positions as they are written.
    private void answer() {
        List<String> written = answerArguments();
        String name = outcome() ? "lost" : plan.sums().value();
        String list = writtenList();
        code.function(plan.sink().type(), name, written, list, () -> {
            List<String> state = state(written);
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
        if (!outcome() && plan.target().quantity() == SampledQuantity.LOST) {
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
        }
    }

    private Stream<String> lists() {
        if (plan.list().isEmpty()) {
            return Stream.empty();
        }
        return Stream.of(
                plan.starts()
                        ? startWriter().of(tree().start().orElseThrow().list().orElseThrow())
                        : plan.list());
    }

    /// The names of the arguments: numbers of the state are the program's own variables where they are parameters
    /// of a table.
    private List<String> answerArguments() {
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

    private RuleExpressionWriter startWriter() {
        List<Long> largest =
                plan.game().variables().stream().map(name -> Long.MAX_VALUE).toList();
        return new RuleExpressionWriter(code, prelude, RuleScope.of(answerArguments(), largest), writtenList());
    }

    /// The name of the list of a position as it is written, empty if it has none.
    private String writtenList() {
        return plan.starts() ? RuleProgram.named(plan.game().writtenList()) : plan.list();
    }

    /// The numbers of the state.
    private List<String> state(List<String> written) {
        if (!plan.starts()) {
            return written;
        }
        RuleExpressionWriter writer = startWriter();
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
