package org.grundy.render.json;

import org.grundy.heap.sequence.SequenceSummary;

/// A value and the first heap that has it.
///
/// @param value of the heap
/// @param at the heap
public record PlaceRecord(int value, long at) {
    /// The largest value.
    static PlaceRecord max(SequenceSummary summary) {
        return new PlaceRecord(summary.max(), summary.maxAt());
    }
}
