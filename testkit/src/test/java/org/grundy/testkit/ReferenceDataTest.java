package org.grundy.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ReferenceDataTest {

    @Test
    void the_period_of_kayles_is_listed() {
        assertThat(ReferenceData.octalPeriods()).contains(new OctalPeriod("0.77", 71, 12, 8, 27));
    }

    @Test
    void the_sequence_of_kayles_agrees_with_the_oracle() {
        // OEIS A002186.
        NaiveGrundy<Integer> kayles = new NaiveGrundy<>(HeapGames::kayles);
        OeisSequence published = sequence("A002186");
        for (int i = 0; i < published.terms().size(); i++) {
            int heap = published.offset() + i + published.indexShift();
            assertThat(kayles.value(heap))
                    .as("a row of %d", heap)
                    .isEqualTo(published.terms().get(i));
        }
    }

    @Test
    void the_listed_period_of_kayles_holds_in_the_listed_sequence() {
        List<Integer> terms = sequence("A002186").terms();
        OctalPeriod kayles = ReferenceData.octalPeriods().stream()
                .filter(p -> p.code().equals("0.77"))
                .findFirst()
                .orElseThrow();
        for (int n = kayles.preperiod(); n + kayles.period() < terms.size(); n++) {
            assertThat(terms.get(n + kayles.period())).isEqualTo(terms.get(n));
        }
        assertThat(terms.get(kayles.preperiod() - 1 + kayles.period())).isNotEqualTo(terms.get(kayles.preperiod() - 1));
    }

    @Test
    void a_board_a_quotient_and_a_sample_are_read_whole() {
        assertThat(ReferenceData.cram()).contains(new CramValue(5, 6, 2));
        assertThat(ReferenceData.misereQuotients()).containsEntry("0.123", new PublishedQuotient(20, 5, 5, 5));
        assertThat(ReferenceData.problemSamples()).anySatisfy(sample -> {
            assertThat(sample.id()).isEqualTo("HDU 1846 Brave Game");
            assertThat(sample.sampleInput()).isEqualTo("2\n23 2\n4 3");
            assertThat(sample.sampleOutput()).isEqualTo("first\nsecond");
        });
    }

    private static OeisSequence sequence(String number) {
        return ReferenceData.oeisSequences().stream()
                .filter(sequence -> sequence.oeis().equals(number))
                .findFirst()
                .orElseThrow();
    }
}
