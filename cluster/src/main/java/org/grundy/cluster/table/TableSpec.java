package org.grundy.cluster.table;

import java.io.Serializable;
import java.util.Optional;
import org.grundy.cluster.run.ClusterRules;
import org.grundy.evidence.Checksum;
import org.grundy.game.Play;
import org.grundy.game.coding.WindowFiller;
import org.grundy.run.Run;

/// Which table is computed: all that its values depend on.
///
/// @param rules the text of rules that are known beside the catalogue, or empty
/// @param game the name of the game, with its parameters
/// @param grid the positions and how they are cut
/// @param shown what is computed of each position
/// @param play normal or misère
public record TableSpec(String rules, String game, BlockGrid grid, ClusterQuantity shown, Play play)
        implements Serializable {
    /// A task of a wide level has so many positions where each of them takes some nanoseconds: less would not be worth
    /// what Spark does for a task.
    private static final long QUICK = 1 << 24;

    /// The same table with levels that are shared among another number of tasks.
    ///
    /// @param number at least 1
    public TableSpec sharedAmong(int number) {
        return new TableSpec(rules, game, grid.sharedAmong(number), shown, play);
    }

    /// Among how many tasks a level is shared where nobody says.
    public int usualTasks() {
        GridRules known = played().rules(grid.axes(), Run.unlimited());
        boolean quick = filler(known).filter(code -> code.lines().isEmpty()).isPresent();
        return quick ? Math.clamp(grid.widest() / QUICK, 1, BlockGrid.USUAL_TASKS) : BlockGrid.USUAL_TASKS;
    }

    /// The game.
    ///
    /// @throws org.grundy.text.InputError if there is none
    GridGame played() {
        return GridGame.of(ClusterRules.library(rules), game);
    }

    /// Code that fills windows of this table, where there is any.
    ///
    /// @param game the rules
    Optional<WindowFiller> filler(GridRules game) {
        return shown == ClusterQuantity.GRUNDY
                ? game.window(grid.lengths().stream().map(length -> length - 1).toList())
                : Optional.empty();
    }

    /// What tells this table from others.
    String hash() {
        return Checksum.of(String.join(
                "\n",
                Integer.toString(TableManifest.VERSION),
                rules,
                game,
                grid.lengths().toString(),
                grid.sides().toString(),
                Integer.toString(grid.tasks()),
                shown.name(),
                play.name()));
    }
}
