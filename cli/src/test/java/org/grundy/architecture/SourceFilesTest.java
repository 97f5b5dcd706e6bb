package org.grundy.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What is asked of every file of Java in the project, tests included.
final class SourceFilesTest {
    private static final int MOST_LINES = 300;
    /// In the first lines of a file, this and why keeps it although it is longer.
    private static final String KEPT = "One idea, many lines: ";

    private static final int FIRST_LINES = 60;

    private static boolean isLonger(List<String> lines) {
        return lines.size() > MOST_LINES && lines.stream().limit(FIRST_LINES).noneMatch(line -> line.contains(KEPT));
    }

    @Test
    void no_file_has_more_than_300_lines_and_none_imports_all_of_a_package() throws IOException {
        List<String> faults = new ArrayList<>();
        List<Path> files = JavaSources.below("src");
        for (Path file : files) {
            List<String> lines = Files.readAllLines(file);
            if (isLonger(lines)) {
                faults.add(file + " has " + lines.size() + " lines");
            }
            lines.stream()
                    .filter(line -> line.startsWith("import ") && line.endsWith(".*;"))
                    .forEach(line -> faults.add(file + ": " + line));
        }
        assertThat(files).hasSizeGreaterThan(1000);
        assertThat(faults).isEmpty();
    }
}
