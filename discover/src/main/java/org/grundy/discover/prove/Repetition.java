package org.grundy.discover.prove;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;

/// How an expression repeats in one of its variables n, derived from its structure: value(n + period) =
/// value(n) + saltus for every n from the preperiod on and all values of the other variables.
///
/// All arithmetic is exact: a repetition that overflows 64 bits counts as unknown.
///
/// @param preperiod at least 0
/// @param period at least 1; some period, not always the shortest
/// @param saltus 0 where the values themselves repeat
public record Repetition(long preperiod, long period, long saltus) {
    private static final long LONGEST = 4_000_000;
    private static final Repetition CONSTANT = new Repetition(0, 1, 0);

    /// Validates the numbers.
    ///
    /// @throws IllegalArgumentException if the preperiod is negative or the period is not positive
    public Repetition {
        if (preperiod < 0 || period < 1) {
            throw new IllegalArgumentException("no repeat: from " + preperiod + ", period " + period);
        }
    }

    /// The repetition of an expression, empty if it cannot be derived.
    ///
    /// @param slot of the variable
    /// @param variables the number of variables; the slots after them have fixed values
    /// @param arguments those values, by slot
    public static Optional<Repetition> of(IntExpr expression, int slot, int variables, long... arguments) {
        try {
            return new Reader(slot, variables, arguments).of(expression);
        } catch (ArithmeticException large) {
            return Optional.empty();
        }
    }

    private Optional<Repetition> small() {
        return preperiod <= LONGEST && period <= LONGEST ? Optional.of(this) : Optional.empty();
    }

    /// The least common multiple of two periods.
    public static BigInteger commonPeriod(long a, long b) {
        return BigInteger.valueOf(a / gcd(a, b)).multiply(BigInteger.valueOf(b));
    }

    private static long common(long a, long b) {
        return Math.multiplyExact(a / gcd(a, b), b);
    }

    private static long gcd(long a, long b) {
        return b == 0 ? Math.absExact(a) : gcd(b, a % b);
    }

    /// The same with a period that is a multiple.
    private Repetition every(long multiple) {
        return new Repetition(preperiod, multiple, Math.multiplyExact(saltus, multiple / period));
    }

    /// Both with a common period and preperiod: the saltus of each.
    private record Pair(Repetition left, Repetition right) {
        static Pair of(Repetition a, Repetition b) {
            long period = common(a.period, b.period);
            long preperiod = Math.max(a.preperiod, b.preperiod);
            return new Pair(from(a, preperiod, period), from(b, preperiod, period));
        }

        private static Repetition from(Repetition repeat, long preperiod, long period) {
            return new Repetition(preperiod, period, repeat.every(period).saltus);
        }

        Repetition with(long saltus) {
            return new Repetition(left.preperiod, left.period, saltus);
        }

        boolean still() {
            return left.saltus == 0 && right.saltus == 0;
        }
    }

    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Reader(int slot, int variables, long... arguments) {
        Optional<Repetition> of(IntExpr expression) {
            Optional<Repetition> repeat = switch (expression) {
                case IntExpr.Constant constant -> Optional.of(CONSTANT);
                case IntExpr.Variable variable ->
                    Optional.of(variable.slot() == slot ? new Repetition(0, 1, 1) : CONSTANT);
                case IntExpr.Arithmetic arithmetic -> arithmetic(arithmetic);
                case IntExpr.Truth(BoolExpr condition) -> condition(condition);
                case IntExpr.Choice(BoolExpr condition, IntExpr then, IntExpr otherwise) ->
                    choice(condition.number(), then, otherwise);
                case IntExpr.Function applied -> function(applied);
                default -> still(expression.parts());
            };
            return repeat.flatMap(Repetition::small);
        }

        /// If all subexpressions repeat, so does the expression.
        private Optional<Repetition> still(List<IntExpr> parts) {
            Repetition all = CONSTANT;
            for (IntExpr part : parts) {
                Optional<Repetition> repeat = of(part).filter(each -> each.saltus == 0);
                if (repeat.isEmpty()) {
                    return Optional.empty();
                }
                all = Pair.of(all, repeat.get()).with(0);
            }
            return Optional.of(all);
        }

        private Optional<Repetition> condition(BoolExpr condition) {
            return switch (condition) {
                case BoolExpr.And(BoolExpr first, BoolExpr second) ->
                    connected(first.number(), second.number(), IntExpr.of(0));
                case BoolExpr.Or(BoolExpr first, BoolExpr second) ->
                    connected(first.number(), IntExpr.of(1), second.number());
                case BoolExpr.Comparison(var relation, IntExpr left, IntExpr right, var span) ->
                    pair(left, right)
                            .flatMap(pair -> relation == Relation.DIVIDES
                                    ? still(condition.parts())
                                    : compared(pair, left, right));
                default -> still(condition.parts());
            };
        }

        private Optional<Pair> pair(IntExpr left, IntExpr right) {
            return of(left).flatMap(a -> of(right).map(b -> Pair.of(a, b)));
        }

        private Optional<Repetition> arithmetic(IntExpr.Arithmetic arithmetic) {
            IntExpr left = arithmetic.left();
            IntExpr right = arithmetic.right();
            return pair(left, right).flatMap(pair -> switch (arithmetic.operation()) {
                case ADD -> Optional.of(pair.with(Math.addExact(pair.left.saltus, pair.right.saltus)));
                case SUBTRACT -> Optional.of(pair.with(Math.subtractExact(pair.left.saltus, pair.right.saltus)));
                case MULTIPLY -> product(pair, left, right);
                case DIVIDE, REMAINDER -> divided(arithmetic.operation(), pair, right);
                case XOR, AND, OR, POWER -> pair.still() ? Optional.of(pair.with(0)) : Optional.empty();
            });
        }

        private Optional<Repetition> function(IntExpr.Function applied) {
            IntExpr left = applied.arguments().getFirst();
            IntExpr right = applied.arguments().getLast();
            return switch (applied.function()) {
                case MIN -> pair(left, right).flatMap(pair -> smaller(pair, left, right, left, right));
                case MAX -> pair(left, right).flatMap(pair -> smaller(pair, left, right, right, left));
                default -> still(applied.arguments());
            };
        }

        private Optional<Repetition> product(Pair pair, IntExpr left, IntExpr right) {
            if (pair.still()) {
                return Optional.of(pair.with(0));
            }
            return isFixed(left)
                    ? Optional.of(pair.with(Math.multiplyExact(left.value(arguments), pair.right.saltus)))
                    : isFixed(right)
                            ? Optional.of(pair.with(Math.multiplyExact(right.value(arguments), pair.left.saltus)))
                            : Optional.empty();
        }

        private Optional<Repetition> divided(Operation operator, Pair pair, IntExpr by) {
            if (pair.still()) {
                return Optional.of(pair.with(0));
            }
            if (!isFixed(by) || by.value(arguments) < 1) {
                return Optional.empty();
            }
            long divisor = by.value(arguments);
            Repetition longer =
                    pair.left.every(Math.multiplyExact(pair.left.period, divisor / gcd(pair.left.saltus, divisor)));
            return Optional.of(new Repetition(
                    longer.preperiod, longer.period, operator == Operation.DIVIDE ? longer.saltus / divisor : 0));
        }

        /// Of two numbers the one that grows faster is larger from some n on.
        private Optional<Repetition> compared(Pair pair, IntExpr left, IntExpr right) {
            long rate = Math.subtractExact(pair.left.saltus, pair.right.saltus);
            if (rate == 0) {
                return Optional.of(pair.with(0));
            }
            if (pair.left.small().isEmpty() || !isAlone(left) || !isAlone(right)) {
                return Optional.empty();
            }
            long largest = 0;
            for (long n = pair.left.preperiod; n < pair.left.preperiod + pair.left.period; n++) {
                largest = Math.max(largest, Math.absExact(Math.subtractExact(at(left, n), at(right, n))));
            }
            long periods = Math.addExact(largest / Math.absExact(rate), 1);
            return Optional.of(new Repetition(
                    Math.addExact(pair.left.preperiod, Math.multiplyExact(pair.left.period, periods)), 1, 0));
        }

        /// One of two expressions if the first is smaller, otherwise the other.
        private Optional<Repetition> smaller(Pair pair, IntExpr left, IntExpr right, IntExpr then, IntExpr otherwise) {
            return compared(pair, left, right).flatMap(when -> chosen(when, left.lessThan(right), then, otherwise));
        }

        /// A conjunction or a disjunction as a choice.
        private Optional<Repetition> connected(IntExpr condition, IntExpr then, IntExpr otherwise) {
            return choice(condition, then, otherwise).filter(each -> each.saltus == 0);
        }

        private Optional<Repetition> choice(IntExpr condition, IntExpr then, IntExpr otherwise) {
            return of(condition)
                    .filter(when -> when.saltus == 0)
                    .flatMap(when -> chosen(when, condition, then, otherwise));
        }

        /// One of two, by a condition. If the condition is constant from some n on, the other one does
        /// not matter.
        private Optional<Repetition> chosen(Repetition when, IntExpr condition, IntExpr then, IntExpr otherwise) {
            if (when.period == 1 && isAlone(condition)) {
                return of(at(condition, when.preperiod) != 0 ? then : otherwise).map(one -> Pair.of(one, when).left);
            }
            return of(then).flatMap(first -> of(otherwise).map(second -> Pair.of(first, second)))
                    .filter(pair -> pair.left.saltus == pair.right.saltus)
                    .map(pair -> Pair.of(pair.left, when).left);
        }

        private long at(IntExpr expression, long n) {
            long[] all = arguments.clone();
            all[slot] = n;
            return expression.value(all);
        }

        /// Whether the expression has no variable.
        private boolean isFixed(IntExpr expression) {
            return mentionsOnly(expression, -1);
        }

        /// Whether the expression has no other variable.
        private boolean isAlone(IntExpr expression) {
            return mentionsOnly(expression, slot);
        }

        private boolean mentionsOnly(IntExpr expression, int allowed) {
            return expression
                    .subexpressions()
                    .noneMatch(part -> part instanceof IntExpr.Variable(var name, int place)
                            && place < variables
                            && place != allowed);
        }
    }
}
