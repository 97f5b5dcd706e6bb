package org.grundy.cli.contest.atcoder;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.cli.contest.Statement;

/// All of them.
public final class AtCoder {
    private AtCoder() {}

    public static List<Statement> all() {
        return Stream.of(
                        ListStatements.all(),
                        NimStatements.all(),
                        PlayerStatements.all(),
                        GraphStatements.all(),
                        TurnStatements.all(),
                        StringStatements.all(),
                        PaintStatements.all())
                .flatMap(List::stream)
                .toList();
    }
}
