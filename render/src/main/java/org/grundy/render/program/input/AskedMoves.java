package org.grundy.render.program.input;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.text.InputError;

/// What answers tell beyond who wins: of the moves that win, how long play lasts, and what functions of the rules
/// compute.
///
/// @param variables of moves, whose values in the first winning move are told
/// @param all what is told of each winning move
/// @param told whether anything is told of moves
/// @param computed whether functions of the rules are called
/// @param length whether it is told how long play lasts
public record AskedMoves(List<String> variables, List<ToldMove> all, boolean told, boolean computed, boolean length) {
    /// Nothing more is told.
    public static final AskedMoves NONE = new AskedMoves(List.of(), List.of(), false, false, false);

    /// How many moves win.
    public static final String COUNT = "count";
    /// How many moves play lasts when the winner hurries and the loser delays.
    public static final String REMOTENESS = "remoteness";
    /// The variable of a program that holds it.
    public static final String PLAYED = "play_length";
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
    /// @param length whether one tells how long play lasts
    static AskedMoves of(Stream<String> gaps, boolean computed, boolean length) {
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
        return new AskedMoves(List.copyOf(variables), new ArrayList<>(all), !names.isEmpty(), computed, length);
    }

    /// Whether only programs of the rules tell what is asked.
    public boolean needRules() {
        return told || computed || length;
    }

    /// Looks whether it is known how long play lasts, where that is asked.
    ///
    /// @throws InputError if it is not
    public void checkLength(boolean known) {
        if (length && !known) {
            throw new InputError(
                    "{remoteness}, how long play lasts, is not known to this program: it is told of single positions by "
                            + "programs of rules with moves (--template sg), not by forms, tables, functions alone, sums or "
                            + "games of the library, nor over all values of a number",
                    "这个程序不知道步数 {remoteness}：只有由带走法的规则写出的程序（--template sg）能给出单个局面的步数，"
                            + "公式、数值表、单独的函数、和、收录的图与列表游戏，以及对一个数的所有取值的回答都不能");
        }
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
