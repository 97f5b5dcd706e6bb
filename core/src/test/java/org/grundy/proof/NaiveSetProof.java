package org.grundy.proof;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.grundy.evidence.NimberCertificate.Claim;
import org.grundy.evidence.NimberCertificate.Removal;
import org.grundy.testkit.NaiveGrundy;

/// The claims by which the nimber of any position of a game of sets is proved: the nimbers of all pieces into which
/// play can divide it, as the definition gives them.
///
/// @param normal the piece that stands for one and those that play alike
record NaiveSetProof(SetGame game, NaiveGrundy<BitSet> oracle, UnaryOperator<BitSet> normal) {
    NaiveSetProof(SetGame game) {
        this(game, piece -> piece);
    }

    NaiveSetProof(SetGame game, UnaryOperator<BitSet> normal) {
        this(
                game,
                new NaiveGrundy<>(
                        left -> game.options(left).stream().map(List::of).toList()),
                normal);
    }

    int nimber(BitSet left) {
        return oracle.value(left);
    }

    /// A claim for each piece, those of the position first.
    List<Claim> claims(BitSet position) {
        List<Claim> claims = new ArrayList<>();
        Set<BitSet> met = new HashSet<>();
        Deque<BitSet> open = new ArrayDeque<>(List.of(position));
        while (!open.isEmpty()) {
            for (BitSet piece : pieces(open.poll())) {
                if (met.add(normal.apply(piece))) {
                    claims.add(claim(piece));
                    open.addAll(game.options(piece));
                }
            }
        }
        return claims;
    }

    /// An option of a larger nimber is answered by a move; of one of a smaller nimber the claims tell it.
    private Claim claim(BitSet piece) {
        int nimber = nimber(piece);
        List<Integer> replies = new ArrayList<>();
        for (BitSet option : game.options(piece)) {
            replies.add(nimber(option) > nimber ? moveTo(nimber, option) : 0);
        }
        return new Claim(piece, nimber, replies);
    }

    /// The number of the first move that leaves this nimber, from 1.
    int moveTo(int nimber, BitSet left) {
        List<Integer> nimbers = game.options(left).stream().map(this::nimber).toList();
        return nimbers.indexOf(nimber) + 1;
    }

    /// The parts of a set that its moves connect, without those in which there is none.
    private List<BitSet> pieces(BitSet left) {
        List<BitSet> pieces = new ArrayList<>();
        BitSet rest = (BitSet) left.clone();
        while (!rest.isEmpty()) {
            BitSet piece = SetGame.set(rest.nextSetBit(0));
            for (int size = 0; size < piece.cardinality(); ) {
                size = piece.cardinality();
                game.moves().stream()
                        .filter(move -> game.allows(left, move))
                        .map(move -> touched(left, move))
                        .filter(piece::intersects)
                        .forEach(piece::or);
            }
            rest.andNot(piece);
            if (game.moves().stream().anyMatch(move -> game.allows(piece, move))) {
                pieces.add(piece);
            }
        }
        return pieces;
    }

    private static BitSet touched(BitSet left, Removal move) {
        BitSet touched = (BitSet) move.removed().clone();
        touched.or(move.needed());
        touched.and(left);
        return touched;
    }
}
