package org.grundy.catalog.judge;

import java.util.List;
import java.util.Optional;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Game;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.text.BilingualText;

/// A case of a problem as Grundy's own question: a sum, and how it is played; or the sentence that decides it.
///
/// @param sum the sum; none where the case is too large to be one, or of a game that is not in the catalogue
/// @param convention how it is played
/// @param formula how the answer was computed where not by what a search or a theorem of the game says: a sentence
public record CasePosition(Optional<Sum> sum, Convention convention, Optional<BilingualText> formula) {
    /// A position of a game, played alone.
    static <P> CasePosition of(Game<P> game, P position, Play play) {
        return of(game, List.of(position), Convention.disjunctive(play));
    }

    /// Positions of one game, played together.
    static <P> CasePosition of(Game<P> game, List<P> positions, Convention convention) {
        return of(
                new Sum(positions.stream()
                        .<Component<?>>map(each -> new Component<>(game, each))
                        .toList()),
                convention);
    }

    /// A sum.
    static CasePosition of(Sum sum, Convention convention) {
        return new CasePosition(Optional.of(sum), convention, Optional.empty());
    }

    /// A case that only a sentence explains.
    static CasePosition decidedBy(BilingualText sentence) {
        return new CasePosition(Optional.empty(), Convention.NORMAL, Optional.of(sentence));
    }

    /// The same with a sentence that says how the answer was computed.
    CasePosition by(BilingualText sentence) {
        return new CasePosition(sum, convention, Optional.of(sentence));
    }
}
