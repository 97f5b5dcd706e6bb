package org.grundy.catalog.graph.removal.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.catalog.Catalog;
import org.grundy.catalog.graph.removal.RemovalPosition;
import org.grundy.evidence.NimberCertificate;
import org.grundy.evidence.NimberCertificate.Claim;
import org.grundy.game.Component;
import org.grundy.lang.ExpressionParser;
import org.grundy.proof.NimberChecker;
import org.grundy.proof.NimberVerdict;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Certificates of boards, and the checker that refuses what is false.
final class SetCertificatesTest {
    private static NimberCertificate cram(int rows, int columns, int nimber) {
        return certificate("cram(" + rows + "," + columns + ")", nimber);
    }

    private static NimberCertificate certificate(String expression, int nimber) {
        return certificate(read(expression), nimber);
    }

    @SuppressWarnings("unchecked") // all expressions here are of such positions
    private static NimberCertificate certificate(Component<?> read, int nimber) {
        Component<RemovalPosition> board = (Component<RemovalPosition>) read;
        return new GridSearches().of(board.position().arena()).certificate(board, nimber, Run.unlimited());
    }

    private static Component<?> read(String expression) {
        return ExpressionParser.parse(Catalog.library(), expression)
                .components()
                .getFirst();
    }

    private static NimberVerdict check(NimberCertificate certificate) {
        return NimberChecker.check(certificate, SetCertificatesTest::read, Run.unlimited());
    }

    private static NimberCertificate with(NimberCertificate certificate, int at, Claim changed) {
        List<Claim> claims = new ArrayList<>(certificate.claims());
        claims.set(at, changed);
        return new NimberCertificate(
                certificate.expression(),
                certificate.board(),
                certificate.position(),
                certificate.move(),
                certificate.nimber(),
                claims);
    }

    private static NimberCertificate zero(NimberCertificate of, BitSet position, int nimber, List<Claim> claims) {
        return new NimberCertificate(of.expression(), of.board(), position, 0, nimber, claims);
    }

    /// Values: OEIS and J. Uiterwijk, *Solving Cram using combinatorial game theory* (2019).
    @ParameterizedTest(name = "Cram {0}×{1} has value {2}")
    @CsvSource({"2, 2, 0", "3, 3, 0", "3, 4, 1", "3, 5, 1", "4, 4, 0", "4, 5, 2", "5, 5, 0", "3, 11, 0"})
    void a_published_value_is_certified(int rows, int columns, int value) {
        NimberCertificate certificate = cram(rows, columns, value);
        assertThat(certificate.nimber()).isEqualTo(value);
        assertThat(check(certificate))
                .isEqualTo(new NimberVerdict.Accepted(certificate.claims().size()));
    }

    @Test
    void a_winning_move_is_certified_where_the_value_is_not_asked_for() {
        NimberCertificate certificate = cram(4, 5, 0);
        assertThat(certificate.move()).isPositive();
        assertThat(check(certificate)).isInstanceOf(NimberVerdict.Accepted.class);
    }

    @Test
    void positions_of_graphs_are_certified() {
        for (String graph :
                List.of("nodekayles(grid 5x4)", "arckayles(a-b,b-c,c-d,d-a,a-c)", "nodekayles(a-b,b-c,d)")) {
            RemovalPosition whole = (RemovalPosition) read(graph).position();
            int value = new GridSearches().of(whole.arena()).value(whole, Run.unlimited());
            assertThat(check(certificate(graph, value))).as(graph).isInstanceOf(NimberVerdict.Accepted.class);
        }
    }

    @Test
    void a_hundred_changed_nimbers_are_refused() {
        NimberCertificate certificate = cram(3, 5, 1);
        RandomGenerator random = Seed.of("SetCertificatesTest nimbers").generator();
        for (int round = 0; round < 100; round++) {
            int at = random.nextInt(certificate.claims().size());
            Claim claim = certificate.claims().get(at);
            int other = (claim.nimber() + random.nextInt(1, 4)) % 4;
            NimberCertificate changed = with(certificate, at, new Claim(claim.piece(), other, claim.replies()));
            assertThat(check(changed)).as("claim %s", at).isInstanceOf(NimberVerdict.Refused.class);
        }
    }

    @Test
    void a_hundred_replies_that_cannot_be_made_are_refused() {
        NimberCertificate certificate = cram(3, 5, 1);
        RandomGenerator random = Seed.of("SetCertificatesTest replies").generator();
        for (int round = 0; round < 100; round++) {
            int at = random.nextInt(certificate.claims().size());
            Claim claim = certificate.claims().get(at);
            List<Integer> replies = new ArrayList<>(claim.replies());
            replies.set(random.nextInt(replies.size()), random.nextBoolean() ? 40 : -1);
            NimberCertificate changed = with(certificate, at, new Claim(claim.piece(), claim.nimber(), replies));
            assertThat(check(changed)).isInstanceOf(NimberVerdict.Refused.class);
        }
    }

    @Test
    void a_claim_left_out_or_another_position_is_refused() {
        NimberCertificate certificate = cram(4, 4, 0);
        List<Claim> fewer = certificate.claims().subList(0, certificate.claims().size() - 1);
        BitSet other = (BitSet) certificate.position().clone();
        other.flip(0);
        assertThat(check(zero(certificate, certificate.position(), 0, fewer)))
                .isEqualTo(new NimberVerdict.Refused(NimberVerdict.Fault.POSITION, -1));
        assertThat(check(zero(certificate, other, 0, certificate.claims())))
                .isEqualTo(new NimberVerdict.Refused(NimberVerdict.Fault.EXPRESSION, -1));
        assertThat(check(zero(certificate, certificate.position(), 1, certificate.claims())))
                .isEqualTo(new NimberVerdict.Refused(NimberVerdict.Fault.POSITION, -1));
    }

    @Test
    void a_board_with_a_move_that_removes_nothing_is_refused() {
        BitSet one = SetRules.elements(1);
        NimberCertificate.Board endless = new NimberCertificate.Board.Elements(
                2, List.of(new NimberCertificate.Removal(one, SetRules.elements(2))));
        assertThat(check(new NimberCertificate("cram(1,2)", endless, one, 0, 0, List.of())))
                .isEqualTo(new NimberVerdict.Refused(NimberVerdict.Fault.BOARD, -1));
    }
}
