package org.grundy.automata;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.grundy.run.Run;

/// Relations that must all hold, for some values of some of their variables.
///
/// Variables are taken away one by one, each from the product of only those relations that speak of it; the one
/// that needs the fewest tracks comes first. Source: R. Dechter, "Bucket elimination" (1999).
final class RelationConjunction {
    private final Run run;
    private final List<RelationAutomaton> relations = new ArrayList<>();
    private final Set<String> bound = new LinkedHashSet<>();

    RelationConjunction(Run run) {
        this.run = run;
    }

    void add(RelationAutomaton relation) {
        relations.add(relation);
    }

    /// Some value of this variable is enough.
    void bind(String variable) {
        bound.add(variable);
    }

    /// The relation between the variables that are left.
    RelationAutomaton solved(RelationAutomaton always) {
        while (!bound.isEmpty()) {
            String next = bound.stream()
                    .min(Comparator.comparingInt(variable -> tracks(variable)))
                    .orElseThrow();
            bound.remove(next);
            List<RelationAutomaton> about = about(next);
            if (!about.isEmpty()) {
                relations.removeAll(about);
                relations.add(product(about).without(next, run));
            }
        }
        return relations.isEmpty() ? always : product(relations);
    }

    private List<RelationAutomaton> about(String variable) {
        return relations.stream()
                .filter(relation -> relation.variables().contains(variable))
                .toList();
    }

    private int tracks(String variable) {
        Set<String> all = new TreeSet<>();
        about(variable).forEach(relation -> all.addAll(relation.variables()));
        return all.size();
    }

    /// What is in all of some relations; small products are made first.
    private RelationAutomaton product(List<RelationAutomaton> factors) {
        List<RelationAutomaton> left = new ArrayList<>(factors);
        left.sort(Comparator.comparingInt(
                        (RelationAutomaton relation) -> relation.variables().size())
                .thenComparingInt(relation -> relation.dfa().size()));
        RelationAutomaton product = left.removeFirst();
        while (!left.isEmpty()) {
            RelationAutomaton soFar = product;
            RelationAutomaton next = left.stream()
                    .min(Comparator.comparingInt((RelationAutomaton relation) ->
                            soFar.union(relation).size()))
                    .orElseThrow();
            left.remove(next);
            product = product.with(next, true, run);
        }
        return product;
    }
}
