package org.grundy.testkit;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/// The seed of a random test: what `-Dgrundy.seed` says, or a fresh one, and in both cases printed.
///
/// @param value any 64-bit number
public record Seed(long value) {

    /// The seed of one test, printed on standard output so that a failure can be repeated.
    ///
    /// @param test the name of the test, as it is to stand beside the printed seed
    /// @return the number in the system property `grundy.seed`, or a random one where the property is not set
    /// @throws NumberFormatException if the property is not a 64-bit decimal number
    public static Seed of(String test) {
        String given = System.getProperty("grundy.seed");
        Seed seed = new Seed(given == null ? RandomGenerator.getDefault().nextLong() : Long.parseLong(given));
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
