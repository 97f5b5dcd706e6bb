package org.grundy.render.program.input;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// What answers tell beyond who wins: of the moves that win, and what functions of the rules compute.
///
/// @param variables of moves, whose values in the first winning move are told
/// @param all what is told of each winning move
/// @param told whether anything is told of moves
/// @param computed whether functions of the rules are called
public record AskedMoves(List<String> variables, List<ToldMove> all, boolean told, boolean computed) {
    /// Nothing more is told.
    public static final AskedMoves NONE = new AskedMoves(List.of(), List.of(), false, false);

    /// How many moves win.
    public static final String COUNT = "count";
    /// Which position of a sum the first winning move is made in, from 1 on.
    public static final String HEAP = "heap";

    /// Copies the lists.
    public AskedMoves {
        variables = List.copyOf(variables);
        all = List.copyOf(all);
    }

    /// What the names of gaps tell that are nothing else.
    ///
    /// @param computed whether other gaps call functions of the rules
    static AskedMoves of(Stream<String> gaps, boolean computed) {
        Set<String> variables = new LinkedHashSet<>();
        Set<ToldMove> all = new LinkedHashSet<>();
        List<String> names = gaps.toList();
        for (String name : names) {
            if (isText(name)) {
                all.add(ToldMove.of(name));
            } else if (!name.equals(COUNT) && !name.equals(HEAP)) {
                variables.add(name);
            }
        }
        return new AskedMoves(List.copyOf(variables), new ArrayList<>(all), !names.isEmpty(), computed);
    }

    /// The names of all variables.
    public Stream<String> names() {
        return Stream.concat(variables.stream(), all.stream().flatMap(text -> text.names().stream()))
                .distinct();
    }

    /// The variable of a program that holds what a gap tells.
    public static String held(String gap) {
        return gap.equals(COUNT)
                ? "winning_moves"
                : gap.equals(HEAP)
                        ? "winning_heap"
                        : isText(gap) ? ToldMove.of(gap).held() : "found_" + gap;
    }

    /// Whether a gap stands for a text and not for a number.
    public static boolean isText(String gap) {
        return ToldMove.is(gap);
    }
}
