package org.grundy.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.evidence.NimberCertificate;
import org.grundy.evidence.NimberCertificate.Board;
import org.grundy.evidence.NimberCertificate.Claim;
import org.grundy.evidence.NimberCertificate.Removal;
import org.grundy.proof.NimberVerdict.Accepted;
import org.grundy.proof.NimberVerdict.Fault;
import org.grundy.proof.NimberVerdict.Refused;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Certificates of boards as brute force makes them, and what the checker says when one thing in them is another.
final class NimberCheckerTest {
    private static final int ELEMENTS = 7;

    private static NimberVerdict check(NimberCertificate certificate, SetGame game, BitSet left) {
        return check(certificate, game, left, Run.unlimited());
    }

    private static NimberVerdict check(NimberCertificate certificate, SetGame game, BitSet left, Run run) {
        return NimberChecker.check(certificate, expression -> game.at(left), run);
    }

    private static Board.Elements elements(SetGame game) {
        return new Board.Elements(ELEMENTS, game.moves());
    }

    private static NimberCertificate of(Board board, BitSet position, int nimber, List<Claim> claims) {
        return new NimberCertificate("any", board, position, 0, nimber, claims);
    }

    /// Moves drawn at random: each needs some elements, and removes one of these and any others.
    private static SetGame draw(RandomGenerator random) {
        List<Removal> moves = new ArrayList<>();
        for (int i = 0; i < 4 + random.nextInt(6); i++) {
            BitSet needed =
                    SetGame.set(random.ints(1 + random.nextInt(2), 0, ELEMENTS).toArray());
            BitSet removed =
                    SetGame.set(random.ints(random.nextInt(3), 0, ELEMENTS).toArray());
            removed.set(needed.nextSetBit(0));
            moves.add(new Removal(needed, removed));
        }
        return new SetGame("drawn", moves);
    }

    private static BitSet drawLeft(RandomGenerator random) {
        BitSet left = SetGame.first(ELEMENTS);
        left.clear(random.nextInt(ELEMENTS));
        return left;
    }

    @Test
    void what_brute_force_says_of_any_board_is_proved_and_no_other_nimber_is() {
        RandomGenerator random = Seed.of("NimberCheckerTest boards").generator();
        for (int round = 0; round < 200; round++) {
            SetGame game = draw(random);
            BitSet left = drawLeft(random);
            NaiveSetProof proof = new NaiveSetProof(game);
            List<Claim> claims = new ArrayList<>(proof.claims(left));
            Collections.shuffle(claims, random);
            for (int nimber = 0; nimber <= 4; nimber++) {
                NimberCertificate certificate = of(elements(game), left, nimber, claims);
                assertThat(check(certificate, game, left))
                        .as("%s of %s is %s", left, game, nimber)
                        .isEqualTo(
                                nimber == proof.nimber(left)
                                        ? new Accepted(claims.size())
                                        : new Refused(Fault.POSITION, -1));
            }
        }
    }

    /// The checker may not know that a claim is true. What it says is proved must be.
    @Test
    void whatever_is_changed_in_a_certificate_all_claims_of_one_that_is_accepted_are_true() {
        RandomGenerator random = Seed.of("NimberCheckerTest changes").generator();
        int accepted = 0;
        for (int round = 0; round < 600; round++) {
            SetGame game = draw(random);
            BitSet left = drawLeft(random);
            NaiveSetProof proof = new NaiveSetProof(game);
            List<Claim> claims = new ArrayList<>(proof.claims(left));
            if (claims.isEmpty()) {
                continue;
            }
            int at = random.nextInt(claims.size());
            claims.set(at, changed(claims.get(at), random));
            if (check(of(elements(game), left, proof.nimber(left), claims), game, left) instanceof Accepted) {
                accepted++;
                claims.forEach(claim ->
                        assertThat(claim.nimber()).as("%s of %s", claim, game).isEqualTo(proof.nimber(claim.piece())));
            }
        }
        assertThat(accepted).isPositive();
    }

    private static Claim changed(Claim claim, RandomGenerator random) {
        List<Integer> replies = new ArrayList<>(claim.replies());
        int reply = random.nextInt(replies.size());
        return switch (random.nextInt(5)) {
            case 0 -> new Claim(claim.piece(), claim.nimber() + 1, claim.replies());
            case 1 -> new Claim(claim.piece(), Math.max(0, claim.nimber() - 1), claim.replies());
            case 2 -> {
                BitSet piece = (BitSet) claim.piece().clone();
                piece.flip(random.nextInt(ELEMENTS));
                yield new Claim(piece, claim.nimber(), claim.replies());
            }
            case 3 -> {
                replies.set(reply, random.nextInt(-1, 6));
                yield new Claim(claim.piece(), claim.nimber(), replies);
            }
            default -> new Claim(claim.piece(), claim.nimber(), Collections.nCopies(replies.size(), 0));
        };
    }

    /// The shape of a set of cells, whichever of its eight images on whichever place of a square it is.
    private static UnaryOperator<BitSet> shapes(int side) {
        return cells -> {
            TreeSet<String> images = new TreeSet<>();
            for (int image = 0; image < 8; image++) {
                int rowSign = (image & 1) == 0 ? 1 : -1;
                int columnSign = (image & 2) == 0 ? 1 : -1;
                boolean exchanged = (image & 4) != 0;
                List<int[]> places = cells.stream()
                        .mapToObj(cell -> new int[] {rowSign * (cell / side), columnSign * (cell % side)})
                        .map(each -> exchanged ? new int[] {each[1], each[0]} : each)
                        .toList();
                int top = places.stream().mapToInt(each -> each[0]).min().orElse(0);
                int left = places.stream().mapToInt(each -> each[1]).min().orElse(0);
                images.add(new TreeSet<>(places.stream()
                                .map(each -> (each[0] - top) + ":" + (each[1] - left))
                                .toList())
                        .toString());
            }
            return BitSet.valueOf(images.first().getBytes(StandardCharsets.UTF_8));
        };
    }

    private static BitSet cells(int rows, int columns, int side) {
        return SetGame.set(IntStream.range(0, rows * columns)
                .map(i -> i / columns * side + i % columns)
                .toArray());
    }

    /// Values: J. Uiterwijk, *Solving Cram using combinatorial game theory* (2019).
    @ParameterizedTest(name = "Cram {0}×{1} has value {2}")
    @CsvSource({"1, 2, 1", "2, 1, 1", "2, 2, 0", "2, 3, 1", "3, 2, 1", "3, 3, 0", "3, 4, 1", "4, 3, 1"})
    void a_published_value_is_proved_on_cells_that_lie_either_way(int rows, int columns, int value) {
        int side = Math.max(rows, columns);
        SetGame game = SetGame.cram(rows, columns);
        NaiveSetProof proof = new NaiveSetProof(SetGame.cram(side, side), shapes(side));
        for (BitSet position : List.of(cells(rows, columns, side), cells(columns, rows, side))) {
            List<Claim> claims = proof.claims(position);
            NimberCertificate certificate = of(new Board.Cells(side), position, value, claims);
            assertThat(check(certificate, game, SetGame.first(rows * columns)))
                    .as("cells %s", position)
                    .isEqualTo(new Accepted(claims.size()));
            assertThat(check(
                            of(new Board.Cells(side), position, value + 1, claims),
                            game,
                            SetGame.first(rows * columns)))
                    .isEqualTo(new Refused(Fault.POSITION, -1));
        }
    }

    @Test
    void a_move_is_proved_to_win_where_it_leaves_zero() {
        SetGame game = SetGame.cram(2, 3);
        BitSet left = SetGame.first(6);
        NaiveSetProof proof = new NaiveSetProof(game);
        List<Claim> claims = proof.claims(left);
        Board board = new Board.Elements(6, game.moves());
        for (int move = 1; move <= game.moves().size(); move++) {
            boolean wins = proof.nimber(game.options(left).get(move - 1)) == 0;
            assertThat(check(new NimberCertificate("any", board, left, move, 0, claims), game, left))
                    .as("move %s", move)
                    .isEqualTo(wins ? new Accepted(claims.size()) : new Refused(Fault.POSITION, -1));
        }
        for (int move : new int[] {-1, game.moves().size() + 1}) {
            assertThat(check(new NimberCertificate("any", board, left, move, 0, claims), game, left))
                    .isEqualTo(new Refused(Fault.POSITION, -1));
        }
        int nimber = proof.nimber(game.options(left).getFirst());
        assertThat(nimber).isPositive();
        assertThat(check(new NimberCertificate("any", board, left, 1, nimber, claims), game, left))
                .as("a move to another nimber wins nothing")
                .isEqualTo(new Refused(Fault.POSITION, -1));
    }

    private static final SetGame SQUARE = SetGame.cram(2, 2);
    private static final BitSet FOUR = SetGame.first(4);
    private static final Claim DOMINO = new Claim(SetGame.set(0, 1), 1, List.of(0));
    private static final Claim WHOLE = new Claim(FOUR, 0, List.of(0, 0, 0, 0));

    private static NimberVerdict square(Claim... claims) {
        return check(of(new Board.Cells(2), FOUR, 0, List.of(claims)), SQUARE, FOUR);
    }

    @Test
    void a_claim_speaks_of_all_images_of_its_piece_and_rests_on_claims_anywhere_in_the_list() {
        Claim upright = new Claim(SetGame.set(1, 3), 1, List.of(0));
        assertThat(square(WHOLE, DOMINO)).isEqualTo(new Accepted(2));
        assertThat(square(upright, WHOLE)).isEqualTo(new Accepted(2));
        assertThat(square(upright, WHOLE, DOMINO)).isEqualTo(new Accepted(3));
        assertThat(square(new Claim(FOUR, 0, List.of(1, 1, 1, 1)))).isEqualTo(new Accepted(1));
        assertThat(square(new Claim(FOUR, 0, List.of(1, 0, 1, 0)), DOMINO)).isEqualTo(new Accepted(2));
    }

    @Test
    void a_claim_is_refused_by_what_is_wrong_with_it_at_its_place() {
        assertThat(square(WHOLE)).isEqualTo(new Refused(Fault.OPTION, 0));
        assertThat(square(DOMINO)).isEqualTo(new Refused(Fault.POSITION, -1));
        assertThat(square(DOMINO, new Claim(FOUR, 0, List.of(0, 0, 0)))).isEqualTo(new Refused(Fault.REPLIES, 1));
        assertThat(square(DOMINO, new Claim(FOUR, 0, List.of(0, 0, 0, 0, 0)))).isEqualTo(new Refused(Fault.REPLIES, 1));
        assertThat(square(DOMINO, new Claim(FOUR, 0, List.of(0, 0, 2, 0)))).isEqualTo(new Refused(Fault.REPLY, 1));
        assertThat(square(DOMINO, new Claim(FOUR, 0, List.of(0, 0, -1, 0)))).isEqualTo(new Refused(Fault.REPLY, 1));
        assertThat(square(DOMINO, new Claim(FOUR, 1, List.of(0, 0, 0, 0)))).isEqualTo(new Refused(Fault.OPTION, 1));
        assertThat(square(DOMINO, new Claim(FOUR, 2, List.of(0, 0, 0, 0)))).isEqualTo(new Refused(Fault.MEX, 1));
        assertThat(square(WHOLE, DOMINO, new Claim(SetGame.set(2, 3), 0, List.of(0))))
                .isEqualTo(new Refused(Fault.TWICE, 2));
        assertThat(square(WHOLE, DOMINO, new Claim(SetGame.set(3, 4), 1, List.of(0))))
                .isEqualTo(new Refused(Fault.BOARD, 2));
    }

    /// 2^12 cells or elements are as many as a certificate may have.
    @Test
    void a_board_that_is_none_is_refused() {
        SetGame one = SetGame.cram(1, 2);
        BitSet two = SetGame.first(2);
        List<Claim> claims = List.of(DOMINO);
        for (int side : new int[] {-1, 0, 65, 1 << 16, Integer.MAX_VALUE}) {
            assertThat(check(of(new Board.Cells(side), two, 1, claims), one, two))
                    .as("side %s", side)
                    .isEqualTo(new Refused(Fault.BOARD, -1));
        }
        assertThat(check(of(new Board.Cells(64), two, 1, claims), one, two)).isEqualTo(new Accepted(1));
        assertThat(check(of(new Board.Cells(1), SetGame.set(0), 0, List.of()), one, SetGame.set(0)))
                .isEqualTo(new Accepted(0));
        for (int elements : new int[] {-1, 1, 4097}) {
            assertThat(check(of(new Board.Elements(elements, one.moves()), two, 1, claims), one, two))
                    .as("%s elements", elements)
                    .isEqualTo(new Refused(Fault.BOARD, -1));
        }
        for (int elements : new int[] {2, 4096}) {
            assertThat(check(of(new Board.Elements(elements, one.moves()), two, 1, claims), one, two))
                    .isEqualTo(new Accepted(1));
        }
        assertThat(check(of(new Board.Elements(2, one.moves()), SetGame.first(3), 1, claims), one, two))
                .isEqualTo(new Refused(Fault.BOARD, -1));
        for (Removal move : List.of(
                new Removal(SetGame.set(0), SetGame.set(1)),
                new Removal(SetGame.set(), SetGame.set(1)),
                new Removal(SetGame.set(0, 2), SetGame.set(0)),
                new Removal(SetGame.set(0), SetGame.set(0, 2)))) {
            assertThat(check(of(new Board.Elements(2, List.of(move)), two, 1, claims), one, two))
                    .as("%s", move)
                    .isEqualTo(new Refused(Fault.BOARD, -1));
        }
    }

    @Test
    void who_checks_within_a_budget_pays_for_each_claim_and_each_look_through_the_moves() {
        NimberCertificate certificate = of(new Board.Cells(2), FOUR, 0, List.of(WHOLE, DOMINO));
        Run run = Run.unlimited();
        check(certificate, SQUARE, FOUR, run);
        assertThat(run.spent()).isEqualTo(2);
        // Two orders of cells; the options of each claim; what the claims tell of five options and of the position.
        int looks = 1 + 2 + 5 + 1;
        assertThat(run.work()).isGreaterThanOrEqualTo(2 + 5 + 4 * looks);
        Run less = new Run(Budget.UNLIMITED.withWork(2 + 5 + 4 * looks - 1));
        assertThat(less.attempt(() -> check(certificate, SQUARE, FOUR, less))).isInstanceOf(Solved.Undecided.class);
        NimberCertificate replied = of(new Board.Cells(2), FOUR, 0, List.of(new Claim(FOUR, 0, List.of(1, 1, 1, 1))));
        Run more = Run.unlimited();
        check(replied, SQUARE, FOUR, more);
        assertThat(more.work()).isGreaterThanOrEqualTo(1 + 4 + 4 * (1 + 1 + 3 * 4 + 1));
    }
}
