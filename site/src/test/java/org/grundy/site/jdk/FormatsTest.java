package org.grundy.site.jdk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import org.grundy.testkit.Damage;
import org.grundy.testkit.Seed;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// The page writes values into texts as the JDK does.
final class FormatsTest {
    private static final List<String> WITH_WHOLE = List.of(
            "%s",
            "%d", "%3d|", "%04d|", "%08d", "%6s|", "%2$s and %1$s", "%d%%", "%s %s%n", "%2$3d, %1$d", "none %2$s");
    private static final List<String> WITH_REAL =
            List.of("%.1f", "%.3f|", "%.4f", "%8.2f|", "%.0f", "%2$.1f, %1$f", "%s");

    @Test
    void whole_numbers_and_texts_stand_where_the_jdk_puts_them() {
        RandomGenerator random = Seed.of("FormatsTest").generator();
        for (int i = 0; i < 2000; i++) {
            Object[] values = {whole(random), whole(random)};
            compare(Damage.pick(WITH_WHOLE, random), values);
        }
        compare("%s 对 %s", null, "一");
    }

    private static Object whole(RandomGenerator random) {
        long number = random.nextLong() >> random.nextInt(64);
        return switch (random.nextInt(3)) {
            case 0 -> (int) number;
            case 1 -> number;
            default -> BigInteger.valueOf(number).pow(3);
        };
    }

    @Test
    void real_numbers_are_rounded_as_the_jdk_does() {
        RandomGenerator random = Seed.of("FormatsTest of reals").generator();
        for (int i = 0; i < 2000; i++) {
            Object[] values = {real(random), real(random)};
            compare(Damage.pick(WITH_REAL, random), values);
        }
        compare("%.1f %.2f %f", 0.05, 0.125, Double.NaN);
        compare("%.1f %.1f", Double.POSITIVE_INFINITY, 1e300);
    }

    /// Numbers of few digits, at whose middles it is decided up or down, among others of any size.
    private static double real(RandomGenerator random) {
        return random.nextBoolean()
                ? random.nextInt(-100_000, 100_000) / 2000.0
                : (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(-12, 13));
    }

    @SuppressWarnings("AnnotateFormatMethod") // it is called with sentences that are chosen at random
    private static void compare(String sentence, @Nullable Object... values) {
        assertThat(Formats.format(Locale.ROOT, sentence, values))
                .as("%s of %s", sentence, Arrays.toString(values))
                .isEqualTo(String.format(Locale.ROOT, sentence, values));
    }

    @Test
    void what_is_written_otherwise_is_refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Formats.format("%x", 5));
        assertThatIllegalArgumentException().isThrownBy(() -> Formats.format("%d", "5"));
    }
}
