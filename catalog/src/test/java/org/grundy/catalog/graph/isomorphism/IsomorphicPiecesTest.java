package org.grundy.catalog.graph.isomorphism;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.run.Run;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;

/// Pieces that are taken for one, against permutations of vertices and the values of Node Kayles by the definition.
final class IsomorphicPiecesTest {
    private static final int COLUMNS = 4;
    private static final Run RUN = Run.unlimited();

    private static long[] neighbours(int vertices, List<int[]> edges) {
        long[] neighbours = new long[vertices];
        for (int[] edge : edges) {
            neighbours[edge[0]] |= 1L << edge[1];
            neighbours[edge[1]] |= 1L << edge[0];
        }
        return neighbours;
    }

    private static long[] grid() {
        List<int[]> edges = new ArrayList<>();
        for (int cell = 0; cell < COLUMNS * COLUMNS; cell++) {
            if ((cell + 1) % COLUMNS != 0) {
                edges.add(new int[] {cell, cell + 1});
            }
            if (cell + COLUMNS < COLUMNS * COLUMNS) {
                edges.add(new int[] {cell, cell + COLUMNS});
            }
        }
        return neighbours(COLUMNS * COLUMNS, edges);
    }

    private static long[] takenWithNeighbours(long[] neighbours) {
        return IntStream.range(0, neighbours.length)
                .mapToLong(vertex -> neighbours[vertex] | (1L << vertex))
                .toArray();
    }

    private static long[] single(int vertices) {
        return IntStream.range(0, vertices).mapToLong(vertex -> 1L << vertex).toArray();
    }

    private static IsomorphicPieces nodeKayles(long[] neighbours) {
        return IsomorphicPieces.of(
                single(neighbours.length), takenWithNeighbours(neighbours), neighbours, neighbours.length);
    }

    private static NaiveGrundy<Long> byDefinition(long[] neighbours) {
        long[] taken = takenWithNeighbours(neighbours);
        return new NaiveGrundy<>(set -> IntStream.range(0, taken.length)
                .filter(vertex -> ((set >>> vertex) & 1) != 0)
                .mapToObj(vertex -> List.of(set & ~taken[vertex]))
                .toList());
    }

    private static long drawn(String rows) {
        long set = 0;
        for (int at = 0; at < rows.length(); at++) {
            set |= rows.charAt(at) == '#' ? 1L << at : 0;
        }
        return set;
    }

    @Test
    void four_cells_in_a_row_are_the_graph_of_four_around_a_corner_and_no_other_is() {
        IsomorphicPieces pieces = nodeKayles(grid());
        long row = drawn("####");
        long corner = drawn("###.#");
        long steps = drawn("##...##.");
        long tee = drawn("###..#..");
        long square = drawn("##..##..");
        assertThat(pieces.representative(row, RUN)).isEqualTo(row);
        assertThat(pieces.representative(corner, RUN)).isEqualTo(row);
        assertThat(pieces.representative(steps, RUN)).isEqualTo(row);
        assertThat(pieces.representative(tee, RUN)).isEqualTo(tee);
        assertThat(pieces.representative(square, RUN)).isEqualTo(square);
    }

    @Test
    void what_one_thread_met_another_one_knows() {
        IsomorphicPieces pieces = nodeKayles(grid());
        pieces.representative(drawn("####"), RUN);
        assertThat(pieces.forThread().representative(drawn("###.#"), RUN)).isEqualTo(drawn("####"));
    }

    /// K3,3 and the prism over a triangle: in both every vertex has three neighbours, so that all have one colour.
    @Test
    void regular_graphs_that_colours_do_not_tell_apart_are_not_taken_for_one() {
        List<int[]> edges = new ArrayList<>();
        for (int vertex = 0; vertex < 3; vertex++) {
            for (int other = 3; other < 6; other++) {
                edges.add(new int[] {vertex, other});
            }
            edges.add(new int[] {6 + vertex, 6 + (vertex + 1) % 3});
            edges.add(new int[] {9 + vertex, 9 + (vertex + 1) % 3});
            edges.add(new int[] {6 + vertex, 9 + vertex});
        }
        IsomorphicPieces pieces = nodeKayles(neighbours(12, edges));
        long complete = 0b111111;
        long prism = 0b111111_000000;
        assertThat(pieces.representative(complete, RUN)).isEqualTo(complete);
        assertThat(pieces.representative(prism, RUN)).isEqualTo(prism);
    }

    @Test
    void a_graph_with_its_vertices_exchanged_is_known_again() {
        RandomGenerator random = Seed.of("IsomorphicPiecesTest exchanged").generator();
        for (int round = 0; round < 300; round++) {
            int vertices = 2 + random.nextInt(12);
            List<int[]> edges = connected(random, vertices);
            int[] place = shuffled(random, vertices);
            List<int[]> both = new ArrayList<>(edges);
            edges.forEach(edge -> both.add(new int[] {vertices + place[edge[0]], vertices + place[edge[1]]}));
            IsomorphicPieces pieces = nodeKayles(neighbours(2 * vertices, both));
            long first = (1L << vertices) - 1;
            pieces.representative(first, RUN);
            assertThat(pieces.representative(first << vertices, RUN))
                    .as("%s", both.stream().map(Arrays::toString).toList())
                    .isEqualTo(first);
        }
    }

    @Test
    void pieces_have_the_value_of_what_represents_them() {
        RandomGenerator random = Seed.of("IsomorphicPiecesTest values").generator();
        long[] neighbours = grid();
        IsomorphicPieces pieces = nodeKayles(neighbours);
        NaiveGrundy<Long> oracle = byDefinition(neighbours);
        int others = 0;
        for (int round = 0; round < 2000; round++) {
            long piece = pieceOf(random.nextLong(1, 1L << neighbours.length), neighbours);
            long representative = pieces.representative(piece, RUN);
            assertThat(oracle.value(representative))
                    .as("%x for %x", representative, piece)
                    .isEqualTo(oracle.value(piece));
            others += representative == piece ? 0 : 1;
        }
        assertThat(others).as("pieces drawn otherwise").isPositive();
    }

    @Test
    void nothing_is_compared_where_moves_take_anything_but_a_vertex_with_its_neighbours_or_an_edge() {
        long[] neighbours = grid();
        IsomorphicPieces alone = IsomorphicPieces.of(single(16), single(16), neighbours, 16);
        assertThat(alone).isSameAs(IsomorphicPieces.NONE);
        assertThat(alone.representative(drawn("####"), RUN)).isEqualTo(drawn("####"));
        assertThat(alone.representative(drawn("###.#"), RUN)).isEqualTo(drawn("###.#"));
        long[] edges = {0b11};
        assertThat(IsomorphicPieces.of(edges, edges, new long[] {0b10, 0b01}, 2))
                .isNotSameAs(IsomorphicPieces.NONE);
    }

    /// The connected piece of the least element of a set.
    private static long pieceOf(long set, long[] neighbours) {
        long piece = set & -set;
        for (long before = 0; before != piece; ) {
            before = piece;
            for (int vertex = 0; vertex < neighbours.length; vertex++) {
                piece |= ((piece >>> vertex) & 1) != 0 ? neighbours[vertex] & set : 0;
            }
        }
        return piece;
    }

    private static List<int[]> connected(RandomGenerator random, int vertices) {
        List<int[]> edges = new ArrayList<>();
        for (int vertex = 1; vertex < vertices; vertex++) {
            edges.add(new int[] {vertex, random.nextInt(vertex)});
            if (vertex > 1 && random.nextBoolean()) {
                edges.add(new int[] {vertex, random.nextInt(vertex)});
            }
        }
        return edges;
    }

    private static int[] shuffled(RandomGenerator random, int count) {
        int[] places = IntStream.range(0, count).toArray();
        for (int last = count - 1; last > 0; last--) {
            int other = random.nextInt(last + 1);
            int place = places[last];
            places[last] = places[other];
            places[other] = place;
        }
        return places;
    }
}
