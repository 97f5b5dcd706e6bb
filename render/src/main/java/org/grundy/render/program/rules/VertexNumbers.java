package org.grundy.render.program.rules;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.grundy.lang.expression.Expression;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.RuleTree;

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
        tree.rules().stream().flatMap(RuleTree::expressions).forEach(found::look);
        return found.slots;
    }

    private void look(Expression expression) {
        if (expression instanceof ListExpr.Given(String name, Optional<IntExpr> row, var least, var example)
                && name.equals(graph)) {
            row.ifPresent(this::row);
        } else {
            expression.children().forEach(this::look);
        }
    }

    private void row(IntExpr row) {
        if (row instanceof IntExpr.Variable(var name, int slot)) {
            slots.add(slot);
        } else {
            look(row);
        }
    }
}
