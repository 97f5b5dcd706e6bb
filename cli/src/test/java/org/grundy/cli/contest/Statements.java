package org.grundy.cli.contest;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.cli.contest.archive.ArchiveStatements;
import org.grundy.cli.contest.atcoder.AtCoder;
import org.grundy.cli.contest.codeforces.Codeforces;
import org.grundy.cli.contest.documented.Documented;
import org.grundy.cli.contest.fresh.Fresh;
import org.grundy.cli.contest.further.Further;
import org.grundy.cli.contest.hackerrank.HackerRank;
import org.grundy.cli.contest.practice.Practice;

/// All statements. A class of some lines adds one line here, and each problem stands once.
public final class Statements {
    private Statements() {}

    /// Those of `docs/problems.md` and of `judge --list`.
    public static List<Statement> documented() {
        return Stream.of(
                        // one line for each class
                        Documented.all())
                .flatMap(List::stream)
                .toList();
    }

    /// Those of the frozen list: at most ten of a kind.
    public static List<Statement> listed() {
        return Stream.of(
                        // one line for each class
                        ArchiveStatements.all(),
                        AtCoder.all(),
                        HackerRank.all(),
                        Codeforces.all(),
                        Practice.all(),
                        Fresh.all(),
                        Further.all())
                .flatMap(List::stream)
                .toList();
    }

    /// Both.
    public static List<Statement> all() {
        return Stream.concat(documented().stream(), listed().stream()).toList();
    }
}
