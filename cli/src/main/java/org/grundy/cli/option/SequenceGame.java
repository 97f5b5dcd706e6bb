package org.grundy.cli.option;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.GameNames;
import org.grundy.heap.SequenceRules;
import org.grundy.lang.Library;
import org.grundy.lang.NamedGame;
import org.grundy.lang.SequenceParser;
import org.grundy.misere.HeapGame;
import org.grundy.text.InputError;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// The code or game whose nim-sequence is asked for.
public final class SequenceGame {
    @Mixin
    private final RulesOptions games = new RulesOptions();

    @Parameters(paramLabel = "CODE", arity = "0..1", completionCandidates = GameNames.class)
    private String code = "";

    /// What is asked for.
    ///
    /// @throws InputError if nothing is, or rules cannot be read
    public CodeOrGame asked(Console console) {
        Supplier<Library> library = games.whenNeeded(console);
        return new CodeOrGame(library, games.named(library, code));
    }

    /// A code or a game.
    ///
    /// @param library where games are found
    /// @param text as it was written
    public record CodeOrGame(Supplier<Library> library, String text) {
        /// The rules of the heaps.
        ///
        /// @throws InputError if there are no such rules
        public SequenceRules rules() {
            return SequenceParser.parse(library, text);
        }

        /// What it is called in titles.
        ///
        /// @throws InputError if there are no such rules
        public String title() {
            return SequenceParser.title(library, text);
        }

        /// The game, if the text is the name of one.
        public Optional<NamedGame<?>> game() {
            return SequenceParser.game(library, text);
        }

        /// The game on single heaps: a code, a game of a code or a set, or any rules on single numbers.
        ///
        /// @throws InputError if it is not played on single heaps
        public HeapGame heaps() {
            return game().map(CodeOrGame::heaps).orElseGet(() -> HeapGame.of(rules()));
        }

        private static <P> HeapGame heaps(NamedGame<P> game) {
            if (game.sequence().isPresent()) {
                return HeapGame.of(game.sequence().get());
            }
            if (game.dimensions() != 1) {
                throw new InputError(
                        "%s is not played on single heaps: a misère quotient is that of a code such as 0.77, of a game "
                                + "such as kayles, or of rules whose positions are one number",
                        "%s 不是单堆游戏：反常商属于代码（如 0.77）、单堆游戏（如 kayles），或局面为单个数的规则", game.name());
            }
            return HeapGame.ofRules(game, heap -> game.at(List.of(BigInteger.valueOf(heap))), game.least());
        }
    }
}
