package org.grundy.evidence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.Evidence.BySearch;
import org.grundy.evidence.Evidence.ByTable;
import org.grundy.evidence.Evidence.Combined;
import org.grundy.evidence.NimberCertificate.Board;
import org.grundy.evidence.SumCertificate.Played;
import org.grundy.evidence.TamenessCertificate.Heaps;
import org.grundy.evidence.TamenessCertificate.Pair;
import org.grundy.value.Tame;
import org.junit.jupiter.api.Test;

/// What evidence and certificates say of themselves.
final class EvidenceTest {
    private static final Evidence SEARCH = new BySearch(7);
    private static final Evidence TABLE = new ByTable(7);

    @Test
    void several_pieces_are_combined_and_equal_ones_count_once() {
        assertThat(Evidence.all(List.of(SEARCH))).isEqualTo(SEARCH);
        assertThat(Evidence.all(List.of(SEARCH, new BySearch(7)))).isEqualTo(SEARCH);
        assertThat(Evidence.all(List.of(SEARCH, TABLE, SEARCH))).isEqualTo(new Combined(List.of(SEARCH, TABLE)));
        assertThatThrownBy(() -> Evidence.all(List.of())).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Combined(List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    /// Source: *Winning Ways*, ch. 13: genera 0 and 1 are fickle, those with two equal values firm.
    @Test
    void two_values_are_fickle_firm_or_wild() {
        for (int normal = -1; normal < 5; normal++) {
            for (int misere = -1; misere < 5; misere++) {
                Pair pair = new Pair(normal, misere);
                boolean fickle = List.of(new Pair(0, 1), new Pair(1, 0)).contains(pair);
                boolean firm = normal == misere && normal >= 0;
                assertThat(pair.fickle()).as("%s", pair).isEqualTo(fickle);
                assertThat(pair.tame()).as("%s", pair).isEqualTo(fickle || firm);
            }
        }
    }

    @Test
    void a_certificate_of_genera_has_their_values_and_those_of_a_wild_position_last() {
        Heaps about = new Heaps("0.77", Optional.empty());
        List<Tame> genera = List.of(Tame.ZERO, new Tame(BigInteger.ONE, true));
        TamenessCertificate tame = TamenessCertificate.of(about, genera, Optional.empty());
        assertThat(tame.values()).containsExactly(new Pair(0, 1), new Pair(1, 0));
        assertThat(tame.wild()).isFalse();
        TamenessCertificate wild = TamenessCertificate.of(about, genera, Optional.of(new Pair(4, 1)));
        assertThat(wild.values()).containsExactly(new Pair(0, 1), new Pair(1, 0), new Pair(4, 1));
        assertThat(wild.wild()).isTrue();
        assertThat(new TamenessCertificate(about, List.of()).wild()).isFalse();
    }

    @Test
    void the_size_of_a_certificate_is_the_number_of_its_claims() {
        SumCertificate.Claim none = new SumCertificate.Claim("nim(0)", 0, List.of());
        SumCertificate.Claim one = new SumCertificate.Claim("nim(1)", 1, List.of(0));
        Played played = new Played("nim(1)", 0, 1, List.of(none, one));
        NimberCertificate board = new NimberCertificate(
                "any",
                new Board.Cells(1),
                new BitSet(),
                0,
                0,
                List.of(new NimberCertificate.Claim(new BitSet(), 0, List.of())));
        assertThat(played.size()).isEqualTo(2);
        assertThat(board.size()).isEqualTo(1);
        assertThat(new SumCertificate(List.of("any"), List.of(played, board, played)).size())
                .isEqualTo(5);
        assertThat(new QuotientCertificate(
                                "0.3", List.of(List.of(1), List.of(0)), List.of(1), List.of(0, 1), Optional.empty())
                        .order())
                .isEqualTo(2);
    }

    /// A list that is changed afterwards changes no certificate.
    @Test
    void certificates_copy_what_they_are_given() {
        List<Integer> values = new ArrayList<>(List.of(0, 1));
        PeriodCertificate period = new PeriodCertificate("1", "any", 0, 2, 0, 2);
        SequenceCertificate sequence = new SequenceCertificate(period, 0, "", values);
        SumCertificate.Claim claim = new SumCertificate.Claim("any", 0, values);
        List<List<Integer>> steps = new ArrayList<>(List.of(values));
        QuotientCertificate quotient = new QuotientCertificate("any", steps, values, values, Optional.empty());
        values.clear();
        steps.clear();
        assertThat(List.of(sequence.values(), claim.replies(), quotient.lost(), quotient.map()))
                .containsOnly(List.of(0, 1));
        assertThat(quotient.steps()).containsExactly(List.of(0, 1));
    }
}
