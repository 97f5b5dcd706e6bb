package org.grundy.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

/// The limit on work, which counts steps and asks no clock.
class WorkTest {
    private static final long SEED = 25;

    /// Charges options one by one.
    ///
    /// @return how many were charged before the run ended
    private static long steps(Run run, Budget budget) {
        AtomicLong steps = new AtomicLong();
        Solved<Boolean> end = run.attempt(budget, () -> {
            while (steps.get() < 1_000_000) {
                run.option();
                steps.incrementAndGet();
            }
            return true;
        });
        assertThat(end)
                .isInstanceOfSatisfying(
                        Solved.Undecided.class,
                        undecided -> assertThat(undecided.limit()).isEqualTo(Limit.WORK));
        return steps.get();
    }

    private static LongSupplier busyMachine() {
        SplittableRandom random = new SplittableRandom(SEED);
        AtomicLong nanos = new AtomicLong();
        return () -> nanos.addAndGet(random.nextLong(20_000_000));
    }

    private static Run run(Budget budget, LongSupplier clock) {
        return new Run(budget, progress -> {}, clock);
    }

    @Test
    void work_ends_at_the_same_step_however_busy_the_machine_is() {
        for (long most : new long[] {1, 2, 255, 256, 257, 12_345}) {
            Budget budget = Budget.UNLIMITED.withWork(most);
            assertThat(steps(run(budget, () -> 0), Budget.UNLIMITED)).isEqualTo(most);
            assertThat(steps(run(budget, busyMachine()), Budget.UNLIMITED)).isEqualTo(most);
        }
    }

    @Test
    void an_attempt_ends_when_its_part_of_the_work_is_done_and_the_rest_is_left() {
        Run run = run(Budget.UNLIMITED.withWork(1000), busyMachine());
        assertThat(steps(run, run.part(4))).isEqualTo(250);
        assertThat(steps(run, Budget.UNLIMITED.withWork(100))).isEqualTo(100);
        // An attempt that has spent its part was charged a step that it did not do.
        assertThat(steps(run, Budget.UNLIMITED)).isEqualTo(1000 - 251 - 101);
        assertThat(run.work()).isEqualTo(1001);
    }

    @Test
    void a_step_is_an_option_or_a_position() {
        Run run = new Run(Budget.UNLIMITED);
        run.positions(7);
        run.option();
        run.options(300);
        run.position();
        assertThat(run.work()).isEqualTo(309);
        assertThat(run.spent()).isEqualTo(8);
    }

    @Test
    void a_time_that_somebody_gives_is_the_whole_of_it() {
        Budget timed = Budget.standard().timed(Duration.ofSeconds(1));
        Run run = run(timed, () -> 0);
        Solved<Boolean> end = run.attempt(() -> {
            run.options(1L << 50);
            return true;
        });
        assertThat(end).isInstanceOf(Solved.Done.class);
    }

    @Test
    void the_parts_of_a_time_are_counted_and_do_not_depend_on_the_clock() {
        Budget timed = Budget.standard().timed(Duration.ofHours(1));
        Run quiet = run(timed, () -> 0);
        Run busy = run(timed, busyMachine());
        quiet.options(1000);
        busy.options(1000);
        assertThat(busy.part(3).work()).isEqualTo(quiet.part(3).work());
        assertThat(busy.part(3).time()).isEqualTo(timed.time());
        quiet.attempt(quiet.allBut(10), () -> {
            busy.attempt(busy.allBut(10), () -> {
                assertThat(busy.part(3).work()).isEqualTo(quiet.part(3).work());
                assertThat(busy.budget().work()).isEqualTo(Long.MAX_VALUE);
                return true;
            });
            return true;
        });
    }

    @Test
    void the_last_of_several_shares_is_all_that_is_left() {
        Run run = new Run(Budget.UNLIMITED.withWork(900));
        run.options(300);
        assertThat(run.share(3).work()).isEqualTo(200);
        assertThat(run.share(1).work()).isEqualTo(600);
        Run timed = run(Budget.standard().timed(Duration.ofSeconds(9)), () -> 0);
        assertThat(timed.share(1).work()).isEqualTo(Long.MAX_VALUE);
        assertThat(timed.share(3).work()).isLessThan(Long.MAX_VALUE);
    }

    @Test
    void what_is_kept_for_later_is_left_of_work_or_of_time_where_that_alone_is_limited() {
        Run counted = run(Budget.UNLIMITED.withWork(1000).withTime(Duration.ofSeconds(10)), () -> 0);
        assertThat(counted.allBut(10).work()).isEqualTo(901);
        assertThat(counted.allBut(10).time()).isEqualTo(Duration.ofSeconds(10));
        Run timed = run(Budget.UNLIMITED.timed(Duration.ofSeconds(10)), () -> 0);
        assertThat(timed.allBut(10).time()).isEqualTo(Duration.ofSeconds(9));
    }

    @Test
    void helpers_share_the_work_that_is_left_and_give_back_what_they_did_not_do() {
        Run run = new Run(Budget.UNLIMITED.withWork(1000).withThreads(2));
        run.options(200);
        Run helper = run.helpers().getFirst();
        assertThat(steps(helper, Budget.UNLIMITED)).isEqualTo(400);
        assertThat(steps(run, Budget.UNLIMITED)).isEqualTo(400);
        run.join(List.of(helper));
        assertThat(run.work()).isBetween(1000L, 1001L);
    }
}
