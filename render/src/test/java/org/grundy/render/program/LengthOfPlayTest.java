package org.grundy.render.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleText;
import org.grundy.render.Language;
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
import org.junit.jupiter.params.provider.ValueSource;

/// Programs tell how many moves play lasts when the winner hurries and the loser delays. The oracle asks for each
/// number of moves by itself whether a player can force the end within it, by the moves alone: C. P. Steinhaus,
/// "Definitions for a theory of games and pursuit" (1925), as remoteness in J. H. Conway, *On Numbers and Games*
/// (1976),
/// ch. 14.
class LengthOfPlayTest {
    private static final int CASES = 6;
    private static final String WALK = "walk(E): v -> w for w in E[v - 1]";
    private static final String THREE = "g: n -> n - k for k in {1, 3, 4} if k <= n";

    @TempDir
    private Path folder;

    /// Play by brute force.
    ///
    /// @param known what was found, by position, number of moves and who is to end play within it
    /// @param <P> the type of positions
    private record Plays<P>(Function<P, Stream<P>> moves, Play play, Map<List<?>, Boolean> known) {
        Plays(Function<P, Stream<P>> moves, Play play) {
            this(moves, play, new HashMap<>());
        }

        /// Whether who is to move, or the other player, can force a win within so many moves.
        private boolean forces(boolean mover, P position, int within) {
            List<?> asked = List.of(mover, position, within);
            Boolean found = known.get(asked);
            if (found == null) {
                found = forced(mover, position, within);
                known.put(asked, found);
            }
            return found;
        }

        private boolean forced(boolean mover, P position, int within) {
            List<P> next = moves.apply(position).toList();
            if (next.isEmpty() || within == 0) {
                return next.isEmpty() && mover == (play == Play.MISERE);
            }
            return mover
                    ? next.stream().anyMatch(each -> forces(false, each, within - 1))
                    : next.stream().allMatch(each -> forces(true, each, within - 1));
        }

        /// The answer for a position that is decided within so many moves, if it is at all.
        String answer(P position, int most) {
            return IntStream.rangeClosed(0, most)
                    .boxed()
                    .flatMap(length -> forces(true, position, length)
                            ? Stream.of("W " + length)
                            : forces(false, position, length) ? Stream.of("L " + length) : Stream.of())
                    .findFirst()
                    .orElse("D");
        }
    }

    /// Programs in Python need no compiler; the others are compiled for few cases.
    private static List<Play> plays(ProgramLanguage language) {
        return language == ProgramLanguage.PYTHON ? List.of(Play.values()) : List.of(Play.NORMAL);
    }

    private static InputFormat format(String pattern, String won, String lost, String drawn, String answer) {
        return new InputFormat(
                Optional.of(InputPattern.of(pattern)),
                won,
                lost,
                Optional.of(drawn).filter(word -> !word.isEmpty()),
                answer,
                Optional.empty());
    }

    private static String walk(ProgramLanguage language, Play play) {
        InputFormat format = format("T*(n n*E[c] each v=1..n)", "W {remoteness}", "L {remoteness}", "D", "");
        return GivenLists.of(RuleText.compile(WALK).families().getFirst(), format, false)
                .orElseThrow()
                .program(language, SampledQuantity.LOST, play, OptionalInt.empty(), true, Language.EN)
                .text(true, format);
    }

    /// All starts are asked for one by one, so that most positions that can follow have their answers already.
    @ProgramTest
    void a_program_tells_it_on_graphs_with_circles(ProgramLanguage language) throws IOException, InterruptedException {
        Random random = new Random(Seed.of("length of play on graphs").value());
        for (Play play : plays(language)) {
            StringBuilder input = new StringBuilder(CASES + "\n");
            List<String> wanted = new ArrayList<>();
            for (int i = 0; i < CASES; i++) {
                int vertices = 1 + random.nextInt(7);
                List<List<Integer>> arcs = Stream.generate(() -> random.ints(random.nextInt(3), 1, vertices + 1)
                                .boxed()
                                .toList())
                        .limit(vertices)
                        .toList();
                input.append(vertices).append('\n');
                arcs.forEach(row -> input.append(row.size())
                        .append(row.stream().map(to -> " " + to).collect(Collectors.joining()))
                        .append('\n'));
                Plays<Integer> plays = new Plays<>(v -> arcs.get(v - 1).stream(), play);
                IntStream.rangeClosed(1, vertices).forEach(v -> wanted.add(plays.answer(v, vertices)));
            }
            assertThat(new Compiled(folder).run(language, walk(language, play), input.toString()))
                    .as("%s: %s", play, input)
                    .isEqualTo(wanted);
        }
    }

    /// Two tokens on a ring of six places; the other one is moved next.
    @Tag(Thorough.TAG)
    @ProgramTest
    void a_program_tells_it_where_positions_of_two_numbers_come_again(ProgramLanguage language)
            throws IOException, InterruptedException {
        String rules = "ring: (a, b) -> (b, (a + k) % 6) for k in {1, 2} if a > 0 and a != b";
        Plays<List<Integer>> plays = new Plays<>(
                at -> at.getFirst() > 0 && !at.getFirst().equals(at.getLast())
                        ? Stream.of(1, 2).map(k -> List.of(at.getLast(), (at.getFirst() + k) % 6))
                        : Stream.of(),
                Play.MISERE);
        List<List<Integer>> starts =
                IntStream.range(0, 36).mapToObj(i -> List.of(i / 6, i % 6)).toList();
        RuleSubject subject = new RuleSubject(rules, SampledQuantity.LOST, Play.MISERE, List.of(), 5, false);
        InputFormat format = format("*(a b)", "W", "L", "", "{answer} {remoteness}");
        assertThat(new Compiled(folder)
                        .run(
                                language,
                                subject.program(language, format.moves()).text(true, format),
                                starts.stream()
                                        .map(at -> at.getFirst() + " " + at.getLast() + "\n")
                                        .collect(Collectors.joining())))
                .isEqualTo(starts.stream()
                        .map(at -> plays.answer(at, 36))
                        .map(answer -> answer.equals("D") ? "D -1" : answer)
                        .toList());
    }

    @Tag(Thorough.TAG)
    @ProgramTest
    void a_program_tells_it_from_a_table_and_beside_winning_moves(ProgramLanguage language)
            throws IOException, InterruptedException {
        for (Play play : plays(language)) {
            Plays<Integer> plays =
                    new Plays<>(n -> Stream.of(1, 3, 4).filter(k -> k <= n).map(k -> n - k), play);
            RuleSubject subject = new RuleSubject(THREE, SampledQuantity.LOST, play, List.of(), 40, false);
            InputFormat format = format("m each n=0..m", "W {remoteness} {count}", "L {remoteness}", "", "");
            assertThat(new Compiled(folder)
                            .run(
                                    language,
                                    subject.program(language, format.moves()).text(true, format),
                                    "14\n"))
                    .isEqualTo(IntStream.rangeClosed(0, 14)
                            .mapToObj(n -> told(plays, n))
                            .toList());
        }
    }

    private static String told(Plays<Integer> plays, int heap) {
        String answer = plays.answer(heap, heap);
        long wins = plays.moves()
                .apply(heap)
                .filter(next -> plays.answer(next, heap).startsWith("L"))
                .count();
        return answer.startsWith("W") ? answer + " " + wins : answer;
    }

    /// A list has no table: its states are remembered.
    @ProgramTest
    void a_program_tells_it_of_lists(ProgramLanguage language) throws IOException, InterruptedException {
        String rules = "g: a[] -> replace(a, i, a[i] - k) for i in indices(a), k in 1..min(2, a[i])";
        Plays<List<Integer>> plays = new Plays<>(
                a -> Stream.of(0, 1)
                        .flatMap(i -> IntStream.rangeClosed(1, Math.min(2, a.get(i)))
                                .mapToObj(k ->
                                        i == 0 ? List.of(a.get(0) - k, a.get(1)) : List.of(a.get(0), a.get(1) - k))),
                Play.MISERE);
        RuleSubject subject = new RuleSubject(rules, SampledQuantity.LOST, Play.MISERE, List.of(), 9, false);
        InputFormat format = format("*(a[2])", "W {remoteness}", "L {remoteness}", "", "");
        assertThat(new Compiled(folder)
                        .run(
                                language,
                                subject.program(language, format.moves()).text(true, format),
                                "0 0\n1 0\n1 1\n2 1\n3 3\n4 2\n"))
                .isEqualTo(Stream.of(
                                List.of(0, 0),
                                List.of(1, 0),
                                List.of(1, 1),
                                List.of(2, 1),
                                List.of(3, 3),
                                List.of(4, 2))
                        .map(a -> plays.answer(a, 7))
                        .toList());
    }

    /// A state that is won or lost at once ends play, and no move of it counts.
    @Test
    void a_state_that_is_won_or_lost_at_once_lasts_no_move() throws IOException, InterruptedException {
        String rules = "g: n -> n - k for k in 1..2 if k <= n; win when n = 3; lose when n = 6";
        RuleSubject subject = new RuleSubject(rules, SampledQuantity.LOST, Play.NORMAL, List.of(), 40, false);
        InputFormat format = format("*n", "W {remoteness}", "L {remoteness}", "", "");
        assertThat(new Compiled(folder)
                        .run(
                                ProgramLanguage.PYTHON,
                                subject.program(ProgramLanguage.PYTHON, format.moves())
                                        .text(true, format),
                                "0 1 2 3 4 5 6 7 8 9\n"))
                .containsExactly("L 0", "W 1", "W 1", "W 0", "L 2", "W 3", "L 0", "W 1", "W 1", "L 2");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "f: let a(n) = 2 * n #functions alone have no moves",
                "g: n -> n - 1 if n > 0 #single positions, not of sums",
                "row: n -> row(a) + row(n - a) for a in 1..n - 1 #single positions, not of sums",
                "g: n -> n - 1 if n > 1; value when n <= 1: n #write the moves instead",
            })
    void where_it_is_not_known_a_program_is_refused_with_what_to_do(String row) {
        String[] parts = row.split(" #");
        boolean sums = parts[0].endsWith("n > 0");
        RuleSubject subject = new RuleSubject(parts[0], SampledQuantity.LOST, Play.NORMAL, List.of(), 9, sums);
        InputFormat format = format("n", "W", "L", "", "{remoteness}");
        assertThat(subject.program(ProgramLanguage.CPP, format.moves())
                        .refusal()
                        .orElseThrow()
                        .en())
                .contains(parts[1]);
    }

    @Test
    void a_program_that_does_not_know_it_names_those_that_do() {
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(
                        () -> format("n", "W", "L", "", "{remoteness}").moves().checkLength(false))
                .withMessageContaining("--template sg");
    }
}
