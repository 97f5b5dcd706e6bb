package org.grundy.discover.family.digits;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.run.Run;

/// Learns from a prefix of a sequence how the last digit of n and the value at ⌊n / base⌋ determine the
/// value at n, behind a few first values.
///
/// @param block the values
/// @param base of the digits
/// @param run charged for each value that is looked at
record TableRecursionLearning(SampleBlock block, int base, Run run) {
    private static final int MOST_FIRST = 8;
    private static final int LARGEST_VALUE = 7;

    /// In how many values an entry of a table must show at least.
    private static final int ENOUGH = 3;

    /// The recursion with the fewest first values, empty if there is none.
    Optional<DigitProgram.TableRecursion> found() {
        int largest = block.cells().map(block::value).max().orElse(0);
        return largest > LARGEST_VALUE
                ? Optional.empty()
                : IntStream.rangeClosed(1, Math.min(MOST_FIRST, block.size()))
                        .mapToObj(first -> with(first, largest + 1))
                        .flatMap(Optional::stream)
                        .findFirst()
                        .filter(TableRecursionLearning::recurs);
    }

    /// Whether the value depends on that of another number: by the last digit alone it has a period.
    private static boolean recurs(DigitProgram.TableRecursion found) {
        return found.tables().stream()
                .anyMatch(table -> table.stream().distinct().count() > 1);
    }

    private Optional<DigitProgram.TableRecursion> with(int first, int width) {
        long[][][] seen = new long[base][width][width];
        for (int n = Math.max(first, block.from()); n < block.from() + block.size(); n++) {
            run.option();
            int value = block.valueOf(n);
            int rest = block.valueOf(n / base);
            if (value != SampleBlock.UNKNOWN && rest != SampleBlock.UNKNOWN) {
                seen[n % base][rest][value]++;
            }
        }
        List<List<Long>> tables = new ArrayList<>();
        for (long[][] ofDigit : seen) {
            table(ofDigit).ifPresent(tables::add);
        }
        return tables.size() < base
                ? Optional.empty()
                : Optional.of(new DigitProgram.TableRecursion(
                        base,
                        IntStream.range(0, first)
                                .mapToObj(n -> (long) Math.max(0, block.valueOf(n)))
                                .toList(),
                        tables));
    }

    /// One result for each value; for a value that does not occur it is the most frequent one. Empty if a
    /// value has two results, or one that occurs too seldom.
    private static Optional<List<Long>> table(long[]... seen) {
        int width = seen.length;
        long[] times = new long[width];
        List<Optional<Long>> results = new ArrayList<>();
        for (long[] ofValue : seen) {
            List<Integer> met = IntStream.range(0, width)
                    .filter(result -> ofValue[result] > 0)
                    .boxed()
                    .toList();
            if (met.size() > 1 || met.stream().anyMatch(result -> ofValue[result] < ENOUGH)) {
                return Optional.empty();
            }
            met.forEach(result -> times[result]++);
            results.add(met.stream().map(Integer::longValue).findFirst());
        }
        long usual = IntStream.range(0, width)
                .boxed()
                .max((a, b) -> times[a] != times[b] ? Long.compare(times[a], times[b]) : b - a)
                .orElse(0);
        return Optional.of(results.stream().map(each -> each.orElse(usual)).toList());
    }
}
