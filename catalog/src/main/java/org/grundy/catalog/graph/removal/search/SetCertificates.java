package org.grundy.catalog.graph.removal.search;

import java.util.Arrays;
import java.util.List;
import org.grundy.evidence.NimberCertificate;
import org.grundy.run.Run;
import org.grundy.search.NimberClaims;
import org.grundy.search.NimberSearch;
import org.grundy.search.NumberedMoves;

/// Certificates of sets: that a set has a nimber, or a move leads to it. Found by a search of their own, in which
/// nothing is removed from sets but what moves remove, so that a checker needs to know the moves only.
///
/// @param rules that remove nothing but what moves remove
record SetCertificates(SetRules rules) implements NumberedMoves<Long> {
    /// The certificate of a set. Called inside [Run#attempt].
    ///
    /// @param expression of the position that the set is
    NimberCertificate certificate(String expression, NimberCertificate.Board board, long set, int nimber, Run run) {
        NimberClaims.Proof proof = NimberClaims.of(this, new NimberSearch(rules), set, nimber, run);
        return new NimberCertificate(
                expression,
                board,
                SetRules.elements(set),
                proof.move(),
                nimber,
                proof.claims().stream()
                        .map(claim -> new NimberCertificate.Claim(
                                SetRules.elements(claim.piece()), claim.nimber(), claim.replies()))
                        .toList());
    }

    @Override
    public List<Long> options(Long set) {
        return Arrays.stream(rules.afterMoves(set)).boxed().toList();
    }

    @Override
    public long[] pieces(Long set) {
        return rules.pieces(set);
    }

    @Override
    public Long alone(long piece) {
        return piece;
    }

    @Override
    public int size(long piece) {
        return rules.size(piece);
    }
}
