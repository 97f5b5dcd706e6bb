package org.grundy.discover.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;

/// A condition that is membership of a number, or of a pair of residues, in a set.
///
/// @param numbers one or two
/// @param set as it is written
record MemberText(List<IntExpr> numbers, String set) {
    private static final int SHORTEST_RANGE = 3;
    private static final int FEWEST = 3;
    private static final IntExpr ONE = new IntExpr.Constant(1);

    /// The membership that a condition is, if it is one.
    static Optional<MemberText> of(BoolExpr condition) {
        return switch (condition) {
            case BoolExpr.Comparison compared when isMember(compared) -> entry((IntExpr.Element) compared.left());
            case BoolExpr.And(
                    BoolExpr.Comparison(Relation less, IntExpr x, IntExpr.Constant(long size), var place),
                    BoolExpr.Comparison member)
            when less == Relation.LESS && isMember(member) && isWithin((IntExpr.Element) member.left(), x, size) ->
                entry((IntExpr.Element) member.left());
            case BoolExpr.Or or -> alternatives(alternatives(or).toList());
            default -> Optional.empty();
        };
    }

    /// Whether an entry of a table is 1.
    private static boolean isMember(BoolExpr.Comparison compared) {
        return compared.relation() == Relation.EQUAL
                && compared.right().equals(ONE)
                && compared.left() instanceof IntExpr.Element(ListExpr.Fixed table, IntExpr index, var span);
    }

    /// Whether a table is asked where its index lies in it.
    private static boolean isWithin(IntExpr.Element entry, IntExpr index, long size) {
        return entry.index().equals(index) && ResiduePair.table(entry).size() == size;
    }

    private static Optional<MemberText> entry(IntExpr.Element lookup) {
        Optional<ResiduePair> pair = ResiduePair.of(lookup);
        List<Long> table = ResiduePair.table(lookup);
        List<Integer> members = IntStream.range(0, table.size())
                .filter(i -> table.get(i) == 1)
                .boxed()
                .toList();
        return Optional.of(pair.map(residues -> new MemberText(
                        List.of(residues.first(), residues.second()),
                        members.stream()
                                .map(i -> "(" + i / residues.columns() + ", " + i % residues.columns() + ")")
                                .collect(Collectors.joining(", ", "{", "}"))))
                .orElseGet(() -> new MemberText(List.of(lookup.index()), set(members))));
    }

    private static Stream<BoolExpr> alternatives(BoolExpr condition) {
        return condition instanceof BoolExpr.Or(BoolExpr first, BoolExpr second)
                ? Stream.concat(alternatives(first), alternatives(second))
                : Stream.of(condition);
    }

    private static Optional<MemberText> alternatives(List<BoolExpr> all) {
        return named(all).or(() -> pairs(all));
    }

    /// Several times that a pair of numbers is one of two given ones.
    private static Optional<MemberText> pairs(List<BoolExpr> places) {
        List<List<BoolExpr.Comparison>> pairs =
                places.stream().map(MemberText::pair).toList();
        List<IntExpr> numbers =
                pairs.getFirst().stream().map(BoolExpr.Comparison::left).toList();
        boolean alike = !numbers.isEmpty()
                && pairs.stream()
                        .allMatch(pair -> pair.stream()
                                .map(BoolExpr.Comparison::left)
                                .toList()
                                .equals(numbers));
        return alike
                ? Optional.of(new MemberText(
                        numbers,
                        pairs.stream()
                                .map(pair -> "(" + value(pair.getFirst()) + ", " + value(pair.getLast()) + ")")
                                .collect(Collectors.joining(", ", "{", "}"))))
                : Optional.empty();
    }

    /// The two equations with numbers that a condition is; none if it is something else.
    private static List<BoolExpr.Comparison> pair(BoolExpr place) {
        return place instanceof BoolExpr.And(BoolExpr.Comparison left, BoolExpr.Comparison right)
                        && isEquation(left)
                        && isEquation(right)
                ? List.of(left, right)
                : List.of();
    }

    private static boolean isEquation(BoolExpr.Comparison compared) {
        return compared.relation() == Relation.EQUAL && compared.right() instanceof IntExpr.Constant;
    }

    private static long value(BoolExpr.Comparison equation) {
        return ((IntExpr.Constant) equation.right()).value();
    }

    /// Several equations of one expression with numbers.
    private static Optional<MemberText> named(List<BoolExpr> equations) {
        List<IntExpr> of = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        for (BoolExpr each : equations) {
            if (!(each instanceof BoolExpr.Comparison equation
                    && isEquation(equation)
                    && value(equation) == (int) value(equation))) {
                return Optional.empty();
            }
            of.add(equation.left());
            numbers.add((int) value(equation));
        }
        return numbers.size() < FEWEST || of.stream().distinct().count() > 1
                ? Optional.empty()
                : Optional.of(new MemberText(List.of(of.getFirst()), set(numbers)));
    }

    /// `{0, 2, 5..9}`
    private static String set(List<Integer> numbers) {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < numbers.size(); ) {
            int end = i + 1;
            while (end < numbers.size() && numbers.get(end) == numbers.get(end - 1) + 1) {
                end++;
            }
            if (end - i >= SHORTEST_RANGE) {
                parts.add(numbers.get(i) + ".." + numbers.get(end - 1));
            } else {
                numbers.subList(i, end).forEach(number -> parts.add(number.toString()));
            }
            i = end;
        }
        return parts.stream().collect(Collectors.joining(", ", "{", "}"));
    }
}
