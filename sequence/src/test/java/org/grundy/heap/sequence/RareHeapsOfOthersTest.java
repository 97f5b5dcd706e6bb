package org.grundy.heap.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.heap.Sequences;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.value.HeapParity;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The rare heaps and largest values of sequences without a known period are those that others found.
final class RareHeapsOfOthersTest {
    /// A. Flammenkamp, Sprague-Grundy Values of Grundy's Game: rare values share an even number of ones with the
    /// mask of all bits but the lowest one; these are the first ones of his list, up to heap 231.
    private static final String FIRST_OF_GRUNDYS_GAME = """
            0=0 1=0 2=0 3=1 4=0 6=1 7=0 9=1 10=0 12=1 15=1 20=0 23=0 26=0 28=1 31=1 34=1 37=1 40=1 43=1 46=1 49=1 \
            50=0 52=1 53=0 55=1 58=1 61=1 87=7 90=7 93=7 146=6 149=6 152=6 158=11 161=11 164=11 167=11 176=7 179=7 \
            181=12 182=7 185=7 188=7 190=12 193=12 196=10 231=10""";

    private static SequenceSummary summary(String code, int count) {
        NimSequence sequence = NimSequence.of(Sequences.code(code));
        sequence.extend(count, Run.unlimited());
        return SequenceSummary.of(sequence.values(), count, HeapParity.IGNORED, Run.unlimited());
    }

    @Test
    void the_first_rare_heaps_of_grundys_game_are_those_of_flammenkamps_list() {
        NimSequence sequence = NimSequence.of(Sequences.code("4!.0"));
        sequence.extend(232, Run.unlimited());
        NimValues values = NimValues.first(sequence.values(), 232);
        SparseSpace space = new SparseSpace(8, 0xFE, HeapParity.IGNORED);
        assertThat(IntStream.of(space.rarePositions(values, 0))
                        .mapToObj(heap -> heap + "=" + values.get(heap))
                        .collect(Collectors.joining(" ")))
                .isEqualTo(FIRST_OF_GRUNDYS_GAME);
    }

    /// J. P. Grossman, "Searching for periodicity in Officers": a value is rare if it shares an even number of ones
    /// with 0x1EE.
    @Test
    void officers_has_1584_rare_heaps_to_100_000() {
        assertRare("0.6", 0x1EE, 1584, 20_627);
    }

    /// T. Czajka, octal-games, UnsolvedGames: mask FE, 1274 rare heaps, the last one 82 860.
    @Test
    void grundys_game_has_1274_rare_heaps_to_100_000() {
        assertRare("4!.0", 0xFE, 1274, 82_860);
    }

    private static void assertRare(String code, int mask, long rare, long last) {
        SequenceSummary summary = summary(code, 100_001);
        assertThat(summary.mask()).isEqualTo(mask);
        assertThat(summary.rare()).isEqualTo(rare);
        assertThat(summary.lastRare()).isEqualTo(last);
    }

    /// The same list: to 2^21 the largest values are 231, first at 763 622, and 319, first at 1 274 955.
    @Tag(Thorough.TAG)
    @Test
    void the_largest_values_of_grundys_game_and_of_officers_are_those_of_czajkas_list() {
        SequenceSummary grundy = summary("4!.0", 1 << 21);
        assertThat(grundy.max()).isEqualTo(231);
        assertThat(grundy.maxAt()).isEqualTo(763_622);
        assertThat(grundy.rare()).isEqualTo(1274);
        SequenceSummary officers = summary("0.6", 1 << 21);
        assertThat(officers.max()).isEqualTo(319);
        assertThat(officers.maxAt()).isEqualTo(1_274_955);
        assertThat(officers.rare()).isEqualTo(1584);
    }
}
