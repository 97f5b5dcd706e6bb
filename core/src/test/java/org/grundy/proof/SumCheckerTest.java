package org.grundy.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.evidence.NimberCertificate;
import org.grundy.evidence.NimberCertificate.Board;
import org.grundy.evidence.SumCertificate;
import org.grundy.evidence.SumCertificate.Claim;
import org.grundy.evidence.SumCertificate.Part;
import org.grundy.evidence.SumCertificate.Played;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.proof.NimberVerdict.Accepted;
import org.grundy.proof.NimberVerdict.Fault;
import org.grundy.proof.NimberVerdict.Refused;
import org.grundy.proof.SumChecker.Ruling;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.solve.RandomGame;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;

/// Certificates of sums by the rules of their games, of positions as brute force knows them.
final class SumCheckerTest {
    /// From 0 no move, from 1 to 0, from 2 to 0, 1 and 1 + 1, from 3 to 2 and 1 + 1: nimbers 0, 1, 2 and 1.
    private static final TableGame SMALL = new TableGame(new RandomGame(
            "small",
            List.of(
                    List.of(),
                    List.of(List.of(0)),
                    List.of(List.of(0), List.of(1), List.of(1, 1)),
                    List.of(List.of(2), List.of(1, 1))),
            true));
    private static final Claim NONE = new Claim("small(0)", 0, List.of());
    private static final Claim ONE = new Claim("small(1)", 1, List.of(0));
    private static final Claim TWO = new Claim("small(2)", 2, List.of(0, 0, 0));
    private static final Claim THREE = new Claim("small(3)", 1, List.of(2, 0));

    private static Ruling check(TableGame game, Run run, Part... parts) {
        SumCertificate certificate = new SumCertificate(List.of(game.identity()), List.of(parts));
        return SumChecker.check(certificate, game::read, run);
    }

    private static NimberVerdict three(TableGame game, Claim... claims) {
        return check(game, Run.unlimited(), new Played("small(3)", 0, 1, List.of(claims)))
                .verdict();
    }

    @Test
    void nimbers_follow_from_claims_before_them() {
        assertThat(three(SMALL, NONE, ONE, TWO, THREE)).isEqualTo(new Accepted(4));
        assertThat(three(SMALL, NONE, ONE, new Claim("small(3)", 1, List.of(2, 0))))
                .as("the reply needs no claim on 2, and two equal positions none at all")
                .isEqualTo(new Accepted(3));
        assertThat(three(SMALL, ONE)).isEqualTo(new Refused(Fault.OPTION, 0));
        assertThat(three(SMALL, NONE, ONE, TWO)).isEqualTo(new Refused(Fault.POSITION, -1));
        assertThat(three(SMALL, NONE, THREE)).isEqualTo(new Refused(Fault.REPLY, 1));
    }

    @Test
    void a_claim_is_refused_by_what_is_wrong_with_it_at_its_place() {
        assertThat(three(SMALL, NONE, NONE)).isEqualTo(new Refused(Fault.TWICE, 1));
        assertThat(three(SMALL, NONE, new Claim("small(1)", 1, List.of()))).isEqualTo(new Refused(Fault.REPLIES, 1));
        assertThat(three(SMALL, NONE, new Claim("small(1)", 1, List.of(0, 0))))
                .isEqualTo(new Refused(Fault.REPLIES, 1));
        assertThat(three(SMALL, NONE, new Claim("small(1)", 0, List.of(0)))).isEqualTo(new Refused(Fault.OPTION, 1));
        assertThat(three(SMALL, NONE, new Claim("small(1)", 2, List.of(0)))).isEqualTo(new Refused(Fault.MEX, 1));
        for (int reply : new int[] {-1, 1, 4}) {
            assertThat(three(SMALL, NONE, ONE, new Claim("small(3)", 1, List.of(reply, 0))))
                    .as("reply %s", reply)
                    .isEqualTo(new Refused(Fault.REPLY, 2));
        }
        assertThat(three(SMALL, NONE, ONE, new Claim("small(3)", 1, List.of(3, 0))))
                .as("the third move from 2 leads to 1 + 1, which is worth nothing")
                .isEqualTo(new Refused(Fault.REPLY, 2));
    }

    private static Part part(TableGame game, int position, int move, int nimber) {
        return new Played(game.expression(position), move, nimber, game.claims(position));
    }

    @Test
    void parts_are_claimed_with_their_nimbers_or_one_after_a_move_that_makes_them_zero() {
        Accepted three = new Accepted(4);
        assertThat(check(SMALL, Run.unlimited(), part(SMALL, 3, 0, 1))).isEqualTo(new Ruling(-1, three));
        assertThat(check(SMALL, Run.unlimited(), part(SMALL, 3, 0, 1), part(SMALL, 2, 0, 2)))
                .isEqualTo(new Ruling(-1, new Accepted(7)));
        assertThat(check(SMALL, Run.unlimited(), part(SMALL, 3, 0, 1), part(SMALL, 2, 2, 1)))
                .isEqualTo(new Ruling(-1, new Accepted(7)));
        assertThat(check(SMALL, Run.unlimited(), part(SMALL, 3, 0, 1), part(SMALL, 2, 0, 1)))
                .isEqualTo(new Ruling(1, new Refused(Fault.POSITION, -1)));
        assertThat(check(SMALL, Run.unlimited(), part(SMALL, 3, 0, 1), part(SMALL, 2, 1, 1)))
                .as("the first move from 2 leads to 0")
                .isEqualTo(new Ruling(1, new Refused(Fault.POSITION, -1)));
        Ruling none = new Ruling(-1, new Refused(Fault.POSITION, -1));
        assertThat(check(SMALL, Run.unlimited())).isEqualTo(none);
        assertThat(check(SMALL, Run.unlimited(), part(SMALL, 2, 2, 1)))
                .as("no winning move")
                .isEqualTo(none);
        assertThat(check(SMALL, Run.unlimited(), part(SMALL, 3, 0, 1), part(SMALL, 2, 1, 0)))
                .as("no winning move")
                .isEqualTo(none);
        assertThat(check(SMALL, Run.unlimited(), part(SMALL, 1, 1, 0), part(SMALL, 2, 1, 0)))
                .as("two moves at once")
                .isEqualTo(none);
    }

    @Test
    void what_brute_force_says_of_any_game_is_proved_and_no_other_nimber_is() {
        RandomGenerator random = Seed.of("SumCheckerTest").generator();
        for (int round = 0; round < 200; round++) {
            TableGame game = new TableGame(RandomGame.draw("drawn", 12, random.nextBoolean(), random));
            NaiveGrundy<Integer> oracle = game.oracle();
            for (int nimber = 0; nimber <= 3; nimber++) {
                Ruling expected = oracle.value(11) == nimber
                        ? new Ruling(-1, new Accepted(12))
                        : new Ruling(0, new Refused(Fault.POSITION, -1));
                assertThat(check(game, Run.unlimited(), part(game, 11, 0, nimber)))
                        .as("%s is %s", game, nimber)
                        .isEqualTo(expected);
            }
        }
    }

    /// The checker may not know that a claim is true. What it says is proved must be.
    @Test
    void whatever_is_changed_in_a_certificate_all_claims_of_one_that_is_accepted_are_true() {
        RandomGenerator random = Seed.of("SumCheckerTest changes").generator();
        int accepted = 0;
        for (int round = 0; round < 600; round++) {
            TableGame game = new TableGame(RandomGame.draw("drawn", 8, true, random));
            NaiveGrundy<Integer> oracle = game.oracle();
            List<Claim> claims = new ArrayList<>(game.claims(7));
            int at = random.nextInt(claims.size());
            claims.set(at, changed(claims.get(at), random));
            Part part = new Played("drawn(7)", 0, oracle.value(7), claims);
            if (check(game, Run.unlimited(), part).verdict() instanceof Accepted) {
                accepted++;
                claims.forEach(claim -> assertThat(claim.nimber())
                        .as("%s of %s", claim, game)
                        .isEqualTo(oracle.value(
                                (Integer) game.read(claim.position()).position())));
            }
        }
        assertThat(accepted).isPositive();
    }

    private static Claim changed(Claim claim, RandomGenerator random) {
        List<Integer> replies = new ArrayList<>(claim.replies());
        replies.replaceAll(reply -> random.nextBoolean() ? reply : random.nextInt(-1, 4));
        return random.nextInt(4) == 0
                ? new Claim(claim.position(), random.nextInt(4), claim.replies())
                : new Claim(claim.position(), claim.nimber(), replies);
    }

    @Test
    void games_of_which_nimbers_say_nothing_are_refused() {
        for (Convention convention : Convention.all()) {
            assertThat(three(SMALL.under(convention), NONE, ONE, TWO, THREE))
                    .as("%s", convention)
                    .isEqualTo(
                            convention.equals(Convention.NORMAL) ? new Accepted(4) : new Refused(Fault.CONVENTION, -1));
        }
    }

    /// Somebody wins at once, or must answer, or has moves that the rules cannot list: in the position itself, in one
    /// of a claim or in one after a move.
    @Test
    void positions_that_have_no_nimbers_are_refused_wherever_play_meets_them() {
        for (TableGame.Mark mark : List.of(TableGame.Mark.WON, TableGame.Mark.LOST, TableGame.Mark.UNLISTED)) {
            assertThat(three(SMALL.saying(mark, 0), NONE, ONE, TWO, THREE)).isEqualTo(new Refused(Fault.BOARD, 0));
            assertThat(three(SMALL.saying(mark, 1), NONE, ONE, TWO, THREE)).isEqualTo(new Refused(Fault.BOARD, 1));
        }
        for (TableGame.Mark mark : List.of(TableGame.Mark.WON, TableGame.Mark.LOST)) {
            assertThat(three(SMALL.saying(mark, 2), NONE, ONE, THREE))
                    .as("a position of which no claim speaks")
                    .isEqualTo(new Refused(Fault.BOARD, 2));
        }
        assertThat(three(SMALL.saying(TableGame.Mark.UNLISTED, 2), NONE, ONE, THREE))
                .as("a reply is one whatever else can be done")
                .isEqualTo(new Accepted(3));
        assertThat(three(SMALL.saying(TableGame.Mark.ENTAILING), NONE, ONE, TWO, THREE))
                .isEqualTo(new Refused(Fault.BOARD, 0));
        Part moved = new Played("small(2)", 2, 1, List.of(NONE, ONE));
        Part other = new Played("small(1)", 0, 1, List.of(NONE, ONE));
        assertThat(check(SMALL, Run.unlimited(), moved, other).verdict()).isEqualTo(new Accepted(4));
        assertThat(check(SMALL.saying(TableGame.Mark.WON, 2), Run.unlimited(), moved, other))
                .isEqualTo(new Ruling(0, new Refused(Fault.POSITION, -1)));
    }

    @Test
    void a_certificate_for_other_rules_is_refused() {
        Played part = new Played("small(3)", 0, 1, List.of(NONE, ONE, THREE));
        SumCertificate other = new SumCertificate(List.of("small 1"), List.of(part));
        assertThat(SumChecker.check(other, SMALL::read, Run.unlimited()))
                .isEqualTo(new Ruling(0, new Refused(Fault.GAMES, -1)));
        TableGame further = new TableGame(new RandomGame("small", List.of(List.of(), List.of()), true));
        SumCertificate mixed = new SumCertificate(List.of(SMALL.identity()), List.of(part));
        assertThat(SumChecker.check(
                                mixed,
                                expression -> expression.equals("small(1)") ? further.at(1) : SMALL.read(expression),
                                Run.unlimited())
                        .verdict())
                .isEqualTo(new Refused(Fault.GAMES, 1));
    }

    @Test
    void boards_are_parts_of_sums_like_others() {
        SetGame square = SetGame.cram(2, 2);
        Component<?> whole = square.at(SetGame.first(4));
        Part board = new NimberCertificate(
                "cram",
                new Board.Cells(2),
                SetGame.first(4),
                1,
                1,
                List.of(new NimberCertificate.Claim(SetGame.set(0, 1), 1, List.of(0))));
        Part rest = new Played("small(3)", 0, 1, List.of(NONE, ONE, THREE));
        List<String> games = List.of(square.identity(), SMALL.identity());
        assertThat(SumChecker.check(
                        new SumCertificate(games, List.of(board, rest)),
                        expression -> expression.equals("cram") ? whole : SMALL.read(expression),
                        Run.unlimited()))
                .isEqualTo(new Ruling(-1, new Accepted(4)));
        assertThat(SumChecker.check(
                        new SumCertificate(games.subList(1, 2), List.of(rest, board)),
                        expression -> expression.equals("cram") ? whole : SMALL.read(expression),
                        Run.unlimited()))
                .isEqualTo(new Ruling(1, new Refused(Fault.GAMES, -1)));
    }

    /// A claim costs a position, an option to be compared one step, and each option that the rules list another.
    @Test
    void who_checks_within_a_budget_pays_for_each_claim_and_each_option() {
        Part part = new Played("small(3)", 0, 1, List.of(NONE, ONE, THREE));
        Run run = Run.unlimited();
        check(SMALL, run, part);
        assertThat(run.spent()).isEqualTo(3);
        assertThat(run.work()).isEqualTo(3 + (1 + 1) + (2 + 2 + 2));
        Run less = new Run(Budget.UNLIMITED.withWork(run.work() - 1));
        assertThat(less.attempt(() -> check(SMALL, less, part))).isInstanceOf(Solved.Undecided.class);
    }

    @Test
    void of_more_moves_than_a_claim_speaks_of_one_is_listed() {
        List<List<Integer>> thousand = Collections.nCopies(1000, List.of(0));
        TableGame game = new TableGame(new RandomGame("small", List.of(List.of(), thousand), true));
        Run run = Run.unlimited();
        assertThat(check(game, run, new Played("small(1)", 0, 1, List.of(NONE, ONE)))
                        .verdict())
                .isEqualTo(new Refused(Fault.REPLIES, 1));
        assertThat(run.work()).as("two claims and two options").isEqualTo(4);
        Run moved = Run.unlimited();
        Part first = new Played("small(1)", 1, 0, List.of(NONE));
        assertThat(check(game, moved, first).verdict()).isEqualTo(new Accepted(1));
        assertThat(moved.work()).as("a claim and an option").isEqualTo(2);
    }
}
