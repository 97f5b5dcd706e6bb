package org.grundy.cli.contest.codeforces;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.grundy.cli.contest.Lines;
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
                        GridStatements.all())
                .flatMap(List::stream)
                .toList();
    }

    /// A count of at most so many numbers in one line, and the numbers in the next.
    static String list(Random random, int most, int least, int greatest) {
        int count = random.nextInt(1, most + 1);
        return count + "\n" + Lines.numbers(random, count, least, greatest);
    }
}
