package org.grundy.cli.contest.archive;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.cli.contest.Statement;

/// The problems of the archives, all of them.
public final class ArchiveStatements {
    private ArchiveStatements() {}

    /// All of them, class by class.
    public static List<Statement> all() {
        return Stream.of(
                        BoardWalkStatements.all(),
                        CountedStatements.all(),
                        GraphPlayStatements.all(),
                        HeapSumStatements.all(),
                        HeapVariantStatements.all(),
                        MatrixStatements.all(),
                        NumberPlayStatements.all(),
                        PathStatements.all(),
                        RowPlayStatements.all(),
                        SplittingStatements.all(),
                        SubsetStatements.all(),
                        TreeCutStatements.all(),
                        TreeShapeStatements.all(),
                        TurningStatements.all(),
                        TurnsStatements.all())
                .flatMap(List::stream)
                .toList();
    }
}
