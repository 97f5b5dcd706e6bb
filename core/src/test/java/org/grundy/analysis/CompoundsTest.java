package org.grundy.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.analysis.answer.Analysis;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Convention;
import org.grundy.game.Move;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.game.WinningMoves;
import org.grundy.run.Budget;
import org.grundy.solve.RandomGame;
import org.grundy.testkit.NaiveCompound;
import org.grundy.testkit.Seed;
import org.grundy.value.Outcome;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every convention against play to the letter, on random games that may split (theory: Conway 1976, ch.
/// 14; check X1).
class CompoundsTest {
    private static final int SUMS = 250;

    static List<Convention> conventions() {
        return Convention.all();
    }

    @ParameterizedTest
    @MethodSource("conventions")
    void outcome_and_all_winning_moves_agree_with_playing_every_sum_to_its_end(Convention convention) {
        RandomGenerator random = Seed.of("CompoundsTest " + convention).generator();
        for (int i = 0; i < SUMS; i++) {
            boolean splits = i % 2 == 1;
            RandomGame game = RandomGame.draw("random" + i, splits ? 5 : 8, splits, random);
            List<Integer> positions = random.ints(1 + random.nextInt(splits ? 2 : 3), 0, splits ? 5 : 8)
                    .boxed()
                    .toList();
            compare(game, positions, convention);
        }
    }

    private static void compare(RandomGame game, List<Integer> positions, Convention convention) {
        List<List<Integer>> start = positions.stream().map(List::of).toList();
        NaiveCompound<Integer> oracle = new NaiveCompound<>(
                game.table()::get, join(convention), end(convention), convention.play() == Play.MISERE);
        Sum sum = new Sum(positions.stream()
                .<Component<?>>map(each -> new Component<>(game, each))
                .toList());
        Analysis analysis = Grundy.analyze(sum, convention, Budget.standard());
        String which = game.table() + " " + positions;

        assertThat(analysis.outcome()).as(which).hasValue(oracle.wins(start) ? Outcome.N : Outcome.P);
        List<List<List<Integer>>> expected = oracle.winning(start);
        switch (analysis.winning()) {
            case WinningMoves.Complete complete ->
                assertThat(after(start, complete.listed())).as(which).containsExactlyInAnyOrderElementsOf(expected);
            case WinningMoves.Product product -> {
                assertThat(product.count()).as(which).isEqualTo(BigInteger.valueOf(expected.size()));
                assertThat(after(start, product.listed())).as(which).isSubsetOf(expected);
                assertThat(product.listed()).doesNotHaveDuplicates().hasSize(Math.min(100, expected.size()));
            }
            default -> throw new AssertionError("moves are known: " + analysis.winning());
        }
    }

    private static NaiveCompound.Join join(Convention convention) {
        return switch (convention.join()) {
            case DISJUNCTIVE -> NaiveCompound.Join.ONE;
            case CONJUNCTIVE -> NaiveCompound.Join.ALL;
            case SELECTIVE -> NaiveCompound.Join.SOME;
        };
    }

    private static NaiveCompound.End end(Convention convention) {
        return switch (convention.ending()) {
            case LONG -> NaiveCompound.End.LAST;
            case SHORT -> NaiveCompound.End.FIRST;
            case SJ -> NaiveCompound.End.ZERO;
        };
    }

    private static List<List<List<Integer>>> after(List<List<Integer>> start, List<Move> moves) {
        return moves.stream().map(move -> after(start, move)).toList();
    }

    private static List<List<Integer>> after(List<List<Integer>> start, Move move) {
        List<List<Integer>> result = new ArrayList<>(start);
        for (ComponentChange<?> change : move.changes()) {
            result.set(
                    change.component(),
                    change.to().stream().map(each -> (Integer) each).toList());
        }
        return result;
    }
}
