package org.grundy.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/// Jobs on a real cluster leave the same bytes as on one machine, whatever is killed on the way.
@ResourceLock("spark")
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
final class LoopbackClusterTest {
    private static final String HEAPS = """
            heaps: (a, b, c) -> (a - k, b, c)      for k in 1..min(3, a)
                   (a, b, c) -> (a, b - k, c - k)  for k in 1..min(b, c)
                   (a, b, c) -> (a, b, c - 2)      if c > 1
            """;
    private static final String[] TABLE = {"table", "-e", HEAPS, "--to", "29,29,29", "--block", "5,10,10", "--out"};

    @TempDir
    static Path folder;

    private static LoopbackCluster cluster;

    @BeforeAll
    static void start() throws IOException {
        // The test of a usual build kills a driver, for which one worker does; each costs the start of two JVMs.
        cluster = LoopbackCluster.of(Files.createDirectories(folder.resolve("cluster")), Thorough.bound(1, 2));
        ClusterRan alone = ClusterRan.of(table("alone"));
        assertThat(alone.err()).contains("computed 54 blocks");
    }

    @AfterAll
    static void stop() {
        cluster.close();
    }

    private static String[] table(String name) {
        return with(TABLE, name);
    }

    private static String[] with(String[] words, String name) {
        String[] all = java.util.Arrays.copyOf(words, words.length + 1);
        all[words.length] = out(name).toString();
        return all;
    }

    private static Path out(String name) {
        return folder.resolve(name);
    }

    private static String relative(String name) {
        return Path.of("").toAbsolutePath().relativize(out(name)).toString();
    }

    private static boolean reached(String name, int level) {
        return Files.exists(out(name).resolve("level=" + level).resolve("_manifest.json"));
    }

    /// The table of a cluster that loses a worker has these bytes, too.
    @Test
    @Order(1)
    @Tag(Thorough.TAG)
    void a_table_has_the_bytes_of_one_machine() throws IOException {
        ClusterRan ran = cluster.run(table("two"));
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(ClusterFiles.in(out("two"))).isEqualTo(ClusterFiles.in(out("alone")));
    }

    @Test
    @Order(2)
    @Tag(Thorough.TAG)
    void a_survey_has_the_bytes_of_one_machine() throws IOException {
        ClusterRan two = cluster.run(
                "survey", "0.?3", "--max", "400", "--out", out("survey2").toString());
        ClusterRan one = ClusterRan.of(
                "survey", "0.?3", "--max", "400", "--out", out("survey1").toString());
        assertThat(two.code()).as(two.err()).isZero();
        assertThat(two.out()).isEqualTo(one.out()).contains("0.33");
        assertThat(ClusterFiles.in(out("survey2"))).isEqualTo(ClusterFiles.in(out("survey1")));
        ClusterRan check = cluster.run("check", relative("survey2"));
        assertThat(check.code()).as(check.out()).isZero();
    }

    @Test
    @Order(2)
    @Tag(Thorough.TAG)
    void a_question_about_many_choices_has_the_bytes_of_one_machine() throws IOException {
        String[] words = {"discover", "bash", "--vary", "m=1..6", "--to", "99", "--out"};
        ClusterRan two = cluster.run(with(words, "forms2"));
        ClusterRan one = ClusterRan.of(with(words, "forms1"));
        assertThat(two.code()).as(two.err()).isZero();
        assertThat(two.out()).isEqualTo(one.out()).contains("m=6");
        assertThat(ClusterFiles.in(out("forms2"))).isEqualTo(ClusterFiles.in(out("forms1")));
    }

    /// A relative path is another folder for each process: here the driver's own is wanted. How it is
    /// named is a test of `StorageTest`, too.
    @Test
    @Order(2)
    @Tag(Thorough.TAG)
    void a_relative_folder_is_that_of_the_driver() throws IOException {
        ClusterRan ran = cluster.run("survey", "0.77", "--max", "300", "--out", relative("survey3"));
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(ClusterFiles.in(out("survey3"))).containsOnlyKeys("survey.parquet", "certificates/0.77.json");
    }

    /// `/proc/self/cwd` is another folder for each process, too, as a folder of one machine is for the others. What an
    /// executor notices is a test of `StorageTest`, too.
    @Test
    @Order(2)
    @Tag(Thorough.TAG)
    void a_folder_that_executors_do_not_share_is_refused() throws IOException {
        assumeTrue(Files.exists(Path.of("/proc/self/cwd")), "there is no /proc");
        String folder = "/proc/self/cwd/target/unshared";
        ClusterRan ran = cluster.run("survey", "0.77", "--max", "300", "--out", folder);
        assertThat(ran.code()).as(ran.err()).isEqualTo(2);
        assertThat(ran.err()).contains("do not share the folder file:" + folder, "--out");
        assertThat(ClusterFiles.in(Path.of(folder))).isEmpty();
    }

    @Tag(Thorough.TAG)
    @Test
    @Order(3)
    void a_driver_that_is_killed_goes_on_where_it_was() throws Exception {
        Process driver = cluster.drive(table("driver"));
        LoopbackCluster.await(() -> reached("driver", 1) || !driver.isAlive());
        driver.destroyForcibly().waitFor();
        assertThat(reached("driver", 9)).isFalse();
        ClusterRan again =
                ClusterRan.of("table", "--resume", "--out", out("driver").toString());
        assertThat(again.code()).as(again.err()).isZero();
        assertThat(again.err()).doesNotContain("found 0 whole");
        assertThat(ClusterFiles.in(out("driver"))).isEqualTo(ClusterFiles.in(out("alone")));
    }

    /// In a usual build a driver is killed, which loses its executors, too.
    @Test
    @Order(4)
    @Tag(Thorough.TAG)
    void a_worker_that_is_killed_does_not_stop_the_others() throws Exception {
        CompletableFuture<ClusterRan> running = CompletableFuture.supplyAsync(() -> cluster.run(table("worker")));
        LoopbackCluster.await(() -> reached("worker", 1) || running.isDone());
        cluster.killWorker(0);
        ClusterRan ran = running.get();
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(ClusterFiles.in(out("worker"))).isEqualTo(ClusterFiles.in(out("alone")));
    }
}
