package org.grundy.catalog.graph.removal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.testkit.Seed;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is done to sets of cells before they are searched, against Cram by the definition.
final class GridFrameTest {
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
        SetRules.SetShape shape = frame.shape();
        RandomGenerator random =
                Seed.of("GridFrameTest " + rows + "x" + columns).generator();
        for (int round = 0; round < 60; round++) {
            long set = set(random, frame);
            int value = 0;
            long rest = shape.reduced().applyAsLong(set);
            while (rest != 0) {
                long piece = shape.firstPiece().applyAsLong(rest);
                rest &= ~piece;
                value ^= oracle.value(shape.least().applyAsLong(piece));
            }
            assertThat(value).as("set %x", set).isEqualTo(oracle.value(set));
        }
    }

    @ParameterizedTest(name = "{0} rows of {1}")
    @CsvSource({"8, 8", "5, 12", "3, 21", "1, 64"})
    void pieces_that_are_images_of_one_another_are_one(int rows, int columns) {
        GridFrame frame = new GridFrame(rows, columns);
        RandomGenerator random =
                Seed.of("GridFrameTest images " + rows + "x" + columns).generator();
        for (int round = 0; round < 300; round++) {
            long piece = frame.shape().firstPiece().applyAsLong(set(random, frame));
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
