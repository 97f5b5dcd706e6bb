package org.grundy.logic;

import java.util.List;

/// How the starting positions of a game are written where that is not the state itself.
///
/// @param variables the numbers that are written, none of them called as a number of a state
/// @param relation holds of these numbers and the numbers of the state that they stand for
public record DefinableStart(List<String> variables, Formula relation) {
    /// Copies the list.
    public DefinableStart {
        variables = List.copyOf(variables);
    }
}
