package org.grundy.cli.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// How the launcher starts the JVM: shown by a script in the JVM's place.
final class LauncherTest {
    private static final Map<String, String> OPTIONS = Map.of("GRUNDY_JAVA_OPTS", "-Xfoo");

    @TempDir
    private Path folder;

    private StubbedLauncher launcher(String jvm) throws IOException {
        return StubbedLauncher.of(folder, jvm);
    }

    @ParameterizedTest
    @ValueSource(strings = {"GRUNDY_JAVA_OPTS", "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"})
    void a_jvm_that_does_not_start_with_someones_options_ends_with_3_and_a_sentence(String variable)
            throws IOException, InterruptedException {
        StubbedLauncher.End end = launcher("echo 'Unrecognized option: -Xfoo' >&2; exit 1")
                .run(Map.of(variable, "-Xfoo"), "solve", "nim", "3");
        assertThat(end.code()).isEqualTo(3);
        assertThat(end.out()).isEmpty();
        assertThat(end.err()).contains("Unrecognized option").contains("grundy: the JVM did not start");
    }

    @Test
    void the_sentence_is_in_the_language_of_the_reader() throws IOException, InterruptedException {
        Map<String, String> environment = Map.of("GRUNDY_JAVA_OPTS", "-Xfoo", "LC_ALL", "zh_CN.UTF-8");
        assertThat(launcher("exit 1").run(environment, "solve").err())
                .isEqualTo("grundy：JVM 未能启动，GRUNDY_JAVA_OPTS=-Xfoo。\n");
    }

    @Test
    void a_jvm_that_does_not_start_within_a_limit_of_memory_ends_with_3() throws IOException, InterruptedException {
        StubbedLauncher launcher = launcher("exit 1");
        String limited = "ulimit -v 9000000 && exec sh '" + folder.resolve("grundy") + "' solve";
        assertThat(launcher.end(launcher.script(Map.of(), limited)).code()).isEqualTo(3);
    }

    /// The numbers are those of `GuardedExit` and of `ExitCode`.
    @ParameterizedTest
    @CsvSource({"0, 0", "76, 1", "2, 2", "74, 74", "70, 70"})
    void the_code_of_a_guarded_command_is_passed_on(int ended, int seen) throws IOException, InterruptedException {
        String jvm = "case \" $* \" in *' -Dgrundy.guarded=true '*) exit " + ended + " ;; esac; exit 99";
        assertThat(launcher(jvm).run(OPTIONS, "solve")).isEqualTo(new StubbedLauncher.End(seen, "", ""));
    }

    @Test
    void a_brisk_jvm_that_does_not_start_ends_with_3_and_one_that_asks_for_another_gets_it()
            throws IOException, InterruptedException {
        String jvm = "case \" $* \" in *' -Dgrundy.brisk=true '*) exit $FIRST ;; esac; echo second";
        StubbedLauncher launcher = launcher(jvm);
        assertThat(launcher.run(Map.of("FIRST", "1"), "period", "0.77").code()).isEqualTo(3);
        assertThat(launcher.run(Map.of("FIRST", "76"), "period", "0.77").code()).isEqualTo(1);
        assertThat(launcher.run(Map.of("FIRST", "75"), "period", "0.77"))
                .isEqualTo(new StubbedLauncher.End(0, "second\n", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"GRUNDY_JAVA_OPTS", "JAVA_TOOL_OPTIONS"})
    void our_collector_yields_to_the_users(String variable) throws IOException, InterruptedException {
        StubbedLauncher launcher = launcher("echo \"$*\"");
        for (String command : List.of("solve", "table", "sequence", "serve", "games")) {
            assertThat(launcher.run(Map.of(variable, "-Xmx1g -XX:+UseG1GC"), command)
                            .out())
                    .doesNotContain("UseSerialGC", "UseParallelGC");
            assertThat(launcher.run(Map.of(variable, "-XX:+UseStringDeduplication"), command)
                            .out())
                    .containsAnyOf("UseSerialGC", "UseParallelGC", "UseG1GC");
        }
        for (String collector : List.of("Serial", "Parallel", "Z", "Shenandoah", "Epsilon")) {
            String option = "-XX:+Use" + collector + "GC";
            String printed =
                    launcher.run(Map.of("GRUNDY_JAVA_OPTS", option), "solve").out();
            assertThat(printed.split("-XX:\\+Use\\w+GC", -1)).as(printed).hasSize(2);
        }
    }

    @Test
    void the_jar_yields_as_the_launcher_does() {
        for (String command : List.of("solve", "table", "sequence", "serve", "games")) {
            JvmFlags flags = JvmFlags.of(command);
            assertThat(flags.flags().getFirst()).matches("-XX:\\+Use\\w+GC");
            assertThat(flags.yielding(Map.of("GRUNDY_JAVA_OPTS", "-Xmx1g -XX:+UseZGC"))
                            .flags())
                    .isEqualTo(flags.flags().subList(1, flags.flags().size()));
            assertThat(flags.yielding(Map.of("JAVA_TOOL_OPTIONS", "-Xmx1g"))).isEqualTo(flags);
        }
    }

    @Test
    void what_the_jvm_has_to_say_goes_to_standard_error() throws IOException, InterruptedException {
        String words = launcher("echo \"$*\"").run(Map.of(), "solve").out();
        assertThat(words).startsWith(String.join(" ", JvmFlags.QUIET) + " ");
    }

    @Test
    void a_working_directory_that_is_gone_ends_with_3_and_a_sentence() throws IOException, InterruptedException {
        StubbedLauncher launcher = launcher("exit 0");
        String script = "mkdir '" + folder + "/gone' && cd '" + folder + "/gone' && rmdir '" + folder
                + "/gone' && exec sh '" + folder.resolve("grundy") + "' solve";
        StubbedLauncher.End end = launcher.end(launcher.script(Map.of(), script));
        assertThat(end.code()).isEqualTo(3);
        assertThat(end.out()).isEmpty();
        assertThat(end.err()).contains("grundy: the working directory no longer exists");
    }

    @Test
    void without_find_no_build_is_run_that_may_be_outdated() throws IOException, InterruptedException {
        StubbedLauncher.End end = launcher("echo outdated")
                .run(Map.of("PATH", folder.resolve("empty").toString()), "solve");
        assertThat(end.code()).isEqualTo(3);
        assertThat(end.out()).isEmpty();
        assertThat(end.err()).contains("there is no find on the PATH");
    }

    @Test
    void who_gives_no_options_gets_the_jvm_in_the_launchers_own_process() throws IOException, InterruptedException {
        Process process = launcher("echo $$").process(Map.of(), "solve").start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        assertThat(printed).isEqualTo(process.pid() + "\n");
    }

    @Test
    void what_is_typed_reaches_a_guarded_jvm() throws IOException, InterruptedException {
        StubbedLauncher launcher = launcher("exec cat");
        String script = "echo typed | sh '" + folder.resolve("grundy") + "' judge";
        assertThat(launcher.end(launcher.script(OPTIONS, script)).out()).isEqualTo("typed\n");
        String closed = "sh '" + folder.resolve("grundy") + "' judge <&-";
        assertThat(launcher.end(launcher.script(OPTIONS, closed))).isEqualTo(new StubbedLauncher.End(0, "", ""));
    }

    @Test
    void who_ends_the_launcher_ends_a_guarded_jvm() throws IOException, InterruptedException {
        Process process = launcher("echo started; exec sleep 600")
                .process(OPTIONS, "serve")
                .start();
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            assertThat(lines.readLine()).isEqualTo("started");
            List<ProcessHandle> jvm = process.descendants().toList();
            assertThat(jvm).isNotEmpty();
            process.destroy();
            assertThat(process.waitFor()).isEqualTo(143);
            assertThat(jvm).noneMatch(ProcessHandle::isAlive);
        } finally {
            process.destroyForcibly();
        }
    }

    /// Sets up what `build.sh` wants to be there, and runs some of its functions.
    private StubbedLauncher.End locking(String script) throws IOException, InterruptedException {
        StubbedLauncher launcher = launcher("exit 0");
        String before = "root='" + folder.toRealPath() + "' state=$root/.grundy\n"
                + "say() { echo \"$*\" >&2; }\n. \"$root/launcher/build.sh\"\n";
        return launcher.end(launcher.script(Map.of(), before + script));
    }

    @Test
    void a_lock_is_released_at_once_with_all_that_is_in_it() throws IOException, InterruptedException {
        // Another process looks for an heir's place whenever something is removed.
        String other = "rm() { mkdir \"$lock/heir\" 2>/dev/null && echo entered; command rm \"$@\"; }\n";
        assertThat(locking(other + "take_lock; mkdir \"$lock/heir\"; clean_up"))
                .isEqualTo(new StubbedLauncher.End(0, "", ""));
        assertThat(folder.resolve(".grundy")).isDirectoryNotContaining("glob:**/lock*");
    }

    @Test
    void the_lock_of_another_process_is_left_alone() throws IOException, InterruptedException {
        assertThat(locking("take_lock; echo 1 >\"$lock/pid\"; clean_up").err()).isEmpty();
        assertThat(Files.readString(folder.resolve(".grundy/lock/pid"))).isEqualTo("1\n");
    }
}
