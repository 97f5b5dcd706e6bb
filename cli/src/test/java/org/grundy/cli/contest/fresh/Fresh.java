package org.grundy.cli.contest.fresh;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.cli.contest.Statement;

/// All of them.
public final class Fresh {
    private Fresh() {}

    public static List<Statement> all() {
        return Stream.of(
                        HeapStatements.all(),
                        NumberStatements.all(),
                        RowStatements.all(),
                        BoardStatements.all(),
                        GraphStatements.all(),
                        DrawnStatements.all(),
                        OpenStatements.all(),
                        StartStatements.all(),
                        UnansweredStatements.all())
                .flatMap(List::stream)
                .toList();
    }
}
