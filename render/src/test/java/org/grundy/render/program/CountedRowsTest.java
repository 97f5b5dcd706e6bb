package org.grundy.render.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.testkit.Seed;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Rules and formats count the rows of a list of lists that is read. What programs print is compared with loops over
/// the same rows.
final class CountedRowsTest {
    private static final String RULES = """
            table(G): let total() = sum(sum(G[i]) for i in indices(G))
                      let longest() = max(length(G[i]) for i in indices(G))
                      let above(i) = sum(length(G[j]) for j in 0..i - 1)
                      let last() = length(G[length(G) - 1])
                      win when total() % length(G) = 0
            """;
    /// From a cell one moves to another one to the right or below, to a free one.
    private static final String ROOK = """
            rook(G): (x, y) -> (i, y)  for i in indices(G)  if i > x and G[i][y] = 0
                     (x, y) -> (x, j)  for j in indices(G[x])  if j > y and G[x][j] = 0
            """;

    @TempDir
    private Path folder;

    private static final Random RANDOM =
            new Random(Seed.of("rows that are counted").value());

    private static String line(int[] numbers) {
        return Arrays.stream(numbers).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    }

    private static String text(int[][] rows) {
        return rows.length + "\n"
                + Stream.of(rows)
                        .map(row -> row.length + " " + line(row) + "\n")
                        .collect(Collectors.joining());
    }

    @ProgramTest
    void rows_are_counted_by_rules_and_by_formats(ProgramLanguage language) throws IOException, InterruptedException {
        String text = DefinedProgramsTest.program(
                RULES, language, "T*(n n*G[k] each i=0..G-1)", "{answer} {total()} {longest()} {above(i)} {last()}");
        List<int[][]> tables = IntStream.range(0, 8)
                .mapToObj(each -> IntStream.rangeClosed(0, RANDOM.nextInt(5))
                        .mapToObj(row -> RANDOM.ints(RANDOM.nextInt(4), 0, 9).toArray())
                        .toArray(int[][]::new))
                .toList();
        String input = tables.size() + "\n"
                + tables.stream().map(CountedRowsTest::text).collect(Collectors.joining());
        assertThat(new Compiled(folder).run(language, text, input))
                .containsExactlyElementsOf(tables.stream()
                        .flatMap(rows -> IntStream.range(0, rows.length).mapToObj(i -> told(rows, i)))
                        .toList());
    }

    private static String told(int[][] rows, int i) {
        int total = 0;
        int longest = 0;
        int above = 0;
        for (int j = 0; j < rows.length; j++) {
            total += IntStream.of(rows[j]).sum();
            longest = Math.max(longest, rows[j].length);
            above += j < i ? rows[j].length : 0;
        }
        return (total % rows.length == 0 ? "W " : "L ") + total + " " + longest + " " + above + " "
                + rows[rows.length - 1].length;
    }

    @ProgramTest
    void moves_end_at_the_last_row(ProgramLanguage language) throws IOException, InterruptedException {
        String text = DefinedProgramsTest.program(ROOK, language, "T*(n m n*G[m] x y)", "{answer}");
        StringBuilder input = new StringBuilder("12\n");
        List<String> expected = IntStream.range(0, 12)
                .mapToObj(each -> {
                    int rows = 1 + RANDOM.nextInt(4);
                    int columns = 1 + RANDOM.nextInt(4);
                    int[][] cells = IntStream.range(0, rows)
                            .mapToObj(row -> RANDOM.ints(columns, 0, 2).toArray())
                            .toArray(int[][]::new);
                    int x = RANDOM.nextInt(rows);
                    int y = RANDOM.nextInt(columns);
                    input.append(rows).append(' ').append(columns).append('\n');
                    Stream.of(cells).forEach(row -> input.append(line(row)).append('\n'));
                    input.append(x).append(' ').append(y).append('\n');
                    return wins(cells, x, y) ? "W" : "L";
                })
                .toList();
        assertThat(new Compiled(folder).run(language, text, input.toString())).isEqualTo(expected);
    }

    private static boolean wins(int[][] cells, int x, int y) {
        boolean below = IntStream.range(x + 1, cells.length).anyMatch(i -> cells[i][y] == 0 && !wins(cells, i, y));
        return below || IntStream.range(y + 1, cells[x].length).anyMatch(j -> cells[x][j] == 0 && !wins(cells, x, j));
    }

    /// A vertex from which no arc leads has no row.
    @Test
    void vertices_of_arcs_are_not_counted() {
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() ->
                        DefinedProgramsTest.program(RULES, ProgramLanguage.CPP, "n m arcs G(u v)[m]", "{total()}"))
                .withMessageContaining("arcs do not say how many vertices there are");
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> DefinedProgramsTest.program(
                        "walk(E): v -> w for w in E[v]", ProgramLanguage.CPP, "n m arcs E(u v)[m] each v=0..E-1", ""))
                .withMessageContaining("E has to be a number that is read before what it counts");
    }
}
