package org.grundy.testkit;

/// The Grundy value of Cram on an empty board.
///
/// @param rows the height of the board in cells
/// @param cols the width of the board in cells
/// @param grundy the value
public record CramValue(int rows, int cols, int grundy) {

    static CramValue parse(String[] fields) {
        return new CramValue(Integer.parseInt(fields[0]), Integer.parseInt(fields[1]), Integer.parseInt(fields[2]));
    }
}
