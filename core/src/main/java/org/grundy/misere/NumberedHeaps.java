package org.grundy.misere;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import org.grundy.game.Game;
import org.grundy.game.HeapRules;
import org.grundy.game.Options;
import org.grundy.game.coding.OptionCodes;
import org.grundy.text.InputError;

/// The positions of any rules as heaps: the position of a number is the heap of that size. Nothing is known
/// of such rules beforehand, so each move is looked at as it is met, and an [InputError] tells which one is
/// not covered.
///
/// @param game the game
/// @param position the position that is a heap
/// @param least the smallest number that is a position; smaller heaps have no move
/// @param <P> the type of positions
record NumberedHeaps<P>(Game<P> game, LongFunction<P> position, int least) implements HeapRules.Moves {
    /// A game whose positions are single numbers.
    ///
    /// @throws InputError if its rules entail moves, or heap 0 has one
    static <P> HeapGame game(Game<P> game, LongFunction<P> position, int least) {
        if (game.rules().entails()) {
            throw new InputError(
                    "moves of %s force the answer (entailing moves): misère quotients are not defined for such games",
                    "%s 中有强制应手的走法：这类游戏没有反常商", game.name());
        }
        NumberedHeaps<P> moves = new NumberedHeaps<>(game, position, least);
        if (least == 0) {
            moves.from(0, new NoOption<>(game));
        }
        return new HeapGame(game.name(), moves, Optional.empty(), false);
    }

    @Override
    public void from(long n, OptionCodes out) {
        if (n < least) {
            return;
        }
        P from = position.apply(n);
        if (game.rules().won(from) || game.rules().lost(from)) {
            throw new InputError(
                    "%s ends the game at once for the whole sum: misère quotients are not defined for such games",
                    "%s 使整个和立即结束：这类游戏没有反常商", game.expression(from));
        }
        game.rules().options(from, new Options<>() {
            @Override
            public void to(List<P> parts) {
                long[] heaps =
                        parts.stream().mapToLong(part -> heap(from, n, part)).toArray();
                out.to(heaps, heaps.length);
            }

            @Override
            public void looked(long candidates) {
                out.looked(candidates);
            }

            @Override
            public void unlisted() {
                throw new IllegalStateException("options of " + game.expression(from) + " are not listed");
            }
        });
    }

    private long heap(P from, long n, P part) {
        Optional<BigInteger> heap =
                game.numbers(part).filter(numbers -> numbers.size() == 1).map(List::getFirst);
        if (heap.isEmpty()) {
            throw new InputError(
                    "a move leads from %s to %s, which is not one heap: misère quotients are found of games whose positions are single numbers",
                    "有走法从 %s 到 %s，它不是单个堆：反常商只对局面是单个数的游戏求得", game.expression(from), game.expression(part));
        }
        if (heap.get().compareTo(BigInteger.valueOf(n)) >= 0) {
            throw new InputError(
                    "a move leads from %s to %s: misère quotients are found of games in which every move leaves smaller numbers, so that play ends",
                    "有走法从 %s 到 %s：反常商只对每步都使数变小、因而一定结束的游戏求得", game.expression(from), game.expression(part));
        }
        return heap.get().longValueExact();
    }

    /// Heap 0 stands for the end of play.
    private record NoOption<P>(Game<P> game) implements OptionCodes {
        @Override
        public void to(long component) {
            throw fault();
        }

        @Override
        public void to(long first, long second) {
            throw fault();
        }

        @Override
        public void to(long[] components, int count) {
            throw fault();
        }

        @Override
        public void looked(long candidates) {
            // one heap, once
        }

        private InputError fault() {
            return new InputError(
                    "%s(0) has a move: misère quotients are found of games in which heap 0 has none",
                    "%s(0) 还有走法：反常商只对堆 0 无法再走的游戏求得", game.name());
        }
    }
}
