package org.grundy.evidence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.QuotientCertificate.Repeat;
import org.grundy.value.Tame;

/// A claim that positions are tame, or that one is wild, with the data by which it can be verified: the
/// normal and the misère Grundy value of each position of a set that is closed under moves. All of them are
/// fickle (0 and 1, or 1 and 0) or firm (two equal values), but for the last one where the claim is that it
/// is wild.
///
/// @param about the positions
/// @param values of these, in their order; what a move leaves comes before
public record TamenessCertificate(About about, List<Pair> values) {
    /// Copies the list.
    public TamenessCertificate {
        values = List.copyOf(values);
    }

    /// The positions of a certificate.
    public sealed interface About permits Heaps, Positions {}

    /// The heaps of a game from heap 0 on.
    ///
    /// @param rules the game, as its code or its set is written
    /// @param period by which the claim is about all heaps
    public record Heaps(String rules, Optional<Repeat> period) implements About {}

    /// Positions of any games.
    ///
    /// @param games the identities of their games, by which a checker knows whether it is given the same rules
    /// @param sums whose components are claimed to be tame, as expressions; none where a position is wild
    /// @param positions as expressions
    public record Positions(List<String> games, List<String> sums, List<String> positions) implements About {
        /// Copies the lists.
        public Positions {
            games = List.copyOf(games);
            sums = List.copyOf(sums);
            positions = List.copyOf(positions);
        }
    }

    /// The values of a position.
    ///
    /// @param normal its Grundy value
    /// @param misere its misère Grundy value
    public record Pair(int normal, int misere) {
        /// Whether a position with these values is fickle.
        public boolean fickle() {
            return normal + misere == 1 && normal >= 0 && misere >= 0;
        }

        /// Whether a position with these values, all of whose followers are tame, is tame.
        public boolean tame() {
            return fickle() || (normal == misere && normal >= 0);
        }
    }

    /// A certificate of genera.
    ///
    /// @param wild the values of a further position that is wild
    public static TamenessCertificate of(About about, List<Tame> genera, Optional<Pair> wild) {
        List<Pair> values = new ArrayList<>();
        genera.forEach(genus -> values.add(
                new Pair(genus.value().intValueExact(), genus.misere().intValueExact())));
        wild.ifPresent(values::add);
        return new TamenessCertificate(about, values);
    }

    /// Whether the claim is that the last position is wild.
    public boolean wild() {
        return !values.isEmpty() && !values.getLast().tame();
    }
}
