package org.grundy.catalog.judge;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.nim.Nim;
import org.grundy.game.Convention;
import org.grundy.game.Game;
import org.grundy.game.Play;
import org.grundy.run.Run;

/// What a case of a problem is in the catalogue, and whether its first player wins.
///
/// @param <C> the type of one case
/// @param firstWins decides a case
/// @param position names it as a sum
record CaseGame<C>(Predicate<? super C> firstWins, Function<? super C, CasePosition> position) {
    /// A position, and the parameter of the game that is played from it, as they follow in the input.
    record Parametrised<P, K>(P position, K parameter) {}

    /// The game's theorem about the position, played alone in normal play.
    static <P> Function<Run, CaseGame<P>> theoremOf(Supplier<? extends Game<P>> game) {
        return theoremOf(game, position -> position);
    }

    /// As [#theoremOf(Supplier)], where a case is a number that stands for a position.
    static <C, P> Function<Run, CaseGame<C>> theoremOf(
            Supplier<? extends Game<P>> game, Function<? super C, P> position) {
        return run -> {
            Game<P> only = game.get();
            return new CaseGame<>(
                    each -> TheoremAnswers.wins(only, position.apply(each), Play.NORMAL),
                    each -> CasePosition.of(only, position.apply(each), Play.NORMAL));
        };
    }

    /// The theorem of the game that a case's parameter gives.
    static <P, K> Function<Run, CaseGame<Parametrised<P, K>>> theoremForEach(
            Function<K, ? extends Game<P>> game, Play play) {
        return run -> {
            RecentGames<K, Game<P>> games = new RecentGames<>(RecentGames.MANY, game::apply);
            return new CaseGame<>(
                    each -> TheoremAnswers.wins(games.of(each.parameter), each.position, play),
                    each -> CasePosition.of(games.of(each.parameter), each.position, play));
        };
    }

    /// The nim sum of the positions' values.
    static <P> Function<Run, CaseGame<List<P>>> nimSumOf(Supplier<? extends Game<P>> game) {
        return nimSumOf(game, positions -> positions);
    }

    /// The nim sum of the heaps' values.
    static Function<Run, CaseGame<HeapInput>> nimSumOfHeaps(Supplier<CatalogGame<BigInteger>> game) {
        return nimSumOf(game, HeapInput::sizes);
    }

    /// Nim in which whoever takes the last token loses.
    static Function<Run, CaseGame<HeapInput>> misereNim() {
        return run -> {
            Game<BigInteger> nim = new Nim().game();
            return new CaseGame<>(
                    HeapInput::winsMisere, heaps -> CasePosition.of(nim, heaps.sizes(), Convention.MISERE));
        };
    }

    private static <C, P> Function<Run, CaseGame<C>> nimSumOf(
            Supplier<? extends Game<P>> game, Function<? super C, List<P>> positions) {
        return run -> {
            Game<P> only = game.get();
            return new CaseGame<>(
                    each -> TheoremAnswers.nimSum(only, positions.apply(each), run)
                                    .signum()
                            != 0,
                    each -> CasePosition.of(only, positions.apply(each), Convention.NORMAL));
        };
    }
}
