package org.grundy.logic;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Fresh names for variables of formulas.
public final class FreshNames {
    private final Set<String> used;

    /// Names other than these.
    public FreshNames(List<String> used) {
        this.used = new HashSet<>(used);
    }

    /// A name that begins with a letter of choice.
    public String fresh(String letter) {
        String name = letter;
        for (int number = 1; !used.add(name); number++) {
            name = letter + number;
        }
        return name;
    }
}
