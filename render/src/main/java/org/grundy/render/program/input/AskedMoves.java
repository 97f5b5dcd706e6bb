package org.grundy.render.program.input;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What answers tell beyond who wins: of the moves that win, and what functions of the rules compute.
///
/// @param variables of moves, whose values in the first winning move are told
/// @param all lists of variables, whose values are told of each winning move
/// @param told whether anything is told of moves
/// @param computed whether functions of the rules are called
public record AskedMoves(List<String> variables, List<List<String>> all, boolean told, boolean computed) {
    /// Nothing more is told.
    public static final AskedMoves NONE = new AskedMoves(List.of(), List.of(), false, false);

    /// How many moves win.
    public static final String COUNT = "count";
    /// Which position of a sum the first winning move is made in, from 1 on.
    public static final String HEAP = "heap";

    private static final String ALL = "all ";
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    /// Copies the lists.
    public AskedMoves {
        variables = List.copyOf(variables);
        all = all.stream().map(List::copyOf).toList();
    }

    /// What the names of gaps tell that are nothing else.
    ///
    /// @param computed whether other gaps call functions of the rules
    static AskedMoves of(Stream<String> gaps, boolean computed) {
        Set<String> variables = new LinkedHashSet<>();
        Set<List<String>> all = new LinkedHashSet<>();
        List<String> names = gaps.toList();
        for (String name : names) {
            if (name.startsWith(ALL)) {
                all.add(List.of(BLANKS.split(name.substring(ALL.length()).strip())));
            } else if (!name.equals(COUNT) && !name.equals(HEAP)) {
                variables.add(name);
            }
        }
        return new AskedMoves(List.copyOf(variables), new ArrayList<>(all), !names.isEmpty(), computed);
    }

    /// The names of all variables.
    public Stream<String> names() {
        return Stream.concat(variables.stream(), all.stream().flatMap(List::stream))
                .distinct();
    }

    /// The variable of a program that holds what a gap tells.
    public static String held(String gap) {
        return gap.equals(COUNT)
                ? "winning_moves"
                : gap.equals(HEAP) ? "winning_heap" : gap.startsWith(ALL) ? heldAll(gap) : "found_" + gap;
    }

    private static String heldAll(String gap) {
        return held(List.of(BLANKS.split(gap.substring(ALL.length()).strip())));
    }

    /// The variable of a program that holds the values of some variables in all winning moves.
    public static String held(List<String> variables) {
        return "all_" + String.join("_", variables);
    }

    /// Whether a gap stands for a text and not for a number.
    public static boolean isText(String gap) {
        return gap.startsWith(ALL);
    }
}
