package org.grundy.catalog.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.testkit.NaiveOutcome;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;

/// Problems in which pieces move along a board, against playing them out. The whole board is one position.
class BoardProblemsTest {
    private static final int INPUTS = Thorough.bound(2_000, 10_000);

    private static String line(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" ", "", "\n"));
    }

    private static List<Integer> with(List<Integer> numbers, int index, int number) {
        List<Integer> changed = new ArrayList<>(numbers);
        changed.set(index, number);
        return List.copyOf(changed);
    }

    /// Cards go from box A to a smaller box B with A + B odd and divisible by 3. Box 1 has index 0.
    private static List<List<List<Integer>>> passing(List<Integer> boxes) {
        List<List<List<Integer>>> options = new ArrayList<>();
        for (int a = 1; a <= boxes.size(); a++) {
            for (int b = 1; b < a; b++) {
                for (int cards = 1; cards <= boxes.get(a - 1) && (a + b) % 2 == 1 && (a + b) % 3 == 0; cards++) {
                    List<Integer> lowered = with(boxes, a - 1, boxes.get(a - 1) - cards);
                    options.add(List.of(with(lowered, b - 1, boxes.get(b - 1) + cards)));
                }
            }
        }
        return options;
    }

    @Test
    void HDU3389_agrees_with_passing_cards_on() {
        RandomGenerator random = Seed.of("BoardProblemsTest HDU-3389").generator();
        NaiveOutcome<List<Integer>> oracle = NaiveOutcome.normal(BoardProblemsTest::passing);
        StringBuilder input = new StringBuilder(INPUTS + "\n");
        StringBuilder expected = new StringBuilder();
        for (int i = 1; i <= INPUTS; i++) {
            int count = random.nextInt(1, 11);
            List<Integer> boxes = Collections.nCopies(count, 0);
            for (int cards = random.nextInt(0, 6); cards > 0; cards--) {
                int box = random.nextInt(count);
                boxes = with(boxes, box, boxes.get(box) + 1);
            }
            input.append(count).append('\n').append(line(boxes));
            expected.append("Case ").append(i).append(oracle.nextPlayerWins(List.of(boxes)) ? ": Alice\n" : ": Bob\n");
        }
        assertThat(Judged.output("HDU-3389", input.toString())).isEqualTo(expected.toString());
    }

    /// Chessmen on ascending squares move to the left, not over others.
    private static List<List<List<Integer>>> slidingLeft(List<Integer> squares) {
        List<List<List<Integer>>> options = new ArrayList<>();
        for (int i = 0; i < squares.size(); i++) {
            for (int to = squares.get(i) - 1; to > (i == 0 ? 0 : squares.get(i - 1)); to--) {
                options.add(List.of(with(squares, i, to)));
            }
        }
        return options;
    }

    @Test
    void POJ1704_agrees_with_sliding_the_chessmen() {
        RandomGenerator random = Seed.of("BoardProblemsTest POJ-1704").generator();
        NaiveOutcome<List<Integer>> oracle = NaiveOutcome.normal(BoardProblemsTest::slidingLeft);
        StringBuilder input = new StringBuilder(INPUTS + "\n");
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < INPUTS; i++) {
            List<Integer> squares = new ArrayList<>(IntStream.rangeClosed(1, 10)
                    .filter(square -> random.nextInt(5) < 2)
                    .limit(5)
                    .boxed()
                    .toList());
            expected.append(
                    oracle.nextPlayerWins(List.of(List.copyOf(squares))) ? "Georgia will win\n" : "Bob will win\n");
            Collections.shuffle(squares, random);
            input.append(squares.size()).append('\n').append(line(squares));
        }
        assertThat(Judged.output("POJ-1704", input.toString())).isEqualTo(expected.toString());
    }

    record Row(int left, int right) {}

    /// Either counter comes nearer to the other.
    private static List<List<Row>> approaching(Row row) {
        List<List<Row>> options = new ArrayList<>();
        for (int to = row.left() + 1; to < row.right(); to++) {
            options.add(List.of(new Row(to, row.right())));
            options.add(List.of(new Row(row.left(), to)));
        }
        return options;
    }

    @Test
    void HDU1730_agrees_with_counters_that_approach_each_other() {
        RandomGenerator random = Seed.of("BoardProblemsTest HDU-1730").generator();
        NaiveOutcome<Row> oracle = NaiveOutcome.normal(BoardProblemsTest::approaching);
        StringBuilder input = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < INPUTS; i++) {
            int count = random.nextInt(1, 4);
            int columns = count == 3 ? 5 : 8;
            List<Row> rows = new ArrayList<>();
            input.append(count).append(' ').append(columns).append('\n');
            for (int j = 0; j < count; j++) {
                int first = random.nextInt(1, columns + 1);
                int second = 1 + (first + random.nextInt(columns - 1)) % columns;
                rows.add(new Row(Math.min(first, second), Math.max(first, second)));
                input.append(first).append(' ').append(second).append('\n');
            }
            expected.append(oracle.nextPlayerWins(rows) ? "I WIN!\n" : "BAD LUCK!\n");
        }
        assertThat(Judged.output("HDU-1730", input.toString())).isEqualTo(expected.toString());
    }

    /// A cross in an empty cell, until three stand side by side.
    private static List<List<String>> crossing(String strip) {
        List<List<String>> options = new ArrayList<>();
        for (int cell = 0; cell < strip.length() && !strip.contains("XXX"); cell++) {
            if (strip.charAt(cell) == '.') {
                options.add(List.of(strip.substring(0, cell) + "X" + strip.substring(cell + 1)));
            }
        }
        return options;
    }

    @Test
    void UVA10561_lists_every_cell_that_wins() {
        RandomGenerator random = Seed.of("BoardProblemsTest UVA-10561").generator();
        NaiveOutcome<String> oracle = NaiveOutcome.normal(BoardProblemsTest::crossing);
        StringBuilder input = new StringBuilder(INPUTS + "\n");
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < INPUTS; i++) {
            String strip = IntStream.range(0, random.nextInt(3, 13))
                    .mapToObj(cell -> random.nextInt(4) == 0 ? "X" : ".")
                    .collect(Collectors.joining())
                    .replace("XXX", "XX.");
            String cells = IntStream.range(0, strip.contains("XXX") ? 0 : strip.length())
                    .filter(cell -> strip.charAt(cell) == '.')
                    .filter(cell ->
                            !oracle.nextPlayerWins(List.of(strip.substring(0, cell) + "X" + strip.substring(cell + 1))))
                    .mapToObj(cell -> String.valueOf(cell + 1))
                    .collect(Collectors.joining(" "));
            input.append(strip).append('\n');
            expected.append(cells.isEmpty() ? "LOSING\n" : "WINNING\n").append(cells);
            expected.append('\n');
        }
        assertThat(Judged.output("UVA-10561", input.toString())).isEqualTo(expected.toString());
    }
}
