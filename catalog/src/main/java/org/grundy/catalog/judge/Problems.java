package org.grundy.catalog.judge;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The problems of online judges that Grundy answers.
public final class Problems {
    /// In the order of the listing.
    private static final List<String> JUDGES = List.of("P", "Gym-", "HDU-", "POJ-", "UVA-");

    private static final List<Problem> ALL = Stream.concat(
                    WinLoseTable.rows().stream(),
                    Stream.of(
                            new Gym101908B(),
                            new SNim("HDU-1536"),
                            new Hdu1850(),
                            new SNim("HDU-1944"),
                            new Hdu2149(),
                            new Hdu2176(),
                            new Hdu2177(),
                            new KMultiple("HDU-2486"),
                            new KMultiple("HDU-2580"),
                            new Hdu2873(),
                            new Hdu3595(),
                            new Uva10561()))
            .sorted(Comparator.comparingInt(Problems::judge).thenComparing(Problem::id))
            .toList();

    private Problems() {}

    /// All problems, by judge and number.
    public static List<Problem> all() {
        return ALL;
    }

    /// The problem of an id; case, spaces and hyphens do not matter.
    public static Optional<Problem> find(String id) {
        String wanted = plain(id);
        return ALL.stream()
                .filter(problem -> plain(problem.id()).equals(wanted))
                .findFirst();
    }

    private static int judge(Problem problem) {
        return IntStream.range(0, JUDGES.size())
                .filter(judge -> problem.id().matches(JUDGES.get(judge) + "\\d.*"))
                .findFirst()
                .orElseThrow();
    }

    private static String plain(String id) {
        return id.toUpperCase(Locale.ROOT).replaceAll("[\\s_-]", "");
    }
}
