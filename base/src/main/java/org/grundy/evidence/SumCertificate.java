package org.grundy.evidence;

import java.util.List;

/// A claim about a sum in normal play, with what proves it of each of its parts: at most one of these is claimed after
/// a move, and then the nim sum of the nimbers is 0, so that the move wins; else their nim sum is the
/// Grundy value of the sum.
///
/// @param games the identities of the games of the components, by which a checker knows whether it is given the same
///     rules
/// @param parts in the order of the components
public record SumCertificate(List<String> games, List<Part> parts) {
    /// Copies the lists.
    public SumCertificate {
        games = List.copyOf(games);
        parts = List.copyOf(parts);
    }

    /// How many claims there are in all.
    public int size() {
        return parts.stream().mapToInt(Part::size).sum();
    }

    /// What proves the nimber of one component.
    public sealed interface Part permits NimberCertificate, Played {
        /// The component.
        String expression();

        /// The number of the move after which the component has the nimber, from 1; 0 where it has it itself.
        int move();

        /// The nimber that is claimed.
        int nimber();

        /// How many claims it rests on.
        int size();
    }

    /// A position of any game, with moves as its rules list them.
    ///
    /// @param expression the position
    /// @param move the number of the move after which it has the nimber, from 1, or 0
    /// @param nimber that is claimed
    /// @param claims each after those on which it rests
    public record Played(String expression, int move, int nimber, List<Claim> claims) implements Part {
        /// Copies the list.
        public Played {
            claims = List.copyOf(claims);
        }

        @Override
        public int size() {
            return claims.size();
        }
    }

    /// The nimber of a position.
    ///
    /// @param position as an expression
    /// @param nimber at least 0
    /// @param replies for each move the number of the one that answers it, so that what is left has the nimber of
    ///     the position; or 0 if claims tell the nimber after the move, which is another one
    public record Claim(String position, int nimber, List<Integer> replies) {
        /// Copies the list.
        public Claim {
            replies = List.copyOf(replies);
        }
    }
}
