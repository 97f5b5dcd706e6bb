package org.grundy.site.jdk;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/// Elements without repetition. TeaVM's begin anew with what they have seen wherever a stream goes on after a pause, as
/// at the seam of two streams.
@InsteadOf(Stream.class)
public final class Streams {
    private Streams() {}

    public static <T> Stream<T> distinct(Stream<T> all) {
        Set<T> seen = new HashSet<>();
        return all.filter(seen::add);
    }
}
