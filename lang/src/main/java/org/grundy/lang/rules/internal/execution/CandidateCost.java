package org.grundy.lang.rules.internal.execution;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.Expression;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.rules.tree.Clause;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SetExpr;

/// What it costs to look at one candidate of a rule, in candidates of a short rule: a condition may be as long as a
/// text, and test numbers for being prime.
public final class CandidateCost {
    /// Maximum number of candidates charged at once; bounds the delay until a limit is noticed.
    public static final int STRETCH = 1 << 16;

    /// A loop of at most so many known numbers is charged at once.
    public static final int UNROLLED = 8;

    /// Operations that cost as much as one candidate.
    private static final int SHORT = 32;

    /// Keeps the charge for the longest loop that is charged at once below 2^31.
    private static final int LARGEST_COST = 1 << 14;

    /// Lists have up to 4096 elements.
    private static final int LIST = 512;

    private CandidateCost() {}

    /// The cost of a candidate.
    ///
    /// @return at least 1
    public static int of(RuleTree rule) {
        long operations = ofClauses(rule.clauses())
                + rule.terms().stream().mapToLong(CandidateCost::of).sum();
        return Math.clamp(operations / SHORT, 1, LARGEST_COST);
    }

    private static long of(MoveTerm term) {
        return ofAll(term.children()) + ofClauses(term.each());
    }

    private static long ofClauses(List<Clause> clauses) {
        return clauses.stream()
                .mapToLong(clause ->
                        clause instanceof Clause.For loop ? of(loop.values()) : ofAll(clause.children().stream()))
                .sum();
    }

    private static long of(SetExpr set) {
        return switch (set) {
            case SetExpr.Fixed _ -> 1;
            case SetExpr.Union(List<SetExpr> parts) ->
                parts.stream().mapToLong(CandidateCost::of).sum();
            default -> ofAll(set.children().stream());
        };
    }

    private static long ofAll(Stream<? extends Expression> expressions) {
        return expressions.mapToLong(CandidateCost::of).sum();
    }

    private static long of(Expression expression) {
        return switch (expression) {
            case ListExpr.Mapped mapped ->
                of(mapped.over()) + LIST * (1 + of(mapped.element()) + of(mapped.condition()));
            case ListExpr.Nested nested -> of(nested.over()) + LIST * (1 + of(nested.inner()));
            case ListExpr.Named _, ListExpr.Walked _ -> LIST;
            case ListExpr.Given given -> of(given.example());
            case ListExpr.Height height -> of(height.example());
            default -> own(expression) + ofAll(expression.children().stream());
        };
    }

    /// The cost of an expression without those that it is made of.
    private static long own(Expression expression) {
        return switch (expression) {
            case IntExpr.Arithmetic _, BoolExpr.Comparison _, BoolExpr.Constant _ -> 1;
            case IntExpr.Function applied -> applied.function().cost();
            case IntExpr.Call _ -> Long.SIZE;
            case IntExpr.Total _, IntExpr.Count _ -> LIST;
            case ListExpr.Digits _, ListExpr.Range _, ListExpr.Changed _, ListExpr.Joined _ -> LIST;
            case ListExpr.Fixed(List<Long> numbers) -> numbers.size();
            case ListExpr.Literal(List<IntExpr> elements) -> elements.size();
            case ListExpr.Sequence _ -> LIST * LIST;
            default -> 0;
        };
    }
}
