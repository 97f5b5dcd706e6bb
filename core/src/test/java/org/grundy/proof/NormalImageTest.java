package org.grundy.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Shapes on a square of cells, by their cells as bits: that of row r and column c is bit 4r + c.
final class NormalImageTest {
    private static final int SIDE = 4;

    private static BitSet normal(int cells) {
        return NormalImage.of(BitSet.valueOf(new long[] {cells}), SIDE);
    }

    /// Whether all cells can be reached from the first one by steps to the side.
    private static boolean isConnected(int cells) {
        int reached = Integer.lowestOneBit(cells);
        for (int before = 0; before != reached; ) {
            before = reached;
            int sideways = (reached & 0x7777) << 1 | (reached & 0xeeee) >>> 1;
            reached |= cells & (reached << SIDE | reached >>> SIDE | sideways) & 0xffff;
        }
        return reached == cells;
    }

    /// S. W. Golomb, *Polyominoes* (1994): 1, 1, 2, 5 and 12 of up to five cells, of which that of five in a row
    /// does not fit here.
    @Test
    void there_are_as_many_images_as_free_polyominoes() {
        int[] expected = {1, 1, 2, 5, 11};
        for (int size = 1; size <= expected.length; size++) {
            Set<BitSet> images = new HashSet<>();
            for (int cells = 1; cells < 1 << (SIDE * SIDE); cells++) {
                if (Integer.bitCount(cells) == size && isConnected(cells)) {
                    images.add(normal(cells));
                }
            }
            assertThat(images).hasSize(expected[size - 1]);
        }
    }

    @Test
    void an_image_is_one_of_the_shape_and_stands_for_itself() {
        BitSet corner = normal(0b0000_0100_0110_0000);
        assertThat(corner).isEqualTo(BitSet.valueOf(new long[] {0b0001_0011}));
        for (int shape : List.of(0b0011_0001, 0b0011_0010, 0b0001_0011, 0b0010_0011, 0b1100_0100_0000_0000)) {
            assertThat(normal(shape)).isEqualTo(corner);
        }
        assertThat(NormalImage.of(corner, SIDE)).isEqualTo(corner);
        assertThat(normal(0)).isEqualTo(new BitSet());
    }
}
