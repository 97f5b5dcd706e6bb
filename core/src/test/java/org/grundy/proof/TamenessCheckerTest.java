package org.grundy.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.QuotientCertificate.Repeat;
import org.grundy.evidence.TamenessCertificate;
import org.grundy.evidence.TamenessCertificate.Heaps;
import org.grundy.evidence.TamenessCertificate.Pair;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.SubtractionSet;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.misere.HeapGame;
import org.grundy.misere.HeapTameness;
import org.grundy.proof.TamenessVerdict.Accepted;
import org.grundy.proof.TamenessVerdict.Fault;
import org.grundy.proof.TamenessVerdict.Refused;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;

final class TamenessCheckerTest {
    private static TamenessCertificate proof(SequenceRules rules) {
        return HeapTameness.of(HeapGame.of(rules), 5, 300, Run.unlimited()).certificate();
    }

    private static SequenceRules code(int... digits) {
        return new SequenceRules.Coded(TakeAndBreakCode.of(digits));
    }

    private static Heaps about(TamenessCertificate certificate) {
        return (Heaps) certificate.about();
    }

    private static TamenessVerdict check(TamenessCertificate certificate) {
        return TamenessChecker.check(certificate, about(certificate), Run.unlimited());
    }

    private static Fault fault(TamenessCertificate certificate) {
        return ((Refused) check(certificate)).fault();
    }

    private static TamenessCertificate with(TamenessCertificate proof, int place, Pair pair) {
        List<Pair> values = new ArrayList<>(proof.values());
        values.set(place, pair);
        return new TamenessCertificate(proof.about(), values);
    }

    /// Finite subtraction games are tame (Ferguson 1974); 0.22, 0.31, 0.52, 0.73 and 4.3 are, too (Winning
    /// Ways, ch. 13).
    @Test
    void tame_games_are_accepted_for_all_heaps() {
        List<SequenceRules> tame = List.of(
                code(0, 2, 2),
                code(0, 3, 1),
                code(0, 5, 2),
                code(0, 7, 3),
                code(4, 3),
                new SequenceRules.Taken(SubtractionSet.of(2, 5, 7)));
        for (SequenceRules rules : tame) {
            TamenessCertificate proof = proof(rules);
            assertThat(about(proof).period()).as(rules.toString()).isPresent();
            assertThat(check(proof)).as(rules.toString()).isInstanceOf(Accepted.class);
        }
    }

    /// Source: Winning Ways, ch. 13: five pins are the first wild row.
    @Test
    void the_first_wild_row_of_kayles_is_shown() {
        TamenessCertificate proof = proof(code(0, 7, 7));
        assertThat(proof.wild()).isTrue();
        assertThat(proof.values().getLast()).isEqualTo(new Pair(4, 1));
        assertThat(check(proof)).isEqualTo(new Accepted(6));
        assertThat(fault(with(proof, 5, new Pair(4, 0)))).isEqualTo(Fault.MISERE);
        assertThat(fault(with(proof, 5, new Pair(4, 4)))).isEqualTo(Fault.MISERE);
        assertThat(fault(with(proof, 4, new Pair(4, 1)))).isEqualTo(Fault.KIND);
    }

    @Test
    void every_changed_value_is_refused() {
        TamenessCertificate proof = proof(code(0, 7, 3));
        for (int place = 0; place < proof.values().size(); place++) {
            for (int normal = 0; normal < 5; normal++) {
                for (int misere = 0; misere < 5; misere++) {
                    Pair pair = new Pair(normal, misere);
                    if (!pair.equals(proof.values().get(place))) {
                        assertThat(check(with(proof, place, pair)))
                                .as("heap " + place + " " + pair)
                                .isInstanceOf(Refused.class);
                    }
                }
            }
        }
    }

    @Test
    void other_rules_and_other_periods_are_refused() {
        TamenessCertificate proof = proof(code(0, 7, 3));
        Repeat repeat = about(proof).period().orElseThrow();
        assertThat(fault(new TamenessCertificate(new Heaps("0.77", about(proof).period()), proof.values())))
                .isIn(Fault.NORMAL, Fault.MISERE);
        assertThat(fault(new TamenessCertificate(new Heaps("nim", about(proof).period()), proof.values())))
                .isEqualTo(Fault.RULES);
        Heaps shorter =
                new Heaps("0.73", Optional.of(new Repeat(repeat.preperiod(), Math.max(1, repeat.period() - 1))));
        assertThat(fault(new TamenessCertificate(shorter, proof.values()))).isEqualTo(Fault.REPETITION);
        Heaps longer = new Heaps("0.73", Optional.of(new Repeat(repeat.preperiod(), 2 * repeat.period())));
        assertThat(fault(new TamenessCertificate(longer, proof.values()))).isEqualTo(Fault.BOUND);
        assertThat(fault(new TamenessCertificate(new Heaps("0.73", Optional.empty()), List.of())))
                .isEqualTo(Fault.COUNT);
    }

    /// No theorem proves a period where any number may be taken, or where parts must differ.
    @Test
    void games_without_a_theorem_are_shown_tame_up_to_a_heap_only() {
        for (String rules : List.of("allbut[2]", "0.[3]")) {
            TamenessCertificate proof = rules.equals("0.[3]")
                    ? new TamenessCertificate(
                            new Heaps(rules, Optional.empty()),
                            List.of(new Pair(0, 1), new Pair(1, 0), new Pair(2, 2), new Pair(3, 3)))
                    : proof(new SequenceRules.AllBut(SubtractionSet.of(2)));
            assertThat(about(proof).period()).isEmpty();
            assertThat(check(proof)).as(rules).isInstanceOf(Accepted.class);
            Heaps all = new Heaps(rules, Optional.of(new Repeat(0, 1)));
            assertThat(fault(new TamenessCertificate(all, proof.values()))).isEqualTo(Fault.ENDLESS);
        }
    }
}
