package org.grundy.lang.rules.internal.proof;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.lang.rules.internal.tree.GameTree;
import org.grundy.lang.rules.internal.tree.MoveTerm;
import org.grundy.lang.rules.internal.tree.RuleTree;
import org.grundy.text.Span;

/// An order in which every move goes down: measures, each the sum of some numbers of the state, of which
/// the first that changes becomes smaller. Found by trying sums one after the other.
///
/// Source: A. Ben-Amram, S. Genaim, "On the linear ranking problem for integer linear-constraint loops"
/// (2013).
public final class TerminationMeasure {
    private static final long EFFORT = 300_000;

    private final GameTree game;
    private final Map<MoveTerm, ComponentProof> proofs = new HashMap<>();
    private final Optional<List<List<Integer>>> order;
    private Optional<Span> culprit = Optional.empty();

    /// What can be proved of a game.
    public TerminationMeasure(GameTree game) {
        this.game = game;
        ProofEffort effort = new ProofEffort(EFFORT);
        for (RuleTree rule : game.rules()) {
            rule.parts().forEach(part -> proofs.put(part, ComponentProof.of(game, rule, part, effort)));
        }
        this.order = game.shape().list().isPresent()
                ? Optional.empty()
                : game.shape().unordered() ? unordered() : ordered();
    }

    /// What is proved of a component.
    public ComponentProof of(MoveTerm part) {
        ComponentProof proof = proofs.get(part);
        if (proof == null) {
            throw new IllegalArgumentException("not of this game: " + part);
        }
        return proof;
    }

    /// The measures, each as the places that it sums; empty if no such order was found.
    public Optional<List<List<Integer>>> order() {
        return order;
    }

    /// A component of which no descent could be proved.
    public Optional<Span> culprit() {
        return culprit;
    }

    /// Whether some number of the state never grows.
    boolean keeps(int place) {
        return proofs.values().stream().allMatch(proof -> proof.keeps(place));
    }

    private Optional<List<List<Integer>>> ordered() {
        Set<MoveTerm> left = new HashSet<>(proofs.keySet());
        List<List<Integer>> found = new ArrayList<>();
        while (!left.isEmpty()) {
            Optional<List<Integer>> next =
                    candidates().filter(sum -> progress(sum, left)).findFirst();
            if (next.isEmpty()) {
                culprit = left.stream().findFirst().map(MoveTerm::span);
                return Optional.empty();
            }
            found.add(next.get());
            left.removeIf(part -> of(part).lowers(next.get(), 1));
        }
        return Optional.of(found);
    }

    private boolean progress(List<Integer> sum, Set<MoveTerm> left) {
        return left.stream().allMatch(part -> of(part).lowers(sum, 0))
                && left.stream().anyMatch(part -> of(part).lowers(sum, 1));
    }

    /// All sums of numbers of the state, the shortest first.
    private Stream<List<Integer>> candidates() {
        int arity = game.shape().arity();
        return IntStream.rangeClosed(1, arity)
                .boxed()
                .flatMap(size -> IntStream.range(1, 1 << arity)
                        .filter(set -> Integer.bitCount(set) == size)
                        .mapToObj(set -> IntStream.range(0, arity)
                                .filter(place -> (set >> place & 1) == 1)
                                .boxed()
                                .toList()));
    }

    /// Sorting keeps sums, and keeps being smaller place by place.
    private Optional<List<List<Integer>>> unordered() {
        List<Integer> all = IntStream.range(0, game.shape().arity()).boxed().toList();
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
