package org.grundy.render.program.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.game.Play;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SpecialStates;
import org.grundy.lang.rules.tree.StateShape;
import org.grundy.render.program.ProgramPrelude;
import org.grundy.render.program.StatementWriter;
import org.grundy.render.program.input.GivenList;
import org.grundy.render.program.rules.expression.RuleExpressionWriter;
import org.grundy.render.program.rules.expression.RuleScope;

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
            SearchFunctions search = new SearchFunctions(plan, code, prelude);
            search.variables();
            given(search.forget());
            search.read();
            exists();
            computed();
        } else if (plan.form().isPresent()) {
            exists();
            String form = plan.form().get().function(plan.sink().read(), prelude);
            code.ready(form.stripIndent());
        } else {
            MemoFunctions memo = new MemoFunctions(plan, code, prelude);
            memo.variables();
            given(memo.forget());
            exists();
            memo.read();
            computed();
        }
        WrittenPosition written = new WrittenPosition(plan, code, prelude);
        written.function();
        if (plan.target().moves().told()) {
            findMoves(written);
        }
    }

    /// The function that looks for the moves to options of a wanted value; where only outcomes are known, to lost ones.
    private void findMoves(WrittenPosition written) {
        FoundMoves moves = new FoundMoves(tree(), plan.target().moves(), code);
        moves.variables();
        List<String> places = plan.names().all().subList(0, plan.arguments().size());
        code.function("void", "look_at_moves", with(places, SolvedVariable.WANTED), plan.list(), () -> {
            for (SpecialStates special : tree().specials()) {
                code.when(expressions().of(special.condition()), () -> code.line("return"));
            }
            moves.global();
            for (RuleTree rule : tree().rules()) {
                body(lookingAt(rule, moves)).rule(rule, scope());
            }
        });
        List<String> all = Stream.concat(Stream.of(SolvedVariable.WANTED), written.names().stream())
                .toList();
        code.function("void", "find_moves", all, written.list(), () -> {
            List<String> state = written.state().subList(0, plan.arguments().size());
            code.line("look_at_moves(" + written.arguments(with(state, SolvedVariable.WANTED)) + ")");
        });
    }

    /// Keeps a move if it wins. A loop whose variable only one number can be that leads to the wanted value is none.
    private RuleBodyWriter.Use lookingAt(RuleTree rule, FoundMoves moves) {
        Optional<SolvedVariable> solved = plan.form().flatMap(form -> SolvedVariable.of(rule, form));
        return new RuleBodyWriter.Use() {
            @Override
            public void option(String value, RuleScope scope) {
                code.when(moves.isWanted(plan, value), () -> moves.found(rule, scope));
            }

            @Override
            public Optional<String> only(int slot, RuleScope scope) {
                return solved.filter(each -> each.slot() == slot)
                        .map(each -> each.text(new RuleExpressionWriter(code, prelude, scope, plan.list())));
            }
        };
    }

    private static List<String> with(List<String> names, String last) {
        return Stream.concat(names.stream(), Stream.of(last)).toList();
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
                        defined().forget(list.variable());
                    },
                    "name",
                    list.variable(),
                    "least",
                    list.least() > 0 ? code.part("given.least", "least", list.least()) : "");
            if (list.counted()) {
                code.put("given.count", "name", list.variable());
            }
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
            if (plan.arguments().equals(List.of(StateShape.SINGLE)) && code.cpp()) {
                code.line("(void) " + StateShape.SINGLE); // which else would be a warning
            }
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
        boolean misere = plan.target().play() == Play.MISERE;
        RuleExpressionWriter writer = expressions();
        String result = switch (special) {
            case SpecialStates.Win win ->
                outcome() ? code.truth(false) : plan.sink().isLength() ? "1" : "-1";
            case SpecialStates.Lose lose ->
                outcome() ? code.truth(!misere) : plan.sink() == OptionSink.MISERE_LENGTH ? "1" : "0";
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
}
