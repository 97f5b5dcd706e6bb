package org.grundy.render.program;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// The names of a program's variables: those that were given, where every language takes them.
///
/// @param given the names
/// @param taken names that the program itself uses
public record ProgramNames(List<String> given, Set<String> taken) {
    /// Copies the names.
    public ProgramNames {
        given = List.copyOf(given);
        taken = Set.copyOf(taken);
    }

    /// The name in a place.
    public String of(int place) {
        String name = given.get(place);
        return name.matches("[A-Za-z][A-Za-z0-9_]*")
                        && !ReservedWords.ALL.contains(name)
                        && !taken.contains(name)
                        && !name.matches("(f|h|table)\\d*")
                ? name
                : "x" + (place + 1);
    }

    /// All names.
    public List<String> all() {
        return IntStream.range(0, given.size()).mapToObj(this::of).toList();
    }
}
