package org.grundy.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// What a run is charged, what it tells and what its helpers may spend, by a clock that the test moves.
final class RunTest {
    private static final long MILLI = 1_000_000;

    private final AtomicLong nanos = new AtomicLong();
    private final List<Progress> told = new ArrayList<>();

    private Run run(Budget budget) {
        return new Run(budget, told::add, nanos::get);
    }

    private static Solved<Boolean> charge(Run run, Runnable charge) {
        return run.attempt(() -> {
            charge.run();
            return true;
        });
    }

    private static Solved<Boolean> ended(Limit limit, long positions, long work) {
        return new Solved.Undecided<>(limit, positions, work);
    }

    @Test
    void progress_is_told_when_a_tenth_of_a_second_is_over() {
        Run run = run(Budget.UNLIMITED);
        run.positions(3);
        nanos.addAndGet(100 * MILLI);
        run.clock();
        assertThat(told).isEmpty();
        nanos.addAndGet(1);
        run.clock();
        assertThat(told).containsExactly(new Progress(3, -1));
        run.expect(70);
        Progress.Search search = new Progress.Search.Options(1, 2, 3);
        run.searching(search);
        nanos.addAndGet(100 * MILLI);
        run.clock();
        assertThat(told).hasSize(1);
        run.position();
        nanos.addAndGet(1);
        run.clock();
        assertThat(told.getLast()).isEqualTo(new Progress(4, 70, Optional.of(search)));
        run.searching(null);
        nanos.addAndGet(101 * MILLI);
        run.clock();
        assertThat(told).hasSize(3);
        assertThat(told.getLast()).isEqualTo(new Progress(4, 70));
    }

    @Test
    void a_piece_that_is_not_counted_is_a_thousand_steps() {
        Run run = run(Budget.UNLIMITED);
        run.piece();
        run.piece();
        assertThat(run.work()).isEqualTo(2000);
        assertThat(Run.unlimited().budget()).isEqualTo(Budget.UNLIMITED);
    }

    @Test
    void memory_may_be_taken_to_the_last_byte_and_is_given_back_when_an_attempt_fails() {
        Run run = run(Budget.UNLIMITED.withMemory(100));
        assertThat(charge(run, () -> run.memory(100))).isEqualTo(new Solved.Done<>(true));
        assertThat(charge(run, () -> run.memory(1))).isEqualTo(ended(Limit.MEMORY, 0, 0));
        run.release(40);
        assertThat(charge(run, () -> run.memory(41))).isEqualTo(ended(Limit.MEMORY, 0, 0));
        assertThat(charge(run, () -> run.memory(40))).isEqualTo(new Solved.Done<>(true));
        run.release(1000);
        assertThat(charge(run, () -> run.memory(101))).isEqualTo(ended(Limit.MEMORY, 0, 0));
        assertThat(charge(run, () -> run.memory(100))).isEqualTo(new Solved.Done<>(true));
        assertThat(charge(run, () -> run.memory(Long.MAX_VALUE))).isEqualTo(ended(Limit.MEMORY, 0, 0));
    }

    @Test
    void what_is_known_to_need_more_positions_does_not_begin() {
        Run run = run(Budget.UNLIMITED.withPositions(100));
        assertThat(charge(run, () -> run.needs(100))).isEqualTo(new Solved.Done<>(true));
        Solved.Undecided<Boolean> more = new Solved.Undecided<>(Limit.POSITIONS, 0, 0, 101);
        assertThat(charge(run, () -> run.needs(101))).isEqualTo(more);
        assertThat(more.toOptional()).isEmpty();
        assertThat(new Solved.Done<>(7).toOptional()).contains(7);
    }

    @Test
    void a_method_that_cannot_answer_ends_the_innermost_attempt() {
        Run run = run(Budget.UNLIMITED);
        Solved<Solved<Boolean>> outer = run.attempt(() -> charge(run, () -> {
            throw run.giveUp(Limit.LOOPY);
        }));
        assertThat(outer).isEqualTo(new Solved.Done<>(ended(Limit.LOOPY, 0, 0)));
    }

    @Test
    void a_run_that_was_stopped_ends_each_further_attempt_at_its_first_step() {
        Run run = run(Budget.UNLIMITED);
        run.options(10_000);
        run.stop();
        for (int i = 0; i < 3; i++) {
            long before = run.work();
            while (charge(run, run::option) instanceof Solved.Done) {
                assertThat(run.work()).isLessThanOrEqualTo(before + 256);
            }
            assertThat(charge(run, run::option)).isInstanceOf(Solved.Undecided.class);
        }
        assertThat(charge(run, run::clock)).isInstanceOf(Solved.Undecided.class);
    }

    @Test
    void a_step_that_was_granted_before_a_stop_is_not_made_after_it_was_seen() {
        for (int before = 0; before < 600; before++) {
            Run run = run(Budget.UNLIMITED);
            IntStream.range(0, before).forEach(step -> run.option());
            run.stop();
            assertThat(charge(run, run::clock)).isEqualTo(ended(Limit.STOPPED, 0, before));
            assertThat(charge(run, run::option)).isEqualTo(ended(Limit.STOPPED, 0, before + 1));
        }
    }

    /// Charges steps one by one until the run ends it.
    private static int steps(Run run) {
        AtomicInteger steps = new AtomicInteger();
        Solved<Boolean> end = charge(run, () -> {
            while (steps.get() < 10_000) {
                run.option();
                steps.incrementAndGet();
            }
        });
        assertThat(end).isInstanceOf(Solved.Undecided.class);
        return steps.get();
    }

    /// Steps are granted many at a time: whatever was granted before, a limit ends the work at its step.
    @Test
    void limits_that_begin_or_end_between_two_looks_are_kept_to_the_step() {
        for (int before = 0; before < 600; before++) {
            Run run = run(Budget.UNLIMITED.withWork(before + 1000).withThreads(2));
            IntStream.range(0, before).forEach(step -> run.option());
            assertThat(run.attempt(Budget.UNLIMITED.withWork(7), () -> steps(run)))
                    .as("after %d", before)
                    .isEqualTo(new Solved.Done<>(7));
            // The step at which it ended was charged, too.
            Run helper = run.helpers().getFirst();
            assertThat(helper.budget().work()).isEqualTo(992 / 2);
            IntStream.range(0, 30).forEach(step -> run.option());
            assertThat(steps(helper)).isEqualTo(496);
            run.join(List.of(helper));
            assertThat(steps(run)).as("after %d", before).isEqualTo(992 - 496 - 30);
        }
    }

    @Test
    void who_has_helpers_makes_no_more_steps_than_its_share() {
        for (int before = 0; before < 600; before++) {
            Run run = run(Budget.UNLIMITED.withWork(before + 20).withThreads(2));
            IntStream.range(0, before).forEach(step -> run.option());
            assertThat(run.helpers()).hasSize(1);
            assertThat(steps(run)).as("after %d", before).isEqualTo(10);
        }
    }

    @Test
    void who_waits_is_waited_for_and_not_charged() {
        Run run = run(Budget.UNLIMITED.withTime(Duration.ofSeconds(2)));
        run.pause(() -> nanos.addAndGet(5000 * MILLI));
        assertThat(nanos.get()).isEqualTo(5000 * MILLI);
        assertThat(charge(run, run::clock)).isEqualTo(new Solved.Done<>(true));
        nanos.addAndGet(2000 * MILLI);
        assertThat(charge(run, run::clock)).isEqualTo(new Solved.Done<>(true));
        nanos.addAndGet(1);
        assertThat(charge(run, run::clock)).isEqualTo(ended(Limit.TIME, 0, 0));
    }

    @Test
    void helpers_have_equal_shares_of_what_is_left_and_it_has_the_last() {
        Run run = run(Budget.UNLIMITED.withPositions(90).withWork(500).withThreads(4));
        run.positions(50);
        List<Run> helpers = run.helpers();
        assertThat(helpers).hasSize(3).allSatisfy(helper -> {
            assertThat(helper.budget().positions()).isEqualTo(10);
            assertThat(helper.budget().work()).isEqualTo(450 / 4);
            assertThat(helper.budget().threads()).isEqualTo(1);
        });
        assertThat(charge(run, () -> run.positions(10))).isEqualTo(new Solved.Done<>(true));
        assertThat(charge(run, run::position)).isEqualTo(ended(Limit.POSITIONS, 61, 60));
        helpers.getFirst().positions(7);
        Run spent = helpers.getLast();
        assertThat(charge(spent, () -> spent.positions(11))).isInstanceOf(Solved.Undecided.class);
        run.join(helpers);
        assertThat(run.spent()).as("who had ten charged no more").isEqualTo(61 + 7 + 10);
        assertThat(run.work()).isEqualTo(60 + 7);
        assertThat(charge(run, () -> run.positions(12))).isEqualTo(new Solved.Done<>(true));
        assertThat(charge(run, run::position)).isInstanceOf(Solved.Undecided.class);
    }

    @Test
    void nobody_helps_who_would_have_nothing_to_spend() {
        assertThat(run(Budget.UNLIMITED).helpers()).isEmpty();
        Budget four = Budget.UNLIMITED.withThreads(4);
        assertThat(run(four).helpers()).hasSize(3);
        assertThat(run(four.withPositions(4)).helpers()).hasSize(3);
        assertThat(run(four.withPositions(3)).helpers()).isEmpty();
        assertThat(run(four.withWork(4)).helpers()).hasSize(3);
        assertThat(run(four.withWork(3)).helpers()).isEmpty();
        Run most = run(four.withPositions(7).withWork(40));
        most.positions(4);
        assertThat(most.helpers()).as("of 7 positions 3 are left").isEmpty();
    }

    @Test
    void helpers_take_memory_and_time_from_the_same_account() {
        Run run = run(
                Budget.UNLIMITED.withMemory(100).withTime(Duration.ofSeconds(2)).withThreads(2));
        Run helper = run.helpers().getFirst();
        assertThat(charge(run, () -> run.memory(60))).isEqualTo(new Solved.Done<>(true));
        assertThat(charge(helper, () -> helper.memory(41))).isEqualTo(ended(Limit.MEMORY, 0, 0));
        nanos.addAndGet(2001 * MILLI);
        assertThat(charge(helper, helper::clock)).isEqualTo(ended(Limit.TIME, 0, 0));
    }
}
