package org.grundy.lang.rules.internal.syntax;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.lang.rules.internal.token.TokenStream;
import org.grundy.text.Span;

/// The equations of one function of digits.
final class EquatedFunction {
    final Span span;
    final TreeMap<Long, Long> first = new TreeMap<>();
    final TreeMap<Long, DigitRow.Sum> rows = new TreeMap<>();
    final TreeMap<Long, DigitTable> tables = new TreeMap<>();
    long base;
    Optional<DigitProgram> scale = Optional.empty();

    EquatedFunction(Span span) {
        this.span = span;
    }

    /// Whether there is no equation of it yet.
    boolean isEmpty() {
        return first.isEmpty() && rows.isEmpty() && tables.isEmpty() && scale.isEmpty();
    }

    /// The last digits for which there is an equation.
    Set<Long> digits() {
        Set<Long> digits = new HashSet<>(rows.keySet());
        digits.addAll(tables.keySet());
        return digits;
    }

    /// The numbers that are written as values.
    Stream<Long> results() {
        return Stream.of(
                        first.values().stream(),
                        rows.values().stream().filter(row -> !row.isCall()).map(DigitRow.Sum::constant),
                        tables.values().stream().flatMap(DigitTable::results))
                .flatMap(each -> each);
    }

    void scaled(DigitProgram program) {
        scale = Optional.of(program);
    }

    /// Checks that the first values have no gap, and that there is an equation for each last digit.
    void complete(TokenStream tokens, String name) {
        String missing = first.isEmpty() || first.lastKey() != first.size() - 1
                ? name + "(" + gap(first.keySet()) + ")"
                : base == 0
                        ? name + "(2m)"
                        : digits().size() < base
                                ? name + "(" + base + "m" + (gap(digits()) == 0 ? "" : " + " + gap(digits())) + ")"
                                : "";
        if (!missing.isEmpty()) {
            throw tokens.error(span, "there is no equation for %s", "缺少 %s 的等式", missing);
        }
    }

    private static long gap(Set<Long> equations) {
        long number = 0;
        while (equations.contains(number)) {
            number++;
        }
        return number;
    }
}
