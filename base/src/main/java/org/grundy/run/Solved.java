package org.grundy.run;

import java.util.Optional;

/// The end of a computation under a [Budget]: a result, or word of how far it came.
///
/// @param <T> what was asked for
public sealed interface Solved<T> {
    /// The result was reached and is exact.
    ///
    /// @param result what was asked for
    /// @param <T> what was asked for
    record Done<T>(T result) implements Solved<T> {}

    /// A limit was met first.
    ///
    /// @param limit what ended the computation
    /// @param positions how many positions had been visited
    /// @param work how many steps had been charged
    /// @param needed how many positions are known to be needed, where the budget allows fewer; else 0
    /// @param <T> what was asked for
    record Undecided<T>(Limit limit, long positions, long work, long needed) implements Solved<T> {
        /// The end of a computation of which it is not known how many positions it needs.
        public Undecided(Limit limit, long positions, long work) {
            this(limit, positions, work, 0);
        }
    }

    /// The result where there is one.
    default Optional<T> toOptional() {
        return switch (this) {
            case Done<T> done -> Optional.of(done.result());
            case Undecided<T> undecided -> Optional.empty();
        };
    }
}
