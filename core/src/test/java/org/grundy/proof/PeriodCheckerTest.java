package org.grundy.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.evidence.SequenceCertificate;
import org.grundy.heap.SubtractionSet;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.proof.PeriodVerdict.Accepted;
import org.grundy.proof.PeriodVerdict.Fault;
import org.grundy.proof.PeriodVerdict.Refused;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PeriodCheckerTest {
    private static final int ENOUGH = 10_000;

    private static SequenceCertificate proof(NimSequence sequence) {
        sequence.prove(ENOUGH, Run.unlimited());
        return sequence.certificate(Run.unlimited()).orElseThrow();
    }

    private static SequenceCertificate octal(String digits) {
        return proof(NimSequence.of(
                TakeAndBreakCode.of(digits.chars().map(digit -> digit - '0').toArray())));
    }

    private static PeriodVerdict check(SequenceCertificate certificate) {
        return PeriodChecker.check(certificate, Run.unlimited());
    }

    private static SequenceCertificate with(SequenceCertificate proof, PeriodCertificate claim) {
        return new SequenceCertificate(claim, proof.mask(), proof.checksum(), proof.values());
    }

    @ParameterizedTest
    @ValueSource(strings = {"077", "0137", "007", "43", "40", "0045", "0351", "0156", "033", "01"})
    void the_proof_of_an_octal_game_is_accepted(String digits) {
        SequenceCertificate proof = octal(digits);
        assertThat(check(proof)).isEqualTo(new Accepted(proof.period().checkedTo()));
        assertThat(check(new SequenceCertificate(proof.period(), 0, proof.checksum(), List.of())))
                .isInstanceOf(Accepted.class);
    }

    @Test
    void numbers_near_the_ends_of_64_bits_prove_nothing() {
        long far = 1L << 62;
        SequenceCertificate proof = octal("077");
        for (long preperiod : new long[] {0, 1, far - 1, far, Long.MAX_VALUE}) {
            for (long period : new long[] {1, far - 1, far, Long.MAX_VALUE}) {
                if (preperiod <= Long.MAX_VALUE - period) {
                    PeriodCertificate claim =
                            new PeriodCertificate("0.77", "guy-smith", preperiod, period, 0, preperiod + period);
                    assertThat(check(with(proof, claim))).isInstanceOf(Refused.class);
                } else {
                    assertThatThrownBy(() ->
                                    new PeriodCertificate("0.77", "guy-smith", preperiod, period, 0, Long.MAX_VALUE))
                            .isInstanceOf(IllegalArgumentException.class);
                }
            }
        }
        assertThat(check(with(proof, new PeriodCertificate("0.77", "guy-smith", far, far - 1, 0, Long.MAX_VALUE))))
                .isEqualTo(new Refused(Fault.BOUND, Long.MAX_VALUE));
        assertThatThrownBy(() -> new PeriodCertificate("0.77", "guy-smith", far, far, 0, 100))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void proofs_of_subtraction_games_are_accepted() {
        assertThat(check(proof(NimSequence.of(SubtractionSet.of(2, 3, 7))))).isInstanceOf(Accepted.class);
        for (SubtractionSet forbidden : List.of(
                SubtractionSet.of(1), SubtractionSet.of(1, 3), SubtractionSet.of(2, 5, 6), SubtractionSet.of(4))) {
            assertThat(check(proof(NimSequence.allBut(forbidden))))
                    .as("all but %s", forbidden)
                    .isInstanceOf(Accepted.class);
        }
    }

    @Test
    void every_changed_value_is_found_at_its_heap() {
        SequenceCertificate proof = octal("077");
        for (int n = 0; n < proof.values().size(); n++) {
            List<Integer> changed = new ArrayList<>(proof.values());
            changed.set(n, changed.get(n) ^ 1);
            assertThat(check(new SequenceCertificate(proof.period(), proof.mask(), proof.checksum(), changed)))
                    .isEqualTo(new Refused(Fault.VALUE, n));
        }
    }

    @Test
    void a_missing_value_and_another_checksum_are_refused() {
        SequenceCertificate proof = octal("077");
        List<Integer> fewer = proof.values().subList(0, 167);
        assertThat(check(new SequenceCertificate(proof.period(), 0, proof.checksum(), fewer)))
                .isEqualTo(new Refused(Fault.COUNT, 167));
        assertThat(check(new SequenceCertificate(proof.period(), 0, "00", List.of())))
                .isEqualTo(new Refused(Fault.CHECKSUM, -1));
    }

    @Test
    void a_period_that_does_not_hold_is_refused_where_it_fails() {
        // 70 is the last exceptional heap of Kayles: G(70) = 6, but G(82) = 2 and so on (A002186).
        NimSequence kayles = NimSequence.of(TakeAndBreakCode.of(0, 7, 7));
        kayles.extend(1000, Run.unlimited());
        PeriodCertificate early = new PeriodCertificate("0.77", "guy-smith", 70, 12, 0, 168);
        assertThat(check(with(proof(kayles), early))).isEqualTo(new Refused(Fault.REPETITION, 70));
    }

    @Test
    void too_few_values_for_the_bound_are_refused() {
        SequenceCertificate proof = octal("077");
        PeriodCertificate few = new PeriodCertificate("0.77", "guy-smith", 71, 12, 0, 167);
        assertThat(check(with(proof, few))).isEqualTo(new Refused(Fault.BOUND, 168));
    }

    @Test
    void a_theorem_must_speak_of_the_rules() {
        SequenceCertificate proof = octal("077");
        for (String rules : Arrays.asList("4!.0", "0.[3]", "1.7", "", "0.7 7")) {
            PeriodCertificate other = new PeriodCertificate(rules, "guy-smith", 71, 12, 0, 168);
            assertThat(check(with(proof, other))).isEqualTo(new Refused(Fault.RULES, -1));
        }
        PeriodCertificate unknown = new PeriodCertificate("0.77", "wishful", 71, 12, 0, 168);
        assertThat(check(with(proof, unknown))).isEqualTo(new Refused(Fault.THEOREM, -1));
        PeriodCertificate rising = new PeriodCertificate("0.77", "guy-smith", 71, 12, 1, 168);
        assertThat(check(with(proof, rising))).isEqualTo(new Refused(Fault.THEOREM, -1));
    }

    @Test
    void an_all_but_state_must_come_again() {
        SequenceCertificate proof = proof(NimSequence.allBut(SubtractionSet.of(1, 3)));
        PeriodCertificate claim = proof.period();
        PeriodCertificate twice = new PeriodCertificate(
                claim.rules(), "all-but", claim.preperiod(), claim.period(), claim.saltus() + 1, claim.checkedTo());
        assertThat(check(with(proof, twice))).isInstanceOf(Refused.class);
    }
}
