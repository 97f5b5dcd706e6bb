package org.grundy.discover.sample;

/// The quantity sampled at a position.
public enum SampledQuantity {
    /// The Grundy value.
    GRUNDY,
    /// 1 for a lost position (P), 0 for another one.
    LOST,
    /// 1 for a draw (D), 0 for another position: only where positions can come again.
    DRAWN;

    /// Whether it says yes or no of a position.
    public boolean isCondition() {
        return this != GRUNDY;
    }
}
