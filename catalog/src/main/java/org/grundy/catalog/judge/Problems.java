package org.grundy.catalog.judge;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.lang.ProblemId;

/// The problems of online judges that Grundy answers.
public final class Problems {
    /// In the order of the listing.
    private static final List<String> JUDGES =
            List.of("P", "AtCoder-", "CF-", "Gym-", "HDU-", "LeetCode-", "NYOJ-", "POJ-", "TopCoder-", "UVA-");

    private static final List<Problem> ALL = Stream.of(
                    WinLoseTable.rows(),
                    NimMoves.rows(),
                    List.of(
                            new Arc105D(),
                            new Cf630R(),
                            new Gym101908B(),
                            new SNim("HDU-1536"),
                            new SNim("HDU-1944"),
                            new Hdu2149(),
                            new Hdu2177(),
                            new KMultiple("HDU-2486"),
                            new KMultiple("HDU-2580"),
                            new Hdu2873(),
                            new Hdu3595(),
                            new Srm330(),
                            new StonesDpK(),
                            new Uva10561()))
            .<Problem>flatMap(List::stream)
            .sorted(Comparator.comparingInt(Problems::judge).thenComparing(Problem::id))
            .toList();

    private Problems() {}

    /// All problems, by judge and number.
    public static List<Problem> all() {
        return ALL;
    }

    /// The problems that a word may mean: that of an id in any spelling, or all with a number or a name.
    public static List<Problem> find(String id) {
        List<Problem> found = withId(id);
        return found.isEmpty()
                ? ALL.stream()
                        .filter(problem -> name(problem).equalsIgnoreCase(id))
                        .toList()
                : found;
    }

    /// The problems whose id a word spells; several where it is a number that judges share.
    public static List<Problem> withId(String id) {
        return ALL.stream()
                .filter(problem -> ProblemId.spells(id, problem.id()))
                .toList();
    }

    /// What a title has before its colon.
    private static String name(Problem problem) {
        return problem.title().en().replaceFirst(":.*", "").strip();
    }

    private static int judge(Problem problem) {
        return IntStream.range(0, JUDGES.size())
                .filter(judge -> problem.id().matches(JUDGES.get(judge) + "(\\d.*|(ARC|DP|SRM)-.*)"))
                .findFirst()
                .orElseThrow();
    }
}
