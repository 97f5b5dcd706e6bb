package org.grundy.cli.contest.further;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.cli.contest.Statement;

/// All of them.
public final class Further {
    private Further() {}

    public static List<Statement> all() {
        return Stream.of(
                        HeapStatements.all(),
                        PileStatements.all(),
                        LengthStatements.all(),
                        BoardStatements.all(),
                        MovedStatements.all(),
                        OpenStatements.all(),
                        ReadStatements.all())
                .flatMap(List::stream)
                .toList();
    }
}
