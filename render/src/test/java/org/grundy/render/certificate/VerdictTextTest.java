package org.grundy.render.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.evidence.NimberCertificate;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.evidence.QuotientCertificate;
import org.grundy.evidence.TamenessCertificate;
import org.grundy.lang.Library;
import org.grundy.proof.NimberVerdict;
import org.grundy.proof.PeriodVerdict;
import org.grundy.proof.QuotientVerdict;
import org.grundy.proof.TamenessVerdict;
import org.grundy.render.Language;
import org.grundy.render.certificate.verdict.NimberVerdictText;
import org.grundy.render.certificate.verdict.PeriodVerdictText;
import org.grundy.render.certificate.verdict.QuotientVerdictText;
import org.grundy.render.certificate.verdict.TamenessVerdictText;
import org.grundy.render.certificate.verdict.VerdictWords;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class VerdictTextTest {
    @ParameterizedTest
    @EnumSource
    void every_fault_of_a_period_has_its_sentence(PeriodVerdict.Fault fault) {
        PeriodCertificate claim = new PeriodCertificate("0.77", "guy-smith", 71, 12, 0, 168);
        isSaid(language -> PeriodVerdictText.of(claim, new PeriodVerdict.Refused(fault, 5), language));
    }

    @ParameterizedTest
    @EnumSource
    void every_fault_of_a_quotient_has_its_sentence(QuotientVerdict.Fault fault) {
        QuotientCertificate claim =
                new QuotientCertificate("0.3", List.of(List.of(1)), List.of(1), List.of(0, 1), Optional.empty());
        isSaid(language -> QuotientVerdictText.of(claim, new QuotientVerdict.Refused(fault, 1), language));
    }

    @ParameterizedTest
    @EnumSource
    void every_fault_of_tameness_has_its_sentence(TamenessVerdict.Fault fault) {
        TamenessCertificate claim = new TamenessCertificate(
                new TamenessCertificate.Heaps("0.3", Optional.empty()), List.of(new TamenessCertificate.Pair(0, 1)));
        isSaid(language -> TamenessVerdictText.of(claim, new TamenessVerdict.Refused(fault, 0), language));
    }

    @Test
    void a_claim_about_no_sum_has_words_too() {
        TamenessCertificate claim = new TamenessCertificate(
                new TamenessCertificate.Positions(List.of("nim"), List.of(), List.of("nim(0)")),
                List.of(new TamenessCertificate.Pair(0, 1)));
        TamenessVerdict refused = new TamenessVerdict.Refused(TamenessVerdict.Fault.SUM, 0);
        assertThat(TamenessVerdictText.of(claim, refused, Language.EN).claim())
                .isEqualTo("tame positions, and no sum of them");
    }

    @ParameterizedTest
    @EnumSource
    void every_fault_of_a_board_has_its_sentence(NimberVerdict.Fault fault) {
        NimberCertificate claim =
                new NimberCertificate("cram(1,1)", new NimberCertificate.Board.Cells(2), new BitSet(), 0, 0, List.of());
        isSaid(language -> NimberVerdictText.of(claim, new NimberVerdict.Refused(fault, 3), language));
    }

    private static void isSaid(Function<Language, VerdictWords> words) {
        for (Language language : Language.values()) {
            VerdictWords said = words.apply(language);
            assertThat(said.isAccepted()).isFalse();
            assertThat(said.why())
                    .isNotEmpty()
                    .allSatisfy(paragraph ->
                            assertThat(paragraph).doesNotContain("fault.").doesNotContain("{"));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    {"format": "cake"}                       | "format" must be one of grundy period certificate
                    {}                                       | the field "format" of the certificate must be a text
                    [1]                                      | another JSON value
                    {                                        | this is no JSON: see line 1
                    {"format": "grundy period certificate"}  | the field "version"
                    """)
    void what_is_no_certificate_is_refused_with_what_was_expected(String text, String sentence) {
        assertThatThrownBy(() -> Certificate.read(text, () -> new Library(List.of())))
                .isInstanceOf(InputError.class)
                .hasMessageContaining(sentence);
    }
}
