package org.grundy.proof;

import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import org.grundy.evidence.NimberCertificate;
import org.grundy.evidence.NimberCertificate.Claim;
import org.grundy.evidence.NimberCertificate.Ground;
import org.grundy.game.Component;
import org.grundy.proof.NimberVerdict.Accepted;
import org.grundy.proof.NimberVerdict.Fault;
import org.grundy.proof.NimberVerdict.Refused;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// Checks certificates of positions of boards: that the board is that of the game, and each claim
/// [follows][ClaimRule] from the others. Every move removes elements, so each claim is proved from claims about smaller
/// pieces, and all are true by induction.
public final class NimberChecker extends ClaimRule<BitSet> {
    private final NimberCertificate certificate;
    private final CertificateBoard board;
    private final Map<BitSet, Integer> nimbers = new HashMap<>();

    private NimberChecker(NimberCertificate certificate, CertificateBoard board, Run run) {
        super(run);
        this.certificate = certificate;
        this.board = board;
    }

    /// Checks a certificate of who wins a position, or of its nimber. Called inside [Run#attempt].
    ///
    /// @param reader of positions, as expressions; it may throw an [org.grundy.text.InputError]
    /// @param run charged for each claim and each move looked at
    public static NimberVerdict check(NimberCertificate certificate, Function<String, Component<?>> reader, Run run) {
        boolean wins = certificate.move() == 0 || certificate.nimber() == 0;
        return wins ? check(certificate, reader.apply(certificate.expression()), run) : new Refused(Fault.POSITION, -1);
    }

    /// Checks the certificate of a component, which may have any nimber after a move. Called as [#check].
    ///
    /// @param rules for which the sum's certificate was made
    static NimberVerdict checkPart(
            NimberCertificate certificate, PlayedRules rules, Function<String, Component<?>> reader, Run run) {
        Component<?> component = reader.apply(certificate.expression());
        return rules.has(component) ? check(certificate, component, run) : new Refused(Fault.GAMES, -1);
    }

    private static <P> NimberVerdict check(NimberCertificate certificate, Component<P> component, Run run) {
        if (!PlayedRules.normal(component)) {
            return new Refused(Fault.CONVENTION, -1);
        }
        Optional<CertificateBoard> board =
                CertificateBoard.of(certificate.board()).filter(each -> each.has(certificate.position()));
        if (board.isEmpty()) {
            return new Refused(Fault.BOARD, -1);
        }
        Optional<Ground> ground = component.game().rules().ground(component.position());
        return ground.isPresent() && new BoardIdentity(ground.get(), board.get(), run).holds(certificate)
                ? new NimberChecker(certificate, board.get(), run).ruling()
                : new Refused(Fault.EXPRESSION, -1);
    }

    private NimberVerdict ruling() {
        List<Claim> claims = certificate.claims();
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
            Claim claim = claims.get(i);
            Fault fault = fault(claim.piece(), claim.nimber(), claim.replies());
            if (fault != null) {
                return new Refused(fault, i);
            }
        }
        return leadsTo(certificate.nimber(), certificate.position(), certificate.move())
                ? new Accepted(claims.size())
                : new Refused(Fault.POSITION, -1);
    }

    @Override
    List<BitSet> options(BitSet set, int most) {
        run.options(board.size());
        return board.options(set);
    }

    @Override
    @Nullable
    BitSet option(BitSet set, int number) {
        run.options(board.size());
        return board.option(set, number);
    }

    /// Two equal pieces are worth nothing together.
    @Override
    OptionalInt claimed(BitSet set) {
        run.options(board.size());
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
