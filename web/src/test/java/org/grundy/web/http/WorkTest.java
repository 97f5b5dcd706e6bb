package org.grundy.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.grundy.run.Budget;
import org.junit.jupiter.api.Test;

/// The runs of a question never have more than the server allows, whatever is asked for.
final class WorkTest {
    private static final Budget MOST = Budget.UNLIMITED
            .withPositions(50)
            .withWork(1_000)
            .withMemory(1 << 20)
            .withTime(Duration.ofSeconds(3));

    private static Budget given(Budget most, Budget asked) {
        return new Work(new Limits(1000, 1, 1, 1, most, most)).run(asked).budget();
    }

    @Test
    void a_larger_budget_is_cut_to_what_the_server_allows() {
        assertThat(given(MOST, Budget.UNLIMITED)).isEqualTo(MOST);
    }

    @Test
    void a_smaller_budget_is_given_whole() {
        Budget small = new Budget(7, 8, 8, Duration.ofMillis(9), 10, 1);
        assertThat(given(MOST, small)).isEqualTo(small);
    }

    /// How much each of several ways to answer gets follows from the time that somebody gave.
    @Test
    void a_time_that_is_given_is_divided_as_ever_where_work_is_not_limited() {
        Budget timed = Budget.UNLIMITED.timed(Duration.ofSeconds(2));
        Budget most = Budget.UNLIMITED.withTime(Duration.ofSeconds(3));
        assertThat(given(most, timed)).isEqualTo(timed);
    }
}
