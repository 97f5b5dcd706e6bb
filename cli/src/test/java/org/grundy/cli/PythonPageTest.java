package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.testkit.Commands;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The blocks of Python in `docs/python.md`, run in order, print what stands below them. A section is skipped,
/// and says why, where there is no `python3` or none that has the packages it imports.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class PythonPageTest {
    private static final Path DOCS =
            Path.of(System.getProperty("basedir", "."), "..", "docs").normalize();
    private static final Pattern BLOCK = Pattern.compile("(?s)```python\n(.*?)```\n(?:\n```\n(.*?)```\n)?");
    private static final Pattern COMMAND = Pattern.compile("(?m)^ {4}(\\./grundy .*)$");
    private static final Pattern PACKAGE = Pattern.compile("\\b(numpy|pandas)\\b");
    private static final String END = "\u001e";

    private final Map<String, Boolean> known = new HashMap<>();

    @TempDir
    private Path folder;

    /// A part of the page that stands on its own.
    record Section(String text) {
        @Override
        public String toString() {
            return text.lines().findFirst().orElseThrow();
        }

        List<MatchResult> blocks() {
            return BLOCK.matcher(text).results().toList();
        }

        List<String> packages() {
            return blocks().stream()
                    .flatMap(block -> PACKAGE.matcher(block.group(1)).results())
                    .map(MatchResult::group)
                    .distinct()
                    .toList();
        }

        /// The blocks as one program, which says where each of them ends.
        String program() {
            StringBuilder program = new StringBuilder();
            for (MatchResult block : blocks()) {
                program.append(block.group(1)).append("print('\\x1e', end='')\n");
            }
            return program.toString();
        }

        /// What each block prints, and nothing behind the last.
        List<String> printed() {
            return Stream.concat(
                            blocks().stream().map(block -> Objects.requireNonNullElse(block.group(2), "")),
                            Stream.of(""))
                    .toList();
        }
    }

    private static String page(String name) throws IOException {
        return Files.readString(DOCS.resolve(name));
    }

    /// All sections with Python but that on Parquet, whose files only the module with Spark can write.
    static List<Section> sections() throws IOException {
        return Thorough.part("sections of the page on Python", Math.min(6, all().size()), all());
    }

    private static List<Section> all() throws IOException {
        return Stream.of(page("python.md").split("(?m)^## ", -1))
                .map(Section::new)
                .filter(section ->
                        !section.blocks().isEmpty() && !section.text().contains("grundy cluster"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("sections")
    void python_prints_what_the_page_says_if_its_packages_are_there(Section section)
            throws IOException, InterruptedException {
        assumeTrue(succeeds("import sys; sys.exit(sys.version_info < (3, 8))"), "there is no python3 from 3.8 on");
        for (String name : section.packages()) {
            assumeTrue(
                    succeeds("import importlib.util, sys; sys.exit(importlib.util.find_spec('" + name + "') is None)"),
                    "the package " + name + " is not there");
        }
        launcher();
        for (MatchResult command : COMMAND.matcher(section.text()).results().toList()) {
            execute(command.group(1));
        }
        Process python = python(
                Files.writeString(folder.resolve("page.py"), section.program()).toString());
        String printed = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(python.waitFor()).as(printed).isZero();
        assertThat(List.of(printed.split(END, -1))).isEqualTo(section.printed());
    }

    @Test
    void the_chinese_page_has_the_same_blocks() throws IOException {
        assertThat(blocks("python.zh.md")).isNotEmpty().isEqualTo(blocks("python.md"));
    }

    private static List<String> blocks(String name) throws IOException {
        return BLOCK.matcher(page(name)).results().map(MatchResult::group).toList();
    }

    /// What Python starts as `./grundy`.
    private void launcher() throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Path script = Files.writeString(
                folder.resolve("grundy"),
                "#!/bin/sh\nexec '%s' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '%s' %s \"$@\"\n"
                        .formatted(java, System.getProperty("java.class.path"), Main.class.getName()));
        Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /// Runs a command of the page in this process; its files go into the folder.
    private void execute(String line) throws IOException {
        String[] redirected = line.split(" > ", -1);
        List<String> words = new ArrayList<>();
        String before = "";
        for (String word : new Transcript("python.md", redirected[0].replace("./grundy ", ""), "").arguments()) {
            boolean file = List.of("--csv", "--npy").contains(before);
            before = word;
            words.add(file ? folder.resolve(word).toString() : word.replace("--csv=", "--csv=" + folder + "/"));
        }
        Ran ran = Ran.command(words.toArray(String[]::new));
        assertThat(ran.exit()).as(line + "\n" + ran.err()).isZero();
        if (redirected.length > 1) {
            Files.writeString(folder.resolve(redirected[1]), ran.out());
        }
    }

    /// Whether Python runs this code. It is asked once. A package is looked for, not loaded: that takes it a second.
    private boolean succeeds(String code) throws IOException, InterruptedException {
        Boolean before = known.get(code);
        if (before != null) {
            return before;
        }
        boolean succeeds = exitOf(code) == 0;
        known.put(code, succeeds);
        return succeeds;
    }

    private int exitOf(String code) throws IOException, InterruptedException {
        if (!Commands.installed("python3")) {
            return 1;
        }
        Process python = python("-c", code);
        python.getInputStream().readAllBytes();
        return python.waitFor();
    }

    private Process python(String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of("python3"));
        command.addAll(List.of(words));
        return new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
    }
}
