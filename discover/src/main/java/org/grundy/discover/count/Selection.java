package org.grundy.discover.count;

/// Which positions are counted.
public sealed interface Selection {
    /// Those that whoever is to move loses.
    record Lost() implements Selection {}

    /// Those that whoever is to move wins.
    record Won() implements Selection {}

    /// Those of a Grundy value.
    ///
    /// @param value at least 0
    record Valued(long value) implements Selection {}

    /// All positions.
    record All() implements Selection {}
}
