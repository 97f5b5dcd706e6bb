package org.grundy.lang.rules.internal.proof;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.tree.Clause;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SpecialStates;

/// Proofs about one component that a rule leaves, for every state and every choice of the rule's variables. Where a
/// condition has alternatives, what is proved is proved for each of them.
public final class ComponentProof {
    private static final int MOST_CASES = 8;

    private final List<ComponentCase> cases;

    private ComponentProof(List<ComponentCase> cases) {
        this.cases = cases;
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
        List<LinearFacts> all = clauses(term.each(), clauses(rule.clauses(), List.of(facts)));
        return new ComponentProof(all.stream()
                .map(each -> new ComponentCase(
                        each, term.numbers().stream().map(each::linear).toList()))
                .toList());
    }

    private static List<LinearFacts> clauses(List<Clause> clauses, List<LinearFacts> facts) {
        List<LinearFacts> all = facts;
        for (Clause clause : clauses) {
            switch (clause) {
                case Clause.For(int slot, var set) -> all.forEach(each -> each.assume(slot, set));
                case Clause.If(BoolExpr condition) -> all = with(condition, all);
            }
        }
        return all;
    }

    /// A case for each alternative of a condition, unless these would be too many.
    private static List<LinearFacts> with(BoolExpr condition, List<LinearFacts> facts) {
        List<BoolExpr> alternatives = alternatives(condition);
        if (alternatives.size() == 1 || alternatives.size() * facts.size() > MOST_CASES) {
            facts.forEach(each -> each.assume(condition, true));
            return facts;
        }
        return facts.stream()
                .flatMap(each -> alternatives.stream().map(alternative -> {
                    LinearFacts inside = each.copy();
                    inside.assume(alternative, true);
                    return inside;
                }))
                .toList();
    }

    /// Conditions of which one holds where a condition does.
    private static List<BoolExpr> alternatives(BoolExpr condition) {
        return switch (condition) {
            case BoolExpr.Or(BoolExpr first, BoolExpr second) ->
                Stream.concat(alternatives(first).stream(), alternatives(second).stream())
                        .toList();
            case BoolExpr.And(BoolExpr first, BoolExpr second) -> {
                List<BoolExpr> right = alternatives(second);
                yield alternatives(first).stream()
                        .flatMap(left -> right.stream().map(each -> (BoolExpr) new BoolExpr.And(left, each)))
                        .limit(MOST_CASES + 1L)
                        .toList();
            }
            default -> List.of(condition);
        };
    }

    /// Whether a number of the component is proved non-negative.
    public boolean natural(int place) {
        return cases.stream().allMatch(each -> each.natural(place));
    }

    /// Whether a number is proved non-negative wherever the component is left.
    boolean natural(IntExpr number) {
        return cases.stream().allMatch(each -> each.natural(number));
    }

    /// Whether the component's numbers are in ascending order.
    public boolean ascending() {
        return cases.stream().allMatch(ComponentCase::ascending);
    }

    /// Whether a number of the component is never larger than the state's.
    boolean keeps(int place) {
        return lowers(List.of(place), 0);
    }

    /// Whether the sum of some numbers decreases by at least a given amount.
    boolean lowers(List<Integer> places, long by) {
        return cases.stream().allMatch(each -> each.lowers(places, by));
    }

    /// Whether the component's numbers, in some order, are each at most the state's, and their sum is smaller.
    boolean lowersUnordered() {
        return cases.stream().allMatch(ComponentCase::lowersUnordered);
    }
}
