package org.grundy.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The tree reads like a table of contents: a name leads to one file, and no package is a flat bag.
final class RoomsTest {
    /// How many files a reader takes in at one look, and a few more.
    private static final int MOST_IN_A_PACKAGE = 26;

    /// Of code: lines that are neither empty nor comments.
    private static final int MOST_LINES_IN_A_MODULE = 25_000;

    @Test
    void no_two_main_files_bear_one_name() throws IOException {
        Map<String, List<Path>> byName = new TreeMap<>();
        for (Path file : mainFiles()) {
            byName.computeIfAbsent(file.getFileName().toString(), name -> new ArrayList<>())
                    .add(file);
        }
        // What stands for another class where the engine runs in a page bears its name.
        byName.values().forEach(files -> files.removeIf(file -> file.toString().contains("/site/instead/")));
        byName.values().removeIf(files -> files.size() <= 1);
        assertThat(byName).as("main files with one name").isEmpty();
    }

    @Test
    void no_package_has_more_files_than_one_takes_in() throws IOException {
        Map<Path, Integer> sizes = new TreeMap<>();
        for (Path file : mainFiles()) {
            sizes.merge(file.resolveSibling(""), 1, Integer::sum);
        }
        sizes.values().removeIf(size -> size <= MOST_IN_A_PACKAGE);
        assertThat(sizes)
                .as("packages with more than %d files", MOST_IN_A_PACKAGE)
                .isEmpty();
    }

    @Test
    void no_module_has_more_lines_than_one_can_know() throws IOException {
        Map<Path, Long> sizes = new TreeMap<>();
        for (Path file : mainFiles()) {
            sizes.merge(JavaSources.ROOT.relativize(file).getName(0), linesOfCode(file), Long::sum);
        }
        assertThat(sizes).containsKeys(Path.of("base"), Path.of("sequence"), Path.of("core"));
        sizes.values().removeIf(lines -> lines <= MOST_LINES_IN_A_MODULE);
        assertThat(sizes)
                .as("modules with more than %d lines", MOST_LINES_IN_A_MODULE)
                .isEmpty();
    }

    private static long linesOfCode(Path file) throws IOException {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("//"))
                    .count();
        }
    }

    @Test
    void every_package_that_the_document_names_exists() throws IOException {
        var packages = new TreeSet<String>();
        for (Path file : mainFiles()) {
            String path = file.resolveSibling("").toString().replace('\\', '/');
            packages.add(path.substring(path.indexOf("org/grundy") + "org/grundy".length())
                    .replaceAll("^/|/$", "")
                    .replace('/', '.'));
        }
        assertThat(packages)
                .containsAll(DocumentedRooms.in(Files.readString(JavaSources.ROOT.resolve("ARCHITECTURE.md"))));
    }

    private static List<Path> mainFiles() throws IOException {
        return JavaSources.below("src/main/java/org/grundy").stream()
                .filter(file -> !file.endsWith("package-info.java"))
                .toList();
    }
}
