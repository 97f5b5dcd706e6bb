package org.grundy.cli.contest;

import java.util.List;
import java.util.Scanner;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A square of a board, or two numbers that are changed like one.
public record At(int x, int y) {
    public static At read(Scanner in) {
        return new At(in.nextInt(), in.nextInt());
    }

    /// So many of them in the input.
    public static List<At> list(Scanner in, int count) {
        return Stream.generate(() -> read(in)).limit(count).toList();
    }

    /// The squares after each of some steps.
    ///
    /// @param steps what is added to x and to y, for each step
    public Stream<At> steps(int... steps) {
        return IntStream.range(0, steps.length / 2).mapToObj(i -> new At(x + steps[2 * i], y + steps[2 * i + 1]));
    }

    /// Whether both numbers are between bounds, both included.
    public boolean within(int least, int most) {
        return Math.min(x, y) >= least && Math.max(x, y) <= most;
    }
}
