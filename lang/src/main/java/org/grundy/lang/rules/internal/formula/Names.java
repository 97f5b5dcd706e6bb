package org.grundy.lang.rules.internal.formula;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Names for variables of formulas, none of them used before.
final class Names {
    private final Set<String> used;

    Names(List<String> used) {
        this.used = new HashSet<>(used);
    }

    /// A name that begins with a letter of choice.
    String fresh(String letter) {
        String name = letter;
        for (int number = 1; !used.add(name); number++) {
            name = letter + number;
        }
        return name;
    }
}
