package org.grundy.catalog.graph.removal;

import java.util.OptionalInt;
import org.grundy.evidence.NimberCertificate;
import org.grundy.run.Run;
import org.grundy.search.NimberSearch;

/// Certificates of sets: who wins, or the nimber. Found by a search of their own, in which nothing is
/// removed from sets but what moves remove, so that a checker needs to know the moves only.
final class SetCertificates {
    private final SetRules rules;
    private final NimberSearch search;
    private final Run run;

    private SetCertificates(SetRules rules, Run run) {
        this.rules = rules;
        this.search = new NimberSearch(rules);
        this.run = run;
    }

    /// The certificate of a set. Called inside [Run#attempt].
    ///
    /// @param rules that remove nothing but what moves remove
    /// @param nimber if it is known
    static NimberCertificate certificate(
            SetRules rules, NimberCertificate.Board board, long set, OptionalInt nimber, Run run) {
        return new SetCertificates(rules, run).certificate(board, set, nimber);
    }

    private NimberCertificate certificate(NimberCertificate.Board board, long set, OptionalInt nimber) {
        int claimed = nimber.orElse(0);
        long after = set;
        int move = 0;
        if (!search.has(rules.pieces(set), claimed, run)) {
            move = winningMove(set);
            after = rules.afterMoves(set)[move - 1];
        }
        NimberClaims claims = new NimberClaims(rules, search, run);
        claims.require(after);
        return new NimberCertificate(board, SetRules.elements(set), move, move > 0 ? 0 : claimed, claims.claims());
    }

    private int winningMove(long set) {
        long[] options = rules.afterMoves(set);
        for (int move = 1; move <= options.length; move++) {
            if (search.has(rules.pieces(options[move - 1]), 0, run)) {
                return move;
            }
        }
        throw new IllegalStateException("a set that is not lost has a winning move");
    }
}
