package org.grundy.render.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.grundy.analysis.table.Axis;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TicksTest {
    @ParameterizedTest
    @CsvSource({"0.1, 1", "1, 1", "1.1, 2", "3, 5", "6, 10", "11, 20", "21, 50", "50, 50", "51, 100", "900, 1000"})
    void steps_are_round_numbers_not_below_the_bound(double bound, long step) {
        assertThat(Ticks.step(bound)).isEqualTo(step);
    }

    @Test
    void labels_stand_at_multiples_of_the_step() {
        Ticks ticks = Ticks.of(new Axis(BigInteger.valueOf(7), 20), 4);
        assertThat(ticks.places())
                .containsExactly(
                        new Ticks.Tick(3, "10"),
                        new Ticks.Tick(8, "15"),
                        new Ticks.Tick(13, "20"),
                        new Ticks.Tick(18, "25"));
        assertThat(ticks.name("x")).isEqualTo("x");
    }

    @Test
    void long_numbers_are_counted_from_the_first() {
        BigInteger far = BigInteger.TEN.pow(18);
        Ticks ticks = Ticks.of(new Axis(far, 11), 10);
        assertThat(ticks.places()).containsExactly(new Ticks.Tick(0, "0"), new Ticks.Tick(10, "10"));
        assertThat(ticks.name("x")).isEqualTo("x − 1000000000000000000");
    }
}
