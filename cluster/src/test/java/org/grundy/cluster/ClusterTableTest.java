package org.grundy.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.grundy.cluster.store.ParquetBytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/// Tables by blocks, on this machine: every value against a few lines that know no engine.
@ResourceLock("spark")
final class ClusterTableTest {
    private static final int SIDE = 11;

    @TempDir
    Path folder;

    private ClusterRan run(String... words) {
        return ClusterRan.of(words);
    }

    private String out(String name) {
        return folder.resolve(name).toString();
    }

    /// The values of a table of three axes of the same length, read as any reader of Parquet would.
    private int[][][] read(String name, int side) throws IOException {
        int[][][] values = new int[side][side][side];
        try (var files = Files.walk(folder.resolve(name))) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".parquet")).toList()) {
                for (Group row : ParquetBytes.read(Files.readAllBytes(file), new GroupReadSupport())) {
                    place(row, values);
                }
            }
        }
        return values;
    }

    private List<String> files(String level) throws IOException {
        return ClusterFiles.in(folder.resolve(level)).keySet().stream()
                .filter(name -> name.endsWith(".parquet"))
                .toList();
    }

    private static void place(Group row, int[][][] values) {
        int[] first = numbers(row, "first");
        int[] extent = numbers(row, "extent");
        int[] all = numbers(row, "values");
        for (int i = 0; i < all.length; i++) {
            int c = i % extent[2];
            int b = i / extent[2] % extent[1];
            int a = i / extent[2] / extent[1];
            values[first[0] + a][first[1] + b][first[2] + c] = all[i];
        }
    }

    private static int[] numbers(Group row, String field) {
        Group list = row.getGroup(field, 0);
        int[] numbers = new int[list.getFieldRepetitionCount("list")];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = list.getGroup("list", i).getInteger("element", 0);
        }
        return numbers;
    }

    /// Wythoff's game in three dimensions: as many as one likes from one heap, or the same number from two.
    private static final int[][] WYTHOFF = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 0}, {0, 1, 1}, {1, 0, 1}};

    private static final String WYTHOFF_RULES = """
            w: (a, b, c) -> (a - k, b, c)      for k in 1..a
               (a, b, c) -> (a, b - k, c)      for k in 1..b
               (a, b, c) -> (a, b, c - k)      for k in 1..c
               (a, b, c) -> (a - k, b - k, c)  for k in 1..min(a, b)
               (a, b, c) -> (a, b - k, c - k)  for k in 1..min(b, c)
               (a, b, c) -> (a - k, b, c - k)  for k in 1..min(a, c)
            """;

    @Test
    void wythoff_in_three_dimensions_has_the_values_of_the_definition() throws IOException {
        int[][][] values = new int[SIDE][SIDE][SIDE];
        for (int cell = 0; cell < SIDE * SIDE * SIDE; cell++) {
            BitSet options = new BitSet();
            int a = cell / SIDE / SIDE;
            int b = cell / SIDE % SIDE;
            int c = cell % SIDE;
            for (int[] way : WYTHOFF) {
                for (int k = 1; a >= k * way[0] && b >= k * way[1] && c >= k * way[2]; k++) {
                    options.set(values[a - k * way[0]][b - k * way[1]][c - k * way[2]]);
                }
            }
            values[a][b][c] = options.nextClearBit(0);
        }
        ClusterRan ran = run(
                "table",
                "-e",
                WYTHOFF_RULES,
                "--to",
                "10,10,10",
                "--block",
                "4,3,11",
                "--tasks",
                "2",
                "--out",
                out("w"));
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(files("w/level=2")).containsExactly("block-0000002.parquet", "block-0000005.parquet");
        assertThat(read("w", SIDE)).isDeepEqualTo(values);
    }

    @Test
    void misere_remoteness_of_a_table_is_that_of_the_definition() throws IOException {
        int[][][] lengths = new int[5][5][5];
        for (int cell = 0; cell < 125; cell++) {
            int[] at = {cell / 25, cell / 5 % 5, cell % 5};
            int hurry = Integer.MAX_VALUE;
            int delay = -1;
            for (int heap = 0; heap < 3; heap++) {
                for (int k = 1; k <= Math.min(2, at[heap]); k++) {
                    int[] to = at.clone();
                    to[heap] -= k;
                    int length = lengths[to[0]][to[1]][to[2]];
                    // Whoever cannot move wins, so after an odd number of moves the one to move has lost.
                    hurry = length % 2 == 1 ? Math.min(hurry, length) : hurry;
                    delay = length % 2 == 0 ? Math.max(delay, length) : delay;
                }
            }
            lengths[at[0]][at[1]][at[2]] = hurry < Integer.MAX_VALUE ? 1 + hurry : 1 + delay;
        }
        String rules = """
                two: (a, b, c) -> (a - k, b, c)  for k in 1..min(2, a)
                     (a, b, c) -> (a, b - k, c)  for k in 1..min(2, b)
                     (a, b, c) -> (a, b, c - k)  for k in 1..min(2, c)
                """;
        ClusterRan ran = run(
                "table",
                "-e",
                rules,
                "--misere",
                "--show",
                "remoteness",
                "--to",
                "4,4,4",
                "--block",
                "2,2,2",
                "--out",
                out("m"));
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(read("m", 5)).isDeepEqualTo(lengths);
    }

    /// The value of a product of coin-turning games is the nim product of theirs (Tartan theorem, Winning Ways ch. 14);
    /// coins of Turning Turtles in two dimensions are nim multiplication, whose table ends with 3 ⊗ 3 = 2.
    @Test
    void a_move_may_leave_several_positions() throws IOException {
        String product = """
                product: (x, y) -> [i, y] & [x, j] & [i, j]  for i in 0..x-1, j in 0..y-1
                """;
        ClusterRan ran = run("table", "-e", product, "--to", "3,3", "--block", "2,2", "--out", out("p"));
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("16 positions; the largest value is 3").contains("0: 7, 1: 3, 2: 3, 3: 3");
    }

    /// Chomp by width: columns of at most six cells; a bite leaves at most h cells in every column from some column on,
    /// and the poisoned cell, the lowest of the first column, stays.
    @Test
    void chomp_of_three_columns_has_the_lost_bars_of_the_definition() throws IOException {
        String chomp = """
                chomp: (a, b, c) -> (h, min(b, h), min(c, h))  for h in 1..a-1  if a >= b and b >= c
                       (a, b, c) -> (a, h, min(c, h))          for h in 0..b-1  if a >= b and b >= c
                       (a, b, c) -> (a, b, h)                  for h in 0..c-1  if a >= b and b >= c
                """;
        ClusterRan ran =
                run("table", "-e", chomp, "--show", "outcome", "--to", "6,6,6", "--block", "3,3,3", "--out", out("c"));
        assertThat(ran.code()).as(ran.err()).isZero();
        int[][][] computed = read("c", 7);
        boolean[][][] won = new boolean[7][7][7];
        for (int a = 1; a < 7; a++) {
            for (int b = 0; b <= a; b++) {
                for (int c = 0; c <= b; c++) {
                    won[a][b][c] = canLose(new int[] {a, b, c}, won);
                    assertThat(computed[a][b][c]).as("chomp %d %d %d", a, b, c).isEqualTo(won[a][b][c] ? 1 : 0);
                }
            }
        }
        // From a square one wins by biting off all but the edges, which then are copied (Gale 1974).
        assertThat(computed[3][1][1]).isZero();
    }

    /// Whether some bite leaves the other player a lost bar.
    private static boolean canLose(int[] columns, boolean[][][] won) {
        for (int from = 0; from < 3; from++) {
            for (int height = from == 0 ? 1 : 0; height < columns[from]; height++) {
                int[] left = columns.clone();
                for (int column = from; column < 3; column++) {
                    left[column] = Math.min(left[column], height);
                }
                if (!won[left[0]][left[1]][left[2]]) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void bad_input_is_answered_with_what_is_allowed() {
        List<ClusterRan> refused = List.of(
                run("table", "wythoff", "--to", "9", "--out", out("x")),
                run("table", "wythoff", "--out", out("x")),
                run("table", "nim", "--to", "9,x", "--out", out("x")),
                run("table", "--resume", "--out", out("nothing")),
                run("table", "wythoff", "--to", "9,9", "--master", "mars", "--out", out("x")),
                run("table", "wythoff", "--to", "9,9", "--master", "yarn", "--out", out("x")),
                run("survey", "0.%?", "--out", out("x")),
                run("check", out("nothing")),
                run("tabel"));
        assertThat(refused).allSatisfy(ran -> assertThat(ran.code()).isEqualTo(2));
        assertThat(refused.stream().map(ran -> ran.err().lines().findFirst().orElse("")))
                .satisfiesExactly(
                        err -> assertThat(err).contains("--to has 1 numbers, and a position has 2"),
                        err -> assertThat(err).contains("--to is missing"),
                        err -> assertThat(err).contains("--to"),
                        err -> assertThat(err).contains("holds no table to go on with"),
                        err -> assertThat(err).contains("there is no master \"mars\""),
                        err -> assertThat(err).contains("no client for yarn").contains("spark-submit --master yarn"),
                        err -> assertThat(err).contains("%"),
                        err -> assertThat(err).contains("neither a table nor a certificate"),
                        err -> assertThat(err).contains("no command \"tabel\"; did you mean table?"));
    }

    @Test
    void moves_that_raise_a_number_are_refused_where_they_lead_out_of_order() {
        String up = "up: (a, b) -> (a - 1, b + 1)  if a > 0 and b < 5";
        ClusterRan ran = run("table", "-e", up, "--to", "9,9", "--block", "3,3", "--out", out("u"));
        assertThat(ran.code()).isNotZero();
        assertThat(ran.err()).contains("leads to no earlier block");
    }
}
