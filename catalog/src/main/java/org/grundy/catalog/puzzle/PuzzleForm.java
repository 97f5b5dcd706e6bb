package org.grundy.catalog.puzzle;

import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Join;
import org.grundy.game.Play;

/// Positions from which puzzles are drawn: a sum in which each `#` is a number.
///
/// @param expression such as `nim(#,#)`
/// @param least number
/// @param most number
/// @param convention under which it is played
record PuzzleForm(String expression, int least, int most, Convention convention) {
    private static final Convention ALL = new Convention(Join.CONJUNCTIVE, Ending.SHORT, Play.NORMAL);
    private static final Convention SOME = new Convention(Join.SELECTIVE, Ending.LONG, Play.NORMAL);

    /// A row each.
    static final List<PuzzleForm> TABLE = List.of(
            normal("bash[3](#)", 5, 30),
            normal("bash[5](#)", 7, 40),
            normal("subtraction[1,3,4](#)", 5, 25),
            normal("nim(#,#)", 1, 9),
            normal("nim(#,#,#)", 1, 4),
            normal("nim(#,#,#)", 2, 8),
            normal("nim(#,#,#)", 5, 15),
            normal("nim(#,#,#,#)", 1, 9),
            normal("bash[3](#) + bash[4](#)", 3, 20),
            normal("subtraction[1,3,4](#) + nim(#)", 2, 9),
            normal("kayles(#)", 3, 9),
            normal("kayles(#) + kayles(#)", 2, 7),
            normal("kayles(#) + nim(#)", 2, 8),
            normal("kayles(#) + nim(#,#)", 2, 7),
            normal("dawson(#) + nim(#)", 3, 9),
            normal("grundy(#) + nim(#)", 3, 9),
            normal("lasker(#,#,#)", 1, 6),
            normal("wythoff(#,#)", 1, 12),
            normal("wythoff(#,#) + nim(#)", 1, 6),
            normal("euclid(#,#)", 3, 25),
            normal("staircase(#,#,#,#)", 0, 4),
            normal("turningcorners((#,#))", 1, 5),
            normal("moore[2](#,#,#)", 1, 5),
            normal("chomp(#,#)", 2, 4),
            normal("nodekayles(path #) + nim(#)", 3, 7),
            normal("circle[3](#) + nim(#)", 4, 9),
            misere("nim(#,#)", 1, 6),
            misere("nim(#,#,#)", 1, 7),
            misere("kayles(#) + nim(#)", 2, 6),
            misere("bash[3](#)", 5, 25),
            new PuzzleForm("nim(#,#)", 2, 6, ALL),
            new PuzzleForm("bash[3](#) + bash[4](#)", 3, 15, ALL),
            new PuzzleForm("bash[3](#) + bash[4](#)", 3, 15, SOME),
            new PuzzleForm("wythoff(#,#) + bash[3](#)", 2, 7, SOME));

    private static PuzzleForm normal(String expression, int least, int most) {
        return new PuzzleForm(expression, least, most, Convention.NORMAL);
    }

    private static PuzzleForm misere(String expression, int least, int most) {
        return new PuzzleForm(expression, least, most, Convention.MISERE);
    }

    /// The expression with numbers drawn by lot.
    String drawn(RandomGenerator lot) {
        StringBuilder drawn = new StringBuilder();
        expression.chars().forEach(c -> {
            if (c == '#') {
                drawn.append(lot.nextInt(least, most + 1));
            } else {
                drawn.append((char) c);
            }
        });
        return drawn.toString();
    }
}
