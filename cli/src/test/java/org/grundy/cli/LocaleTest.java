package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.grundy.testkit.Commands;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What a process writes where the locale is unset or not installed; `zz_ZZ` and `zh_ZZ` are installed nowhere.
final class LocaleTest {
    private static final Path LAUNCHER =
            Path.of(System.getProperty("basedir", "."), "..", "launcher").normalize();

    static Stream<Arguments> environments() {
        return Stream.of(
                Arguments.of(Map.of(), "P position · 1"),
                Arguments.of(Map.of("LANG", "C"), "P position · 1"),
                Arguments.of(Map.of("LANG", "zz_ZZ.UTF-8"), "P position · 1"),
                Arguments.of(Map.of("LANG", "C.UTF-8", "LC_CTYPE", "zz_ZZ.UTF-8"), "P position · 1"),
                Arguments.of(Map.of("LC_ALL", "zh_ZZ.UTF-8"), "先手必败 · 1"),
                Arguments.of(Map.of("LANG", "zh_ZZ.UTF-8", "LC_CTYPE", "C"), "先手必败 · 1"));
    }

    /// What it says about a position, and the middle dot of a line that needs one in either language.
    private static String answer(String printed) {
        String outcome = printed.contains("先手必败") ? "先手必败" : printed.contains("P position") ? "P position" : printed;
        return outcome + (printed.contains("─") && !printed.contains("?") ? " · 1" : " · 0");
    }

    private static String run(Map<String, String> environment, List<String> command)
            throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().keySet().removeIf(name -> name.startsWith("LC_") || name.startsWith("LANG"));
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return printed;
    }

    private static List<String> java(String... properties) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(properties));
        command.addAll(List.of(
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        command.addAll(List.of("solve", "nim", "3", "5", "6"));
        return command;
    }

    /// A JVM for each.
    static List<Arguments> plain() {
        return Thorough.part("environments of a plain JVM", 6, environments().toList());
    }

    @ParameterizedTest
    @MethodSource("plain")
    void a_plain_jvm_answers_in_utf_8(Map<String, String> environment, String expected)
            throws IOException, InterruptedException {
        assertThat(answer(run(environment, java()))).isEqualTo(expected);
    }

    @ParameterizedTest
    @MethodSource("environments")
    void the_launcher_gives_the_jvm_utf_8_and_keeps_the_language(Map<String, String> environment, String expected)
            throws IOException, InterruptedException {
        String printed = run(environment, launched("printf '%s %s' \"$LC_ALL\" \"$reader_locale\""));
        assertThat(printed.split(" ", 2))
                .satisfiesExactly(
                        letters -> assertThat(letters).isEqualTo("C.UTF-8"),
                        locale -> assertThat(locale.startsWith("zh")).isEqualTo(expected.startsWith("先手")));
    }

    @Test
    void a_locale_that_is_installed_stays_as_it_is() throws IOException, InterruptedException {
        assumeTrue(Commands.installed("locale"), "there is no locale");
        Map<String, String> environment = Map.of("LANG", "C.UTF-8");
        assumeTrue(run(environment, List.of("locale", "charmap")).equals("UTF-8\n"), "C.UTF-8 is not installed");
        assertThat(run(environment, launched("printf '%s' \"${LC_ALL-unset}\"")))
                .isEqualTo("unset");
    }

    @Test
    void the_launchers_word_on_the_language_goes_first() throws IOException, InterruptedException {
        List<String> command = java("-Dgrundy.locale=zh_CN.UTF-8");
        assertThat(run(Map.of("LC_ALL", "C.UTF-8"), command)).contains("先手必败");
    }

    private static List<String> launched(String then) {
        return List.of("sh", "-c", ". '" + LAUNCHER.resolve("locale.sh") + "'\nchoose_locale\n" + then);
    }
}
