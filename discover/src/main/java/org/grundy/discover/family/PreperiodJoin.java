package org.grundy.discover.family;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.ExpressionBuilder;
import org.grundy.discover.sample.SampledQuantity;

/// Joins a list of initial values with a rule from there on.
final class PreperiodJoin {
    private PreperiodJoin() {}

    /// The values of `head` for n below its size, the rule for others.
    static Expression before(Expression n, List<Long> head, Expression rule, SampledQuantity quantity) {
        if (head.isEmpty()) {
            return rule;
        }
        boolean never = rule.equals(ExpressionBuilder.number(0));
        if (quantity == SampledQuantity.LOST && never) {
            return members(n, head).orElse(rule);
        }
        Expression entry = new Expression.Lookup(head, n);
        Expression early =
                quantity == SampledQuantity.LOST ? ExpressionBuilder.equal(entry, ExpressionBuilder.number(1)) : entry;
        return new Expression.Choice(ExpressionBuilder.less(n, ExpressionBuilder.number(head.size())), early, rule);
    }

    private static Optional<Expression> members(Expression n, List<Long> head) {
        return IntStream.range(0, head.size())
                .filter(i -> head.get(i) == 1)
                .mapToObj(i -> ExpressionBuilder.equal(n, ExpressionBuilder.number(i)))
                .reduce(ExpressionBuilder::either);
    }
}
