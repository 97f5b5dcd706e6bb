package org.grundy.render.program.input;

import java.util.List;

/// A list that is a parameter and is read from the input: a set, a list, or a list of lists.
///
/// @param name as the rules and formats have it
/// @param variable where a program keeps it
/// @param rows whether it is a list of lists
/// @param least what each of its numbers has to be at least
/// @param counted whether the number of its rows is asked for
/// @param vertices the numbers of a position of which it has a row each, where it is a graph
public record GivenList(
        String name, String variable, boolean rows, long least, boolean counted, List<String> vertices) {
    /// Copies the names.
    public GivenList {
        vertices = List.copyOf(vertices);
    }

    /// One of which no number of a position is known to have a row.
    public GivenList(String name, String variable, boolean rows, long least) {
        this(name, variable, rows, least, false, List.of());
    }

    /// The same with the numbers of a position that are vertices.
    public GivenList withVertices(List<String> names) {
        return new GivenList(name, variable, rows, least, counted, names);
    }

    /// The function that takes the whole list, or one more row of it.
    ///
    /// @param what `give`, or for rows `clear`, `row`, `arc`; `count` tells how many there are
    public String function(String what) {
        return function(what, variable);
    }

    /// The same of the list that a variable keeps.
    public static String function(String what, String variable) {
        return what + "_" + variable;
    }
}
