package org.grundy.lang.rules.internal.proof;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.text.Span;

/// A lexicographic termination measure (ranking function) that every move lowers: sums of numbers of
/// the state, of which the first that changes decreases. Found by trying sums one after the other.
///
/// Source: A. Ben-Amram, S. Genaim, "On the linear ranking problem for integer linear-constraint loops"
/// (2013).
public final class TerminationMeasure {
    private static final long EFFORT = 300_000;

    private final GameTree game;
    private final Map<MoveTerm, ComponentProof> proofs = new LinkedHashMap<>();
    private final Optional<List<List<Integer>>> order;
    private Optional<Span> culprit = Optional.empty();

    /// The strongest measure provable for a game.
    public TerminationMeasure(GameTree game) {
        this.game = game;
        ProofEffort effort = new ProofEffort(EFFORT);
        for (RuleTree rule : game.rules()) {
            rule.terms().forEach(term -> proofs.put(term, ComponentProof.of(game, rule, term, effort)));
        }
        this.order = game.hasList() ? Optional.empty() : game.unordered() ? unordered() : ordered();
    }

    /// What is proved of a component.
    public ComponentProof of(MoveTerm term) {
        ComponentProof proof = proofs.get(term);
        if (proof == null) {
            throw new IllegalArgumentException("not of this game: " + term);
        }
        return proof;
    }

    /// The sums in lexicographic order, each as the places that it adds; empty if no measure was found.
    public Optional<List<List<Integer>>> order() {
        return order;
    }

    /// A component for which no decrease could be proved.
    public Optional<Span> culprit() {
        return culprit;
    }

    /// Whether some number of the state never grows.
    boolean keeps(int place) {
        return proofs.values().stream().allMatch(proof -> proof.keeps(place));
    }

    private Optional<List<List<Integer>>> ordered() {
        Set<MoveTerm> left = new LinkedHashSet<>(proofs.keySet());
        List<List<Integer>> found = new ArrayList<>();
        while (!left.isEmpty()) {
            Optional<List<Integer>> next =
                    candidates().filter(sum -> progress(sum, left)).findFirst();
            if (next.isEmpty()) {
                culprit = left.stream().findFirst().map(MoveTerm::span);
                return Optional.empty();
            }
            found.add(next.get());
            left.removeIf(term -> of(term).lowers(next.get(), 1));
        }
        return Optional.of(found);
    }

    private boolean progress(List<Integer> sum, Set<MoveTerm> left) {
        return left.stream().allMatch(term -> of(term).lowers(sum, 0))
                && left.stream().anyMatch(term -> of(term).lowers(sum, 1));
    }

    /// All sums of numbers of the state, shortest first.
    private Stream<List<Integer>> candidates() {
        int arity = game.arity();
        return IntStream.rangeClosed(1, arity)
                .boxed()
                .flatMap(size -> IntStream.range(1, 1 << arity)
                        .filter(set -> Integer.bitCount(set) == size)
                        .mapToObj(set -> IntStream.range(0, arity)
                                .filter(place -> (set >> place & 1) == 1)
                                .boxed()
                                .toList()));
    }

    /// Sorting preserves sums and componentwise order.
    private Optional<List<List<Integer>>> unordered() {
        List<Integer> all = IntStream.range(0, game.arity()).boxed().toList();
        if (proofs.values().stream().allMatch(ComponentProof::lowersUnordered)) {
            return Optional.of(all.stream().map(List::of).toList());
        }
        if (proofs.values().stream().allMatch(proof -> proof.lowers(all, 1))) {
            return Optional.of(List.of(all));
        }
        culprit = proofs.entrySet().stream()
                .filter(entry -> !entry.getValue().lowers(all, 1))
                .findFirst()
                .map(entry -> entry.getKey().span());
        return Optional.empty();
    }
}
