package org.grundy.cluster.level;

import java.util.Map;

/// How many positions have each value.
public final class ValueCounts {
    private ValueCounts() {}

    /// How many positions there are with any value.
    public static long positions(Map<Integer, Long> counts) {
        return counts.values().stream().mapToLong(count -> count).sum();
    }

    /// Adds the counts of other positions.
    public static void add(Map<Integer, Long> counts, Map<Integer, Long> others) {
        others.forEach((value, count) -> counts.merge(value, count, Long::sum));
    }
}
