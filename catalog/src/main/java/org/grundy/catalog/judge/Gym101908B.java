package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.grundy.catalog.Marbles;
import org.grundy.game.Cell;
import org.grundy.game.Game;
import org.grundy.game.Text;

/// Codeforces Gym 101908 B, Marbles: one set of marbles.
///
/// @param game of one marble; its values are computed when the whole input was read
record Gym101908B(Game<Cell> game) implements Problem {
    /// The largest coordinate answered, by a table; the judge's is 100.
    private static final long LARGEST = 1000;

    Gym101908B() {
        this(Marbles.game());
    }

    @Override
    public String id() {
        return "Gym-101908B";
    }

    @Override
    public Text title() {
        return new Text("Marbles: bring one of them to (0, 0)", "Marbles：把任意一颗移到 (0, 0)");
    }

    @Override
    public void answer(Tokens in, PrintWriter out) {
        List<Cell> marbles = new ArrayList<>();
        for (int n = in.count("the number of marbles"); n > 0; n--) {
            marbles.add(Cell.of(in.next("x", 0, LARGEST), in.next("y", 0, LARGEST)));
        }
        in.end();
        CellCompound compound = new CellCompound(game, Marbles.FIRST_HOME);
        out.print(compound.wins(marbles) ? "Y\n" : "N\n");
    }
}
