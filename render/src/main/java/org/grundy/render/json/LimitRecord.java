package org.grundy.render.json;

import org.grundy.run.Solved;

/// The limit that ended a computation.
///
/// @param limit `positions`, `work`, `time`, `memory`, `stopped`, `loopy` or `method`
/// @param positions how many positions had been visited
/// @param work how many steps of work had been charged
public record LimitRecord(String limit, long positions, long work) {
    /// The record of an end without a result.
    public static LimitRecord of(Solved.Undecided<?> undecided) {
        return new LimitRecord(Json.word(undecided.limit()), undecided.positions(), undecided.work());
    }
}
