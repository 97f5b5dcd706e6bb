package org.grundy.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/// The limit on time by a clock that the test moves.
class ClockTest {
    private static final long MILLI = 1_000_000;

    private final AtomicLong nanos = new AtomicLong(-7);
    private long looks;

    private Run run(Duration time) {
        return new Run(Budget.UNLIMITED.withTime(time), progress -> {}, () -> {
            looks++;
            return nanos.get();
        });
    }

    /// Does work on options until the run ends it.
    ///
    /// @return the nanoseconds that it took
    private long work(Run run, long nanosPerOption) {
        long began = nanos.get();
        Solved<Boolean> end = run.attempt(() -> {
            while (nanos.get() - began < Duration.ofHours(1).toNanos()) {
                nanos.addAndGet(nanosPerOption);
                run.option();
            }
            return true;
        });
        assertThat(end)
                .isInstanceOfSatisfying(
                        Solved.Undecided.class,
                        undecided -> assertThat(undecided.limit()).isEqualTo(Limit.TIME));
        return nanos.get() - began;
    }

    @Test
    void options_that_take_milliseconds_overrun_by_a_few_of_them() {
        assertThat(work(run(Duration.ofSeconds(2)), 5 * MILLI)).isLessThanOrEqualTo(2020 * MILLI);
    }

    @Test
    void options_that_become_slow_overrun_by_less_than_a_second() {
        Run run = run(Duration.ofSeconds(2));
        for (int i = 0; i < 100_000; i++) {
            run.option();
        }
        assertThat(work(run, 3 * MILLI)).isLessThan(2800 * MILLI);
    }

    @Test
    void for_cheap_options_the_clock_is_looked_at_rarely() {
        work(run(Duration.ofMillis(10)), 10);
        assertThat(looks).isLessThan(1_000_000 / 200);
    }

    @Test
    void options_charged_together_count_one_by_one() {
        Run run = run(Duration.ofSeconds(1));
        nanos.addAndGet(1001 * MILLI);
        Solved<Boolean> end = run.attempt(() -> {
            run.options(1L << 40);
            return true;
        });
        assertThat(end).isInstanceOf(Solved.Undecided.class);
    }

    private static Solved<Boolean> look(Run run) {
        return run.attempt(() -> {
            run.clock();
            return true;
        });
    }

    @Test
    void what_was_found_to_the_end_of_the_time_can_still_be_given() {
        Run run = run(Duration.ofSeconds(2));
        nanos.addAndGet(2001 * MILLI);
        assertThat(look(run)).isInstanceOf(Solved.Undecided.class);
        Run giving = run.forResult();
        nanos.addAndGet(600 * MILLI);
        assertThat(look(giving)).isInstanceOf(Solved.Done.class);
        nanos.addAndGet(1);
        assertThat(look(giving))
                .isInstanceOfSatisfying(
                        Solved.Undecided.class,
                        undecided -> assertThat(undecided.limit()).isEqualTo(Limit.TIME));
    }

    @Test
    void what_is_computed_to_give_a_result_has_the_limits_of_its_run_anew() {
        Run run = new Run(Budget.UNLIMITED.withWork(10));
        run.options(10);
        Run giving = run.forWorkOnResult();
        assertThat(giving.attempt(() -> spent(giving, 10))).isInstanceOf(Solved.Done.class);
        assertThat(giving.attempt(() -> spent(giving, 1)))
                .isInstanceOfSatisfying(
                        Solved.Undecided.class,
                        undecided -> assertThat(undecided.limit()).isEqualTo(Limit.WORK));
        assertThat(run.forResult().attempt(() -> spent(run.forResult(), 11))).isInstanceOf(Solved.Done.class);
    }

    private static boolean spent(Run run, int steps) {
        run.options(steps);
        run.clock();
        return true;
    }

    @Test
    void who_stops_a_run_stops_the_giving_of_its_result() {
        Run run = run(Duration.ofSeconds(2));
        Run giving = run.forResult();
        run.stop();
        assertThat(look(giving))
                .isInstanceOfSatisfying(
                        Solved.Undecided.class,
                        undecided -> assertThat(undecided.limit()).isEqualTo(Limit.STOPPED));
    }

    @Test
    void waiting_is_not_charged() {
        Run run = run(Duration.ofSeconds(2));
        nanos.addAndGet(1500 * MILLI);
        run.pause(() -> nanos.addAndGet(60_000 * MILLI));
        assertThat(look(run)).isInstanceOf(Solved.Done.class);
        assertThat(run.share(1).time()).isEqualTo(Duration.ofMillis(500));
    }

    @Test
    void each_piece_of_work_has_all_of_the_time_that_is_left() {
        Run run = run(Duration.ofSeconds(3));
        nanos.addAndGet(1000 * MILLI);
        assertThat(run.share(2).time()).isEqualTo(Duration.ofSeconds(2));
        nanos.addAndGet(5000 * MILLI);
        assertThat(run.share(1).time()).isEqualTo(Duration.ofNanos(1));
    }

    @Test
    void where_nobody_gave_a_time_an_attempt_asks_no_clock() {
        Run run = run(Budget.UNLIMITED.time());
        long before = looks;
        run.attempt(run.part(3), () -> true);
        assertThat(looks).isEqualTo(before);
    }
}
