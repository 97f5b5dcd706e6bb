package org.grundy.testkit;

/// A published fact about one board or graph.
///
/// @param game which game, and on which kind of graph
/// @param board its size, such as `4x7`
/// @param convention `normal` or `misere`
/// @param quantity what the value is, such as `nimber`
/// @param value as it was published
public record BoardValue(String game, String board, String convention, String quantity, String value) {

    static BoardValue parse(String[] fields) {
        return new BoardValue(fields[0].replace("\"", ""), fields[1], fields[2], fields[3], fields[4]);
    }
}
