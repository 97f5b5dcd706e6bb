package org.grundy.cli.contest.hackerrank;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.Statement;

/// All of them.
public final class HackerRank {
    private HackerRank() {}

    public static List<Statement> all() {
        return Stream.of(HeapStatements.all(), DivisorStatements.all(), BoardStatements.all(), TreeStatements.all())
                .flatMap(List::stream)
                .toList();
    }

    /// A count of at most so many numbers in one line, and the numbers in the next.
    static String list(Random random, int most, int least, int greatest) {
        int count = random.nextInt(1, most + 1);
        return count + "\n" + Lines.numbers(random, count, least, greatest);
    }
}
