package org.grundy.cli;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.cli.option.SequenceGame;
import org.grundy.lang.NamedGame;
import org.grundy.misere.HeapGame;
import org.grundy.text.InputError;

/// What is asked for as a game on single heaps: a code, a game of a code or a set, or any rules on single numbers.
public final class HeapsOfGame {
    private HeapsOfGame() {}

    /// The game on heaps.
    ///
    /// @throws InputError if nothing is asked for, or it is not played on single heaps
    public static HeapGame of(SequenceGame.CodeOrGame asked) {
        Optional<NamedGame<?>> game = asked.game();
        return game.isPresent() ? of(game.get()) : HeapGame.of(asked.rules());
    }

    private static <P> HeapGame of(NamedGame<P> game) {
        if (game.sequence().isPresent()) {
            return HeapGame.of(game.sequence().get());
        }
        if (game.dimensions() != 1) {
            throw new InputError(
                    game.name()
                            + " is not played on single heaps: a misère quotient is that of a code such as 0.77, of "
                            + "a game such as kayles, or of rules whose positions are one number",
                    game.name() + " 不是单堆游戏：反常商属于代码（如 0.77）、单堆游戏（如 kayles），或局面为单个数的规则");
        }
        return HeapGame.ofRules(game, heap -> game.at(List.of(BigInteger.valueOf(heap))), game.least());
    }
}
