package org.grundy.render.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.grundy.discover.Certainty;
import org.grundy.discover.FormDoubt;
import org.grundy.discover.FoundForm;
import org.grundy.discover.form.Form;
import org.grundy.discover.prove.Proof;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;
import org.grundy.render.Language;
import org.grundy.text.BilingualText;
import org.junit.jupiter.api.Test;

/// A form in JSON says what its sentence says of how far it is known.
final class FormRecordTest {
    private static final BilingualText SENTENCE = new BilingualText("One.", "一。");
    private static final Proof OF_CHOICES = new Proof("window", SENTENCE, SENTENCE);
    private static final Proof OF_EVERY =
            new Proof("parametric", SENTENCE, SENTENCE, List.of(), List.of("m >= 1", "k >= m"));

    private static DiscoveryRecord.FormRecord record(Certainty certainty, List<String> names) {
        List<SampleBlock> blocks = names.isEmpty() ? List.of(block()) : List.of(block(2L, 5L), block(3L, 7L));
        Form form = new Form.Formula(new IntExpr.Constant(0));
        return DiscoveryRecord.FormRecord.of(
                new FoundForm(form, certainty, 1, 1),
                new Samples(List.of("n"), names, SampledQuantity.GRUNDY, blocks),
                Language.EN);
    }

    private static SampleBlock block(Long... parameters) {
        return new SampleBlock(List.of(parameters), 0, List.of(1), new int[] {0});
    }

    private static DiscoveryRecord.FormRecord ofTwo(Certainty certainty) {
        return record(certainty, List.of("m", "k"));
    }

    @Test
    void a_proof_for_some_parameters_says_for_which() {
        DiscoveryRecord.FormRecord record = ofTwo(new Certainty.Proved(List.of(OF_CHOICES)));
        assertThat(record.label()).isEqualTo("proved");
        assertThat(record.every()).isNull();
        assertThat(record.choices()).containsExactly(List.of(2L, 5L), List.of(3L, 7L));
    }

    @Test
    void a_proof_for_every_parameter_says_from_where_on() {
        DiscoveryRecord.FormRecord record = ofTwo(new Certainty.Proved(List.of(OF_EVERY)));
        assertThat(record.every()).containsExactly("m >= 1", "k >= m");
        assertThat(record.choices()).isNull();
    }

    @Test
    void several_proofs_hold_for_the_computed_parameters_alone() {
        DiscoveryRecord.FormRecord record = ofTwo(new Certainty.Proved(List.of(OF_EVERY, OF_CHOICES)));
        assertThat(record.every()).isNull();
        assertThat(record.choices()).hasSize(2);
    }

    @Test
    void what_is_checked_or_guessed_says_for_which_parameters() {
        assertThat(ofTwo(new Certainty.Checked()).choices()).hasSize(2);
        DiscoveryRecord.FormRecord guess = ofTwo(new Certainty.Guess(FormDoubt.FEW_PERIODS));
        assertThat(guess.choices()).hasSize(2);
        assertThat(guess.doubt()).isEqualTo("few_periods");
    }

    @Test
    void a_bound_is_said_and_without_parameters_nothing_of_them() {
        DiscoveryRecord.FormRecord record = record(new Certainty.Bounded(18, OF_CHOICES), List.of());
        assertThat(record.bound()).isEqualTo(BigInteger.TEN.pow(18));
        assertThat(record.choices()).isNull();
        assertThat(record.every()).isNull();
        assertThat(record.doubt()).isNull();
    }
}
