package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import org.grundy.cli.Ran;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tables of sums in which one or two numbers vary.
final class TableCommandTest {
    private static final int TO = 7;

    /// The cells of a table as CSV, `x,y,value` or `n,value` without the header.
    private static List<String> cells(String... arguments) {
        List<String> all = new ArrayList<>(List.of("table"));
        all.addAll(List.of(arguments));
        all.add("--csv");
        Ran ran = Ran.command(all.toArray(String[]::new));
        assertThat(ran.err()).isEmpty();
        return ran.out().lines().skip(1).toList();
    }

    private static List<String> square(IntBinaryOperator value) {
        return IntStream.rangeClosed(0, TO)
                .boxed()
                .flatMap(y -> IntStream.rangeClosed(0, TO).mapToObj(x -> x + "," + y + "," + value.applyAsInt(x, y)))
                .toList();
    }

    @Test
    void two_heaps_of_nim_are_the_table_of_nim_addition() {
        assertThat(cells("nim(x,y)", "--to", "7")).isEqualTo(square((x, y) -> x ^ y));
    }

    @Test
    void a_third_heap_may_be_held() {
        assertThat(cells("nim(x,y,5)", "--to", "7", "--show", "outcome"))
                .isEqualTo(square((x, y) -> (x ^ y ^ 5) == 0 ? 0 : 1));
        assertThat(cells("nim(x,y,1)", "--to", "7", "--misere"))
                .isEqualTo(square((x, y) -> x < 2 && y < 2 ? (x + y + 1) % 2 == 0 ? 1 : 0 : (x ^ y ^ 1) == 0 ? 0 : 1));
    }

    @Test
    void a_position_of_several_numbers_is_cut_along_two_of_them() {
        // T. S. Ferguson, Game Theory (2014), I.2.6: only the odd stairs count
        assertThat(cells("staircase(x,y,2)", "--to", "7")).isEqualTo(square((x, y) -> x ^ 2));
    }

    @Test
    void components_of_different_games_may_vary_together() {
        // published values of Kayles: Guy and Smith (1956)
        int[] kayles = {0, 1, 2, 3, 1, 4, 3, 2};
        assertThat(cells("kayles(x) + nim(y)", "--to", "7")).isEqualTo(square((x, y) -> kayles[x] ^ y));
    }

    @ParameterizedTest
    @CsvSource({
        // OEIS A344227
        "nodekayles(queens x), 1, 1 1 2 1 3 1 2",
        // a cycle of n has 0 if a path of n - 2 has not: Dawson's Kayles 0.07 is 0 0 1 1 2 0 3 1 (Guy and Smith 1956)
        "arckayles(cycle x), 3, 1 0 0 0 1",
        // Green Hackenbush: a stalk of n edges is n (Winning Ways, ch. 7)
        "'hackenbush(path x, ground 1)', 1, 0 1 2 3",
        // Glop: Cram on three rows
        "cram(3xx), 1, 1 1 0 1 1",
        "cram(3 * x), 1, 1 1 0 1 1",
        // D. Gale (1974): the rows x and x - 1 lose, and with one square in the lower one it is Nim with x - 1 and 1
        "chomp(x/1), 1, 1 0 3 2 5"
    })
    void the_size_of_a_board_may_vary(String board, int first, String values) {
        List<String> expected = List.of(values.split(" "));
        int last = first + expected.size() - 1;
        assertThat(cells(board, "--to", Integer.toString(last)))
                .isEqualTo(IntStream.range(0, expected.size())
                        .mapToObj(i -> (first + i) + "," + expected.get(i))
                        .toList());
    }

    @Test
    void both_sides_of_a_board_may_vary_and_few_are_shown() {
        // turned by a quarter a grid is the same, and an even one is lost (H. Noon, G. Van Brummelen 2006)
        List<String> cells = cells("nodekayles(grid xxy)");
        assertThat(cells).hasSize(25).contains("2,4,0", "4,2,0", "4,4,0", "3,4,0", "4,3,0");
    }

    @Test
    void remoteness_and_suspense_of_two_heaps_agree_with_their_definition() {
        assertThat(cells("nim(x,y)", "--to", "7", "--show", "remoteness"))
                .isEqualTo(square((x, y) -> length(x, y, false, new HashMap<>())));
        assertThat(cells("nim(x,y)", "--to", "7", "--show", "suspense"))
                .isEqualTo(square((x, y) -> length(x, y, true, new HashMap<>())));
    }

    /// Conway, On Numbers and Games (1976), ch. 14, word for word.
    private static int length(int x, int y, boolean slow, Map<Integer, Integer> known) {
        Integer before = known.get(100 * x + y);
        if (before != null) {
            return before;
        }
        List<Integer> options = new ArrayList<>();
        IntStream.range(0, x).forEach(left -> options.add(length(left, y, slow, known)));
        IntStream.range(0, y).forEach(left -> options.add(length(x, left, slow, known)));
        IntStream even = options.stream().mapToInt(each -> each).filter(each -> each % 2 == 0);
        IntStream all = options.stream().mapToInt(each -> each);
        boolean won = options.stream().anyMatch(each -> each % 2 == 0);
        int length = options.isEmpty()
                ? 0
                : won
                        ? 1 + (slow ? even.max() : even.min()).orElseThrow()
                        : 1 + (slow ? all.min() : all.max()).orElseThrow();
        known.put(100 * x + y, length);
        return length;
    }

    @Test
    void the_first_game_of_rules_needs_no_name() {
        assertThat(cells("-e", "g: n -> n - k for k in 1..2 if k <= n", "--to", "4"))
                .containsExactly("0,0", "1,1", "2,2", "3,0", "4,1");
        assertThat(Ran.command("table").err()).contains("name a game");
    }

    @Test
    void a_lone_y_is_refused() {
        assertThat(Ran.command("table", "nim(y)").err()).contains("call a single number x");
        assertThat(Ran.command("table", "nim(x)", "--y", "1..2").err()).contains("no y in nim(x)");
    }
}
