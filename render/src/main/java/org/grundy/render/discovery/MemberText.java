package org.grundy.render.discovery;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.ExpressionOperator;

/// A condition that is membership of a number, or of a pair of residues, in a set.
///
/// @param numbers one or two
/// @param set as it is written
record MemberText(List<Expression> numbers, String set) {
    private static final int SHORTEST_RANGE = 3;
    private static final int FEWEST = 3;
    private static final Expression ONE = new Expression.Constant(1);

    /// The membership that a condition is, if it is one.
    static Optional<MemberText> of(ExpressionOperator operator, Expression left, Expression right) {
        return switch (operator) {
            case EQUAL ->
                right.equals(ONE) && left instanceof Expression.Lookup lookup ? entry(lookup) : Optional.empty();
            case BOTH ->
                isGuarded(left, right) ? entry((Expression.Lookup) right.parts().getFirst()) : Optional.empty();
            case EITHER ->
                alternatives(
                        Stream.concat(alternatives(left), alternatives(right)).toList());
            default -> Optional.empty();
        };
    }

    /// Whether a table is asked where its index lies in it.
    private static boolean isGuarded(Expression left, Expression right) {
        return left instanceof Expression.Binary(ExpressionOperator less, Expression x, Expression.Constant(long size))
                && less == ExpressionOperator.LESS
                && right instanceof Expression.Binary(ExpressionOperator equal, Expression entry, Expression one)
                && equal == ExpressionOperator.EQUAL
                && one.equals(ONE)
                && entry instanceof Expression.Lookup(List<Long> table, Expression index)
                && index.equals(x)
                && table.size() == size;
    }

    private static Optional<MemberText> entry(Expression.Lookup lookup) {
        Optional<ResiduePair> pair = ResiduePair.of(lookup);
        List<Integer> members = IntStream.range(0, lookup.table().size())
                .filter(i -> lookup.table().get(i) == 1)
                .boxed()
                .toList();
        return Optional.of(pair.map(residues -> new MemberText(
                        List.of(residues.first(), residues.second()),
                        members.stream()
                                .map(i -> "(" + i / residues.columns() + ", " + i % residues.columns() + ")")
                                .collect(Collectors.joining(", ", "{", "}"))))
                .orElseGet(() -> new MemberText(List.of(lookup.index()), set(members))));
    }

    private static Stream<Expression> alternatives(Expression expression) {
        return expression instanceof Expression.Binary(ExpressionOperator operator, Expression left, Expression right)
                        && operator == ExpressionOperator.EITHER
                ? Stream.concat(alternatives(left), alternatives(right))
                : Stream.of(expression);
    }

    private static Optional<MemberText> alternatives(List<Expression> all) {
        return named(all).or(() -> pairs(all));
    }

    /// Several times that a pair of numbers is one of two given ones.
    private static Optional<MemberText> pairs(List<Expression> places) {
        List<List<Expression>> pairs = places.stream().map(MemberText::pair).toList();
        List<Expression> numbers =
                pairs.getFirst().stream().map(each -> each.parts().getFirst()).toList();
        boolean alike = !numbers.isEmpty()
                && pairs.stream()
                        .allMatch(pair -> pair.stream()
                                .map(each -> each.parts().getFirst())
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

    /// The two equations with numbers that an expression is; none if it is something else.
    private static List<Expression> pair(Expression place) {
        return place instanceof Expression.Binary(ExpressionOperator operator, Expression left, Expression right)
                        && operator == ExpressionOperator.BOTH
                        && isEquation(left)
                        && isEquation(right)
                ? List.of(left, right)
                : List.of();
    }

    private static boolean isEquation(Expression expression) {
        return expression instanceof Expression.Binary(ExpressionOperator operator, Expression x, Expression value)
                && operator == ExpressionOperator.EQUAL
                && value instanceof Expression.Constant;
    }

    private static long value(Expression equation) {
        return ((Expression.Constant) equation.parts().getLast()).value();
    }

    /// Several equations of one expression with numbers.
    private static Optional<MemberText> named(List<Expression> equations) {
        List<Integer> numbers = new ArrayList<>();
        for (Expression equation : equations) {
            if (!(equation instanceof Expression.Binary(ExpressionOperator operator, Expression x, Expression value)
                    && operator == ExpressionOperator.EQUAL
                    && x.equals(equations.getFirst().parts().getFirst())
                    && value instanceof Expression.Constant(long number)
                    && number == (int) number)) {
                return Optional.empty();
            }
            numbers.add((int) number);
        }
        return numbers.size() < FEWEST
                ? Optional.empty()
                : Optional.of(
                        new MemberText(List.of(equations.getFirst().parts().getFirst()), set(numbers)));
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
