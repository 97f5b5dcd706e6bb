package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.cli.Ran;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Only the launcher among the sources has the work on a cluster: whoever reaches this program was started elsewhere.
final class ClusterCommandTest {
    private static final Path ROOT =
            Path.of(System.getProperty("basedir", "."), "..").normalize();

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void what_is_installed_says_where_the_work_on_a_cluster_is_done(String language) {
        Ran ran = Ran.command("cluster", "survey", "0.??", "--lang", language);
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains("spark-submit grundy-cluster.jar survey").doesNotContain("./grundy");
    }

    /// `./grundy` is there in a folder of sources alone, and every message may be read where there is none.
    @Test
    void no_message_takes_for_granted_that_the_reader_is_among_the_sources() throws IOException {
        List<Path> found = new ArrayList<>();
        for (String module :
                List.of("base", "sequence", "core", "lang", "catalog", "discover", "render", "web", "cli")) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/main"))) {
                for (Path file : files.filter(ClusterCommandTest::holdsMessages).toList()) {
                    if (Files.readString(file).contains("./grundy")) {
                        found.add(file);
                    }
                }
            }
        }
        assertThat(found).isEmpty();
    }

    private static boolean holdsMessages(Path file) {
        return file.toString().matches(".*\\.(java|properties|html|js|md|txt)");
    }
}
