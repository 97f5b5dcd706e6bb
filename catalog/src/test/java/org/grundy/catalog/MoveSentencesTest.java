package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.grundy.analysis.move.MoveList;
import org.grundy.game.ComponentChange;
import org.grundy.game.Convention;
import org.grundy.game.Move;
import org.grundy.game.ReasonStep;
import org.grundy.lang.ExpressionParser;
import org.grundy.play.PlayState;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Moves on boards are told by what they do, so that a player can name them.
final class MoveSentencesTest {
    private static final int MANY = 1000;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cram(3,4)",
                "nodekayles(queens 4)",
                "arckayles(torus 3x3)",
                "chomp(4,4)",
                "poset(a<b<c,a<d,e)",
                "hackenbush(0-a-b-c-0,c-d)",
                "geography(grid 3x3)",
                "clobber(3,3)",
                "nogo(3,3)",
                "nimstring(2,2)"
            })
    void in_a_random_game_every_move_has_a_sentence_and_no_two_have_the_same(String board) {
        RandomGenerator random = Seed.of("moves of " + board).generator();
        PlayState state = new PlayState(ExpressionParser.parse(Catalog.library(), board), Convention.NORMAL);
        while (!state.over()) {
            MoveList moves = state.moves(MANY, Run.unlimited());
            List<String> told =
                    moves.moves().stream().map(MoveSentencesTest::told).toList();
            assertThat(told).as(state.sum().expression()).doesNotHaveDuplicates();
            state = state.after(moves.moves().get(random.nextInt(told.size())));
        }
    }

    private static String told(Move move) {
        ComponentChange<?> change = move.changes().getFirst();
        return change.component() + ": " + sentence(change).orElseThrow();
    }

    private static <P> Optional<ReasonStep> sentence(ComponentChange<P> change) {
        return change.game().moveSentence(change.from(), change.to());
    }

    /// The moves were made by hand.
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "clobber(xo/.x); ''; move.clobber{start=1.1, cell=1.2}",
                "nogo(.../...); .../.o.; move.lay{stone=o, cell=2.2}",
                "chomp(4/4/2); 4/2/2; move.bite{row=2, column=3}",
                "nimstring(-./|../..); -./|../.-; move.below{box=1.2}",
                "nimstring(-./|../..); --/|../..; move.above{box=1.2}",
                "nimstring(-./|../..); -./|.|/..; move.right{box=1.2}"
            })
    void a_sentence_tells_the_move(String board, String left, String sentence) {
        PlayState state = new PlayState(ExpressionParser.parse(Catalog.library(), board), Convention.NORMAL);
        List<String> told = state.moves(MANY, Run.unlimited()).moves().stream()
                .filter(move -> left(move).equals(left))
                .map(move -> sentence(move.changes().getFirst()).orElseThrow())
                .map(step -> step.key() + step.quantities())
                .toList();
        assertThat(told).contains(sentence);
    }

    private static String left(Move move) {
        return written(move.changes().getFirst());
    }

    private static <P> String written(ComponentChange<P> change) {
        return String.join(" + ", change.to().stream().map(change.game()::write).toList());
    }
}
