package org.grundy.testkit;

import java.util.List;
import java.util.stream.IntStream;

/// How far a test goes. The tests of a usual build end within minutes, so that each goes as far as a fault is
/// likely to show; `mvn -Pthorough verify` goes further, for hours, by larger bounds and by the tests that
/// have the tag [#TAG].
public final class Thorough {
    /// The JUnit tag of tests that run in a thorough build alone.
    public static final String TAG = "thorough";

    private Thorough() {}

    /// A bound of a test, such as the largest heap or how many positions are drawn.
    ///
    /// @param usual in a usual build
    /// @param thorough where the system property `grundy.thorough` is `true`, as in the profile `thorough`
    public static int bound(int usual, int thorough) {
        return Boolean.getBoolean("grundy.thorough") ? thorough : usual;
    }

    /// A part of many cases that run through the same code: in a usual build one of every so many, from one that the
    /// [Seed] draws, which is printed; in a thorough build all.
    ///
    /// @param test its name, as for a [Seed]
    /// @param every at least 1 and at most the number of cases, so that the part is never empty
    /// @param all the cases, in an order that is the same each time
    /// @return the cases that are tried, in the order of the list
    /// @throws IllegalArgumentException if `every` is outside its range
    public static <T> List<T> part(String test, int every, List<T> all) {
        if (every < 1 || every > all.size()) {
            throw new IllegalArgumentException("one of every " + every + " of " + all.size());
        }
        int step = bound(every, 1);
        int first = step == 1 ? 0 : Seed.of(test).generator().nextInt(step);
        return IntStream.range(0, all.size())
                .filter(place -> place % step == first)
                .mapToObj(all::get)
                .toList();
    }
}
