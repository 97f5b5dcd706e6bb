package org.grundy.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Questions that heed no limit hold up nobody, and take no more threads than there are.
@Timeout(60)
final class LaneTest {
    private static final long SOON = 30_000;

    private final Lane lane = new Lane("lane", 1, 3, Duration.ofMillis(1));
    private final CountDownLatch end = new CountDownLatch(1);

    @AfterEach
    void close() {
        end.countDown();
        lane.close();
    }

    /// Work that goes on until the test ends it, whoever stops it.
    private Errand<Integer> deaf() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        Errand<Integer> deaf = lane.begin(() -> {
            begun.countDown();
            end.await();
            return 1;
        });
        begun.await();
        return deaf;
    }

    private void awaitReplaced(int wanted) {
        while (lane.replaced() != wanted) {
            Thread.onSpinWait();
        }
    }

    @Test
    void a_thread_that_goes_on_is_replaced_until_it_ends() throws Exception {
        Errand<Integer> deaf = deaf();
        deaf.leave();
        assertThat(lane.begin(() -> 7).get(SOON)).isEqualTo(7);
        assertThat(lane.replaced()).isEqualTo(1);
        end.countDown();
        assertThat(deaf.get(SOON)).isEqualTo(1);
        awaitReplaced(0);
        assertThat(lane.begin(() -> 8).get(SOON)).isEqualTo(8);
    }

    @Test
    void a_thread_somebody_waits_for_is_not_replaced() throws Exception {
        Errand<Integer> waited = deaf();
        Errand<Integer> next = lane.begin(() -> 7);
        assertThat(next.begun()).isFalse();
        end.countDown();
        assertThat(waited.get(SOON)).isEqualTo(1);
        assertThat(next.get(SOON)).isEqualTo(7);
        assertThat(lane.replaced()).isZero();
    }

    @Test
    void no_more_threads_are_replaced_than_there_are() throws Exception {
        deaf().leave();
        awaitReplaced(1);
        Errand<Integer> second = deaf();
        second.leave();
        Errand<Integer> next = lane.begin(() -> 7);
        assertThat(lane.replaced()).isEqualTo(1);
        assertThat(next.begun()).isFalse();
        end.countDown();
        assertThat(next.get(SOON)).isEqualTo(7);
        awaitReplaced(0);
    }

    @Test
    void what_nobody_waits_for_when_its_turn_comes_is_not_done() throws Exception {
        Errand<Integer> first = deaf();
        AtomicBoolean done = new AtomicBoolean();
        Errand<Boolean> gone = lane.begin(() -> done.getAndSet(true));
        gone.leave();
        end.countDown();
        assertThat(first.get(SOON)).isEqualTo(1);
        assertThat(lane.begin(() -> 7).get(SOON)).isEqualTo(7);
        assertThat(done).isFalse();
    }

    @Test
    void more_than_may_wait_are_refused_and_places_are_given_back() throws Exception {
        Errand<Integer> first = deaf();
        Errand<Integer> last = first;
        for (int i = 0; i < 3; i++) {
            last = lane.begin(() -> 2);
        }
        assertThatThrownBy(() -> lane.begin(() -> 3)).isInstanceOf(Refused.class);
        end.countDown();
        assertThat(last.get(SOON)).isEqualTo(2);
        while (lane.busy() > 0) {
            Thread.onSpinWait();
        }
        assertThat(lane.begin(() -> 4).get(SOON)).isEqualTo(4);
    }
}
