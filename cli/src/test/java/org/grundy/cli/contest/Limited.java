package org.grundy.cli.contest;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Stones that are left, and how many of them may be taken at the most.
public record Limited(int stones, int most) {
    /// Play in which each may take at most so many times what was taken just before; the last stone wins.
    public static PlayedOut<Limited> times(int factor) {
        return PlayedOut.normal(now -> now.options(factor).toList());
    }

    /// What can be left, with at most so many times what is taken allowed then.
    public Stream<Limited> options(int factor) {
        return IntStream.rangeClosed(1, Math.min(stones, most)).mapToObj(taken -> taking(taken, factor));
    }

    /// What is left when so many are taken.
    public Limited taking(int taken, int factor) {
        return new Limited(stones - taken, factor * taken);
    }
}
