package org.grundy.automatic;

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
final class Conjunction {
    private final Run run;
    private final List<Relation> relations = new ArrayList<>();
    private final Set<String> bound = new LinkedHashSet<>();

    Conjunction(Run run) {
        this.run = run;
    }

    void add(Relation relation) {
        relations.add(relation);
    }

    /// Some value of this variable is enough.
    void bind(String variable) {
        bound.add(variable);
    }

    /// The relation between the variables that are left.
    Relation solved(Relation always) {
        while (!bound.isEmpty()) {
            String next = bound.stream()
                    .min(Comparator.comparingInt(variable -> tracks(variable)))
                    .orElseThrow();
            bound.remove(next);
            List<Relation> about = about(next);
            if (!about.isEmpty()) {
                relations.removeAll(about);
                relations.add(product(about).without(next, run));
            }
        }
        return relations.isEmpty() ? always : product(relations);
    }

    private List<Relation> about(String variable) {
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
    private Relation product(List<Relation> factors) {
        List<Relation> left = new ArrayList<>(factors);
        left.sort(Comparator.comparingInt(
                        (Relation relation) -> relation.variables().size())
                .thenComparingInt(relation -> relation.dfa().size()));
        Relation product = left.removeFirst();
        while (!left.isEmpty()) {
            Relation soFar = product;
            Relation next = left.stream()
                    .min(Comparator.comparingInt(
                            (Relation relation) -> soFar.union(relation).size()))
                    .orElseThrow();
            left.remove(next);
            product = product.with(next, true, run);
        }
        return product;
    }
}
