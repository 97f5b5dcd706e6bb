package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Graphs in files of the user's own.
final class GraphFileTest {
    @TempDir
    private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void a_graph_in_a_file_is_solved() throws IOException {
        String ring = file("ring.dot", "graph { a -- b -- c -- a }");
        Ran ran = Ran.command("solve", "nodekayles(file:" + ring + ")", "--json");
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("\"grundy\" : 1");
    }

    @Test
    void a_file_that_breaks_the_rules_is_refused_in_a_sentence() throws IOException {
        String loop = file("loop.dot", "graph { a -- a }");
        Ran ran = Ran.command("solve", "nodekayles(file:" + loop + ")");
        assertThat(ran.exit()).isEqualTo(Exit.BAD_INPUT.code());
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains("vertex a is joined to itself, which this game does not allow");
    }

    @Test
    void a_file_that_is_not_there_is_named() {
        Ran ran = Ran.command("table", "digraph[file:absent.dot]");
        assertThat(ran.exit()).isEqualTo(Exit.BAD_INPUT.code());
        assertThat(ran.err()).contains("there is no file absent.dot");
    }
}
