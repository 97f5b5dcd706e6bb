package org.grundy.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.grundy.catalog.Catalog;
import org.grundy.cluster.store.ParquetBytes;
import org.grundy.evidence.Evidence;
import org.grundy.game.Component;
import org.grundy.game.KeptSearch;
import org.grundy.game.Valuation;
import org.grundy.lang.ExpressionParser;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/// All boards of Cram by their number of cells, against counts of others and a recursion that knows no
/// reductions.
@ResourceLock("spark")
final class ClusterBoardsTest {
    private static final int SIDE = 8;

    /// Free polyominoes of 1 to 8 cells, OEIS A000105; of the 1285 of nine one does not fit into 8×8.
    private static final int[] BOARDS = {1, 1, 2, 5, 12, 35, 108, 369, 1284};

    @TempDir
    Path folder;

    private final Map<Long, Integer> values = new HashMap<>();

    private ClusterRan boards(String cells, String out, String... more) {
        String[] words = {
            "boards", "--cells", cells, "--out", folder.resolve(out).toString()
        };
        String[] all = java.util.Arrays.copyOf(words, words.length + more.length);
        System.arraycopy(more, 0, all, words.length, more.length);
        return ClusterRan.of(all);
    }

    /// The mex of what is left when a domino is laid, all of the board taken as one position.
    private int value(long set) {
        Integer known = values.get(set);
        if (known != null) {
            return known;
        }
        long seen = 0;
        for (int cell = 0; cell < SIDE * SIDE; cell++) {
            long across = cell % SIDE < SIDE - 1 ? 3L << cell : 0;
            long down = cell < SIDE * (SIDE - 1) ? (1L | 1L << SIDE) << cell : 0;
            for (long domino : new long[] {across, down}) {
                if (domino != 0 && (set & domino) == domino) {
                    seen |= 1L << value(set & ~domino);
                }
            }
        }
        int value = Long.numberOfTrailingZeros(~seen);
        values.put(set, value);
        return value;
    }

    @Tag(Thorough.TAG)
    @Test
    void there_are_as_many_boards_as_polyominoes_and_each_has_the_nimber_of_the_definition() throws IOException {
        ClusterRan ran = boards("9", "all");
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(ran.out()).startsWith("1817 boards of at most 9 cells; ");
        Map<Integer, Integer> found = new TreeMap<>();
        try (var files = Files.walk(folder.resolve("all"))) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".parquet")).toList()) {
                for (Group row : ParquetBytes.read(Files.readAllBytes(file), new GroupReadSupport())) {
                    long board = row.getLong("board", 0);
                    int nimber = row.getInteger("nimber", 0);
                    found.merge(Long.bitCount(board), 1, Integer::sum);
                    assertThat(nimber).as("board %d", board).isIn(-1, value(board));
                }
            }
        }
        for (int cells = 1; cells <= BOARDS.length; cells++) {
            assertThat(found).containsEntry(cells, BOARDS[cells - 1]);
        }
    }

    @Test
    void the_search_begins_with_the_store_and_has_nothing_to_add() throws IOException {
        assertThat(boards("9", "store").code()).isZero();
        Component<?> square = ExpressionParser.parse(Catalog.library(), "cram(3,3)")
                .components()
                .getFirst();
        long before = Files.size(folder.resolve("store/cram-8.nimbers"));
        valued(square, folder.resolve("store").toString());
        assertThat(Files.size(folder.resolve("store/cram-8.nimbers"))).isEqualTo(before);
    }

    private <P> void valued(Component<P> component, String store) {
        Run run = new Run(Budget.standard());
        Valuation<P> valuation = component.game().valuation().orElseThrow();
        KeptSearch<P> search =
                valuation.search(component.game(), component.position()).orElseThrow();
        KeptSearch.Store kept =
                run.attempt(() -> search.keepIn(store, run)).toOptional().orElseThrow();
        Valuation.Valued valued = run.attempt(() -> valuation.value(component.position(), run))
                .toOptional()
                .orElseThrow();
        kept.close();
        assertThat(valued.grundy().intValue()).isEqualTo(value(0x070707L));
        assertThat(((Evidence.BySearch) valued.evidence()).positions()).isGreaterThan(500);
    }

    @Test
    void boards_have_the_same_bytes_however_they_are_shared_out_and_go_on_where_a_level_is_damaged()
            throws IOException {
        assertThat(boards("7", "some", "--master", "local[3]").code()).isZero();
        Path damaged = folder.resolve("some/level=6/block-0000000.parquet");
        Files.write(damaged, new byte[] {1, 2, 3});
        ClusterRan again = boards("8", "some", "--master", "local[3]");
        assertThat(again.code()).as(again.err()).isZero();
        assertThat(again.err()).contains("the boards of 6 cells are damaged (1 files) and are computed anew");
        assertThat(boards("8", "whole", "--master", "local[1]").code()).isZero();
        assertThat(ClusterFiles.in(folder.resolve("some"))).isEqualTo(ClusterFiles.in(folder.resolve("whole")));

        ClusterRan other = boards("8", "whole", "--within", "4,16");
        assertThat(other.code()).isEqualTo(2);
        assertThat(other.err()).contains("tells of something else");
        assertThat(boards("8", "x", "--within", "9,9").err()).contains("a board has at most 64 cells");
    }
}
