package org.grundy.discover.family.combined;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.family.FormFamily;
import org.grundy.discover.form.Form;
import org.grundy.discover.form.Substitution;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// Lost pairs whose second number is in a range for each first number. The ends of the range are
/// functions of the first number, found by other families. In unordered pairs the first number is the
/// smaller.
///
/// @param ends the families of the ends
public record RangeFamily(List<FormFamily> ends) implements FormFamily {
    private static final int FEWEST = 6;

    public RangeFamily {
        ends = List.copyOf(ends);
    }

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        if (fitted.onLine() || !fitted.isLost()) {
            return Stream.empty();
        }
        boolean symmetric = fitted.blocks().stream().allMatch(RangeFamily::isSymmetric);
        List<List<Row>> rows = fitted.blocks().stream()
                .map(block -> rows(block, symmetric, run))
                .toList();
        return rows.stream().anyMatch(List::isEmpty) ? Stream.empty() : form(fitted, rows, symmetric, run).stream();
    }

    /// A row of a table, with lost positions from `low` to `high`.
    ///
    /// @param low -1 if there are none
    /// @param high -1 if there are none, or they reach the end of the table
    private record Row(int low, int high) {
        static final Row EMPTY = new Row(-1, -1);
    }

    private static boolean isSymmetric(SampleBlock block) {
        int last = block.from() + block.sizes().getFirst();
        for (int x = block.from(); x < last; x++) {
            for (int y = block.from(); y < x; y++) {
                if (block.at(x, y) != block.at(y, x)) {
                    return false;
                }
            }
        }
        return true;
    }

    /// The rows of a block; none if the lost positions of some row are not a range.
    private static List<Row> rows(SampleBlock block, boolean symmetric, Run run) {
        List<Row> rows = new ArrayList<>();
        int last = block.from() + block.sizes().getFirst();
        for (int x = block.from(); x < last; x++) {
            run.options(last - x);
            int low = -1;
            int high = -1;
            for (int y = symmetric ? x : block.from(); y < last; y++) {
                if (block.at(x, y) == 1) {
                    if (low >= 0 && high < y - 1) {
                        return List.of();
                    }
                    low = low < 0 ? y : low;
                    high = y;
                }
            }
            rows.add(low < 0 ? Row.EMPTY : new Row(low, high == last - 1 ? -1 : high));
        }
        return rows;
    }

    private Optional<Form> form(Samples fitted, List<List<Row>> rows, boolean symmetric, Run run) {
        // The first row is often an exception, since one number is 0.
        boolean firstApart = rows.stream().allMatch(each -> each.size() > 1);
        int skip = firstApart ? 1 : 0;
        Optional<Form> low = end(fitted, rows, skip, Row::low, run);
        Optional<Form> beyond = end(fitted, rows, skip, row -> row.high < 0 ? -1 : row.high + 1, run);
        if (low.isEmpty() || beyond.isEmpty()) {
            return Optional.empty();
        }
        IntExpr x = fitted.variable(0);
        IntExpr y = fitted.variable(1);
        IntExpr a = symmetric ? x.min(y) : x;
        IntExpr b = symmetric ? x.max(y) : y;
        IntExpr from = Substitution.inPairs(low.get().expression(), a);
        IntExpr to = Substitution.inPairs(beyond.get().expression(), a);
        IntExpr least = IntExpr.of(fitted.first().from());
        IntExpr above = from.atMost(b);
        IntExpr below = b.lessThan(to);
        boolean always =
                from.equals(least) || (symmetric && low.get().expression().equals(x));
        IntExpr between = always ? below : above.and(below);
        IntExpr whole = firstApart ? first(fitted, rows, a, between, least, run) : between;
        return Optional.of(new Form.Range(List.of(low.get(), beyond.get()), whole));
    }

    private static IntExpr first(
            Samples fitted, List<List<Row>> rows, IntExpr a, IntExpr between, IntExpr least, Run run) {
        Row row = rows.getFirst().getFirst();
        boolean lost = row.low >= 0 && row.high < 0;
        boolean won = row.low < 0;
        IntExpr isFirst = a.equalTo(least);
        if (fitted.mismatch(between, run).isEmpty() || (!lost && !won)) {
            return between;
        }
        return lost ? isFirst.or(between) : isFirst.negated().and(between);
    }

    private interface End {
        int of(Row row);
    }

    /// The simplest form of an end that agrees with all rows where it is known.
    private Optional<Form> end(Samples fitted, List<List<Row>> rows, int skip, End end, Run run) {
        List<SampleBlock> blocks = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            SampleBlock block = fitted.blocks().get(i);
            List<Row> all = rows.get(i);
            int[] values = IntStream.range(skip, all.size())
                    .map(n -> end.of(all.get(n)))
                    .map(each -> each < 0 ? SampleBlock.UNKNOWN : each)
                    .toArray();
            blocks.add(known(SampleBlock.line(block.parameters(), block.from() + skip, values)));
        }
        Samples line = fitted.values(0, blocks);
        if (blocks.stream().anyMatch(block -> block.known() < FEWEST)) {
            return Optional.empty();
        }
        // Each end holds out values of its own, otherwise any long period would fit.
        return FormFamily.agreeing(ends, line.fitted(), line, run).findFirst();
    }

    /// The values up to the last known one.
    private static SampleBlock known(SampleBlock line) {
        int size = line.size();
        while (size > 1 && !line.isKnown(size - 1)) {
            size--;
        }
        return line.corner(size);
    }
}
