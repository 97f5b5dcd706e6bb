package org.grundy.render.certificate;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.evidence.NimberCertificate;
import org.grundy.evidence.NimberCertificate.Board;
import org.grundy.evidence.NimberCertificate.Removal;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.evidence.SumCertificate;
import org.grundy.text.InputError;

/// A claim as a file of the proof assistant Rocq: the theorem alone, whose proof its kernel computes from the rules
/// with the theory in `verified/theory`. What was found on the way is not in it.
public final class RocqClaim {
    private static final String ENDING = ".v";
    private static final int MOST_ELEMENTS = 20;
    private static final int MOST_VALUES = 20_000;
    private static final int RADIX = 32;
    /// Digits from here on leave three heaps.
    private static final int FIRST_OF_THREE = 8;

    private static final String BOARDS = """
            (** %s, by the moves of the game alone. *)

            From Coq Require Import List NArith.
            From Grundy Require Import Game Mex Grundy Boards NamedBoards ByComputation.
            Import ListNotations.
            Local Open Scope N_scope.

            Theorem %s : %s.
            Proof. %s. vm_compute. reflexivity. Qed.
            """;

    private RocqClaim() {}

    /// Whether a file is named as one of Rocq.
    public static boolean isNamed(String file) {
        return file.endsWith(ENDING);
    }

    /// Refuses a name of such a file where claims are not written so.
    ///
    /// @throws InputError if it is one
    public static void refuse(String file) {
        if (isNamed(file)) {
            throw none();
        }
    }

    /// The claim of a period.
    ///
    /// @throws InputError if it is not one of a code or of a subtraction set, or rests on too many values
    public static String of(PeriodCertificate claim) {
        boolean code = claim.theorem().equals("guy-smith");
        if ((!code && !claim.theorem().equals("finite-subtraction"))
                || claim.checkedTo() > MOST_VALUES
                || (code && !isSimple(claim.rules()))) {
            throw none();
        }
        String numbers =
                code ? digits(claim.rules()) + "%N" : "[" + claim.rules().replace(",", "; ") + "]";
        return """
                (** %1$s: G(n + %2$d) = G(n) for all n >= %3$d, by the moves of the game alone. *)

                From Coq Require Import List NArith Uint63.
                From Grundy Require Import Game Codes Sets ByComputation.
                Import ListNotations.

                Definition rules : code := %4$s.

                Theorem period_of_%5$s : forall n, %3$d <= n -> heap_value rules (n + %2$d) = heap_value rules n.
                Proof. apply (%6$s %3$d %2$d %7$d). vm_compute. reflexivity. Qed.
                """.formatted(
                claim.rules(),
                claim.period(),
                claim.preperiod(),
                code ? "code_of " + numbers + " (conj eq_refl eq_refl)" : "subtraction " + numbers,
                name(claim.rules()),
                code ? "period_by_computation " + numbers + " _" : "set_period_by_computation " + numbers + "%uint63",
                claim.checkedTo());
    }

    /// Digits without marks and tails, of moves that leave at most two heaps.
    private static boolean isSimple(String code) {
        return code.chars().allMatch(each -> each == '.' || Character.digit(each, RADIX) >= 0)
                && code.chars().noneMatch(each -> Character.digit(each, RADIX) >= FIRST_OF_THREE);
    }

    private static String digits(String code) {
        return code.chars()
                .filter(each -> each != '.')
                .mapToObj(each -> String.valueOf(Character.digit(each, RADIX)))
                .collect(Collectors.joining("; ", "[", "]"));
    }

    /// The claim of the value of a position, or that it is won.
    ///
    /// @throws InputError if it is not one of Cram, Node Kayles or Arc Kayles on a small board
    public static String of(SumCertificate claim) {
        if (claim.parts().size() != 1 || !(claim.parts().getFirst() instanceof NimberCertificate board)) {
            throw none();
        }
        return of(board);
    }

    private static String of(NimberCertificate claim) {
        Drawn drawn = drawn(claim);
        String game = "(on_board " + drawn.board + ") ";
        return claim.move() == 0
                ? BOARDS.formatted(
                        claim.expression() + " has the Grundy value " + claim.nimber(),
                        name(claim.expression()),
                        "grundy " + game + drawn.position + " = " + claim.nimber(),
                        "apply nimber_by_computation")
                : BOARDS.formatted(
                        claim.expression() + " is won for the player to move",
                        name(claim.expression()),
                        "won " + game + drawn.position,
                        "apply (win_by_computation _ _ " + number(drawn.left) + ")");
    }

    /// A board and a position on it as Rocq has them.
    ///
    /// @param left what the claimed move leaves; the position if there is none
    private record Drawn(String board, String position, BitSet left) {}

    private static Drawn drawn(NimberCertificate claim) {
        if (claim.position().cardinality() > MOST_ELEMENTS) {
            throw none();
        }
        return switch (claim.board()) {
            case Board.Cells cells -> cram(claim, cells.side());
            case Board.Elements board -> graph(claim, board);
        };
    }

    /// The board is that of the expression: certificates may have its rows and columns exchanged.
    private static Drawn cram(NimberCertificate claim, int side) {
        List<String> rows = CramRows.of(claim.expression());
        int width = rows.stream().mapToInt(String::length).max().orElse(0);
        boolean exchanged = !CramRows.free(rows, side).equals(claim.position());
        BitSet position = drawn(claim.position(), side, exchanged, width);
        BitSet left = left(claim.position(), dominoes(side, side), claim.move());
        String size = rows.size() + " " + width;
        return new Drawn(
                "(cram " + size + ")",
                position.cardinality() == rows.size() * width ? "(all_cells " + size + ")" : set(position),
                drawn(left, side, exchanged, width));
    }

    private static BitSet drawn(BitSet cells, int side, boolean exchanged, int width) {
        BitSet drawn = new BitSet();
        cells.stream().forEach(cell -> {
            int row = cell / side;
            int column = cell % side;
            drawn.set(exchanged ? column * width + row : row * width + column);
        });
        return drawn;
    }

    /// The dominoes in the order of certificates: by their first cell, to the right before down.
    private static List<Removal> dominoes(int rows, int columns) {
        List<Removal> moves = new ArrayList<>();
        for (int cell = 0; cell < rows * columns; cell++) {
            if (cell % columns + 1 < columns) {
                moves.add(domino(cell, cell + 1));
            }
            if (cell + columns < rows * columns) {
                moves.add(domino(cell, cell + columns));
            }
        }
        return moves;
    }

    private static Removal domino(int first, int second) {
        BitSet both = new BitSet();
        both.set(first);
        both.set(second);
        return new Removal(both, both);
    }

    private static Drawn graph(NimberCertificate claim, Board.Elements board) {
        boolean vertices = claim.expression().startsWith("nodekayles(");
        if (!vertices && !claim.expression().startsWith("arckayles(")) {
            throw none();
        }
        String edges = board.moves().stream()
                .flatMap(move -> vertices ? toLater(move) : Stream.of(list(move.needed(), ", ", "(", ")")))
                .collect(Collectors.joining("; ", "[", "]"));
        String drawn = vertices ? "(node_kayles (numbers_below " + board.elements() + ") " : "(arc_kayles ";
        return new Drawn(
                drawn + edges + ")",
                "(set_of (numbers_below " + board.elements() + "))",
                left(claim.position(), board.moves(), claim.move()));
    }

    /// The edges from the vertex that a move takes to those behind it.
    private static Stream<String> toLater(Removal move) {
        int vertex = move.needed().nextSetBit(0);
        return move.removed().stream()
                .filter(other -> other > vertex)
                .mapToObj(other -> "(" + vertex + ", " + other + ")");
    }

    private static BitSet left(BitSet position, List<Removal> moves, int number) {
        BitSet left = (BitSet) position.clone();
        moves.stream()
                .filter(move -> move.needed().stream().allMatch(position::get))
                .skip(Math.max(0, number - 1))
                .limit(Math.min(1, number))
                .forEach(move -> left.andNot(move.removed()));
        return left;
    }

    private static String set(BitSet elements) {
        return "(set_of " + list(elements, "; ", "[", "]") + ")";
    }

    private static String list(BitSet elements, String between, String before, String after) {
        return elements.stream().mapToObj(String::valueOf).collect(Collectors.joining(between, before, after));
    }

    private static BigInteger number(BitSet set) {
        return set.stream().mapToObj(BigInteger.ONE::shiftLeft).reduce(BigInteger.ZERO, BigInteger::or);
    }

    /// A name that Rocq can read: letters and numbers, with a line between them.
    private static String name(String text) {
        return text.replaceAll("[^A-Za-z0-9]+", "_").replaceAll("^_|_$", "");
    }

    private static InputError none() {
        return new InputError(
                "only periods of codes and of subtraction sets from at most %d values, and positions of Cram, Node Kayles "
                        + "and Arc Kayles on at most %d elements, are written as a file of Rocq; give --certificate a "
                        + "name that ends in .json",
                "只有至多由 %d 个值证明的编码与取数集合的周期，以及至多 %d 个元素的 `cram`、`nodekayles`、`arckayles` 局面，才能写成 "
                        + "Rocq 文件；请给 --certificate 以 .json 结尾的文件名",
                MOST_VALUES,
                MOST_ELEMENTS);
    }
}
