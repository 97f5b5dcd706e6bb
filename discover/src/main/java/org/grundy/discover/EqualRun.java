package org.grundy.discover;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;

/// Consecutive numbers with the same value.
///
/// @param value theirs
/// @param first the first of them
/// @param last the last of them; the table may end there
public record EqualRun(int value, int first, int last) {
    private static final int MOST_RUNS = 20;
    private static final int LEAST_MEAN = 8;

    /// The runs of a table of one number without parameters; none if they are many or short, so that they say little.
    public static List<EqualRun> of(Samples samples) {
        if (!samples.isLine()) {
            return List.of();
        }
        SampleBlock block = samples.first();
        List<EqualRun> runs = new ArrayList<>();
        int first = 0;
        for (int cell = 1; cell <= block.size() && runs.size() <= MOST_RUNS; cell++) {
            if (cell == block.size() || block.value(cell) != block.value(first)) {
                runs.add(new EqualRun(block.value(first), block.from() + first, block.from() + cell - 1));
                first = cell;
            }
        }
        return Optional.of(runs)
                .filter(all -> all.size() <= MOST_RUNS && (long) LEAST_MEAN * all.size() <= block.size())
                .filter(all -> block.known() == block.size())
                .orElse(List.of());
    }
}
