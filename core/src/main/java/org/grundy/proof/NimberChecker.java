package org.grundy.proof;

import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.grundy.evidence.NimberCertificate;
import org.grundy.evidence.NimberCertificate.Claim;
import org.grundy.proof.NimberVerdict.Accepted;
import org.grundy.proof.NimberVerdict.Fault;
import org.grundy.proof.NimberVerdict.Refused;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// Checks certificates of positions of boards. A claim that a piece has nimber n is proved if
///
/// * for each i < n some option has nimber i by the claims, and
/// * each option either has another nimber than n by the claims, or has an option itself with nimber n by
///   the claims.
///
/// For then no option has nimber n, and those below it all occur. Every move removes elements, so each
/// claim is proved from claims about smaller pieces, and all are true by induction.
public final class NimberChecker {
    private final NimberCertificate certificate;
    private final PlayedBoard board;
    private final Map<BitSet, Integer> nimbers = new HashMap<>();
    private final Run run;

    private NimberChecker(NimberCertificate certificate, PlayedBoard board, Run run) {
        this.certificate = certificate;
        this.board = board;
        this.run = run;
    }

    /// Checks a certificate. Called inside [Run#attempt].
    ///
    /// @param run charged for each claim and each move looked at
    public static NimberVerdict check(NimberCertificate certificate, Run run) {
        return PlayedBoard.of(certificate.board())
                .map(board -> new NimberChecker(certificate, board, run).ruling())
                .orElse(new Refused(Fault.BOARD, -1));
    }

    private NimberVerdict ruling() {
        List<Claim> claims = certificate.claims();
        if (!board.has(certificate.position())) {
            return new Refused(Fault.BOARD, -1);
        }
        for (int i = 0; i < claims.size(); i++) {
            if (!board.has(claims.get(i).piece())) {
                return new Refused(Fault.BOARD, i);
            }
            Integer other = nimbers.putIfAbsent(
                    board.normal(claims.get(i).piece()), claims.get(i).nimber());
            if (other != null && other != claims.get(i).nimber()) {
                return new Refused(Fault.TWICE, i);
            }
        }
        for (int i = 0; i < claims.size(); i++) {
            run.position();
            Fault fault = fault(claims.get(i));
            if (fault != null) {
                return new Refused(fault, i);
            }
        }
        return position() ? new Accepted(claims.size()) : new Refused(Fault.POSITION, -1);
    }

    private boolean position() {
        BitSet position = certificate.position();
        int move = certificate.move();
        BitSet after = move == 0 ? position : board.option(position, move);
        return after != null && (move == 0 || certificate.nimber() == 0) && tells(after, certificate.nimber());
    }

    private @Nullable Fault fault(Claim claim) {
        List<BitSet> options = board.options(claim.piece());
        if (claim.replies().size() != options.size()) {
            return Fault.REPLIES;
        }
        BitSet below = new BitSet();
        for (int i = 0; i < options.size(); i++) {
            run.option();
            OptionalInt told = nimber(options.get(i));
            told.ifPresent(below::set);
            int reply = claim.replies().get(i);
            if (reply == 0 && (told.isEmpty() || told.getAsInt() == claim.nimber())) {
                return Fault.OPTION;
            }
            if (reply != 0 && !leadsTo(claim.nimber(), options.get(i), reply)) {
                return Fault.REPLY;
            }
        }
        return below.nextClearBit(0) < claim.nimber() ? Fault.MEX : null;
    }

    private boolean leadsTo(int nimber, BitSet option, int reply) {
        BitSet after = board.option(option, reply);
        return after != null && tells(after, nimber);
    }

    private boolean tells(BitSet set, int nimber) {
        OptionalInt told = nimber(set);
        return told.isPresent() && told.getAsInt() == nimber;
    }

    /// The nimber of a set as the claims tell it; two equal pieces are worth nothing together.
    private OptionalInt nimber(BitSet set) {
        Set<BitSet> pieces = new HashSet<>();
        for (BitSet piece : board.pieces(set)) {
            BitSet normal = board.normal(piece);
            if (!pieces.add(normal)) {
                pieces.remove(normal);
            }
        }
        int sum = 0;
        for (BitSet piece : pieces) {
            Integer nimber = nimbers.get(piece);
            if (nimber == null) {
                return OptionalInt.empty();
            }
            sum ^= nimber;
        }
        return OptionalInt.of(sum);
    }
}
