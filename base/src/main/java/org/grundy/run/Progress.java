package org.grundy.run;

import java.util.Optional;

/// How far a computation has come.
///
/// @param done positions dealt with so far
/// @param total positions in all where that is known, else -1
/// @param search the state of the board search, if one runs
public record Progress(long done, long total, Optional<Search> search) {
    /// Progress of a computation that searches no board.
    public Progress(long done, long total) {
        this(done, total, Optional.empty());
    }

    /// The state of a board search, which asks whether a position has a given nimber.
    public sealed interface Search {
        /// The nimber that is asked about.
        int nimber();

        /// Searched best first. The lesser of the two numbers is a guess of what is left.
        ///
        /// @param proof at least how many couples must be decided to show that the position has another nimber
        /// @param disproof how many to show that it has this one
        /// @param known of how many pieces the nimber is known
        record Couples(int nimber, int proof, int disproof, long known) implements Search {}

        /// Searched depth first.
        ///
        /// @param done how many options of the position are decided
        /// @param options how many it has
        record Options(int nimber, int done, int options) implements Search {}
    }

    /// A listener for progress, called a few times a second on the computing thread.
    @FunctionalInterface
    public interface Listener {
        /// Receives the progress so far.
        void report(Progress progress);
    }
}
