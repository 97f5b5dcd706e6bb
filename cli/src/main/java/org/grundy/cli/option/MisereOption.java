package org.grundy.cli.option;

import picocli.CommandLine.Option;

/// The option of misère play.
public final class MisereOption {
    @Option(names = "--misere")
    private boolean misere;

    /// Whether misère play is asked for.
    public boolean isGiven() {
        return misere;
    }
}
