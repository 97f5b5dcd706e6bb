package org.grundy.site.instead.proof;

import java.util.Optional;
import org.grundy.proof.PeriodVerdict.Refused;
import org.grundy.run.Run;

/// The team of one thread.
final class SegmentTeam {
    private SegmentTeam() {}

    /// The check of one piece.
    @FunctionalInterface
    interface Check {
        Optional<Refused> of(int piece, Run run);
    }

    static Optional<Refused> first(int pieces, Check check, Run run) {
        for (int piece = 0; piece < pieces; piece++) {
            Optional<Refused> refused = check.of(piece, run);
            if (refused.isPresent()) {
                return refused;
            }
        }
        return Optional.empty();
    }
}
