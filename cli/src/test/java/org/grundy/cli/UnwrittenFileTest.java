package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A file that cannot be written takes no answer with it; and what stands for standard output is no file.
final class UnwrittenFileTest {
    private static final Path STRAY = Path.of("-");
    private static final Set<String> FOLDERS = Set.of("--checkpoint", "--store");

    @TempDir
    Path folder;

    /// A command and one of its options that name what is written.
    record Written(String command, String option) {}

    static Stream<Written> options() {
        return AnsweringLines.commands()
                .flatMap(
                        command -> AnsweringLines.places(command).stream().map(option -> new Written(command, option)));
    }

    static List<Written> signs() {
        return Thorough.part("options that take a sign", 12, options().toList());
    }

    static List<Written> disks() {
        return Thorough.part("options that name a full disk", 16, options().toList());
    }

    private List<String> line(Written written) {
        return written.option().equals("--store")
                ? List.of(written.command(), "cram(2,3)")
                : AnsweringLines.of(written.command(), folder);
    }

    private static Ran run(List<String> line, String... more) {
        return Ran.reading(
                AnsweringLines.INPUT,
                Stream.concat(line.stream(), Stream.of(more)).toArray(String[]::new));
    }

    @Test
    void files_and_folders_of_all_kinds_are_looked_at() {
        assertThat(options())
                .contains(
                        new Written("quotient", "--certificate"),
                        new Written("sequence", "--checkpoint"),
                        new Written("solve", "--store"),
                        new Written("survey", "--csv"),
                        new Written("table", "--npy"));
    }

    /// `/dev/full` is a file of Linux that takes nothing, and no folder.
    @EnabledOnOs(OS.LINUX)
    @ParameterizedTest
    @MethodSource("disks")
    void an_answer_is_printed_though_its_file_is_on_a_full_disk(Written written) {
        Ran ran = run(line(written), written.option(), "/dev/full");
        assertThat(ran.exit()).as(ran.err()).isEqualTo(74);
        if (FOLDERS.contains(written.option())) {
            assertThat(ran.err()).contains("/dev/full");
        } else {
            assertThat(ran.err()).endsWith("cannot write \"/dev/full\": No space left on device\n");
            // A later line says how long it took.
            assertThat(ran.out().lines().limit(3))
                    .containsExactlyElementsOf(
                            run(line(written)).out().lines().limit(3).toList());
        }
    }

    @ParameterizedTest
    @MethodSource("signs")
    void the_sign_of_standard_output_is_never_the_name_of_a_file(Written written) {
        Ran ran = run(line(written), written.option(), STRAY.toString());
        assertThat(ran.exit()).as(ran.err()).isIn(0, 2);
        assertThat(ran.out().isEmpty()).isEqualTo(ran.exit() == 2);
        assertThat(STRAY).doesNotExist();
    }
}
