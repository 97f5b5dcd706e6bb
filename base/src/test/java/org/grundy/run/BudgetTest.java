package org.grundy.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/// Limits, and the smaller ones that come of what is left.
final class BudgetTest {
    private static final Budget SMALL = new Budget(100, 1000, 1000, Duration.ofSeconds(10), 10_000, 2);

    private final AtomicLong nanos = new AtomicLong();

    private Run run(Budget budget) {
        return new Run(budget, progress -> {}, nanos::get);
    }

    @Test
    void each_limit_is_at_least_one() {
        Budget least = new Budget(1, 1, 1, Duration.ofNanos(1), 1, 1);
        assertThat(least.positions()).isEqualTo(1);
        List<UnaryOperator<Budget>> none = List.of(
                budget -> budget.withPositions(0),
                budget -> budget.withWork(0),
                budget -> budget.withPlan(0),
                budget -> budget.withTime(Duration.ZERO),
                budget -> budget.withMemory(0),
                budget -> budget.withThreads(0),
                budget -> new Budget(1, 1, 0, Duration.ofNanos(1), 1, 1));
        for (UnaryOperator<Budget> change : none) {
            assertThatThrownBy(() -> change.apply(least)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void a_limit_is_changed_alone() {
        assertThat(SMALL.withPositions(7)).isEqualTo(new Budget(7, 1000, 1000, Duration.ofSeconds(10), 10_000, 2));
        assertThat(SMALL.withWork(7)).isEqualTo(new Budget(100, 7, 7, Duration.ofSeconds(10), 10_000, 2));
        assertThat(SMALL.withTime(Duration.ofSeconds(1)))
                .isEqualTo(new Budget(100, 1000, 1000, Duration.ofSeconds(1), 10_000, 2));
        assertThat(SMALL.withMemory(7)).isEqualTo(new Budget(100, 1000, 1000, Duration.ofSeconds(10), 7, 2));
        assertThat(SMALL.withThreads(7)).isEqualTo(new Budget(100, 1000, 1000, Duration.ofSeconds(10), 10_000, 7));
        assertThat(SMALL.withWorkAtMost(7)).isEqualTo(SMALL.withWork(7));
        assertThat(SMALL.withWorkAtMost(7000)).isEqualTo(SMALL);
        assertThat(new Budget(5, Duration.ofSeconds(3), 7))
                .isEqualTo(new Budget(5, Long.MAX_VALUE, Long.MAX_VALUE, Duration.ofSeconds(3), 7, 1));
    }

    /// Ten million steps are what a search makes in about a second.
    @Test
    void a_time_is_worth_ten_million_steps_a_second_to_those_that_share_it() {
        assertThat(SMALL.timed(Duration.ofSeconds(3)))
                .isEqualTo(new Budget(100, Long.MAX_VALUE, 30_000_000, Duration.ofSeconds(3), 10_000, 2));
        assertThat(SMALL.timed(Duration.ofNanos(1)).plan()).isEqualTo(1);
        assertThat(Budget.standard().work()).isEqualTo(600_000_000);
        assertThat(Budget.standard().memory()).isEqualTo(Runtime.getRuntime().maxMemory() / 2);
        assertThat(Budget.standard().time()).isEqualTo(Budget.UNLIMITED.time());
    }

    @Test
    void work_time_and_a_stop_end_all_that_is_asked_of_a_run() {
        for (Limit limit : Limit.values()) {
            assertThat(limit.endsAll())
                    .as("%s", limit)
                    .isEqualTo(List.of(Limit.WORK, Limit.TIME, Limit.STOPPED).contains(limit));
        }
    }

    @Test
    void a_part_is_of_what_is_left() {
        Run run = run(SMALL);
        run.positions(40);
        run.options(160);
        assertThat(run.part(3)).isEqualTo(SMALL.withPositions(20).withWork(800 / 3));
        assertThat(run.part(1000)).isEqualTo(SMALL.withPositions(1).withWork(1));
        assertThat(run.allBut(8).work()).isEqualTo(701);
        assertThat(run.share(8).work()).isEqualTo(100);
        assertThat(run.share(1000).work()).isEqualTo(1);
        assertThat(run.share(2).positions()).isEqualTo(100);
    }

    @Test
    void of_a_time_the_parts_are_of_what_it_is_worth() {
        Run run = run(SMALL.timed(Duration.ofSeconds(1)));
        assertThat(run.part(4).work()).isEqualTo(2_500_000);
        assertThat(run.share(4).work()).isEqualTo(2_500_000);
        assertThat(run.share(1).work()).isEqualTo(Long.MAX_VALUE);
        assertThat(run.allBut(4).work()).isEqualTo(Long.MAX_VALUE);
        assertThat(run.allBut(4).plan()).isEqualTo(7_500_001);
        run.attempt(run.allBut(4), () -> {
            assertThat(run.part(5).work()).isEqualTo(1_500_000);
            return run.attempt(SMALL.timed(Duration.ofHours(1)), () -> {
                assertThat(run.part(5).work())
                        .as("of what is left of the outer one")
                        .isEqualTo(1_500_000);
                return true;
            });
        });
        assertThat(Budget.UNLIMITED.plan()).isEqualTo(Long.MAX_VALUE);
        assertThat(run(Budget.UNLIMITED).allBut(4).plan()).isEqualTo(Long.MAX_VALUE);
    }

    private Budget within(Run run, Budget smaller) {
        return run.attempt(smaller, run::budget).toOptional().orElseThrow();
    }

    @Test
    void an_attempt_has_what_it_is_given_from_now_on_and_no_more_than_what_is_left() {
        Run run = run(SMALL);
        run.positions(40);
        nanos.addAndGet(4_000_000_000L);
        Budget inner =
                within(run, Budget.UNLIMITED.withPositions(50).withWork(500).withTime(Duration.ofSeconds(5)));
        assertThat(inner.positions()).isEqualTo(90);
        assertThat(inner.work()).isEqualTo(540);
        assertThat(inner.time()).isEqualTo(Duration.ofSeconds(9));
        for (int much : new int[] {60, 61, 100, 139, 140}) {
            assertThat(within(run, Budget.UNLIMITED.withPositions(much)).positions())
                    .isEqualTo(100);
        }
        for (int much : new int[] {960, 961, 1000, 1039, 1040}) {
            assertThat(within(run, Budget.UNLIMITED.withWork(much)).work()).isEqualTo(1000);
        }
        for (int seconds : new int[] {6, 7, 10, 11, 14}) {
            assertThat(within(run, Budget.UNLIMITED.withTime(Duration.ofSeconds(seconds)))
                            .time())
                    .isEqualTo(Duration.ofSeconds(10));
        }
        assertThat(run.budget()).isEqualTo(SMALL);
    }

    @Test
    void an_attempt_that_ends_gives_back_nothing_of_what_it_spent() {
        Run run = run(SMALL);
        run.attempt(Budget.UNLIMITED.withWork(7), () -> {
            run.options(7);
            return true;
        });
        assertThat(run.work()).isEqualTo(7);
        assertThat(run.attempt(() -> {
                    run.options(993);
                    return true;
                }))
                .isEqualTo(new Solved.Done<>(true));
        assertThat(run.attempt(() -> {
                    run.option();
                    return true;
                }))
                .isEqualTo(new Solved.Undecided<Boolean>(Limit.WORK, 0, 1001));
    }
}
