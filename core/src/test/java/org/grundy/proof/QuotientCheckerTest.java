package org.grundy.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.evidence.QuotientCertificate;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.SubtractionSet;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.misere.HeapGame;
import org.grundy.misere.QuotientReport;
import org.grundy.proof.QuotientVerdict.Accepted;
import org.grundy.proof.QuotientVerdict.Fault;
import org.grundy.proof.QuotientVerdict.Refused;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class QuotientCheckerTest {
    private static QuotientCertificate proof(String digits) {
        int[] code = digits.chars().map(digit -> digit - '0').toArray();
        HeapGame game = HeapGame.of(new SequenceRules.Coded(TakeAndBreakCode.of(code)));
        return QuotientReport.of(game, OptionalInt.empty(), Run.unlimited()).certificate();
    }

    private static QuotientVerdict check(QuotientCertificate certificate) {
        return QuotientChecker.check(certificate, Run.unlimited());
    }

    private static Fault fault(QuotientCertificate certificate) {
        return ((Refused) check(certificate)).fault();
    }

    @ParameterizedTest
    @ValueSource(strings = {"077", "0123", "075", "034", "053", "071", "072", "031", "044"})
    void the_quotient_of_a_game_is_accepted(String digits) {
        assertThat(check(proof(digits))).isInstanceOf(Accepted.class);
    }

    /// Grundy's game has unequal splits, Nim takes any number: their quotients are those of the heaps that
    /// were looked at.
    @Test
    void quotients_of_sets_and_of_codes_without_a_theorem_are_accepted_too() {
        SequenceRules taken = new SequenceRules.Taken(SubtractionSet.of(1, 2, 3));
        SequenceRules grundy =
                new SequenceRules.Coded(new TakeAndBreakCode(List.of(new TakeAndBreakCode.Digit(4, true)), List.of()));
        SequenceRules allBut = new SequenceRules.AllBut(SubtractionSet.of(1, 3));
        for (SequenceRules rules : List.of(taken, grundy, allBut)) {
            boolean all = rules.equals(taken);
            QuotientCertificate proof = QuotientReport.of(
                            HeapGame.of(rules), all ? OptionalInt.empty() : OptionalInt.of(12), Run.unlimited())
                    .certificate();
            assertThat(proof.period().isPresent()).isEqualTo(all);
            assertThat(check(proof)).as(rules.toString()).isInstanceOf(Accepted.class);
            QuotientCertificate endless = new QuotientCertificate(
                    rules.toString(),
                    proof.steps(),
                    proof.lost(),
                    proof.map(),
                    Optional.of(new QuotientCertificate.Repeat(0, 1)));
            assertThat(fault(endless)).isIn(Fault.ENDLESS, Fault.REPETITION);
        }
    }

    @Test
    void every_changed_element_of_a_heap_is_refused() {
        QuotientCertificate proof = proof("0123");
        for (int heap = 0; heap < proof.map().size(); heap++) {
            for (int element = -1; element <= proof.order(); element++) {
                List<Integer> map = new ArrayList<>(proof.map());
                if (map.set(heap, element) != element) {
                    QuotientCertificate changed =
                            new QuotientCertificate(proof.rules(), proof.steps(), proof.lost(), map, proof.period());
                    assertThat(check(changed))
                            .as("heap " + heap + " as " + element)
                            .isInstanceOf(Refused.class);
                }
            }
        }
    }

    @Test
    void every_changed_product_is_refused() {
        QuotientCertificate proof = proof("075");
        for (int x = 0; x < proof.order(); x++) {
            for (int g = 0; g < proof.steps().getFirst().size(); g++) {
                for (int element = 0; element < proof.order(); element++) {
                    List<List<Integer>> steps = new ArrayList<>(proof.steps());
                    List<Integer> row = new ArrayList<>(steps.get(x));
                    if (row.set(g, element) != element) {
                        steps.set(x, row);
                        QuotientCertificate changed = new QuotientCertificate(
                                proof.rules(), steps, proof.lost(), proof.map(), proof.period());
                        assertThat(check(changed)).isInstanceOf(Refused.class);
                    }
                }
            }
        }
    }

    @Test
    void every_changed_outcome_is_refused() {
        QuotientCertificate proof = proof("077");
        for (int x = 0; x < proof.order(); x++) {
            List<Integer> lost = new ArrayList<>(proof.lost());
            if (!lost.remove(Integer.valueOf(x))) {
                lost.add(x);
            }
            QuotientCertificate changed =
                    new QuotientCertificate(proof.rules(), proof.steps(), lost, proof.map(), proof.period());
            assertThat(check(changed)).as("element " + x).isInstanceOf(Refused.class);
        }
    }

    @Test
    void a_quotient_of_another_game_is_refused() {
        QuotientCertificate proof = proof("077");
        for (String other : List.of("0.71", "0.7", "0.777", "0.137", "4.77")) {
            QuotientCertificate changed =
                    new QuotientCertificate(other, proof.steps(), proof.lost(), proof.map(), proof.period());
            assertThat(check(changed)).as(other).isInstanceOf(Refused.class);
        }
        QuotientCertificate unreadable =
                new QuotientCertificate("kayles", proof.steps(), proof.lost(), proof.map(), proof.period());
        assertThat(fault(unreadable)).isEqualTo(Fault.RULES);
    }

    @Test
    void a_period_needs_all_heaps_that_the_theorem_asks_for() {
        QuotientCertificate proof = proof("077");
        QuotientCertificate shorter = new QuotientCertificate(
                proof.rules(),
                proof.steps(),
                proof.lost(),
                proof.map().subList(0, proof.map().size() - 1),
                proof.period());
        assertThat(check(shorter)).isEqualTo(new Refused(Fault.BOUND, 168));
        QuotientCertificate earlier = new QuotientCertificate(
                proof.rules(),
                proof.steps(),
                proof.lost(),
                proof.map(),
                Optional.of(new QuotientCertificate.Repeat(70, 12)));
        assertThat(check(earlier)).isEqualTo(new Refused(Fault.REPETITION, 70));
    }

    @Test
    void elements_that_nothing_tells_apart_or_no_heap_makes_are_refused() {
        QuotientCertificate nothing = new QuotientCertificate(
                "0.3", List.of(List.of(1), List.of(0)), List.of(1), List.of(0), Optional.empty());
        assertThat(fault(nothing)).isEqualTo(Fault.UNUSED);
        QuotientCertificate four = new QuotientCertificate(
                "0.3",
                List.of(List.of(1), List.of(2), List.of(3), List.of(0)),
                List.of(1, 3),
                List.of(0, 1, 2, 3),
                Optional.empty());
        assertThat(fault(four)).isEqualTo(Fault.APART);
    }
}
