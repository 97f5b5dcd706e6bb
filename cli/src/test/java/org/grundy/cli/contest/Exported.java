package org.grundy.cli.contest;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.grundy.testkit.Commands;
import org.grundy.testkit.CompiledCpp;
import org.grundy.testkit.Thorough;

/// A program in C++ that Grundy exported, compiled; where there is no compiler the test is skipped.
final class Exported {
    /// Most programs take longer to be compiled than to run; among all of them some fill a large table.
    private static final String OPTIMIZED = "-O" + Thorough.bound(0, 1);

    private Exported() {}

    static CompiledCpp compiled(Path folder, String program) throws IOException, InterruptedException {
        assumeTrue(Commands.installed("g++"), "g++ is not installed");
        return CompiledCpp.of(folder, program, OPTIMIZED);
    }
}
