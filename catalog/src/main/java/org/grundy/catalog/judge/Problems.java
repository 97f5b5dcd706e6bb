package org.grundy.catalog.judge;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The problems of online judges that Grundy answers.
public final class Problems {
    private static final List<Problem> ALL = List.of(
            new P1290(),
            new P2197(),
            new P2252(),
            new P4018(),
            new P4279(),
            new P4860(),
            new Gym101908B(),
            new Hdu1517(),
            new Hdu1525(),
            new Hdu1527(),
            new SNim("HDU-1536"),
            new Hdu1730(),
            new Hdu1846(),
            new Hdu1847(),
            new Hdu1848(),
            new Hdu1850(),
            new Hdu1907(),
            new SNim("HDU-1944"),
            new Hdu2147(),
            new Hdu2149(),
            new Hdu2176(),
            new Hdu2177(),
            new Hdu2188(),
            new KMultiple("HDU-2486"),
            new Hdu2516(),
            new KMultiple("HDU-2580"),
            new Hdu2873(),
            new Hdu2897(),
            new Hdu3032(),
            new Hdu3389(),
            new Hdu3595(),
            new Poj1704(),
            new Poj2484(),
            new Uva10561());

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

    private static String plain(String id) {
        return id.toUpperCase(Locale.ROOT).replaceAll("[\\s_-]", "");
    }
}
