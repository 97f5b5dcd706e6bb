package org.grundy.run;

/// How far a computation has come.
///
/// @param done positions dealt with so far
/// @param total positions in all where that is known, else -1
public record Progress(long done, long total) {
    /// Somebody who is told of progress, a few times a second, on the computing thread.
    @FunctionalInterface
    public interface Listener {
        /// Takes note.
        void report(Progress progress);
    }
}
