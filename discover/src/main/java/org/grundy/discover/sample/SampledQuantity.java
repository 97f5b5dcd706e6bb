package org.grundy.discover.sample;

/// The quantity sampled at a position.
public enum SampledQuantity {
    /// The Grundy value.
    GRUNDY,
    /// 1 for a lost position (P), 0 for a won one (N).
    LOST
}
