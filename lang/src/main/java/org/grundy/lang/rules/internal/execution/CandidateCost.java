package org.grundy.lang.rules.internal.execution;

import java.util.List;
import org.grundy.lang.expression.BoolExpr;
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
        return term.copies().map(CandidateCost::of).orElse(0L)
                + ofNumbers(term.numbers())
                + term.list().map(CandidateCost::of).orElse(0L)
                + ofClauses(term.each());
    }

    private static long ofClauses(List<Clause> clauses) {
        return clauses.stream()
                .mapToLong(clause -> switch (clause) {
                    case Clause.If(BoolExpr condition) -> of(condition);
                    case Clause.For(int slot, SetExpr set) -> of(set);
                })
                .sum();
    }

    private static long of(SetExpr set) {
        return switch (set) {
            case SetExpr.Range range -> of(range.from()) + of(range.to()) + of(range.step());
            case SetExpr.Single(IntExpr value) -> of(value);
            case SetExpr.Fixed fixed -> 1;
            case SetExpr.Union(List<SetExpr> parts) ->
                parts.stream().mapToLong(CandidateCost::of).sum();
            case SetExpr.Sequence sequence -> ofNumbers(sequence.arguments());
            case SetExpr.Members(ListExpr list) -> of(list);
        };
    }

    private static long of(BoolExpr condition) {
        return switch (condition) {
            case BoolExpr.Constant constant -> 1;
            case BoolExpr.Comparison compared -> 1 + of(compared.left()) + of(compared.right());
            case BoolExpr.And(BoolExpr first, BoolExpr second) -> of(first) + of(second);
            case BoolExpr.Or(BoolExpr first, BoolExpr second) -> of(first) + of(second);
            case BoolExpr.Nonzero(IntExpr number) -> of(number);
            case BoolExpr.Not(BoolExpr operand) -> of(operand);
        };
    }

    private static long ofNumbers(List<IntExpr> numbers) {
        return numbers.stream().mapToLong(CandidateCost::of).sum();
    }

    private static long of(IntExpr number) {
        return switch (number) {
            case IntExpr.Constant constant -> 0;
            case IntExpr.Variable variable -> 0;
            case IntExpr.Arithmetic arithmetic -> 1 + of(arithmetic.left()) + of(arithmetic.right());
            case IntExpr.Function function -> function.function().cost() + ofNumbers(function.arguments());
            case IntExpr.Choice choice -> of(choice.condition()) + of(choice.then()) + of(choice.otherwise());
            case IntExpr.Element element -> of(element.list()) + of(element.index());
            case IntExpr.Total total -> LIST + of(total.list());
            case IntExpr.Count count -> LIST + of(count.list()) + of(count.value());
            case IntExpr.Truth(BoolExpr condition) -> of(condition);
            case IntExpr.Call call -> Long.SIZE + ofNumbers(call.arguments());
        };
    }

    private static long of(ListExpr list) {
        return switch (list) {
            case ListExpr.State state -> 0;
            case ListExpr.Named _, ListExpr.Walked _ -> LIST;
            case ListExpr.Fixed(List<Long> numbers) -> numbers.size();
            case ListExpr.Literal(List<IntExpr> elements) -> elements.size() + ofNumbers(elements);
            case ListExpr.Digits(IntExpr number, IntExpr base, var span) -> LIST + ofNumbers(List.of(number, base));
            case ListExpr.Range(IntExpr from, IntExpr to, var span) -> LIST + ofNumbers(List.of(from, to));
            case ListExpr.Mapped mapped ->
                of(mapped.over()) + LIST * (1 + of(mapped.element()) + of(mapped.condition()));
            case ListExpr.Nested nested -> of(nested.over()) + LIST * (1 + of(nested.inner()));
            case ListExpr.Sequence sequence -> LIST * LIST + ofNumbers(sequence.arguments());
            case ListExpr.Given given -> of(given.example());
            case ListExpr.Height height -> of(height.example());
            case ListExpr.Changed changed -> LIST + of(changed.list()) + ofNumbers(changed.arguments());
            case ListExpr.Joined(ListExpr first, ListExpr second) -> LIST + of(first) + of(second);
            case ListExpr.Choice(var condition, ListExpr then, ListExpr otherwise) ->
                of(condition) + of(then) + of(otherwise);
        };
    }
}
