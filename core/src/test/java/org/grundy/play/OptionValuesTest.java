package org.grundy.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.grundy.game.Convention;
import org.grundy.game.Sum;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;

/// Options by a clock on which each look takes a millisecond.
final class OptionValuesTest {
    private static OptionValues options(long heap, Duration time) {
        AtomicLong looks = new AtomicLong();
        Run run = new Run(Budget.UNLIMITED.withTime(time), progress -> {}, () -> looks.getAndIncrement() * 1_000_000);
        return OptionValues.of(PlayState.of(Sum.of(TheoremNim.of(heap)), Convention.NORMAL), Integer.MAX_VALUE, run);
    }

    @Test
    void all_are_listed_with_their_values_where_there_is_time() {
        // A heap of n has the options 0, 1, …, n − 1, each worth itself (Bouton 1901).
        OptionValues all = options(1500, Duration.ofHours(1));
        assertThat(all.complete()).isTrue();
        assertThat(all.options()).hasSize(1500);
        assertThat(all.values().orElseThrow()).hasSize(1500).contains(BigInteger.valueOf(1499));
    }

    @Test
    void the_list_ends_with_the_time_and_is_not_complete() {
        OptionValues some = options(100_000, Duration.ofSeconds(3));
        assertThat(some.complete()).isFalse();
        assertThat(some.values()).isEmpty();
        assertThat(some.options()).hasSizeBetween(1000, 20_000);
    }
}
