package org.grundy.lang.rules.internal.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.tree.Clause;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SpecialStates;

/// Proofs about one component that a rule leaves, for every state and every choice of the rule's
/// variables.
public final class ComponentProof {
    private final LinearFacts facts;
    private final List<LinearForm> target;

    private ComponentProof(LinearFacts facts, List<LinearForm> target) {
        this.facts = facts;
        this.target = target;
    }

    static ComponentProof of(GameTree game, RuleTree rule, MoveTerm term, ProofEffort effort) {
        LinearFacts facts = new LinearFacts(game.slots(), effort);
        int arity = game.arity();
        for (int i = 0; i < arity; i++) {
            facts.atLeastZero(LinearForm.unknown(i));
            if (game.unordered() && i > 0) {
                facts.atLeastZero(LinearForm.unknown(i).minus(LinearForm.unknown(i - 1)));
            }
        }
        facts.assume(game.domain(), true);
        for (SpecialStates special : game.specials()) {
            facts.assume(special.condition(), false);
        }
        clauses(rule.clauses(), facts);
        clauses(term.each(), facts);
        return new ComponentProof(
                facts, term.numbers().stream().map(facts::linear).toList());
    }

    private static void clauses(List<Clause> clauses, LinearFacts facts) {
        for (Clause clause : clauses) {
            switch (clause) {
                case Clause.For(int slot, var set) -> facts.assume(slot, set);
                case Clause.If(BoolExpr condition) -> facts.assume(condition, true);
            }
        }
    }

    /// Whether a number of the component is proved non-negative.
    public boolean natural(int place) {
        return facts.proves(target.get(place));
    }

    /// Whether a number is proved non-negative wherever the component is left.
    boolean natural(IntExpr number) {
        return facts.proves(facts.linear(number));
    }

    /// Whether the component's numbers are in ascending order.
    public boolean ascending() {
        return IntStream.range(1, target.size())
                .allMatch(i -> facts.proves(target.get(i).minus(target.get(i - 1))));
    }

    /// Whether a number of the component is never larger than the state's.
    boolean keeps(int place) {
        return lowers(List.of(place), 0);
    }

    /// Whether the sum of some numbers decreases by at least a given amount.
    boolean lowers(List<Integer> places, long by) {
        LinearForm fall = LinearForm.of(-by);
        for (int place : places) {
            fall = fall.plus(LinearForm.unknown(place)).minus(target.get(place));
        }
        return facts.proves(fall);
    }

    /// Whether the component's numbers, in some order, are each at most the state's, and their sum is
    /// smaller.
    boolean lowersUnordered() {
        List<Integer> places = IntStream.range(0, target.size()).boxed().toList();
        return lowers(places, 1) && dominated(0, new ArrayList<>());
    }

    private boolean dominated(int place, List<Integer> used) {
        if (place == target.size()) {
            return true;
        }
        for (int other = 0; other < target.size(); other++) {
            if (!used.contains(other) && facts.proves(LinearForm.unknown(place).minus(target.get(other)))) {
                used.add(other);
                if (dominated(place + 1, used)) {
                    return true;
                }
                used.removeLast();
            }
        }
        return false;
    }
}
