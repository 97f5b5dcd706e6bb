package org.grundy.render.program.rules;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.rules.tree.Clause;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SetExpr;

/// Which numbers of a state are vertices of a graph: rules ask for their rows as they are, `E[v]`.
final class VertexNumbers {
    private final String graph;
    private final Set<Integer> slots = new LinkedHashSet<>();

    private VertexNumbers(String graph) {
        this.graph = graph;
    }

    /// Their places in a state.
    ///
    /// @param graph the list of lists that has the arcs
    static Set<Integer> of(GameTree tree, String graph) {
        VertexNumbers found = new VertexNumbers(graph);
        tree.rules().forEach(found::rule);
        return found.slots;
    }

    private void rule(RuleTree rule) {
        rule.clauses().forEach(this::clause);
        rule.terms().forEach(this::term);
    }

    private void term(MoveTerm term) {
        term.copies().ifPresent(this::number);
        term.numbers().forEach(this::number);
        term.list().ifPresent(this::list);
        term.each().forEach(this::clause);
    }

    private void clause(Clause clause) {
        switch (clause) {
            case Clause.For(int slot, SetExpr values) -> set(values);
            case Clause.If(BoolExpr condition) -> number(condition.number());
        }
    }

    private void set(SetExpr set) {
        switch (set) {
            case SetExpr.Range range ->
                Stream.of(range.from(), range.to(), range.step()).forEach(this::number);
            case SetExpr.Single(IntExpr value) -> number(value);
            case SetExpr.Union(List<SetExpr> parts) -> parts.forEach(this::set);
            case SetExpr.Sequence sequence -> sequence.arguments().forEach(this::number);
            case SetExpr.Members(ListExpr list) -> list(list);
            case SetExpr.Fixed known -> {
                // no number of a state
            }
        }
    }

    private void number(IntExpr number) {
        switch (number) {
            case IntExpr.Element element -> {
                list(element.list());
                number(element.index());
            }
            case IntExpr.Total total -> list(total.list());
            case IntExpr.Count count -> {
                list(count.list());
                number(count.value());
            }
            default -> number.parts().forEach(this::number);
        }
    }

    private void list(ListExpr list) {
        switch (list) {
            case ListExpr.Given(String name, Optional<IntExpr> row, var least, var example)
            when name.equals(graph) -> row.ifPresent(this::row);
            case ListExpr.Mapped mapped -> {
                list(mapped.over());
                number(mapped.element());
                number(mapped.condition().number());
            }
            case ListExpr.Nested nested -> {
                list(nested.over());
                list(nested.inner());
            }
            case ListExpr.Changed changed -> {
                list(changed.list());
                changed.arguments().forEach(this::number);
            }
            case ListExpr.Joined(ListExpr first, ListExpr second) -> {
                list(first);
                list(second);
            }
            default -> list.parts().forEach(this::number);
        }
    }

    private void row(IntExpr row) {
        if (row instanceof IntExpr.Variable(var name, int slot)) {
            slots.add(slot);
        } else {
            number(row);
        }
    }
}
