package org.grundy.catalog.puzzle;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.grundy.catalog.game.ResourceText;
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
    private static final Map<String, Convention> PLAYED = Map.of(
            "normal",
            Convention.NORMAL,
            "misere",
            Convention.MISERE,
            "all",
            new Convention(Join.CONJUNCTIVE, Ending.SHORT, Play.NORMAL),
            "some",
            new Convention(Join.SELECTIVE, Ending.LONG, Play.NORMAL));

    /// The rows of the resource.
    static final List<PuzzleForm> TABLE = ResourceText.rows(PuzzleForm.class, "puzzles.txt")
            .map(PuzzleForm::parsed)
            .toList();

    private static PuzzleForm parsed(String row) {
        String[] parts = row.split("\\s+|\\.\\.", 4);
        return new PuzzleForm(
                parts[3],
                Integer.parseInt(parts[1]),
                Integer.parseInt(parts[2]),
                Objects.requireNonNull(PLAYED.get(parts[0])));
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
