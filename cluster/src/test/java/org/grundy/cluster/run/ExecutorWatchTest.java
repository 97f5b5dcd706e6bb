package org.grundy.cluster.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/// Waits for executors, on a clock of the test's own.
@Isolated("a session of another class would have Spark's log to itself")
final class ExecutorWatchTest {
    private long now;
    private final ExecutorWatch watch = new ExecutorWatch(() -> now);

    private Optional<ExecutorAbsence> after(int seconds, int executors) {
        now += TimeUnit.SECONDS.toNanos(seconds);
        return watch.look(executors);
    }

    @BeforeEach
    void answer() {
        watch.answered();
    }

    @Test
    void a_master_that_does_not_answer_is_said_so_each_twenty_seconds() {
        ExecutorWatch silent = new ExecutorWatch(() -> now);
        now += TimeUnit.SECONDS.toNanos(19);
        assertThat(silent.look(0)).isEmpty();
        silent.waiting("Failed to connect to master 127.0.0.1:1");
        now += TimeUnit.SECONDS.toNanos(1);
        ExecutorAbsence absence = silent.look(0).orElseThrow();
        assertThat(absence.text().en())
                .contains("the master has not answered for 20 s", "Failed to connect to master 127.0.0.1:1");
        assertThat(absence.text().zh()).contains("主节点已有 20 秒没有应答", "Failed to connect to master 127.0.0.1:1");
        silent.answered();
        now += TimeUnit.SECONDS.toNanos(19);
        assertThat(silent.look(0)).isEmpty();
        now += TimeUnit.SECONDS.toNanos(1);
        assertThat(silent.look(0)).hasValue(new ExecutorAbsence(20, 0, Optional.empty(), false, true));
    }

    @Test
    void nothing_is_said_for_twenty_seconds_and_then_what_spark_says_each_twenty() {
        watch.died("Command exited with code 1");
        assertThat(after(19, 0)).isEmpty();
        ExecutorAbsence first = after(1, 0).orElseThrow();
        assertThat(first).isEqualTo(new ExecutorAbsence(20, 1, Optional.of("Command exited with code 1"), false, true));
        assertThat(first.text().en()).contains("for 20 s, and 1 has died", "Command exited with code 1");
        assertThat(first.text().zh()).contains("20 秒", "Command exited with code 1");
        assertThat(after(19, 0)).isEmpty();
        assertThat(after(1, 0).orElseThrow().seconds()).isEqualTo(40);
    }

    @Test
    void a_cluster_without_free_executors_is_waited_for() {
        watch.waiting("Initial job has not accepted any resources");
        for (int minute = 0; minute < 100; minute++) {
            ExecutorAbsence absence = after(60, 0).orElseThrow();
            assertThat(absence.hopeless()).isFalse();
            assertThat(absence.text().en()).contains("waits", "Initial job has not accepted any resources");
        }
    }

    @Test
    void after_ten_that_died_one_after_the_other_no_other_is_waited_for() {
        for (int death = 1; death <= 9; death++) {
            watch.died("Command exited with code 1");
        }
        assertThat(after(20, 0).orElseThrow().hopeless()).isFalse();
        watch.died("Command exited with code 134");
        ExecutorAbsence absence = after(20, 0).orElseThrow();
        assertThat(absence.hopeless()).isTrue();
        assertThat(absence.words()).hasValue("Command exited with code 134");
    }

    @Test
    void an_executor_that_works_makes_all_good() {
        for (int death = 1; death <= 100; death++) {
            watch.died("Command exited with code 1");
        }
        assertThat(after(19, 0)).isEmpty();
        assertThat(after(3600, 1)).isEmpty();
        assertThat(after(19, 0)).isEmpty();
        assertThat(after(1, 0)).hasValue(new ExecutorAbsence(20, 0, Optional.empty(), false, true));
    }

    /// As Spark 4.2 tells them of a standalone cluster.
    @Test
    void the_lines_of_sparks_log_are_understood() {
        assertThat(ExecutorNews.death("Executor app-20261123123514-0001/23 removed: Command exited with code 1"))
                .hasValue("Command exited with code 1");
        assertThat(ExecutorNews.death("Granted executor ID app-20261123123514-0001/28 on hostPort 127.0.0.1:33095"))
                .isEmpty();
        ExecutorNews.to(new ExecutorWatch(() -> now)); // that of an earlier session
        ExecutorNews.to(watch);
        Logger spark = LogManager.getLogger("org.apache.spark.scheduler.cluster.StandaloneSchedulerBackend");
        spark.info("Executor app-20261123123514-0001/23 removed: Command exited with code 1");
        assertThat(after(20, 0).orElseThrow().words()).hasValue("Command exited with code 1");
    }
}
