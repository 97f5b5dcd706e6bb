package org.grundy.lang.rules.internal.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.lang.rules.internal.syntax.ClauseSyntax;
import org.grundy.lang.rules.internal.syntax.GameStatement;
import org.grundy.lang.rules.internal.syntax.SyntaxNode;
import org.grundy.lang.rules.internal.syntax.TermSyntax;
import org.grundy.lang.rules.tree.Clause;
import org.grundy.lang.rules.tree.IntExpr;
import org.grundy.lang.rules.tree.ListExpr;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SetExpr;
import org.grundy.lang.rules.tree.StateShape;
import org.grundy.text.Span;

/// Checks one rule.
final class RuleChecker {
    private final StateShape shape;
    private final Scope scope;

    /// @param scope the parameters; the rule's own names are added
    RuleChecker(StateShape shape, Scope scope) {
        this.shape = shape;
        this.scope = scope;
    }

    RuleTree rule(GameStatement.Move move) {
        PatternChecker patterns =
                new PatternChecker(scope.errors(), scope.known().collect(Collectors.toSet()));
        patterns.same(move.pattern(), shape, move.span());
        List<Clause> clauses = new ArrayList<>(patterns.bind(move.pattern(), scope));
        clauses.addAll(clauses(move.clauses(), scope));
        clauses = ConditionPlacement.early(clauses);
        List<MoveTerm> parts = move.terms().stream().map(this::term).toList();
        return new RuleTree(clauses, parts, move.span());
    }

    /// The number of slots the rule needs.
    int slots() {
        return scope.slots();
    }

    private static List<Clause> clauses(List<ClauseSyntax> written, Scope scope) {
        List<Clause> clauses = new ArrayList<>();
        for (ClauseSyntax clause : written) {
            switch (clause) {
                case ClauseSyntax.If(SyntaxNode condition) ->
                    clauses.add(new Clause.If(new BoolExprChecker(scope).of(condition)));
                case ClauseSyntax.For(SyntaxNode.Name variable, SyntaxNode set) -> {
                    SetExpr values = new SetExprChecker(scope).of(set);
                    clauses.add(new Clause.For(scope.variable(variable), values));
                }
            }
        }
        return clauses;
    }

    private MoveTerm term(TermSyntax term) {
        Scope inner = scope.inner();
        List<Clause> each = ConditionPlacement.early(clauses(term.each(), inner));
        scope.reserve(inner.slots());
        Optional<IntExpr> copies = term.copies().map(new ListExprChecker(scope).numbers()::of);
        return part(shape, term.position(), term.span(), copies, each, inner);
    }

    private static MoveTerm part(
            StateShape shape,
            List<SyntaxNode> position,
            Span span,
            Optional<IntExpr> copies,
            List<Clause> each,
            Scope scope) {
        int wanted = shape.arity() + (shape.list().isPresent() ? 1 : 0);
        if (position.size() != wanted) {
            throw scope.errors()
                    .at(
                            span,
                            "a state is " + PatternChecker.shown(shape) + ", but here "
                                    + (position.size() == 1
                                            ? "stands 1 number"
                                            : "stand " + position.size() + " numbers"),
                            "局面是 " + PatternChecker.shown(shape) + "，但此处有 " + position.size() + " 个数");
        }
        ListExprChecker lists = new ListExprChecker(scope);
        List<IntExpr> numbers = lists.numbers().all(position.subList(0, shape.arity()));
        Optional<ListExpr> list =
                shape.list().isPresent() ? Optional.of(lists.of(position.getLast())) : Optional.empty();
        return new MoveTerm(copies, numbers, list, each, span);
    }

    /// A single state written with expressions.
    static MoveTerm state(StateShape shape, List<SyntaxNode> position, Span span, Scope scope) {
        return part(shape, position, span, Optional.empty(), List.of(), scope);
    }
}
