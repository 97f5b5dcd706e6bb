package org.grundy.discover.count;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.lang.rules.Condition;

/// What positions add up to, one after the other.
final class PositionTotal {
    private static final BigInteger LARGEST_NUMBER = BigInteger.valueOf(Long.MAX_VALUE);

    private final CountQuestion question;
    private final long from;
    private final Optional<Condition> where;
    private BigInteger total = BigInteger.ZERO;

    /// @param question of positions none of whose numbers is too large for it
    /// @param variables the names of their numbers
    PositionTotal(CountQuestion question, List<String> variables) {
        this.question = question;
        this.from = question.from().min(LARGEST_NUMBER).longValueExact();
        this.where = question.condition(variables);
    }

    /// Adds a position that is selected, if the question is about its numbers.
    ///
    /// @param quantity its value or its take, where these are added up
    void add(long quantity, long... numbers) {
        if (asks(numbers)) {
            total = total.add(BigInteger.valueOf(
                    switch (question.summand()) {
                        case ONE -> 1;
                        case NUMBERS -> Arrays.stream(numbers).sum();
                        case VALUES, LARGEST_TAKE, SMALLEST_TAKE -> quantity;
                    }));
        }
    }

    /// Whether the question is about such numbers.
    boolean asks(long... numbers) {
        for (int i = 0; i < numbers.length; i++) {
            boolean falls = question.ascending() && i > 0 && numbers[i] < numbers[i - 1];
            if (falls || numbers[i] < from) {
                return false;
            }
        }
        return where.map(condition -> condition.holds(numbers)).orElse(true);
    }

    /// The sum so far.
    BigInteger total() {
        return total;
    }
}
