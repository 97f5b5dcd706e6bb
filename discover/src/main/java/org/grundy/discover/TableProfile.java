package org.grundy.discover;

import java.util.Optional;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;

/// Statistics of a table of values.
///
/// @param known the number of known values
/// @param zeros the number of lost positions among them, or of draws where these are asked for
/// @param lastZero the last of them, in the order of its numbers; empty if there is none
/// @param largest the largest value
/// @param earlier the largest value among the positions with numbers up to half, to show growth
public record TableProfile(long known, long zeros, Optional<Samples.Place> lastZero, int largest, int earlier) {
    /// The profile of a table.
    public static TableProfile of(Samples samples) {
        int zero = samples.quantity().isCondition() ? 1 : 0;
        return new TableProfile(
                samples.known(),
                samples.blocks().stream().mapToLong(block -> count(block, zero)).sum(),
                samples.blocks().stream()
                        .flatMap(block -> last(block, zero).stream())
                        .reduce((a, b) -> b),
                largest(samples),
                largest(samples.with(samples.blocks().stream()
                        .map(block -> block.corner(Math.max(1, block.sizes().getFirst() / 2)))
                        .toList())));
    }

    private static long count(SampleBlock block, int value) {
        return block.cells().filter(cell -> block.value(cell) == value).count();
    }

    private static Optional<Samples.Place> last(SampleBlock block, int value) {
        return block.cells()
                .filter(cell -> block.value(cell) == value)
                .boxed()
                .reduce((a, b) -> b)
                .map(cell -> new Samples.Place(block, cell));
    }

    private static int largest(Samples samples) {
        return samples.blocks().stream()
                .flatMapToInt(block -> block.cells().map(block::value))
                .max()
                .orElse(0);
    }
}
