package org.grundy.catalog.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.grundy.catalog.Catalog;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.play.PlayState;
import org.grundy.play.Puzzle;
import org.grundy.play.PuzzleLevel;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class PuzzleMakerTest {
    private static final int EACH = 8;

    private final Library library = Catalog.library();

    /// Who wins is found by trying all play to the end, without any theory of sums.
    @ParameterizedTest
    @EnumSource
    void exactly_one_move_of_a_puzzle_wins(PuzzleLevel level) {
        PuzzleMaker maker =
                new PuzzleMaker(library, Seed.of("PuzzleMakerTest." + level).generator());
        for (int i = 0; i < EACH; i++) {
            Puzzle puzzle = maker.make(level, Run.unlimited()).orElseThrow();
            PlayState position = puzzle.position();
            assertThat(level.holds(puzzle)).isTrue();
            Map<PlayState, Boolean> known = new HashMap<>();
            var winning = position.moves(1000, Run.unlimited()).moves().stream()
                    .filter(move -> !isWon(position.after(move), known))
                    .collect(Collectors.toSet());
            assertThat(winning)
                    .as(position.sum().expression() + " " + position.convention())
                    .containsExactly(puzzle.solution());
        }
    }

    /// The first numbers of splitmix64 from 0, as S. Vigna publishes them with his code.
    @Test
    void a_day_has_the_same_puzzle_on_every_machine() {
        RandomGenerator lot = PuzzleMaker.lot(0);
        assertThat(lot.nextLong()).isEqualTo(0xE220_A839_7B1D_CDAFL);
        assertThat(lot.nextLong()).isEqualTo(0x6E78_9E6A_A1B9_65F4L);
        assertThat(puzzleOf(20_261_127)).isEqualTo(puzzleOf(20_261_127)).isNotEqualTo(puzzleOf(20_261_128));
    }

    private String puzzleOf(long day) {
        return new PuzzleMaker(library, PuzzleMaker.lot(day))
                .make(PuzzleLevel.EASY, Run.unlimited())
                .orElseThrow()
                .position()
                .sum()
                .expression();
    }

    private static boolean isWon(PlayState state, Map<PlayState, Boolean> known) {
        Boolean seen = known.get(state);
        if (seen != null) {
            return seen;
        }
        boolean won = state.over()
                ? state.wonWhenOver()
                : state.moves(1000, Run.unlimited()).moves().stream()
                        .anyMatch(move -> !isWon(state.after(move), known));
        known.put(state, won);
        return won;
    }

    /// Bouton (1901): from (3,4,5) only 3 → 1 leaves a nim sum of 0. Twelve moves, and values up to 5, of three bits.
    @Test
    void nim_3_4_5_is_a_puzzle_of_medium_difficulty() {
        PlayState position =
                PlayState.of(ExpressionParser.parse(library, "nim(3,4,5)"), org.grundy.game.Convention.NORMAL);
        Puzzle puzzle = Puzzle.of(position, Run.unlimited()).orElseThrow();
        assertThat(puzzle.moves()).isEqualTo(12);
        assertThat(puzzle.largest()).isEqualTo(5);
        assertThat(PuzzleLevel.of(puzzle)).isEqualTo(PuzzleLevel.MEDIUM);
    }

    @Test
    void a_position_with_two_winning_moves_or_none_is_no_puzzle() {
        for (String written : new String[] {"wythoff(5,8)", "nim(2,2)", "nim(1,1,1)"}) {
            PlayState position =
                    PlayState.of(ExpressionParser.parse(library, written), org.grundy.game.Convention.NORMAL);
            assertThat(Puzzle.of(position, Run.unlimited())).as(written).isEmpty();
        }
    }

    @Test
    void no_more_is_tried_when_the_run_is_spent() {
        Run run = new Run(Budget.UNLIMITED.withWork(10_000));
        PuzzleMaker maker =
                new PuzzleMaker(library, Seed.of("PuzzleMakerTest.spent").generator());
        while (maker.make(PuzzleLevel.HARD, run).isPresent()) {
            assertThat(run.work()).isLessThanOrEqualTo(10_000);
        }
        long spent = run.work();
        maker.make(PuzzleLevel.HARD, run);
        assertThat(run.work() - spent).isLessThan(10_000);
    }
}
