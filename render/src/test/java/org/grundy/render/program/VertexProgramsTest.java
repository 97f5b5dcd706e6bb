package org.grundy.render.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

/// Programs of rules on graphs refuse vertices that are not there, where the input says how many there are.
final class VertexProgramsTest {
    private static final String WALK = "walk(E): v -> w for w in E[v]";
    private static final String FROM_ONE = "n m arcs E(u v)[m] q q*v";
    private static final String FROM_NOUGHT = "n edges E(u-1 v-1)[n-1] q q*(v-1 c)";
    private static final String TREE = "walk(E): (v, c) -> (w, c - 1) for w in E[v] if c > 0";

    @TempDir
    private Path folder;

    private List<String> printed(ProgramLanguage language, String rules, String format, String input)
            throws IOException, InterruptedException {
        String text = DefinedProgramsTest.program(rules, language, format, "");
        return new Compiled(folder).run(language, text, input);
    }

    /// Walks on the path 1, 2, 3: the last vertex is lost, and so on backwards by turns.
    @ProgramTest
    void vertices_up_to_their_number_are_read(ProgramLanguage language) throws IOException, InterruptedException {
        assertThat(printed(language, WALK, FROM_ONE, "3 2 1 2 2 3 3 1 2 3")).containsExactly("L", "W", "L");
        assertThat(printed(language, TREE, FROM_NOUGHT, "3 1 2 2 3 2 3 1 3 0")).containsExactly("W", "L");
        assertThat(printed(language, WALK, "N M arcs E(u v)[M] v", "3 2 1 2 2 3 2"))
                .containsExactly("W");
    }

    @ProgramTest
    void a_vertex_beyond_their_number_or_below_the_first_ends_a_program_with_a_sentence(ProgramLanguage language) {
        List<List<String>> wrong = List.of(
                List.of(WALK, FROM_ONE, "3 2 1 2 2 4 1 1", "there is no such vertex"),
                List.of(WALK, FROM_ONE, "3 2 1 2 4 2 1 1", "there is no such vertex"),
                List.of(WALK, FROM_ONE, "3 2 1 2 2 3 2 1 4", "L\nthere is no such vertex"),
                List.of(TREE, FROM_NOUGHT, "3 1 2 2 4 1 1 1", "there is no such vertex"),
                List.of(TREE, FROM_NOUGHT, "3 1 2 2 3 1 4 1", "there is no such vertex"),
                List.of(TREE, FROM_NOUGHT, "3 0 2 2 3 1 1 1", "what is read is too small"));
        for (List<String> each : wrong) {
            assertThatIllegalStateException()
                    .as(each.toString())
                    .isThrownBy(() -> printed(language, each.get(0), each.get(1), each.get(2)))
                    .withMessageContaining(each.get(3));
        }
    }

    /// Where nothing is called n, or it counts the arcs, or m may be the number of other ends, all is read.
    @Tag(Thorough.TAG)
    @ProgramTest
    void where_no_number_of_vertices_is_known_a_vertex_without_arcs_has_an_empty_row(ProgramLanguage language)
            throws IOException, InterruptedException {
        for (String format : List.of("p k arcs E(u v)[k] v", "r n arcs E(u v)[n] v", "n m k arcs E(u v)[k] v")) {
            String numbers = format.startsWith("n") ? "1 1 2" : "1 2";
            assertThat(printed(language, WALK, format, numbers + " 1 2 2 3 7"))
                    .as(format)
                    .containsExactly("L");
        }
    }
}
