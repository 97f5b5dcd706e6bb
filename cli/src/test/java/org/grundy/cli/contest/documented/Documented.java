package org.grundy.cli.contest.documented;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.cli.contest.Statement;

/// The problems with documented rules and programs.
public final class Documented {
    private Documented() {}

    /// All of them.
    public static List<Statement> all() {
        return Stream.of(
                        SubtractionStatements.all(),
                        HeapSumStatements.all(),
                        NimStatements.all(),
                        PileStatements.all(),
                        SplittingStatements.all(),
                        GraphStatements.all(),
                        LineStatements.all(),
                        NumberStatements.all(),
                        BoardStatements.all(),
                        WythoffStatements.all(),
                        LimitStatements.all(),
                        JudgeStatements.all(),
                        ManyGamesStatements.all())
                .flatMap(List::stream)
                .toList();
    }
}
