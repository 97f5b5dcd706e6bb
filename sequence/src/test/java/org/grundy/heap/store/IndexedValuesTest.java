package org.grundy.heap.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.heap.Sequences;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.sequence.SequenceTally;
import org.grundy.heap.value.HeapParity;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;

/// Class indices tell the values behind the first heaps; these have their own.
final class IndexedValuesTest {
    /// By mask 1 the even values are rare, and 2i and 2i + 1 have the class index i.
    private static final SparseSpace SPACE = new SparseSpace(4, 1, HeapParity.IGNORED);

    private static IndexedValues behind(NimValues head, int... indices) {
        return new IndexedValues(head, Sequences.values(indices), SPACE);
    }

    @Test
    void the_largest_value_is_a_rare_one_where_no_common_heap_has_its_index() {
        NimValues head = Sequences.values(0, 1, 6, 3);
        assertThat(behind(head, 0, 0, 3, 1).max()).isEqualTo(6);
        assertThat(behind(head, 0, 0, 3, 1, 2).max()).isEqualTo(6);
        assertThat(behind(head, 0, 0, 3, 1, 2, 3).max()).isEqualTo(7);
        assertThat(behind(head, 0, 0, 3, 1, 4).max()).isEqualTo(9);
    }

    @Test
    void values_are_counted_as_they_are_read_one_by_one() {
        IndexedValues values = behind(Sequences.values(0, 1, 6, 3), 0, 0, 3, 1, 3, 0);
        assertThat(SequenceTally.of(values, 6, Run.unlimited()).rows())
                .isEqualTo(List.of(
                        new SequenceTally.Row(0, 1, 0, 0),
                        new SequenceTally.Row(1, 2, 1, 5),
                        new SequenceTally.Row(3, 1, 3, 3),
                        new SequenceTally.Row(6, 1, 2, 2),
                        new SequenceTally.Row(7, 1, 4, 4)));
    }
}
