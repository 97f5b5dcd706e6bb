package org.grundy.testkit;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/// The seed of a random test, always printed so that a failure can be repeated.
///
/// Without the system property `grundy.seed` it depends on the test's name alone, so that a build that
/// passed passes again; `-Dgrundy.seed=new` draws another one each time, to look for what the usual one
/// misses, and a number repeats a run.
///
/// @param value any 64-bit number
public record Seed(long value) {

    /// The seed of one test, printed on standard output.
    ///
    /// @param test the name of the test, as it is to stand beside the printed seed
    /// @return the number in the system property `grundy.seed`, a random one where the property is
    ///     `new`, and one made from the name where it is not set
    /// @throws NumberFormatException if the property is neither `new` nor a 64-bit decimal number
    public static Seed of(String test) {
        Seed seed = new Seed(
                switch (System.getProperty("grundy.seed")) {
                    case null -> test.hashCode() * 0x9E3779B97F4A7C15L;
                    case "new" -> RandomGenerator.getDefault().nextLong();
                    case String given -> Long.parseLong(given);
                });
        System.out.println(test + ": -Dgrundy.seed=" + seed.value);
        return seed;
    }

    /// A generator that starts from this seed.
    ///
    /// @return a new generator; the same seed always gives the same numbers
    public RandomGenerator generator() {
        return RandomGeneratorFactory.of("L64X128MixRandom").create(value);
    }
}
