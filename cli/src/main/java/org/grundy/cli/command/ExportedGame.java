package org.grundy.cli.command;

import java.util.List;
import java.util.Optional;
import org.grundy.catalog.Catalog;
import org.grundy.catalog.ProblemProgram;
import org.grundy.catalog.game.ListedRules;
import org.grundy.catalog.judge.Problem;
import org.grundy.catalog.judge.Problems;
import org.grundy.cli.console.Console;
import org.grundy.cli.option.DiscoveredGames;
import org.grundy.discover.vary.AskedGames;
import org.grundy.game.Play;
import org.grundy.lang.Library;
import org.grundy.lang.rules.RuleText;
import org.grundy.render.program.input.InputFormat;
import org.grundy.text.InputError;

/// What is exported: a game as it is named, or the problem of a judge, which says how its game is played, what its
/// input looks like, and its answers.
///
/// @param asked the game
/// @param play how it is played, where a problem says it
/// @param format the input and the answers
/// @param main whether there is to be a main program
record ExportedGame(AskedGames asked, Optional<Play> play, InputFormat format, boolean main) {
    /// What the words of a command mean.
    ///
    /// @param format where no problem says another
    /// @param main likewise
    /// @throws InputError if a problem has no program
    static ExportedGame of(DiscoveredGames games, InputFormat format, boolean main, Console console) {
        List<Problem> problems = games.isFromLibrary() ? Problems.withId(games.name()) : List.of();
        return problems.size() == 1
                ? of(problems.getFirst())
                : new ExportedGame(games.asked(console), Optional.empty(), format, main);
    }

    /// The same with another format.
    ExportedGame with(InputFormat other) {
        return new ExportedGame(asked, play, other, main);
    }

    /// The game, by rules in numbers where the library has such rules for a game of lists.
    AskedGames inRules() {
        return (asked.rules().isPresent() ? Optional.<RuleText>empty() : ListedRules.of(asked.game()))
                .map(rules -> new AskedGames(asked.game(), rules.before(asked.library()), asked.vary()))
                .orElse(asked);
    }

    private static ExportedGame of(Problem problem) {
        ProblemProgram program = ProblemProgram.of(problem)
                .orElseThrow(() -> new InputError(
                        "there is no program for %1$s: it asks for more than who wins, or its input has more than "
                                + "numbers of positions; grundy judge %1$s answers it",
                        "%1$s 没有程序：它问的不只是胜负，或输入不只是局面的各数；可以用 grundy judge %1$s 作答", problem.id()));
        Library library = program.rules().isEmpty()
                ? Catalog.library()
                : RuleText.compile(program.rules()).before(Catalog.library());
        return new ExportedGame(
                new AskedGames(program.game(), library, program.vary()),
                Optional.of(program.misere() ? Play.MISERE : Play.NORMAL),
                new InputFormat(program.input(), program.won(), program.lost()),
                true);
    }
}
