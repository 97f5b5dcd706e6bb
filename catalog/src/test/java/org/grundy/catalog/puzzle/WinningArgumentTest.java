package org.grundy.catalog.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Move;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.play.PlayState;
import org.grundy.play.Puzzle;
import org.grundy.play.PuzzleLevel;
import org.grundy.play.WinningArgument;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;

final class WinningArgumentTest {
    private static final int EACH = 40;

    private final Library library = Catalog.library();
    private final Map<PlayState, Boolean> won = new HashMap<>();
    private final Map<Component<?>, Integer> values = new HashMap<>();
    private final Map<PlayState, Set<Integer>> lengths = new HashMap<>();

    @Test
    void the_claim_of_each_argument_for_an_easy_puzzle_holds() {
        PuzzleMaker maker =
                new PuzzleMaker(library, Seed.of("WinningArgumentTest.easy").generator());
        Set<Class<?>> kinds = new HashSet<>();
        for (int i = 0; i < EACH; i++) {
            Puzzle puzzle = maker.make(PuzzleLevel.EASY, Run.unlimited()).orElseThrow();
            WinningArgument argument = argument(puzzle).orElseThrow();
            PlayState left = puzzle.position().after(puzzle.solution());
            assertThat(isWon(left)).as(left.sum().expression()).isFalse();
            assertThat(holds(argument, puzzle, left))
                    .as(puzzle.position().sum().expression() + " " + argument)
                    .isTrue();
            kinds.add(argument.getClass());
        }
        assertThat(kinds)
                .contains(WinningArgument.Mirror.class, WinningArgument.Remainder.class, WinningArgument.NimSum.class);
    }

    @Test
    void the_middle_pin_of_a_row_of_five_leaves_two_rows_that_are_alike() {
        assertThat(told("kayles(5)", Convention.NORMAL))
                .contains(new WinningArgument.Mirror(List.of(new WinningArgument.Pair(0, 1))));
    }

    @Test
    void heaps_are_left_that_are_multiples_of_four_and_in_misere_play_one_more() {
        assertThat(told("bash[3](11)", Convention.NORMAL))
                .contains(new WinningArgument.Remainder(8, 11, 4, List.of(0), true));
        assertThat(told("bash[3](12)", Convention.MISERE))
                .contains(new WinningArgument.Remainder(9, 12, 4, List.of(1), true));
    }

    /// Subtracting 1, 3 or 4, the heaps 0, 2, 7, 9, 14, … are lost: Winning Ways, volume 1, chapter 4.
    @Test
    void where_two_remainders_are_lost_a_move_is_not_answered_by_the_rest() {
        assertThat(told("subtraction[1,3,4](13)", Convention.NORMAL))
                .contains(new WinningArgument.Remainder(9, 13, 7, List.of(0, 2), false));
    }

    @Test
    void three_heaps_of_nim_are_left_with_a_nim_sum_of_0() {
        assertThat(told("nim(3,4,5)", Convention.NORMAL))
                .contains(new WinningArgument.NimSum(
                        List.of(BigInteger.ONE, BigInteger.valueOf(4), BigInteger.valueOf(5))));
    }

    /// In misère play the same heaps are left for another reason than that they are alike.
    @Test
    void nothing_is_mirrored_where_the_last_move_loses() {
        assertThat(told("nim(2,5)", Convention.MISERE)).isEmpty();
    }

    private Optional<WinningArgument> told(String written, Convention convention) {
        PlayState position = PlayState.of(ExpressionParser.parse(library, written), convention);
        return argument(Puzzle.of(position, Run.unlimited()).orElseThrow());
    }

    private static Optional<WinningArgument> argument(Puzzle puzzle) {
        return WinningArgument.of(puzzle, Run.unlimited());
    }

    private boolean holds(WinningArgument argument, Puzzle puzzle, PlayState left) {
        return switch (argument) {
            case WinningArgument.AtOnce() -> left.over();
            case WinningArgument.Mirror(var pairs) -> isMirrored(pairs, left.sum());
            case WinningArgument.Parity(boolean even) -> lengths(left).equals(Set.of(even ? 0 : 1));
            case WinningArgument.Remainder claim -> isRemainder(claim, puzzle.position());
            case WinningArgument.NimSum(var claimed) ->
                claimed.equals(left.sum().components().stream()
                                .map(component -> BigInteger.valueOf(grundy(component)))
                                .toList())
                        && claimed.stream()
                                        .reduce(BigInteger.ZERO, BigInteger::xor)
                                        .signum()
                                == 0;
        };
    }

    private static boolean isMirrored(List<WinningArgument.Pair> pairs, Sum sum) {
        List<Component<?>> components = new ArrayList<>(sum.components());
        boolean alike =
                pairs.stream().allMatch(pair -> components.get(pair.first()).equals(components.get(pair.second())));
        Set<Integer> paired = new TreeSet<>();
        pairs.forEach(pair -> paired.addAll(List.of(pair.first(), pair.second())));
        return alike
                && paired.size() == 2 * pairs.size()
                && IntStream.range(0, components.size())
                        .allMatch(i -> paired.contains(i) || components.get(i).terminal());
    }

    /// The parities of the lengths of all plays.
    private Set<Integer> lengths(PlayState state) {
        if (state.over()) {
            return Set.of(0);
        }
        Set<Integer> known = lengths.get(state);
        if (known == null) {
            known = next(state).stream()
                    .flatMap(after -> lengths(after).stream())
                    .map(length -> 1 - length)
                    .collect(Collectors.toSet());
            lengths.put(state, known);
        }
        return known;
    }

    private boolean isRemainder(WinningArgument.Remainder claim, PlayState position) {
        String written = position.sum().expression();
        String game = written.substring(0, written.lastIndexOf('('));
        return IntStream.rangeClosed(0, claim.largest()).allMatch(heap -> {
            Sum sum = ExpressionParser.parse(library, game + "(" + heap + ")");
            return isWon(PlayState.of(sum, position.convention()))
                    != claim.remainders().contains(heap % claim.modulus());
        });
    }

    /// The least number that is none of the values of the options, by the definition.
    private int grundy(Component<?> component) {
        Integer known = values.get(component);
        if (known == null) {
            PlayState alone = new PlayState(new Sum(List.of(component)), Convention.NORMAL);
            Set<Integer> options = next(alone).stream()
                    .map(after -> after.sum().components().stream()
                            .mapToInt(this::grundy)
                            .reduce(0, (a, b) -> a ^ b))
                    .collect(Collectors.toSet());
            known = IntStream.iterate(0, n -> n + 1)
                    .filter(n -> !options.contains(n))
                    .findFirst()
                    .orElseThrow();
            values.put(component, known);
        }
        return known;
    }

    private boolean isWon(PlayState state) {
        Boolean known = won.get(state);
        if (known == null) {
            known = state.over() ? state.wonWhenOver() : next(state).stream().anyMatch(after -> !isWon(after));
            won.put(state, known);
        }
        return known;
    }

    private static List<PlayState> next(PlayState state) {
        List<Move> moves = state.moves(1000, Run.unlimited()).moves();
        return moves.stream().map(state::after).toList();
    }
}
