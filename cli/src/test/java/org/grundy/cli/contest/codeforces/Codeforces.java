package org.grundy.cli.contest.codeforces;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.cli.contest.Statement;

/// All of them.
public final class Codeforces {
    private Codeforces() {}

    public static List<Statement> all() {
        return Stream.of(
                        NumberStatements.all(),
                        PairStatements.all(),
                        HeapStatements.all(),
                        ListStatements.all(),
                        StringStatements.all(),
                        TreeStatements.all(),
                        GraphStatements.all(),
                        GridStatements.all(),
                        TwoPlayersStatements.all(),
                        CellStatements.all(),
                        TokenStatements.all(),
                        ScoreStatements.all(),
                        EndStatements.all())
                .flatMap(List::stream)
                .toList();
    }
}
