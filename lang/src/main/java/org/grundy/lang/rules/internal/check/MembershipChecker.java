package org.grundy.lang.rules.internal.check;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.NumberSequence;
import org.grundy.lang.rules.internal.syntax.SyntaxNode;
import org.grundy.lang.rules.tree.SetExpr;
import org.grundy.text.Span;

/// Checks the condition that a number is in a set, or that several numbers are one of some tuples, and writes it with
/// comparisons.
///
/// @param scope the names that are known
/// @param numbers checks the numbers
record MembershipChecker(Scope scope, IntExprChecker numbers) {
    /// `left in right`.
    ///
    /// @throws org.grundy.text.InputError if the right is no set for the left
    BoolExpr of(SyntaxNode left, SyntaxNode right, Span at) {
        return left instanceof SyntaxNode.Tuple tuple
                ? anyOf(tuples(right).map(each -> same(tuple, each, at)).toList())
                : member(numbers.of(left), new SetExprChecker(scope).of(right), at);
    }

    /// That a number is among the primes up to it.
    BoolExpr prime(SyntaxNode number, Span at) {
        IntExpr value = numbers.of(number);
        return member(value, new SetExpr.Sequence(NumberSequence.PRIMES, List.of(value), at), at);
    }

    private Stream<SyntaxNode> tuples(SyntaxNode set) {
        if (!(set instanceof SyntaxNode.Braces braces)) {
            throw scope.error(
                    set.span(),
                    "a set of pairs is needed here, such as {(0, 1), (2, 0)}",
                    "此处需要数对的集合，例如 {(0, 1), (2, 0)}");
        }
        return braces.items().stream();
    }

    private BoolExpr same(SyntaxNode.Tuple tuple, SyntaxNode other, Span at) {
        List<SyntaxNode> wanted = other instanceof SyntaxNode.Tuple each ? each.items() : List.of(other);
        if (wanted.size() != tuple.items().size()) {
            throw scope.error(
                    other.span(),
                    "%s numbers are needed here, as on the left of \"in\"",
                    "此处需要 %s 个数，与 in 左边一样",
                    tuple.items().size());
        }
        return IntStream.range(0, wanted.size())
                .<BoolExpr>mapToObj(
                        i -> compared(Relation.EQUAL, numbers.of(tuple.items().get(i)), numbers.of(wanted.get(i)), at))
                .reduce(BoolExpr.And::new)
                .orElse(BoolExpr.Constant.ALWAYS);
    }

    private static BoolExpr compared(Relation relation, IntExpr left, IntExpr right, Span at) {
        return new BoolExpr.Comparison(relation, left, right, at);
    }

    private BoolExpr member(IntExpr number, SetExpr set, Span at) {
        return switch (set) {
            case SetExpr.Fixed(List<Long> members) ->
                anyOf(runs(members).map(run -> between(number, run, at)).toList());
            case SetExpr.Single(IntExpr value) -> compared(Relation.EQUAL, number, value, at);
            case SetExpr.Range(IntExpr from, IntExpr to, IntExpr step, Span span) -> {
                BoolExpr inside = new BoolExpr.And(
                        compared(Relation.AT_MOST, from, number, at), compared(Relation.AT_MOST, number, to, at));
                IntExpr beyond = ConstantFolding.arithmetic(Operation.SUBTRACT, number, from, span);
                yield step.isNumber(1)
                        ? inside
                        : new BoolExpr.And(inside, compared(Relation.DIVIDES, step, beyond, at));
            }
            case SetExpr.Union(List<SetExpr> parts) ->
                anyOf(parts.stream().map(part -> member(number, part, at)).toList());
            case SetExpr.Members(var list) ->
                compared(Relation.UNEQUAL, new IntExpr.Count(list, number), IntExpr.of(0), at);
            case SetExpr.Sequence sequence
            when sequence.kind() == NumberSequence.DIVISORS ->
                divisor(number, sequence.arguments().getFirst(), at);
            case SetExpr.Sequence(NumberSequence kind, List<IntExpr> arguments, Span span)
            when kind != NumberSequence.PRIME_POWERS ->
                new BoolExpr.And(
                        new BoolExpr.And(
                                compared(Relation.AT_MOST, IntExpr.of(1), number, at),
                                compared(Relation.AT_MOST, number, arguments.getLast(), at)),
                        compared(Relation.EQUAL, among(kind, number, arguments, span), IntExpr.of(1), at));
            case SetExpr.Sequence sequence ->
                throw scope.error(
                        sequence.span(),
                        "only \"for\" goes through this set; a condition cannot ask for its members",
                        "这个集合只能用 for 遍历，不能在条件中使用");
        };
    }

    private static IntExpr among(NumberSequence kind, IntExpr number, List<IntExpr> arguments, Span span) {
        return kind == NumberSequence.PRIMES
                ? ConstantFolding.function(NumberFunction.ISPRIME, List.of(number), span)
                : ConstantFolding.function(NumberFunction.ISPOWER, List.of(number, arguments.getFirst()), span);
    }

    private static BoolExpr divisor(IntExpr number, IntExpr of, Span at) {
        BoolExpr positive = compared(Relation.AT_MOST, IntExpr.of(1), number, at);
        return new BoolExpr.And(
                new BoolExpr.And(positive, compared(Relation.AT_MOST, number, of, at)),
                compared(Relation.DIVIDES, number, of, at));
    }

    /// Increasing numbers as runs without a gap, each by its first and its last.
    private static Stream<long[]> runs(List<Long> members) {
        return IntStream.range(0, members.size())
                .filter(i -> i == 0 || members.get(i) - 1 != members.get(i - 1))
                .mapToObj(first -> {
                    int last = first;
                    while (last + 1 < members.size() && members.get(last + 1) - 1 == members.get(last)) {
                        last++;
                    }
                    return new long[] {members.get(first), members.get(last)};
                });
    }

    private static BoolExpr between(IntExpr number, long[] run, Span at) {
        IntExpr first = IntExpr.of(run[0]);
        return run[0] == run[1]
                ? compared(Relation.EQUAL, number, first, at)
                : new BoolExpr.And(
                        compared(Relation.AT_MOST, first, number, at),
                        compared(Relation.AT_MOST, number, IntExpr.of(run[1]), at));
    }

    /// The disjunction, halved so that it is not deep.
    private static BoolExpr anyOf(List<BoolExpr> conditions) {
        int size = conditions.size();
        return size == 0
                ? new BoolExpr.Constant(false)
                : size == 1
                        ? conditions.getFirst()
                        : new BoolExpr.Or(
                                anyOf(conditions.subList(0, size / 2)), anyOf(conditions.subList(size / 2, size)));
    }
}
