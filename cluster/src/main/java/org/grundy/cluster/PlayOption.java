package org.grundy.cluster;

import picocli.CommandLine.Option;

/// The option of misère play.
final class PlayOption {
    @Option(names = "--misere")
    private boolean misere;

    /// Whether misère play is asked for.
    boolean isMisere() {
        return misere;
    }
}
