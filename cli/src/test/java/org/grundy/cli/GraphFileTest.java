package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.grundy.cli.console.ExitCode;
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
        assertThat(ran.exit()).isEqualTo(ExitCode.BAD_INPUT.code());
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains("vertex a is joined to itself, which this game does not allow");
    }

    @Test
    void a_malformed_file_is_refused_whatever_its_reader_stumbles_over() throws IOException {
        for (String text : new String[] {
            "digraph G { subgraph cluster_0 { a -> b; } b =-> { c d }; \"x y\" -> z; }",
            "graph " + "{".repeat(5_000),
            "graph { a -- b",
            ""
        }) {
            String bad = file("bad.dot", text);
            Ran ran = Ran.command("solve", "nodekayles(file:" + bad + ")");
            assertThat(ran.exit()).as(text).isEqualTo(ExitCode.BAD_INPUT.code());
            assertThat(ran.err()).contains("DOT");
        }
        String deep = file("deep.json", "[".repeat(20_000));
        assertThat(Ran.command("solve", "nodekayles(file:" + deep + ")").err()).contains("no graph in JSON");
    }

    @Test
    void a_subgraph_may_stand_beside_an_edge_and_be_used_again() throws IOException {
        String used = file("used.dot", "digraph G { subgraph cluster_0 { a -> b; } b -> { c d }; \"x y\" -> z; }");
        Ran ran = Ran.command("solve", "nodekayles(file:" + used + ")", "--json");
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("\"outcome\"");
    }

    @Test
    void a_file_that_is_not_there_is_named() {
        Ran ran = Ran.command("table", "digraph[file:absent.dot]");
        assertThat(ran.exit()).isEqualTo(ExitCode.BAD_INPUT.code());
        assertThat(ran.err()).contains("there is no file absent.dot");
    }
}
