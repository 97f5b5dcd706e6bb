package org.grundy.cli.start;

import java.util.List;
import java.util.Map;
import org.grundy.cli.Main;
import org.grundy.cli.console.Console;
import org.grundy.render.Language;

/// What the start-up cache of most commands is trained on: a board that is searched, so that the methods of the search
/// are compiled sooner, a game that is a text with an option, and one that a theorem in Java decides.
public final class SolveTraining {
    private SolveTraining() {}

    /// Solves them and ends the process: with 0 where the last was answered.
    ///
    /// @param arguments none
    public static void main(String[] arguments) {
        Console console = new Console(System.in, System.out, System.err, Map.of(), false, false, false, Language.EN);
        Main.printed(List.of("solve", "cram(5,6)"), console);
        Main.printed(List.of("solve", "bash[3](15)", "--json"), console);
        Main.main(new String[] {"solve", "nim", "3", "4", "5"});
    }
}
