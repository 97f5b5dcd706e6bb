package org.grundy.lang.rules.internal.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.rules.internal.syntax.ClauseSyntax;
import org.grundy.lang.rules.internal.syntax.GameStatement;
import org.grundy.lang.rules.internal.syntax.Loops;
import org.grundy.lang.rules.internal.syntax.SyntaxNode;
import org.grundy.lang.rules.internal.syntax.TermSyntax;
import org.grundy.lang.rules.tree.Clause;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SetExpr;
import org.grundy.lang.rules.tree.StateShape;
import org.grundy.text.Span;

/// Checks one rule.
///
/// @param scope the parameters; the rule's own names are added
record RuleChecker(StateShape shape, Scope scope) {
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

    private static List<Clause> clauses(List<ClauseSyntax> written, Scope scope) {
        List<Clause> clauses = new ArrayList<>();
        for (ClauseSyntax clause : written) {
            switch (clause) {
                case ClauseSyntax.If(SyntaxNode condition) -> {
                    loopless(condition.span(), scope);
                    clauses.add(new Clause.If(new BoolExprChecker(scope).of(condition)));
                }
                case ClauseSyntax.For(SyntaxNode.Name variable, SyntaxNode set) -> {
                    SetExpr values = new SetExprChecker(scope).of(set);
                    clauses.add(new Clause.For(scope.variable(variable), values));
                }
            }
        }
        return clauses;
    }

    /// Refuses a condition of a variable that no loop brings in, where the loop is plain.
    private static void loopless(Span span, Scope scope) {
        String source = scope.errors().source();
        Loops.meant(source.substring(span.start(), span.end()))
                .filter(loop -> !scope.knows(loop.variable()))
                .ifPresent(loop -> {
                    String before = source.substring(0, span.start()).stripTrailing();
                    int start = before.endsWith("if") ? before.length() - 2 : span.start();
                    throw scope.errors()
                            .mend(
                                    new Span(start, span.end()),
                                    "\"" + loop.variable()
                                            + "\" is no number of the state; \"for\" brings in a variable",
                                    "“" + loop.variable() + "”不是局面中的数；变量用 for 引入",
                                    loop.text());
                });
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
        if (wanted == 1 && position.size() == 2) {
            throw scope.errors().choice(span, PatternChecker.shown(shape), position);
        }
        if (position.size() != wanted) {
            throw scope.error(
                    span,
                    "a state is %1$s, but here %2$s",
                    "局面是 %1$s，但此处有 %3$s 个数",
                    PatternChecker.shown(shape),
                    position.size() == 1 ? "stands 1 number" : "stand " + position.size() + " numbers",
                    position.size());
        }
        ListExprChecker lists = new ListExprChecker(scope);
        List<IntExpr> numbers = lists.numbers().all(position.subList(0, shape.arity()));
        below(position, scope);
        Optional<ListExpr> list =
                shape.list().isPresent() ? Optional.of(lists.of(position.getLast())) : Optional.empty();
        return new MoveTerm(copies, numbers, list, each, span);
    }

    /// Refuses `n -> -1`, which is meant as what is taken.
    private static void below(List<SyntaxNode> position, Scope scope) {
        for (SyntaxNode number : position) {
            if (number instanceof SyntaxNode.Negative(Span span, SyntaxNode.Literal literal)) {
                throw scope.error(
                        span,
                        "no number of a state is below 0; a rule says what is left, as in \"n - %s\"",
                        "局面中的数不小于 0；规则写的是走之后剩下的局面，例如“n - %s”",
                        literal.value());
            }
        }
    }

    /// A single state written with expressions.
    static MoveTerm state(StateShape shape, List<SyntaxNode> position, Span span, Scope scope) {
        return part(shape, position, span, Optional.empty(), List.of(), scope);
    }
}
