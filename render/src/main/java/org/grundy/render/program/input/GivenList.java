package org.grundy.render.program.input;

/// A list that is a parameter and is read from the input: a set, a list, or a list of lists.
///
/// @param name as the rules and formats have it
/// @param variable where a program keeps it
/// @param rows whether it is a list of lists
/// @param least what each of its numbers has to be at least
public record GivenList(String name, String variable, boolean rows, long least) {
    /// The function that takes the whole list, or one more row of it.
    ///
    /// @param what `give`, or for rows `clear`, `row`, `arc`
    public String function(String what) {
        return what + "_" + variable;
    }
}
