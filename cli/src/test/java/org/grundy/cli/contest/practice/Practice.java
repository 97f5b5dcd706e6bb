package org.grundy.cli.contest.practice;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.cli.contest.Statement;

/// All of them.
public final class Practice {
    private Practice() {}

    public static List<Statement> all() {
        return Stream.of(
                        CsesStatements.all(),
                        LeetCodeStatements.all(),
                        LeetCodeScoreStatements.all(),
                        CodeChefStatements.all(),
                        CodeChefHeapStatements.all(),
                        CodeChefBoardStatements.all())
                .flatMap(List::stream)
                .toList();
    }
}
