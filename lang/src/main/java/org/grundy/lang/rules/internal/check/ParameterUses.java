package org.grundy.lang.rules.internal.check;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.lang.rules.internal.syntax.BinaryOperator;
import org.grundy.lang.rules.internal.syntax.ClauseSyntax;
import org.grundy.lang.rules.internal.syntax.GameStatement;
import org.grundy.lang.rules.internal.syntax.GameSyntax;
import org.grundy.lang.rules.internal.syntax.SyntaxNode;
import org.grundy.lang.rules.internal.syntax.TermSyntax;

/// What the rules of a game do with names: run through them as sets, ask for elements of them as lists, or for
/// elements of their elements.
final class ParameterUses {
    private final Set<String> sets = new HashSet<>();
    private final Set<String> lists = new HashSet<>();
    private final Set<String> rows = new HashSet<>();
    private final Set<String> counted = new HashSet<>();
    private final Set<String> functions;

    private ParameterUses(Set<String> functions) {
        this.functions = functions;
    }

    /// The uses in all statements of a game.
    static ParameterUses of(GameSyntax game) {
        ParameterUses uses = new ParameterUses(functions(game));
        game.statements().forEach(uses::statement);
        return uses;
    }

    /// What the text defines: functions of numbers, by whatever names.
    private static Set<String> functions(GameSyntax game) {
        return game.statements().stream()
                .filter(GameStatement.Let.class::isInstance)
                .map(GameStatement.Let.class::cast)
                .filter(let -> !let.arguments().isEmpty() || !let.list())
                .map(let -> let.name().name())
                .collect(Collectors.toSet());
    }

    /// What a name is by its uses.
    ParameterKind kind(String name) {
        return rows.contains(name)
                ? ParameterKind.ROWS
                : lists.contains(name)
                        ? ParameterKind.LIST
                        : sets.contains(name) ? ParameterKind.SET : ParameterKind.NUMBER;
    }

    /// Whether it is asked how many rows a list of lists has.
    boolean countsRows(String name) {
        return rows.contains(name) && counted.contains(name);
    }

    private void statement(GameStatement statement) {
        switch (statement) {
            case GameStatement.Move move -> {
                move.terms().forEach(this::term);
                move.clauses().forEach(this::clause);
            }
            case GameStatement.States states -> states.where().ifPresent(this::node);
            case GameStatement.When when -> {
                node(when.condition());
                when.value().ifPresent(this::node);
            }
            case GameStatement.Let let -> {
                if (let.list()) {
                    list(let.body());
                } else {
                    node(let.body());
                }
            }
            case GameStatement.Start start -> start.state().forEach(this::node);
            case GameStatement.Unordered unordered -> {
                // no name
            }
            case GameStatement.Convention convention -> {
                // no parameter
            }
        }
    }

    private void term(TermSyntax term) {
        term.copies().ifPresent(this::node);
        term.position().forEach(this::node);
        term.each().forEach(this::clause);
    }

    private void clause(ClauseSyntax clause) {
        switch (clause) {
            case ClauseSyntax.For(SyntaxNode.Name variable, SyntaxNode set) -> set(set);
            case ClauseSyntax.If(SyntaxNode condition) -> node(condition);
        }
    }

    /// A name that stands for a set, or the row of a list of lists.
    private void set(SyntaxNode node) {
        switch (node) {
            case SyntaxNode.Name name -> sets.add(name.name());
            case SyntaxNode.Braces braces -> braces.items().forEach(this::node);
            default -> list(node);
        }
    }

    /// A name that stands for a list, or the row of a list of lists.
    private void list(SyntaxNode node) {
        if (node instanceof SyntaxNode.Name name) {
            lists.add(name.name());
        } else if (node instanceof SyntaxNode.Element row && row.list() instanceof SyntaxNode.Name name) {
            rows.add(name.name());
            node(row.index());
        } else if (node instanceof SyntaxNode.Choice choice) {
            node(choice.condition());
            list(choice.then());
            list(choice.otherwise());
        } else {
            node(node);
        }
    }

    private void node(SyntaxNode node) {
        switch (node) {
            case SyntaxNode.Element element -> {
                list(element.list());
                node(element.index());
            }
            case SyntaxNode.Call call -> call(call);
            case SyntaxNode.Mapped mapped -> {
                list(mapped.over());
                node(mapped.element());
                mapped.condition().ifPresent(this::node);
            }
            case SyntaxNode.Binary binary
            when binary.operator() == BinaryOperator.MEMBER -> {
                node(binary.left());
                set(binary.right());
            }
            default -> parts(node).forEach(this::node);
        }
    }

    private void call(SyntaxNode.Call call) {
        List<SyntaxNode> arguments = call.arguments();
        if (functions.contains(call.called())) {
            arguments.forEach(this::node);
            return;
        }
        if (ListExprChecker.takesRows(call.called())
                && !arguments.isEmpty()
                && arguments.getFirst() instanceof SyntaxNode.Name graph) {
            rows.add(graph.name());
            arguments.stream().skip(1).forEach(this::node);
            return;
        }
        boolean takesList = !arguments.isEmpty()
                && (ListExprChecker.functions().anyMatch(call.called()::equals)
                        || IntExprChecker.takesList(call)
                        || call.called().equals(SetExprChecker.INDICES));
        if (takesList
                && !call.called().equals(ListExprChecker.LIST)
                && !call.called().equals(ListExprChecker.DIGITS)) {
            list(arguments.getFirst());
            if (arguments.getFirst() instanceof SyntaxNode.Name name) {
                counted.add(name.name());
            }
            arguments.stream().skip(1).forEach(call.called().equals("joined") ? this::list : this::node);
        } else {
            arguments.forEach(this::node);
        }
    }

    /// What an expression is made of.
    static Stream<SyntaxNode> parts(SyntaxNode node) {
        return switch (node) {
            case SyntaxNode.Digital digital -> Stream.of(digital.argument());
            case SyntaxNode.Binary binary -> Stream.of(binary.left(), binary.right());
            case SyntaxNode.Negative negative -> Stream.of(negative.operand());
            case SyntaxNode.Not not -> Stream.of(not.operand());
            case SyntaxNode.Choice choice -> Stream.of(choice.condition(), choice.then(), choice.otherwise());
            case SyntaxNode.Tuple tuple -> tuple.items().stream();
            case SyntaxNode.Braces braces -> braces.items().stream();
            case SyntaxNode.Range range -> Stream.concat(Stream.of(range.from(), range.to()), range.step().stream());
            case SyntaxNode.Mapped mapped ->
                Stream.concat(Stream.of(mapped.element(), mapped.over()), mapped.condition().stream());
            case SyntaxNode.Literal literal -> Stream.of();
            case SyntaxNode.Truth truth -> Stream.of();
            case SyntaxNode.Name name -> Stream.of();
            case SyntaxNode.Element element -> Stream.of(element.list(), element.index());
            case SyntaxNode.Call call -> call.arguments().stream();
        };
    }
}
