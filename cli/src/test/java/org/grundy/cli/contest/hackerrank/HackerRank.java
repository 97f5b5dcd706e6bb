package org.grundy.cli.contest.hackerrank;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.cli.contest.Statement;

/// All of them.
public final class HackerRank {
    private HackerRank() {}

    public static List<Statement> all() {
        return Stream.of(
                        HeapStatements.all(),
                        DivisorStatements.all(),
                        BoardStatements.all(),
                        ParityStatements.all(),
                        TreeStatements.all())
                .flatMap(List::stream)
                .toList();
    }
}
