package org.grundy.site.jdk;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;

/// Integers without repetition, for the same reason as [Streams].
@InsteadOf(IntStream.class)
public final class IntStreams {
    private IntStreams() {}

    public static IntStream distinct(IntStream all) {
        Set<Integer> seen = new HashSet<>();
        return all.filter(seen::add);
    }
}
