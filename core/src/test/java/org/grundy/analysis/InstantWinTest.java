package org.grundy.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.analysis.answer.Analysis;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Convention;
import org.grundy.game.Move;
import org.grundy.game.Sum;
import org.grundy.game.WinningMoves;
import org.grundy.play.PlayState;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.grundy.value.Outcome;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Positions that are won or lost at once decide the whole sum, under every convention, as playing it does.
class InstantWinTest {
    private static final int SUMS = Thorough.bound(90, 300);

    static List<Convention> conventions() {
        return Convention.all();
    }

    @ParameterizedTest
    @MethodSource("conventions")
    void outcome_and_all_winning_moves_agree_with_playing_every_sum_to_its_end(Convention convention) {
        RandomGenerator random = Seed.of("InstantWinTest " + convention).generator();
        for (int i = 0; i < SUMS; i++) {
            boolean splits = i % 3 == 0;
            int size = splits ? 5 : 8;
            EndingGame game = EndingGame.draw("ending" + i, size, splits, random);
            compare(game, random.ints(1 + random.nextInt(3), 0, size).boxed().toList(), convention);
        }
    }

    private static void compare(EndingGame game, List<Integer> positions, Convention convention) {
        List<List<Integer>> start = positions.stream().map(List::of).toList();
        NaiveEnding oracle = new NaiveEnding(game, convention);
        Sum sum = new Sum(positions.stream()
                .<Component<?>>map(each -> new Component<>(game, each))
                .toList());
        Analysis analysis = Grundy.analyze(sum, convention, Budget.standard());
        String which = game + " " + positions;

        assertThat(analysis.outcome()).as(which).hasValue(oracle.wins(start) ? Outcome.N : Outcome.P);
        if (positions.stream().noneMatch(game::awarded)) {
            moves(start, analysis.winning(), oracle.winning(start), which);
        }
        played(sum, convention, oracle.wins(start), which);
    }

    private static void moves(
            List<List<Integer>> start, WinningMoves winning, List<List<List<Integer>>> expected, String which) {
        switch (winning) {
            case WinningMoves.Complete complete ->
                assertThat(after(start, complete.listed()))
                        .as(which)
                        .doesNotHaveDuplicates()
                        .isEqualTo(new ArrayList<>(after(start, complete.listed())))
                        .hasSameElementsAs(new HashSet<>(expected));
            case WinningMoves.Product product ->
                assertThat(product.count()).as(which).isEqualTo(BigInteger.valueOf(expected.size()));
            default -> throw new AssertionError("moves are known: " + winning + " " + which);
        }
    }

    /// A player who takes a winning move each time wins, whatever the other does first.
    private static void played(Sum sum, Convention convention, boolean wins, String which) {
        PlayState position = PlayState.of(sum, convention);
        boolean mine = wins;
        while (!position.over()) {
            Analysis analysis = Grundy.analyze(position.sum(), convention, Budget.standard());
            assertThat(mine ? analysis.winning().listed() : List.of(1))
                    .as(which + " at " + position.sum().expression() + " " + analysis)
                    .isNotEmpty();
            Move move = mine
                    ? analysis.winning().listed().getFirst()
                    : position.moves(50, new Run(Budget.standard())).moves().getFirst();
            position = position.after(move);
            mine = !mine;
        }
        assertThat(position.wonWhenOver()).as(which).isEqualTo(mine);
    }

    private static List<List<List<Integer>>> after(List<List<Integer>> start, List<Move> moves) {
        return moves.stream().map(move -> after(start, move)).toList();
    }

    private static List<List<Integer>> after(List<List<Integer>> start, Move move) {
        List<List<Integer>> result = new ArrayList<>(start);
        for (ComponentChange<?> change : move.changes()) {
            result.set(
                    change.component(),
                    change.to().stream().map(each -> (Integer) each).sorted().toList());
        }
        return result;
    }
}
