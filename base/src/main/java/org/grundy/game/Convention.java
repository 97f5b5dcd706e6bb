package org.grundy.game;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// The convention under which a sum is played: which components a move changes, when play is over, and who
/// has won then. With the long and the short ending the twelve combinations are Conway's compounds.
///
/// Source: Conway, *On Numbers and Games* (1976), ch. 14.
///
/// @param join in which components a player moves
/// @param ending when the sum is over
/// @param play who has won when it is over
public record Convention(Join join, Ending ending, Play play) {
    /// The ordinary sum: move in one component, whoever cannot move loses.
    public static final Convention NORMAL = new Convention(Join.DISJUNCTIVE, Ending.LONG, Play.NORMAL);

    /// The ordinary sum with the loser of normal play winning: whoever cannot move wins.
    public static final Convention MISERE = new Convention(Join.DISJUNCTIVE, Ending.LONG, Play.MISERE);

    /// All that there are: each join with each ending and each play.
    public static List<Convention> all() {
        return Stream.of(Join.values())
                .flatMap(join -> Stream.of(Ending.values())
                        .flatMap(ending -> Stream.of(Play.values()).map(play -> new Convention(join, ending, play))))
                .toList();
    }

    /// The ordinary sum under this play.
    public static Convention disjunctive(Play play) {
        return play == Play.NORMAL ? NORMAL : MISERE;
    }

    /// Whether this is [#NORMAL].
    public boolean normal() {
        return ordinary() && play == Play.NORMAL;
    }

    /// Whether this is the ordinary disjunctive sum, under either play.
    public boolean ordinary() {
        return join == Join.DISJUNCTIVE && ending == Ending.LONG;
    }

    /// The three words of it, as in `disjunctive long misere`.
    public String words() {
        return String.join(" ", join.name(), ending.name(), play.name()).toLowerCase(Locale.ROOT);
    }
}
