package org.grundy.catalog.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.testkit.NaiveOutcome;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;

/// Problems decided by symmetry, by products or by counting, against playing them out by their statements.
class PlayedOutProblemsTest {
    private final RandomGenerator random = Seed.of("PlayedOutProblemsTest").generator();

    private static String lines(Stream<?> lines) {
        return lines.map(line -> line + "\n").collect(Collectors.joining());
    }

    private static List<List<Integer>> single(Stream<Integer> options) {
        return options.map(List::of).toList();
    }

    /// Lights on three rows and columns as bits; a rectangle may be as thin as one light.
    private static List<List<Integer>> switched(int lights) {
        List<List<Integer>> options = new ArrayList<>();
        for (int cell = 0; cell < 9; cell++) {
            for (int other = 0; (lights >> cell & 1) != 0 && other <= cell; other++) {
                if (other % 3 <= cell % 3) {
                    int first = cell / 3 * 3 + other % 3;
                    int second = other / 3 * 3 + cell % 3;
                    int corners = 1 << cell | 1 << first | 1 << second | 1 << other;
                    options.add(List.of(lights ^ corners));
                }
            }
        }
        return options;
    }

    @Test
    void HDU3404_agrees_with_switching_all_boards_of_three_by_three() {
        NaiveOutcome<Integer> oracle = NaiveOutcome.normal(PlayedOutProblemsTest::switched);
        StringBuilder input = new StringBuilder("512\n");
        for (int lights = 0; lights < 512; lights++) {
            input.append(Integer.bitCount(lights)).append('\n');
            for (int cell = 0; cell < 9; cell++) {
                input.append((lights >> cell & 1) == 0 ? "" : (1 + cell / 3) + " " + (1 + cell % 3) + "\n");
            }
        }
        assertThat(Judged.output("HDU 3404", input.toString()))
                .isEqualTo(lines(IntStream.range(0, 512)
                        .mapToObj(lights -> oracle.nextPlayerWins(List.of(lights))
                                ? "Have a try, lxhgww."
                                : "Don't waste your time.")));
    }

    /// Papers by the rules of the statement: 100·w + h of each, in order.
    private static boolean winsByCutting(List<Integer> papers, Map<List<Integer>, Boolean> known) {
        Boolean before = known.get(papers);
        if (before != null) {
            return before;
        }
        boolean wins = false;
        for (int i = 0; i < papers.size() && !wins; i++) {
            for (List<Integer> pieces : cuts(papers.get(i) / 100, papers.get(i) % 100)) {
                List<Integer> left = new ArrayList<>(papers);
                left.subList(i, i + 1).clear();
                left.addAll(pieces);
                Collections.sort(left);
                wins |= pieces.contains(101) || !winsByCutting(left, known);
            }
        }
        known.put(papers, wins);
        return wins;
    }

    private static List<List<Integer>> cuts(int w, int h) {
        List<List<Integer>> cuts = new ArrayList<>();
        IntStream.rangeClosed(1, w / 2).forEach(i -> cuts.add(List.of(100 * i + h, 100 * (w - i) + h)));
        IntStream.rangeClosed(1, h / 2).forEach(j -> cuts.add(List.of(100 * w + j, 100 * w + h - j)));
        return cuts;
    }

    @Test
    void POJ2311_agrees_with_cutting_until_a_single_grid_is_cut_out() {
        Map<List<Integer>, Boolean> known = new HashMap<>();
        List<int[]> papers = IntStream.rangeClosed(2, 8)
                .boxed()
                .flatMap(w -> IntStream.rangeClosed(2, 16 / w).mapToObj(h -> new int[] {w, h}))
                .toList();
        assertThat(Judged.output("poj2311", lines(papers.stream().map(paper -> paper[0] + " " + paper[1]))))
                .isEqualTo(lines(papers.stream()
                        .map(paper -> winsByCutting(List.of(100 * paper[0] + paper[1]), known) ? "WIN" : "LOSE")));
    }

    private static Stream<Integer> takenFromCircle(int stones, int n) {
        return IntStream.range(0, n)
                .boxed()
                .flatMap(i -> Stream.of(1 << i, 1 << i | 1 << (i + 1) % n))
                .filter(taken -> (stones & taken) == taken)
                .map(taken -> stones ^ taken);
    }

    @Test
    void NYOJ833_agrees_with_taking_from_circles() {
        assertThat(Judged.output("NYOJ-833", lines(IntStream.rangeClosed(1, 14).boxed())))
                .isEqualTo(lines(IntStream.rangeClosed(1, 14)
                        .mapToObj(n -> NaiveOutcome.<Integer>normal(stones -> single(takenFromCircle(stones, n)))
                                        .nextPlayerWins(List.of((1 << n) - 1))
                                ? "Hrdv"
                                : "Yougth")));
    }

    /// Painting a cell leaves the set of cells that may still be painted.
    private static Stream<Integer> painted(int free, int n) {
        return IntStream.range(0, n * n).filter(cell -> (free >> cell & 1) != 0).mapToObj(cell -> {
            int beside = 1 << cell;
            beside |= cell % n > 0 ? 1 << (cell - 1) : 0;
            beside |= cell % n < n - 1 ? 1 << (cell + 1) : 0;
            beside |= cell >= n ? 1 << (cell - n) : 0;
            beside |= cell + n < n * n ? 1 << (cell + n) : 0;
            return free & ~beside;
        });
    }

    @Test
    void CF630R_agrees_with_painting_boards_up_to_four() {
        for (int n = 1; n <= 4; n++) {
            int side = n;
            boolean first = NaiveOutcome.<Integer>normal(free -> single(painted(free, side)))
                    .nextPlayerWins(List.of((1 << (n * n)) - 1));
            assertThat(Judged.output("Codeforces 630R", n + "\n")).isEqualTo(first ? "1\n" : "2\n");
        }
    }

    @Test
    void P1247_takes_from_the_first_heap_that_has_a_winning_move() {
        NaiveOutcome<Integer> nim =
                NaiveOutcome.normal(n -> single(IntStream.range(0, n).boxed()));
        for (int trial = 0; trial < 500; trial++) {
            List<Integer> heaps =
                    random.ints(random.nextInt(1, 5), 1, 9).boxed().toList();
            assertThat(Judged.output("P1247", heaps.size() + "\n" + spaced(heaps)))
                    .isEqualTo(firstMove(heaps, nim));
        }
    }

    private static String firstMove(List<Integer> heaps, NaiveOutcome<Integer> nim) {
        for (int b = 0; b < heaps.size(); b++) {
            for (int a = 1; a <= heaps.get(b); a++) {
                List<Integer> left = new ArrayList<>(heaps);
                left.set(b, heaps.get(b) - a);
                if (!nim.nextPlayerWins(left)) {
                    return a + " " + (b + 1) + "\n"
                            + left.stream().map(String::valueOf).collect(Collectors.joining(" ")) + "\n";
                }
            }
        }
        return "lose\n";
    }

    record Table(List<Integer> bags, List<Integer> plates) {}

    private static Stream<Table> emptied(Table table) {
        return IntStream.range(0, table.bags.size())
                .boxed()
                .flatMap(bag -> IntStream.range(0, table.plates.size()).mapToObj(plate -> {
                    List<Integer> bags = new ArrayList<>(table.bags);
                    List<Integer> plates = new ArrayList<>(table.plates);
                    plates.set(plate, plates.get(plate) + bags.get(bag));
                    bags.subList(bag, bag + 1).clear();
                    Collections.sort(plates);
                    return new Table(bags, plates);
                }));
    }

    private static Stream<Table> takenFromPlates(Table table) {
        return IntStream.range(0, table.plates.size())
                .boxed()
                .flatMap(plate -> IntStream.range(0, table.plates.get(plate)).mapToObj(left -> {
                    List<Integer> plates = new ArrayList<>(table.plates);
                    plates.set(plate, left);
                    Collections.sort(plates);
                    return new Table(List.of(), plates);
                }));
    }

    @Test
    void ARC105D_agrees_with_emptying_bags_and_then_playing() {
        NaiveOutcome<Table> oracle =
                NaiveOutcome.normal(table -> (table.bags.isEmpty() ? takenFromPlates(table) : emptied(table))
                        .map(List::of)
                        .toList());
        List<List<Integer>> inputs = new ArrayList<>(List.of(List.of(2, 2, 1, 1)));
        for (int trial = 0; trial < 60; trial++) {
            inputs.add(random.ints(random.nextInt(1, 5), 1, 4).sorted().boxed().toList());
        }
        String input = inputs.size() + "\n" + lines(inputs.stream().map(bags -> bags.size() + "\n" + spaced(bags)));
        assertThat(Judged.output("ARC105D", input))
                .isEqualTo(lines(inputs.stream()
                        .map(bags ->
                                oracle.nextPlayerWins(List.of(new Table(bags, Collections.nCopies(bags.size(), 0))))
                                        ? "First"
                                        : "Second")));
    }

    private static String spaced(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    @Test
    void SRM330_counts_as_a_table_does() {
        for (int trial = 0; trial < 200; trial++) {
            List<Integer> moves = random.ints(random.nextInt(1, 8), 1, 23)
                    .distinct()
                    .sorted()
                    .boxed()
                    .toList();
            int most = random.nextInt(1, 5000);
            boolean[] lost = new boolean[most + 1];
            int count = 0;
            for (int n = 0; n <= most; n++) {
                int heap = n;
                lost[n] = moves.stream().noneMatch(move -> move <= heap && lost[heap - move]);
                count += n > 0 && lost[n] ? 1 : 0;
            }
            assertThat(Judged.output("SRM-330", most + " " + moves.size() + "\n" + spaced(moves)))
                    .isEqualTo(count + "\n");
        }
    }

    /// The examples of the statement.
    @Test
    void SRM330_answers_its_examples() {
        assertThat(Judged.output("TopCoder SRM 330", "20 3 1 2 3")).isEqualTo("5\n");
        assertThat(Judged.output("TopCoder SRM 330", "999 1 1")).isEqualTo("499\n");
        assertThat(Judged.output("TopCoder SRM 330", "1000000000 2 1 2")).isEqualTo("333333333\n");
        assertThat(Judged.output("TopCoder SRM 330", "6543 5 2 4 7 11 20")).isEqualTo("1637\n");
    }
}
