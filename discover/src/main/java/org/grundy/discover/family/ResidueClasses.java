package org.grundy.discover.family;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToLongFunction;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.AllPresent;
import org.grundy.run.Run;

/// Classes of pairs of numbers by their residues, and the forms of values that each class has for itself.
///
/// @param mx the modulus of the first number
/// @param my the modulus of the second
/// @param run charged for each value looked at
record ResidueClasses(Samples fitted, int mx, int my, Run run) {
    private static final int MOST_NAMED = 1;

    private SampleBlock block() {
        return fitted.first();
    }

    private int number(long[] arguments) {
        return (int) (arguments[0] % mx) * my + (int) (arguments[1] % my);
    }

    private IntExpr index() {
        IntExpr x = residue(0, mx);
        IntExpr y = residue(1, my);
        return my == 1 ? x : mx == 1 ? y : x.times(my).plus(y);
    }

    private IntExpr residue(int place, int modulus) {
        return fitted.variable(place).mod(modulus);
    }

    /// The value of each class after subtracting an expression; empty if a class has several.
    private Optional<List<Long>> table(ToIntFunction<long[]> part, long alpha, long beta) {
        SampleBlock block = block();
        Long[] table = new Long[mx * my];
        for (int cell = 0; cell < block.size(); cell++) {
            run.option();
            long[] at = block.arguments(cell);
            if (block.isKnown(cell) && part.applyAsInt(at) == 0) {
                int number = number(at);
                long rest = block.value(cell) - alpha * at[0] - beta * at[1];
                if (table[number] == null) {
                    table[number] = rest;
                } else if (table[number] != rest) {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(
                Arrays.stream(table).map(value -> value == null ? 0L : value).toList());
    }

    /// A value for each class.
    Optional<Form> residual() {
        return table(at -> 0, 0, 0)
                .map(table ->
                        new Form.Classes(sum(table).or(() -> nimSum(table)).orElseGet(() -> entry(table))));
    }

    /// Values that are a nim sum of an entry for each residue.
    private Optional<IntExpr> nimSum(List<Long> table) {
        int corner = table.getFirst().intValue();
        List<Long> first = line(mx, i -> table.get(i * my));
        List<Long> second = line(my, j -> table.get(j) ^ corner);
        boolean isSum = mx > 1
                && my > 1
                && fitted.isGrundy()
                && IntStream.range(0, table.size())
                        .allMatch(place -> table.get(place) == (first.get(place / my) ^ second.get(place % my)));
        return isSum
                ? Optional.of(residue(0, mx).entryOf(first).xor(residue(1, my).entryOf(second)))
                : Optional.empty();
    }

    private static List<Long> line(int size, IntToLongFunction entry) {
        return IntStream.range(0, size).mapToLong(entry).boxed().toList();
    }

    /// Values that depend on (i · x + j · y) mod m alone.
    private Optional<IntExpr> sum(List<Long> table) {
        return mx != my || mx == 1
                ? Optional.empty()
                : IntStream.range(1, mx)
                        .boxed()
                        .flatMap(i -> IntStream.range(1, my).mapToObj(j -> List.of(i, j)))
                        .sorted(Comparator.comparingInt(factors -> factors.get(0) + factors.get(1)))
                        .flatMap(factors -> sum(table, factors.get(0), factors.get(1)).stream())
                        .findFirst();
    }

    private Optional<IntExpr> sum(List<Long> table, int i, int j) {
        Long[] entries = new Long[mx];
        for (int place = 0; place < table.size(); place++) {
            int residue = (i * (place / my) + j * (place % my)) % mx;
            if (entries[residue] != null && !entries[residue].equals(table.get(place))) {
                return Optional.empty();
            }
            entries[residue] = table.get(place);
        }
        if (Stream.of(entries).anyMatch(entry -> entry == null)) {
            return Optional.empty();
        }
        boolean equal = i == 1
                && j == mx - 1
                && mx > 2
                && entries[0] == 1
                && Stream.of(entries).filter(entry -> entry == 1).count() == 1;
        if (equal && fitted.isLost()) {
            return Optional.of(residue(0, mx).equalTo(residue(1, my)));
        }
        IntExpr sum = fitted.variable(0).times(i).plus(fitted.variable(1).times(j));
        return Optional.of(single(List.of(entries), sum.mod(mx)));
    }

    private IntExpr single(List<Long> entries, IntExpr residue) {
        if (fitted.isLost()) {
            return NumberMembers.of(
                    residue,
                    IntStream.range(0, mx)
                            .filter(r -> entries.get(r) == 1)
                            .boxed()
                            .toList());
        }
        return residue.entryOf(entries);
    }

    private IntExpr entry(List<Long> table) {
        if (table.stream().distinct().count() == 1) {
            return IntExpr.of(table.getFirst());
        }
        return fitted.isLost() ? members(table) : index().entryOf(table);
    }

    private IntExpr members(List<Long> table) {
        List<IntExpr> named = new ArrayList<>();
        for (int i = 0; i < table.size(); i++) {
            if (table.get(i) == 1) {
                named.add(member(i / my, i % my));
            }
        }
        return named.size() <= MOST_NAMED
                ? named.stream().reduce(IntExpr::or).orElse(IntExpr.of(0))
                : new IntExpr.Element(table, index()).equalTo(1);
    }

    private IntExpr member(int x, int y) {
        IntExpr first = residue(0, mx).equalTo(x);
        IntExpr second = residue(1, my).equalTo(y);
        return my == 1 ? first : mx == 1 ? second : first.and(second);
    }

    /// One table if the first number is the smaller, another otherwise.
    Optional<Form> ordered() {
        Optional<List<Long>> below = table(at -> at[0] < at[1] ? 0 : 1, 0, 0);
        Optional<List<Long>> above = below.flatMap(table -> table(at -> at[0] < at[1] ? 1 : 0, 0, 0));
        return above.map(table -> new Form.Classes(
                fitted.variable(0).lessThan(fitted.variable(1)).choice(entry(below.orElseThrow()), entry(table))));
    }

    /// In each class a number, or one of the two numbers and a number.
    Optional<Form> rising() {
        return fitted.isLost()
                ? Optional.empty()
                : AllPresent.of(IntStream.range(0, mx * my).mapToObj(this::row)).map(this::rising);
    }

    private Form rising(List<List<Long>> rows) {
        IntExpr sum = IntExpr.of(0);
        for (int place = 0; place < 2; place++) {
            int at = place;
            List<Long> factors = rows.stream().map(row -> row.get(at)).toList();
            if (factors.contains(1L)) {
                IntExpr number = fitted.variable(place);
                IntExpr product = factors.contains(0L) ? new IntExpr.Element(factors, index()).times(number) : number;
                sum = sum.plus(product);
            }
        }
        List<Long> rest = rows.stream().map(row -> row.get(2)).toList();
        return new Form.Classes(sum.plus(entry(rest)));
    }

    private Optional<List<Long>> row(int number) {
        for (long alpha = 0; alpha <= 1; alpha++) {
            for (long beta = 0; beta <= 1; beta++) {
                Optional<List<Long>> table = table(at -> number(at) == number ? 0 : 1, alpha, beta);
                if (table.isPresent()) {
                    return Optional.of(List.of(alpha, beta, table.get().get(number)));
                }
            }
        }
        return Optional.empty();
    }
}
