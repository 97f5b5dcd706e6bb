package org.grundy.cli.console;

import org.grundy.run.Progress;

/// One line on a terminal that says how the search of a board stands, written again and again.
///
/// Used by the computing thread alone.
///
/// @param console has the terminal
record SearchLine(Console console) implements AutoCloseable {
    /// Back to the first column, and clear the line from there.
    private static final String ANEW = "\r\u001b[K";

    private static final double NANOS = 1e9;

    /// @param positions searched so far
    /// @param nanos since the search began
    void show(long positions, Progress.Search standing, long nanos) {
        console.err().print(ANEW + words(console, positions, standing, nanos));
        console.err().flush();
    }

    static String words(Console console, long positions, Progress.Search standing, long nanos) {
        return console.words(
                        "progress.search",
                        "nimber",
                        standing.nimber(),
                        "positions",
                        positions,
                        "speed",
                        Math.round(positions * NANOS / nanos))
                + switch (standing) {
                    case Progress.Search.Couples couples ->
                        console.words(
                                "progress.couples",
                                "known",
                                couples.known(),
                                "proof",
                                couples.proof(),
                                "disproof",
                                couples.disproof(),
                                "left",
                                Math.min(couples.proof(), couples.disproof()));
                    case Progress.Search.Options options ->
                        console.words("progress.options", "done", options.done(), "options", options.options());
                };
    }

    @Override
    public void close() {
        console.err().print(ANEW);
        console.err().flush();
    }
}
