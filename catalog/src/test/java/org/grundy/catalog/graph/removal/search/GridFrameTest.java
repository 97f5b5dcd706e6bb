package org.grundy.catalog.graph.removal.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import org.grundy.catalog.graph.notation.GridBoard;
import org.grundy.catalog.graph.notation.NamedGraph;
import org.grundy.catalog.graph.removal.RemovalBoard;
import org.grundy.search.OptionList;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is done to sets of cells before they are searched, against Cram and Node Kayles by the definition.
final class GridFrameTest {
    private static final int ROUNDS = Thorough.bound(30, 60);

    /// Dominoes of a frame, by neighbours counted one by one.
    private static List<Long> dominoes(GridFrame frame) {
        List<Long> dominoes = new ArrayList<>();
        for (int row = 0; row < frame.rows(); row++) {
            for (int column = 0; column < frame.columns(); column++) {
                long cell = 1L << (row * frame.columns() + column);
                if (column + 1 < frame.columns()) {
                    dominoes.add(cell | (cell << 1));
                }
                if (row + 1 < frame.rows()) {
                    dominoes.add(cell | (cell << frame.columns()));
                }
            }
        }
        return dominoes;
    }

    private static NaiveGrundy<Long> cram(GridFrame frame) {
        List<Long> dominoes = dominoes(frame);
        return new NaiveGrundy<>(set -> dominoes.stream()
                .filter(domino -> (set & domino) == domino)
                .map(domino -> List.of(set & ~domino))
                .toList());
    }

    /// Node Kayles by the dominoes of a frame: what a vertex takes are the dominoes that it is in.
    private static NaiveGrundy<Long> nodeKayles(GridFrame frame) {
        List<Long> dominoes = dominoes(frame);
        return new NaiveGrundy<>(set -> BitSet.valueOf(new long[] {set}).stream()
                .mapToObj(vertex -> List.of(set & ~taken(dominoes, vertex)))
                .toList());
    }

    private static long taken(List<Long> dominoes, int vertex) {
        return dominoes.stream()
                .filter(domino -> ((domino >>> vertex) & 1) != 0)
                .reduce(1L << vertex, (a, b) -> a | b);
    }

    private static SetShape vertices(GridFrame frame) {
        RemovalBoard arena = RemovalBoard.takingRelated(
                        new GridBoard(frame.rows(), frame.columns()).graph(NamedGraph.NOWHERE))
                .arena();
        return new VertexShape(frame.cells(), frame.images(), LinkedShape.of(arena));
    }

    @ParameterizedTest(name = "{0} rows of {1}")
    @CsvSource({"8, 8", "5, 12", "5, 7", "4, 16", "2, 32"})
    void pieces_of_node_kayles_keep_their_value_however_they_lie(int rows, int columns) {
        GridFrame frame = new GridFrame(rows, columns);
        NaiveGrundy<Long> oracle = nodeKayles(frame);
        SetShape shape = vertices(frame);
        RandomGenerator random =
                Seed.of("GridFrameTest vertices " + rows + "x" + columns).generator();
        for (int round = 0; round < ROUNDS; round++) {
            for (long piece : assertPiecesAddUp(set(random, frame), shape, oracle)) {
                SetShape.Remains remains = shape.remains(piece);
                BitSet.valueOf(new long[] {piece}).stream()
                        .mapToLong(vertex -> taken(dominoes(frame), vertex))
                        .forEach(taken -> assertThat(pieces(out -> remains.split(taken, out)))
                                .as("piece %x without %x", piece, taken)
                                .containsExactlyInAnyOrder(pieces(out -> shape.split(piece & ~taken, out))));
            }
        }
    }

    /// Checks that the values of the pieces of a set add up to its own.
    ///
    /// @return the pieces
    private static long[] assertPiecesAddUp(long set, SetShape shape, NaiveGrundy<Long> oracle) {
        long[] pieces = pieces(out -> shape.split(set, out));
        int value = LongStream.of(pieces).mapToInt(oracle::value).reduce(0, (a, b) -> a ^ b);
        assertThat(value).as("set %x", set).isEqualTo(oracle.value(set));
        return pieces;
    }

    /// A random set of at most so many cells in the upper left corner.
    private static long set(RandomGenerator random, GridFrame frame) {
        long set = 0;
        for (int cell = 0; cell < 14; cell++) {
            set |= 1L << (random.nextInt(Math.min(4, frame.rows())) * frame.columns() + random.nextInt(5));
        }
        return set;
    }

    @ParameterizedTest(name = "{0} rows of {1}")
    @CsvSource({"8, 8", "5, 12", "4, 16", "3, 21", "2, 32"})
    void pieces_reduced_and_turned_keep_their_value(int rows, int columns) {
        GridFrame frame = new GridFrame(rows, columns);
        NaiveGrundy<Long> oracle = cram(frame);
        SetShape shape = frame.shape();
        RandomGenerator random =
                Seed.of("GridFrameTest " + rows + "x" + columns).generator();
        for (int round = 0; round < ROUNDS; round++) {
            assertPiecesAddUp(set(random, frame), shape, oracle);
        }
    }

    private static long[] pieces(Consumer<OptionList> list) {
        OptionList pieces = new OptionList();
        list.accept(pieces);
        pieces.end();
        return pieces.option(0);
    }

    @ParameterizedTest(name = "{0} rows of {1}")
    @CsvSource({"8, 8", "5, 12", "4, 16", "3, 21", "1, 64"})
    void what_a_domino_leaves_of_a_piece_is_what_is_left_of_the_set(int rows, int columns) {
        GridFrame frame = new GridFrame(rows, columns);
        RandomGenerator random =
                Seed.of("GridFrameTest remains " + rows + "x" + columns).generator();
        for (SetShape shape : List.of(frame.shape(), frame.shape().plain())) {
            for (int round = 0; round < 100; round++) {
                long set = set(random, frame);
                for (long piece : pieces(out -> shape.split(set, out))) {
                    SetShape.Remains remains = shape.remains(piece);
                    for (long domino : dominoes(frame)) {
                        if ((piece & domino) == domino) {
                            assertThat(pieces(out -> remains.split(domino, out)))
                                    .as("piece %x without %x", piece, domino)
                                    .containsExactlyInAnyOrder(pieces(out -> shape.split(piece & ~domino, out)));
                        }
                    }
                }
            }
        }
    }

    @Test
    void twin_corners_of_a_square_go_to_one_centre_each() {
        GridFrame frame = new GridFrame(8, 8);
        NaiveGrundy<Long> oracle = cram(frame);
        RandomGenerator random = Seed.of("GridFrameTest twins").generator();
        int apart = 0;
        for (int round = 0; round < Thorough.bound(1000, 2000); round++) {
            long set = set(random, frame);
            long piece = frame.cells().piece(set, set & -set);
            long part = frame.cells().untied(piece);
            if (part != piece) {
                assertThat(oracle.value(part) ^ oracle.value(piece & ~part))
                        .as("piece %x", piece)
                        .isEqualTo(oracle.value(piece));
                apart++;
            }
        }
        assertThat(apart).isPositive();
    }

    @ParameterizedTest(name = "{0} rows of {1}")
    @CsvSource({"8, 8", "5, 12", "4, 16"})
    void a_piece_is_left_out_only_if_it_is_lost(int rows, int columns) {
        GridFrame frame = new GridFrame(rows, columns);
        NaiveGrundy<Long> cram = cram(frame);
        NaiveGrundy<Long> nodeKayles = nodeKayles(frame);
        RandomGenerator random =
                Seed.of("GridFrameTest lost " + rows + "x" + columns).generator();
        int lost = 0;
        for (int round = 0; round < Thorough.bound(120, 300); round++) {
            long half = set(random, frame) & random.nextLong();
            long both = half
                    | (mapped(half, frame, frame.rows() - 1, frame.columns() - 1)
                            >>> (random.nextInt(2) + (frame.rows() - 4) * frame.columns() + frame.columns() - 6));
            long piece = frame.cells().piece(both, both & -both);
            if (frame.images().leastUnlessLost(piece) == 0) {
                assertThat(cram.value(piece)).as("piece %x", piece).isZero();
                assertThat(nodeKayles.value(piece)).as("piece %x", piece).isZero();
                lost++;
            }
        }
        assertThat(lost).isPositive();
    }

    @ParameterizedTest(name = "{0} rows of {1}")
    @CsvSource({"8, 8", "5, 12", "3, 21", "1, 64"})
    void pieces_that_are_images_of_one_another_are_one(int rows, int columns) {
        GridFrame frame = new GridFrame(rows, columns);
        RandomGenerator random =
                Seed.of("GridFrameTest images " + rows + "x" + columns).generator();
        for (int round = 0; round < 300; round++) {
            long set = set(random, frame);
            long piece = frame.cells().piece(set, set);
            long least = frame.images().least(piece);
            assertThat(frame.images().least(least)).isEqualTo(least);
            assertThat(frame.images().least(mirrored(piece, frame))).isEqualTo(least);
            assertThat(frame.images().least(flipped(piece, frame))).isEqualTo(least);
        }
    }

    private static long mirrored(long set, GridFrame frame) {
        return mapped(set, frame, 0, frame.columns() - 1);
    }

    private static long flipped(long set, GridFrame frame) {
        return mapped(set, frame, frame.rows() - 1, 0);
    }

    private static long mapped(long set, GridFrame frame, int lastRow, int lastColumn) {
        long image = 0;
        for (int cell = 0; cell < frame.rows() * frame.columns(); cell++) {
            if (((set >>> cell) & 1) != 0) {
                int row = Math.abs(lastRow - cell / frame.columns());
                int column = Math.abs(lastColumn - cell % frame.columns());
                image |= 1L << (row * frame.columns() + column);
            }
        }
        return image;
    }
}
