package org.grundy.render.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleText;
import org.grundy.render.Language;
import org.grundy.render.program.input.FormatText;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.input.InputPattern;
import org.grundy.render.program.rules.GivenLists;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Programs read the sets, lists, graphs and grids that their rules have as parameters. What they print is compared
/// with play itself: recursion on the moves, written for each game by itself.
class GivenListsTest {
    private static final int CASES = 8;

    @TempDir
    private Path folder;

    /// Rules, a format, and random cases with their answers.
    record Given(String rules, String format, Function<Random, Case> cases) {
        String program(ProgramLanguage language, boolean mayRepeat) {
            InputPattern pattern = InputPattern.of(format);
            InputFormat words = new InputFormat(Optional.of(pattern), "W", "L", Optional.empty(), "", Optional.empty());
            SampledQuantity quantity = pattern.sums() ? SampledQuantity.GRUNDY : SampledQuantity.LOST;
            return GivenLists.of(RuleText.compile(rules).families().getFirst(), words, false)
                    .orElseThrow()
                    .program(language, quantity, Play.NORMAL, OptionalInt.empty(), mayRepeat, Language.EN)
                    .text(true, words);
        }

        @Override
        public String toString() {
            return rules;
        }
    }

    /// The part of an input after the count of cases, and what is printed for it.
    private record Case(String input, String printed) {}

    private static List<Integer> numbers(Random random, int count, int least, int most) {
        return random.ints(count, least, most + 1).boxed().toList();
    }

    private static String joined(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private static int mex(Stream<Integer> values) {
        List<Integer> all = values.toList();
        return IntStream.iterate(0, each -> each + 1)
                .filter(each -> !all.contains(each))
                .findFirst()
                .orElseThrow();
    }

    private static String won(boolean wins) {
        return wins ? "W" : "L";
    }

    /// Heaps from which a number of the set is taken.
    private static Case subtraction(Random random) {
        List<Integer> set = numbers(random, 1 + random.nextInt(3), 1, 5);
        List<Integer> heaps = numbers(random, 3, 0, 9);
        Function<Integer, Integer> value =
                value(heap -> set.stream().filter(each -> each <= heap).map(each -> heap - each));
        int sum = heaps.stream().map(value).reduce(0, (a, b) -> a ^ b);
        return new Case(set.size() + " " + joined(set) + "\n3 " + joined(heaps) + "\n", won(sum != 0));
    }

    private static Function<Integer, Integer> value(Function<Integer, Stream<Integer>> options) {
        return new Function<>() {
            @Override
            public Integer apply(Integer state) {
                return mex(options.apply(state).map(this));
            }
        };
    }

    /// Tokens on vertices of a graph without cycles.
    private static Case tokens(Random random) {
        int vertices = 2 + random.nextInt(4);
        List<List<Integer>> arcs = new ArrayList<>();
        for (int from = 1; from <= vertices; from++) {
            for (int to = from + 1; to <= vertices; to++) {
                if (random.nextBoolean()) {
                    arcs.add(List.of(from, to));
                }
            }
        }
        List<Integer> on = numbers(random, 2, 1, vertices);
        Function<Integer, Integer> value = value(vertex ->
                arcs.stream().filter(arc -> arc.getFirst().equals(vertex)).map(List::getLast));
        String input = vertices + " " + arcs.size() + "\n"
                + arcs.stream().map(arc -> joined(arc) + "\n").collect(Collectors.joining()) + "2 " + joined(on) + "\n";
        return new Case(input, won(!value.apply(on.getFirst()).equals(value.apply(on.getLast()))));
    }

    /// A token that goes along the edges of a tree to smaller numbers, asked for from each vertex.
    private static Case downwards(Random random) {
        int vertices = 1 + random.nextInt(5);
        List<Integer> parents =
                IntStream.range(1, vertices).mapToObj(random::nextInt).toList();
        List<Integer> stones = numbers(random, vertices, 0, 3);
        Function<Integer, Integer> value = value(vertex -> IntStream.range(0, vertices)
                .boxed()
                .filter(other -> (other > 0 && parents.get(other - 1).equals(vertex))
                        || (vertex > 0 && parents.get(vertex - 1).equals(other)))
                .filter(other -> stones.get(other) < stones.get(vertex)));
        StringBuilder input = new StringBuilder(vertices + "\n" + joined(stones) + "\n");
        IntStream.range(1, vertices)
                .forEach(vertex -> input.append(vertex + 1)
                        .append(' ')
                        .append(parents.get(vertex - 1) + 1)
                        .append('\n'));
        return new Case(
                input.toString(),
                IntStream.range(0, vertices)
                        .mapToObj(vertex -> won(value.apply(vertex) != 0))
                        .collect(Collectors.joining()));
    }

    /// A piece that goes to the right or down on free cells.
    private static Case grid(Random random) {
        int height = 1 + random.nextInt(3);
        int width = 1 + random.nextInt(3);
        List<List<Integer>> cells = Stream.generate(() -> numbers(random, width, 0, 1))
                .limit(height)
                .toList();
        BiFunction<Integer, Integer, Boolean> free =
                (x, y) -> x < height && y < width && cells.get(x).get(y) == 1;
        Function<Integer, Integer> value = value(cell -> {
            int x = cell / 10;
            int y = cell % 10;
            return Stream.concat(
                    free.apply(x + 1, y) ? Stream.of(cell + 10) : Stream.of(),
                    free.apply(x, y + 1) ? Stream.of(cell + 1) : Stream.of());
        });
        String rows = cells.stream()
                .map(row -> row.stream().map(cell -> cell == 1 ? "." : "#").collect(Collectors.joining()) + "\n")
                .collect(Collectors.joining());
        return new Case(height + " " + width + "\n" + rows + "0 0\n", won(value.apply(0) != 0));
    }

    /// A piece that goes up on free cells of the first column: the position stands before the grid.
    private static Case upwards(Random random) {
        List<Integer> column = numbers(random, 1 + random.nextInt(4), 0, 1);
        int from = random.nextInt(column.size() + 1);
        int moves = (int) IntStream.iterate(from - 1, row -> row >= 0 && column.get(row) == 1, row -> row - 1)
                .count();
        String rows = column.stream().map(cell -> cell + " 0\n").collect(Collectors.joining());
        return new Case(from + " 7 " + column.size() + "\n" + rows, won(moves % 2 == 1));
    }

    /// A set is read anew, and a number beside it stays the same.
    private static Case oneHeap(Random random) {
        List<Integer> set = numbers(random, 2, 1, 5);
        int heap = random.nextInt(10);
        Function<Integer, Integer> value =
                value(left -> set.stream().filter(each -> each <= left).map(each -> left - each));
        return new Case("2 " + joined(set) + "\n1 " + heap + " 0\n", won(value.apply(heap) != 0));
    }

    private static List<Given> all() {
        return List.of(
                new Given(
                        "take(S): n -> n - s for s in S if s <= n", "T*(k S[k] sum h*n)", GivenListsTest::subtraction),
                new Given("walk(E): v -> w for w in E[v]", "T*(n m arcs E(u v)[m] sum k*v)", GivenListsTest::tokens),
                new Given(
                        "down(E, A): v -> w for w in E[v] if A[w] < A[v]",
                        "T*(n A[n] edges E(u-1 v-1)[n-1] each v=0..n-1)",
                        GivenListsTest::downwards),
                new Given(
                        "piece(G, h, w): (x, y) -> (x + 1, y) if x + 1 < h and G[x + 1][y] = 1;"
                                + " (x, y) -> (x, y + 1) if y + 1 < w and G[x][y + 1] = 1",
                        "T*(h w h*G:\"#.\" x y)",
                        GivenListsTest::grid),
                new Given(
                        "up(G): (a, c) -> (a - 1, c) if a > 0 and G[a - 1][0] = 1",
                        "T*(a c h h*G[2])",
                        GivenListsTest::upwards),
                new Given(
                        "less(S, m): (a, b) -> (a - s, b) for s in S if s <= a and m > 0",
                        "T*(k S[k] m a b)",
                        GivenListsTest::oneHeap));
    }

    @ParameterizedTest
    @MethodSource("all")
    void a_program_answers_for_the_lists_that_it_has_read(Given given) throws IOException, InterruptedException {
        Seed seed = Seed.of(given.rules());
        for (ProgramLanguage language : ProgramTest.Languages.of(given.rules())) {
            Random random = new Random(seed.value());
            List<Case> cases = Stream.generate(() -> given.cases().apply(random))
                    .limit(CASES)
                    .toList();
            String input = CASES + "\n" + cases.stream().map(Case::input).collect(Collectors.joining());
            List<String> printed = new Compiled(folder).run(language, given.program(language, false), input);
            assertThat(String.join("", printed))
                    .as("%s in %s: %s", given.rules(), language, input)
                    .isEqualTo(cases.stream().map(Case::printed).collect(Collectors.joining()));
        }
    }

    @ProgramTest
    void a_position_that_comes_again_ends_a_program_or_is_a_draw(ProgramLanguage language)
            throws IOException, InterruptedException {
        Given given = new Given("walk(E): v -> w for w in E[v]", "m arcs E(u v)[m] q*v", random -> new Case("", ""));
        String input = "4\n1 2\n2 1\n2 3\n5 1\n4\n1 2 3 5\n";
        assertThat(new Compiled(folder).run(language, given.program(language, true), input))
                .containsExactly("L", "W", "L", "W");
        String circle = "3\n1 2\n2 1\n3 1\n3\n1 2 3\n";
        assertThat(new Compiled(folder).run(language, given.program(language, true), circle))
                .containsExactly("D", "D", "D");
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> new Compiled(folder).run(language, given.program(language, false), circle))
                .withMessageContaining("a position can come again");
    }

    /// Two vertices of a circle are draws, and the third has no move. Joined words end their lines themselves.
    @Tag(Thorough.TAG)
    @ProgramTest
    void an_empty_word_is_an_empty_line_or_nothing_where_answers_are_joined(ProgramLanguage language)
            throws IOException, InterruptedException {
        String input = "2\n1 2\n2 1\n3\n1 2 3\n";
        assertThat(new Compiled(folder).run(language, worded(language, "W,L,", Optional.empty()), input))
                .containsExactly("", "", "L");
        assertThat(new Compiled(folder).run(language, worded(language, "W,,D", Optional.empty()), input))
                .containsExactly("D", "D", "");
        assertThat(new Compiled(folder).run(language, worded(language, "W\\n,L\\n,", Optional.of("")), input))
                .containsExactly("L", "");
    }

    private static String worded(ProgramLanguage language, String words, Optional<String> between) {
        InputFormat format = new FormatText(
                        Optional.of("m arcs E(u v)[m] q*v"), List.of(words.split(",", -1)), "", between)
                .format(false);
        return GivenLists.of(
                        RuleText.compile("walk(E): v -> w for w in E[v]")
                                .families()
                                .getFirst(),
                        format,
                        false)
                .orElseThrow()
                .program(language, SampledQuantity.LOST, Play.NORMAL, OptionalInt.empty(), true, Language.EN)
                .text(true, format);
    }

    @Test
    void what_is_no_list_of_lists_takes_no_arcs() {
        Given given =
                new Given("take(S): n -> n - s for s in S if s <= n", "m arcs S(u v)[m] n", random -> new Case("", ""));
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> given.program(ProgramLanguage.CPP, false))
                .withMessageContaining("arcs are read into a list of lists");
    }
}
