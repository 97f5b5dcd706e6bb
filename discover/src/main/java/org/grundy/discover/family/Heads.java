package org.grundy.discover.family;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.Terms;
import org.grundy.discover.sample.Quantity;

/// Joins values before some number with a rule from there on.
final class Heads {
    private Heads() {}

    /// The values of `head` for n below its size, the rule for others.
    static Expression before(Expression n, List<Long> head, Expression rule, Quantity quantity) {
        if (head.isEmpty()) {
            return rule;
        }
        boolean never = rule.equals(Terms.number(0));
        if (quantity == Quantity.LOST && never) {
            return members(n, head).orElse(rule);
        }
        Expression entry = new Expression.Lookup(head, n);
        Expression early = quantity == Quantity.LOST ? Terms.equal(entry, Terms.number(1)) : entry;
        return new Expression.Choice(Terms.less(n, Terms.number(head.size())), early, rule);
    }

    private static Optional<Expression> members(Expression n, List<Long> head) {
        return IntStream.range(0, head.size())
                .filter(i -> head.get(i) == 1)
                .mapToObj(i -> Terms.equal(n, Terms.number(i)))
                .reduce(Terms::either);
    }
}
