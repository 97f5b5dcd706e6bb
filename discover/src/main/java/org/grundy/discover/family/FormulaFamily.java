package org.grundy.discover.family;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.discover.form.Form;
import org.grundy.discover.form.ZeroCondition;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// Formulas of arithmetic and bit operations: all small expressions, and finally combinations of two.
///
/// @param largest the largest size of an expression, in nodes
public record FormulaFamily(int largest) implements FormFamily {
    private static final int MOST_TRIED = 60;
    private static final int PAIRED = 1500;

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        run.piece();
        ProbePositions probe = ProbePositions.of(fitted, run);
        if (probe.constant()) {
            return Stream.empty();
        }
        ExpressionBank bank = ExpressionBank.of(fitted, probe, largest, run);
        Stream<IntExpr> found = fitted.isLost() ? conditions(bank, probe, run) : numbers(bank, probe, run);
        return found.limit(MOST_TRIED).map(Form.Formula::new);
    }

    private static Stream<IntExpr> numbers(ExpressionBank bank, ProbePositions probe, Run run) {
        long[] target = probe.values();
        return Stream.concat(
                bank.find(target).stream(),
                bank.entries().stream()
                        .peek(entry -> run.options(target.length))
                        .flatMap(entry -> Stream.of(
                                        bank.find(combined(target, entry.values(), Operation.SUBTRACT))
                                                .map(other -> other.plus(entry.expression())),
                                        bank.find(combined(entry.values(), target, Operation.SUBTRACT))
                                                .map(other -> entry.expression().minus(other)),
                                        bank.find(combined(target, entry.values(), Operation.XOR))
                                                .map(other -> entry.expression().xor(other)))
                                .flatMap(found -> found.stream())));
    }

    private static long[] combined(long[] a, long[] b, Operation operation) {
        long[] result = new long[a.length];
        for (int i = 0; i < a.length; i++) {
            result[i] = operation.of(a[i], b[i], 0);
        }
        return result;
    }

    private static Stream<IntExpr> conditions(ExpressionBank bank, ProbePositions probe, Run run) {
        boolean[] lost = probe.truths();
        List<ExpressionBank.Entry> small = bank.entries().stream().limit(PAIRED).toList();
        Stream<IntExpr> zeros = bank.entries().stream()
                .filter(entry -> zero(entry.values(), lost))
                .map(entry -> ZeroCondition.of(entry.expression()));
        Stream<IntExpr> pairs = small.stream().flatMap(first -> {
            run.piece();
            List<IntExpr> found = new ArrayList<>();
            for (ExpressionBank.Entry second : small) {
                related(first, second, lost).ifPresent(found::add);
            }
            return found.stream();
        });
        return Stream.concat(zeros, pairs);
    }

    private static boolean zero(long[] values, boolean[] lost) {
        for (int i = 0; i < lost.length; i++) {
            if ((values[i] == 0) != lost[i]) {
                return false;
            }
        }
        return true;
    }

    private static Optional<IntExpr> related(ExpressionBank.Entry first, ExpressionBank.Entry second, boolean[] lost) {
        boolean equal = true;
        boolean less = true;
        boolean most = true;
        long[] a = first.values();
        long[] b = second.values();
        for (int i = 0; i < lost.length && (equal || less || most); i++) {
            equal &= (a[i] == b[i]) == lost[i];
            less &= a[i] < b[i] == lost[i];
            most &= a[i] <= b[i] == lost[i];
        }
        if (equal) {
            return Optional.of(first.expression().equalTo(second.expression()));
        }
        if (less) {
            return Optional.of(first.expression().lessThan(second.expression()));
        }
        return most ? Optional.of(first.expression().atMost(second.expression())) : Optional.empty();
    }
}
