package org.grundy.cli.option;

import java.util.Optional;
import java.util.function.Supplier;
import org.grundy.cli.Console;
import org.grundy.cli.GameNames;
import org.grundy.heap.SequenceRules;
import org.grundy.lang.Library;
import org.grundy.lang.NamedGame;
import org.grundy.lang.SequenceParser;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// The code or game whose nim-sequence is asked for.
public final class SequenceGame {
    @Mixin
    private final RulesOptions games = new RulesOptions();

    @Parameters(
            paramLabel = "CODE",
            arity = "0..1",
            completionCandidates = GameNames.class,
            description = {
                "A code such as 0.77, \"4!.0\" or \"0.[3]\", in all shells also 4u.0 or 0.:3;",
                "or a game such as kayles or \"bash[3]\"; the first one of the rules if they are given."
            })
    private String code = "";

    /// What is asked for.
    ///
    /// @throws org.grundy.text.InputError if nothing is, or rules cannot be read
    public CodeOrGame asked(Console console) {
        Supplier<Library> library = games.whenNeeded(console);
        return new CodeOrGame(library, code.isEmpty() ? games.firstName(library.get()) : code);
    }

    /// A code or a game.
    ///
    /// @param library where games are found
    /// @param text as it was written
    public record CodeOrGame(Supplier<Library> library, String text) {
        /// The rules of the heaps.
        ///
        /// @throws org.grundy.text.InputError if there are no such rules
        public SequenceRules rules() {
            return SequenceParser.parse(library, text);
        }

        /// What it is called in titles.
        ///
        /// @throws org.grundy.text.InputError if there are no such rules
        public String title() {
            return SequenceParser.title(library, text);
        }

        /// The game, if the text is the name of one.
        public Optional<NamedGame<?>> game() {
            return SequenceParser.game(library, text);
        }
    }
}
