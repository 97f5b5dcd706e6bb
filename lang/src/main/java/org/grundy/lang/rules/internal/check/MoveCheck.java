package org.grundy.lang.rules.internal.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.lang.Span;
import org.grundy.lang.rules.internal.syntax.Node;
import org.grundy.lang.rules.internal.syntax.Statement;
import org.grundy.lang.rules.internal.syntax.Term;
import org.grundy.lang.rules.internal.tree.Clause;
import org.grundy.lang.rules.internal.tree.Listed;
import org.grundy.lang.rules.internal.tree.Part;
import org.grundy.lang.rules.internal.tree.RuleTree;
import org.grundy.lang.rules.internal.tree.Shape;
import org.grundy.lang.rules.internal.tree.Whole;

/// Checks one rule.
final class MoveCheck {
    private final Shape shape;
    private final Scope scope;

    /// @param scope the parameters; the rule's own names are added to it
    MoveCheck(Shape shape, Scope scope) {
        this.shape = shape;
        this.scope = scope;
    }

    RuleTree rule(Statement.Move move) {
        PatternCheck patterns = new PatternCheck(scope.errors(), scope.known().collect(Collectors.toSet()));
        patterns.same(move.pattern(), shape, move.span());
        List<Clause> clauses = new ArrayList<>(patterns.bind(move.pattern(), shape, scope));
        clauses.addAll(clauses(move.clauses(), scope));
        clauses = Conditions.early(clauses);
        List<Part> parts = move.terms().stream().map(this::part).toList();
        return new RuleTree(clauses, parts, move.span());
    }

    /// How many slots the rule needs.
    int slots() {
        return scope.slots();
    }

    private static List<Clause> clauses(List<org.grundy.lang.rules.internal.syntax.Clause> written, Scope scope) {
        List<Clause> clauses = new ArrayList<>();
        for (org.grundy.lang.rules.internal.syntax.Clause clause : written) {
            switch (clause) {
                case org.grundy.lang.rules.internal.syntax.Clause.If(Node condition) ->
                    clauses.add(new Clause.If(new TruthCheck(scope).of(condition)));
                case org.grundy.lang.rules.internal.syntax.Clause.For(Node.Name variable, Node set) -> {
                    var values = new ValuesCheck(scope).of(set);
                    clauses.add(new Clause.For(scope.variable(variable), values));
                }
            }
        }
        return clauses;
    }

    private Part part(Term term) {
        Scope inner = scope.inner();
        List<Clause> each = Conditions.early(clauses(term.each(), inner));
        scope.reserve(inner.slots());
        Optional<Whole> copies = term.copies().map(new ListCheck(scope).numbers()::of);
        return part(shape, term.position(), term.span(), copies, each, inner);
    }

    private static Part part(
            Shape shape, List<Node> position, Span span, Optional<Whole> copies, List<Clause> each, Scope scope) {
        int wanted = shape.arity() + (shape.list().isPresent() ? 1 : 0);
        if (position.size() != wanted) {
            throw scope.errors()
                    .at(
                            span,
                            "a state is " + PatternCheck.shown(shape) + ", but here "
                                    + (position.size() == 1
                                            ? "stands 1 number"
                                            : "stand " + position.size() + " numbers"),
                            "局面是 " + PatternCheck.shown(shape) + "，但此处有 " + position.size() + " 个数");
        }
        ListCheck lists = new ListCheck(scope);
        List<Whole> numbers = lists.numbers().all(position.subList(0, shape.arity()));
        Optional<Listed> list = shape.list().isPresent() ? Optional.of(lists.of(position.getLast())) : Optional.empty();
        return new Part(copies, numbers, list, each, span);
    }

    /// A single state written with expressions.
    static Part state(Shape shape, List<Node> position, Span span, Scope scope) {
        return part(shape, position, span, Optional.empty(), List.of(), scope);
    }
}
