package org.grundy.catalog.graph.removal.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.catalog.graph.notation.GridBoard;
import org.grundy.catalog.graph.notation.NamedGraph;
import org.grundy.catalog.graph.removal.GridPositions;
import org.grundy.catalog.graph.removal.RemovalBoard;
import org.grundy.catalog.graph.removal.RemovalPosition;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.testkit.Seed;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The least images of positions on boards of more than 64 cells, against the definition.
final class BoardImagesTest {
    /// The definition, by the removals that are allowed.
    private static NaiveGrundy<RemovalPosition> oracle() {
        return new NaiveGrundy<>(position -> position.arena().removals().stream()
                .filter(position::allows)
                .map(position::after)
                .toList());
    }

    /// Some cells in a corner of the board.
    private static BitSet cells(RandomGenerator random, int columns) {
        BitSet cells = new BitSet();
        for (int cell = 0; cell < 14; cell++) {
            cells.set(random.nextInt(4) * columns + random.nextInt(5));
        }
        return cells;
    }

    @ParameterizedTest(name = "{0}×{1}")
    @CsvSource({"9, 8", "5, 14", "14, 5"})
    void an_image_has_the_value_of_its_position(int rows, int columns) {
        GridBoard board = new GridBoard(rows, columns);
        BoardImages images = new BoardImages();
        RandomGenerator random =
                Seed.of("BoardImagesTest " + rows + "x" + columns).generator();
        for (RemovalBoard arena :
                List.of(vertices(board), GridPositions.whole(board).arena())) {
            NaiveGrundy<RemovalPosition> oracle = oracle();
            for (int round = 0; round < 30; round++) {
                RemovalPosition position = new RemovalPosition(arena, cells(random, columns));
                assertThat(oracle.value(images.least(position)))
                        .as(position.toString())
                        .isEqualTo(oracle.value(position));
            }
        }
    }

    @ParameterizedTest(name = "{0}×{1}")
    @CsvSource({"9, 8", "5, 14"})
    void positions_that_lie_otherwise_have_one_image(int rows, int columns) {
        GridBoard board = new GridBoard(rows, columns);
        RemovalBoard arena = vertices(board);
        BoardImages images = new BoardImages();
        RandomGenerator random = Seed.of("BoardImagesTest lie " + rows).generator();
        for (int round = 0; round < 30; round++) {
            BitSet cells = cells(random, columns);
            BitSet turned = new BitSet();
            cells.stream().map(cell -> arena.size() - 1 - cell).forEach(turned::set);
            BitSet lower = new BitSet();
            cells.stream().map(cell -> cell + columns).forEach(lower::set);
            RemovalPosition least = images.least(new RemovalPosition(arena, cells));
            assertThat(images.least(new RemovalPosition(arena, turned))).isEqualTo(least);
            assertThat(images.least(new RemovalPosition(arena, lower))).isEqualTo(least);
            assertThat(images.least(least)).isEqualTo(least);
        }
    }

    private static RemovalBoard vertices(GridBoard board) {
        return RemovalBoard.takingRelated(board.graph(NamedGraph.NOWHERE)).arena();
    }
}
