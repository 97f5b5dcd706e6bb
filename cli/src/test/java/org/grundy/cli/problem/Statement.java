package org.grundy.cli.problem;

import java.util.List;

/// What the statement of a problem says of one input.
///
/// @param parameters of the rules
/// @param starts of the rules, which stand for the input; their sum is played
/// @param wins whether the first player wins by the statement
record Statement(List<Long> parameters, List<List<Long>> starts, boolean wins) {
    static Statement of(boolean wins, Integer... start) {
        return new Statement(List.of(), List.of(longs(start)), wins);
    }

    Statement with(Integer... parameters) {
        return new Statement(longs(parameters), starts, wins);
    }

    private static List<Long> longs(Integer... numbers) {
        return List.of(numbers).stream().map(Integer::longValue).toList();
    }
}
