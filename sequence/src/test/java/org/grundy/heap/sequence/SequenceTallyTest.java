package org.grundy.heap.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.grundy.heap.Sequences;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;

/// A tally has each value, how many heaps have it, the first and the last one.
final class SequenceTallyTest {
    private static SequenceTally tally(NimValues values, int count) {
        return SequenceTally.of(values, count, Run.unlimited());
    }

    /// R. K. Guy and C. A. B. Smith, The G-values of various games (1956): heap 0 of Kayles alone has the value 0,
    /// the largest value is 8, and behind heap 70 only 1, 2, 4, 7 and 8 occur.
    @Test
    void kayles_has_its_values_as_often_as_they_are_listed() {
        NimSequence kayles = NimSequence.of(Sequences.code("0.77"));
        kayles.extend(10_000, Run.unlimited());
        SequenceTally tally = tally(kayles.values(), 10_000);
        assertThat(tally.rows().getFirst()).isEqualTo(new SequenceTally.Row(0, 1, 0, 0));
        assertThat(tally.rows()).extracting(SequenceTally.Row::value).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8);
        assertThat(tally.rows().stream().filter(row -> row.last() > 70))
                .extracting(SequenceTally.Row::value)
                .containsExactly(1, 2, 4, 7, 8);
        for (SequenceTally.Row row : tally.rows()) {
            int[] heaps = IntStream.range(0, 10_000)
                    .filter(n -> kayles.values().get(n) == row.value())
                    .toArray();
            assertThat(row)
                    .isEqualTo(new SequenceTally.Row(row.value(), heaps.length, heaps[0], heaps[heaps.length - 1]));
        }
    }

    @Test
    void heaps_behind_those_that_are_asked_for_do_not_count() {
        NimValues values = Sequences.values(0, 5, 5, 300, 0);
        assertThat(tally(values, 3).rows())
                .isEqualTo(List.of(new SequenceTally.Row(0, 1, 0, 0), new SequenceTally.Row(5, 2, 1, 2)));
        assertThat(tally(values, 5).rows())
                .isEqualTo(List.of(
                        new SequenceTally.Row(0, 2, 0, 4),
                        new SequenceTally.Row(5, 2, 1, 2),
                        new SequenceTally.Row(300, 1, 3, 3)));
    }

    @Test
    void values_that_are_too_large_for_a_tally_are_refused() {
        NimValues values = Sequences.values(1 << 24);
        assertThatThrownBy(() -> tally(values, 1))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("the largest one here is 16777216");
    }
}
