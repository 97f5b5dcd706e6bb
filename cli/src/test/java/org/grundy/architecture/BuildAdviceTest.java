package org.grundy.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Who builds what runs is not made to compile the tests: `-DskipTests` compiles all of them and runs none.
final class BuildAdviceTest {
    private static final String COMPILES_TESTS = "-Dskip" + "Tests";

    private static List<Path> files(Path folder, String... endings) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> Stream.of(endings).anyMatch(file.toString()::endsWith))
                    .toList();
        }
    }

    @Test
    void no_document_script_or_message_compiles_tests_that_it_does_not_run() throws IOException {
        List<Path> advice = new ArrayList<>(files(JavaSources.ROOT.resolve("docs"), ".md"));
        advice.addAll(List.of(
                JavaSources.ROOT.resolve("README.md"),
                JavaSources.ROOT.resolve("README.zh.md"),
                JavaSources.ROOT.resolve("grundy")));
        for (String folder : List.of("bench", "dist", "launcher")) {
            advice.addAll(files(JavaSources.ROOT.resolve(folder), ".sh"));
        }
        advice.addAll(files(JavaSources.ROOT.resolve("cli/src/main"), ".java"));
        assertThat(advice).hasSizeGreaterThan(100);
        for (Path file : advice) {
            assertThat(Files.readString(file)).as(file.toString()).doesNotContain(COMPILES_TESTS);
        }
    }
}
