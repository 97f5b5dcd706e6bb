package org.grundy.catalog.pair;

/// Suspense numbers of Euclid's game, which decide many pairs played at once, a move in each of them.
///
/// Along the multiples of the smaller number a the positions are (r,a), (r+a,a), (r+2a,a), …, each an option
/// of all later ones. Let the first have suspense number s. If s is even, the first is the only lost one of
/// them and each later one has s + 1. If s is odd, the second has no option but the first, so it is lost and
/// has s + 1, and each one after that has s + 2.
///
/// Source: suspense numbers are those of Conway, *On Numbers and Games* (1976), ch. 14.
public final class EuclidSuspense {
    private EuclidSuspense() {}

    /// The length of the play in which the winner of normal play delays and the loser hurries; odd where the
    /// player to move wins. Cost: one division for each step of the Euclidean algorithm.
    ///
    /// @param a at least 0
    /// @param b at least 0
    public static int of(long a, long b) {
        return a <= b ? ordered(a, b) : ordered(b, a);
    }

    private static int ordered(long small, long large) {
        if (small == 0) {
            return 0;
        }
        long rest = large % small;
        int first = ordered(rest, small);
        return first % 2 == 0 || large - rest == small ? first + 1 : first + 2;
    }
}
