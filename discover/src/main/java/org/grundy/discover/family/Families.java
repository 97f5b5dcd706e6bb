package org.grundy.discover.family;

import java.util.List;

/// The kinds of forms that are looked for.
public final class Families {
    private Families() {}

    /// All kinds, in the order in which they are tried.
    public static List<Family> all() {
        return List.of(new PeriodicFamily(), new CasesFamily(new PeriodicFamily()));
    }
}
