package org.grundy.render.program.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.render.program.StatementWriter;
import org.grundy.render.program.input.AskedMoves;
import org.grundy.render.program.input.ToldMove;
import org.grundy.render.program.rules.expression.RuleScope;

/// Writes what a program keeps of the winning moves that it finds: how many there are, the variables of the first
/// one, or of all.
///
/// @param tree the rules
/// @param asked what is told of moves
/// @param code where it is written
record FoundMoves(GameTree tree, AskedMoves asked, StatementWriter code) {
    /// The names of the variables of moves.
    static List<String> variables(GameTree tree) {
        return tree.rules().stream()
                .flatMap(rule -> MoveVariables.of(rule, tree.arity()).stream())
                .map(IntExpr.Variable::name)
                .distinct()
                .toList();
    }

    /// The variables of the program, and the function that forgets them.
    void variables() {
        code.put("moves.number", "name", AskedMoves.held(AskedMoves.COUNT));
        asked.variables().forEach(name -> code.put("moves.number", "name", AskedMoves.held(name)));
        asked.all().forEach(text -> code.put("moves.text", "name", text.held()));
        code.put("function.end");
        code.function("void", "no_moves", List.of(), "", () -> {
            global();
            code.line(AskedMoves.held(AskedMoves.COUNT) + " = 0");
            asked.variables().forEach(name -> code.line(AskedMoves.held(name) + " = 0"));
            asked.all().forEach(text -> code.line(text.held() + " = \"\""));
        });
    }

    /// Declares in a function that it changes these variables.
    void global() {
        String all = Stream.of(
                        Stream.of(AskedMoves.held(AskedMoves.COUNT)),
                        asked.variables().stream().map(AskedMoves::held),
                        asked.all().stream().map(ToldMove::held))
                .flatMap(names -> names)
                .collect(Collectors.joining(", "));
        code.put("table.global", "names", all);
    }

    /// The condition that an option is one that is looked for: one of the wanted value, or one that is lost where
    /// only outcomes are known.
    String isWanted(RulePlan plan, String option) {
        if (plan.sink().isOutcome()) {
            return option;
        }
        return switch (plan.sums()) {
            case SEARCHED, LENGTH -> plan.sums().lost(option, code);
            case DRAWN -> plan.sums().lost(option, code) + " == 0";
            case NIM, WON_AT_ONCE, TAME, QUOTIENT ->
                (option.contains(" ") ? "(" + option + ")" : option) + " == wanted";
        };
    }

    /// Keeps a winning move.
    void found(RuleTree rule, RuleScope scope) {
        String count = AskedMoves.held(AskedMoves.COUNT);
        code.line(count + " += 1");
        List<String> first = asked.variables().stream()
                .filter(name -> called(rule, scope, name).isPresent())
                .toList();
        if (!first.isEmpty()) {
            code.when(
                    count + " == 1",
                    () -> first.forEach(name -> code.line(AskedMoves.held(name) + " = "
                            + called(rule, scope, name).orElseThrow())));
        }
        asked.all().forEach(text -> all(text, rule, scope));
    }

    private void all(ToldMove told, RuleTree rule, RuleScope scope) {
        String text = told.of(
                name -> code.part(
                        "answer.number", "number", called(rule, scope, name).orElse("0")),
                StatementWriter::quoted);
        code.put("moves.append", "name", told.held(), "between", StatementWriter.quoted(told.between()), "text", text);
    }

    /// What the program calls a variable of a move.
    private Optional<String> called(RuleTree rule, RuleScope scope, String name) {
        return MoveVariables.of(rule, tree.arity()).stream()
                .filter(variable -> variable.name().equals(name))
                .filter(variable -> variable.slot() < scope.names().size())
                .map(variable -> scope.names().get(variable.slot()))
                .findFirst();
    }
}
