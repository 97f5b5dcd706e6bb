package org.grundy.discover.family;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// All expressions up to a size, smallest first; of those with equal values on the probe only the
/// first.
///
/// Cost: one evaluation on the probe for each pair of expressions with sizes that sum to less than the
/// bound.
final class ExpressionBank {
    private static final int MOST_EXPRESSIONS = 60_000;
    private static final long LARGEST_VALUE = 1L << 40;
    private static final long LARGEST_NUMBER = 3;

    private static final List<NumberFunction> FUNCTIONS = List.of(
            NumberFunction.POPCOUNT,
            NumberFunction.LOWBIT,
            NumberFunction.TRAILINGZEROS,
            NumberFunction.TRAILINGONES,
            NumberFunction.HIGHBIT,
            NumberFunction.ISQRT);

    private static final List<Combination> ARITHMETIC = List.of(
            Combination.of(Operation.ADD),
            Combination.of(Operation.SUBTRACT),
            Combination.of(Operation.XOR),
            Combination.of(Operation.DIVIDE),
            Combination.of(Operation.REMAINDER),
            Combination.of(Operation.MULTIPLY),
            Combination.of(NumberFunction.MIN),
            Combination.of(NumberFunction.MAX));

    /// What fewer people read at a glance and fewer proofs reach.
    private static final List<Combination> ON_BITS = List.of(
            Combination.of(Operation.AND), Combination.of(Operation.OR), Combination.of(NumberFunction.NIMPRODUCT));

    /// How two numbers are combined.
    private record Combination(LongBinaryOperator value, BinaryOperator<IntExpr> expression, boolean commutes) {
        static Combination of(Operation operation) {
            return new Combination(
                    (a, b) -> operation.of(a, b, 0), (a, b) -> IntExpr.of(operation, a, b), operation.commutes());
        }

        /// A function whose two numbers may be exchanged.
        static Combination of(NumberFunction function) {
            return new Combination(function::of, (a, b) -> IntExpr.of(function, a, b), true);
        }
    }

    private final Map<Values, IntExpr> found = new LinkedHashMap<>();
    private final List<List<Entry>> bySize = new ArrayList<>();
    private final Run run;

    private ExpressionBank(Run run) {
        this.run = run;
    }

    /// An expression with its values on the probe.
    ///
    /// @param values not to be changed
    @SuppressWarnings("ArrayRecordComponent")
    record Entry(IntExpr expression, long[] values) {}

    /// Values as a hash key.
    private static final class Values {
        private final long[] values;
        private final int hash;

        Values(long[] values) {
            this.values = values;
            this.hash = Arrays.hashCode(values);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Values that && hash == that.hash && Arrays.equals(values, that.values);
        }

        @Override
        public int hashCode() {
            return hash;
        }
    }

    static ExpressionBank of(Samples samples, ProbePositions probe, int largest, Run run) {
        ExpressionBank bank = new ExpressionBank(run);
        List<long[]> arguments = probe.arguments();
        bank.bySize.add(List.of());
        List<Entry> leaves = new ArrayList<>();
        List<IntExpr> atoms = new ArrayList<>();
        for (int i = 0; i < samples.variables().size(); i++) {
            atoms.add(samples.variable(i));
        }
        for (int i = 0; i < samples.names().size(); i++) {
            if (varies(samples, i)) {
                atoms.add(samples.parameter(i));
            }
        }
        for (long number = 1; number <= LARGEST_NUMBER; number++) {
            atoms.add(IntExpr.of(number));
        }
        for (IntExpr atom : atoms) {
            bank.add(
                    leaves,
                    atom,
                    arguments.stream().mapToLong(each -> atom.value(each)).toArray());
        }
        bank.bySize.add(leaves);
        for (int size = 2; size <= largest; size++) {
            List<Entry> grown = new ArrayList<>();
            bank.bySize.add(grown);
            bank.applyOperators(ARITHMETIC, size, grown);
            bank.applyOperators(ON_BITS, size, grown);
            bank.applyFunctions(size, grown); // of formulas of one size those without functions are simpler
        }
        return bank;
    }

    /// What is the same in all samples is a number, and not what a form depends on.
    private static boolean varies(Samples samples, int parameter) {
        return samples.blocks().stream()
                        .map(block -> block.parameters().get(parameter))
                        .distinct()
                        .count()
                > 1;
    }

    private boolean isFull() {
        return found.size() >= MOST_EXPRESSIONS;
    }

    private void add(List<Entry> into, IntExpr expression, long[] values) {
        if (!isFull() && found.putIfAbsent(new Values(values), expression) == null) {
            into.add(new Entry(expression, values));
        }
    }

    private void applyFunctions(int size, List<Entry> into) {
        for (Entry entry : bySize.get(size - 1)) {
            run.piece();
            if (isSlow(entry.expression)) {
                continue; // nobody writes lowbit(popcount(n)), and tables show too little of it
            }
            for (NumberFunction function : FUNCTIONS) {
                map(entry.values, function::of)
                        .ifPresent(values -> add(into, IntExpr.of(function, entry.expression), values));
            }
        }
    }

    private static boolean isSlow(IntExpr expression) {
        return expression
                .subexpressions()
                .anyMatch(part -> part instanceof IntExpr.Function applied
                        && applied.function().growsSlowly());
    }

    private void applyOperators(List<Combination> operators, int size, List<Entry> into) {
        for (int left = 1; left <= size - 2; left++) {
            int right = size - 1 - left;
            List<Combination> applied = left <= right
                    ? operators
                    : operators.stream().filter(each -> !each.commutes()).toList();
            for (Entry first : bySize.get(left)) {
                run.piece();
                if (isFull()) {
                    return;
                }
                bySize.get(right).forEach(second -> apply(applied, first, second, into));
            }
        }
    }

    private void apply(List<Combination> operators, Entry first, Entry second, List<Entry> into) {
        for (Combination operator : operators) {
            zip(first.values, second.values, operator.value)
                    .ifPresent(values ->
                            add(into, operator.expression.apply(first.expression, second.expression), values));
        }
    }

    private static Optional<long[]> map(long[] a, LongUnaryOperator function) {
        return zip(a, a, (x, same) -> function.applyAsLong(x));
    }

    /// The values of an operation; empty if some are undefined or too large.
    private static Optional<long[]> zip(long[] a, long[] b, LongBinaryOperator operation) {
        long[] result = new long[a.length];
        for (int i = 0; i < a.length; i++) {
            if (isUndefined(a[i], b[i])) {
                return Optional.empty();
            }
            long value;
            try {
                value = operation.applyAsLong(a[i], b[i]);
            } catch (ArithmeticException none) {
                return Optional.empty();
            }
            if (value < -LARGEST_VALUE || value > LARGEST_VALUE) {
                return Optional.empty();
            }
            result[i] = value;
        }
        return Optional.of(result);
    }

    /// Negative numbers are useful only in sums; excluding them elsewhere keeps functions defined.
    private static boolean isUndefined(long a, long b) {
        return a < 0 || b < 0;
    }

    /// An expression with these values on the probe.
    Optional<IntExpr> find(long[] values) {
        return Optional.ofNullable(found.get(new Values(values)));
    }

    /// All expressions, smallest first.
    List<Entry> entries() {
        return bySize.stream().flatMap(List::stream).toList();
    }
}
