package org.grundy.discover.sample;

/// Which number of a position is looked at.
public enum SampledQuantity {
    /// The Grundy value.
    GRUNDY,
    /// 1 for a lost position (P), 0 for a won one (N).
    LOST
}
