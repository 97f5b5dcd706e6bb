package org.grundy.render.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.render.program.input.AskedMoves;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.input.InputPattern;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Programs tell which moves win, and how many. The oracle is the well-known winner of taking from one heap, and
/// nim sums of all heaps: C. L. Bouton, "Nim, a game with a complete mathematical theory" (1901).
class ToldMovesTest {
    private static final String NIM = "g: n -> n - k for k in 1..n";
    private static final String THREE = "g: n -> n - k for k in 1..min(3, n)";
    private static final int CASES = 12;

    @TempDir
    private Path folder;

    private List<String> printed(ProgramLanguage language, String rules, InputFormat format, boolean sums, String input)
            throws IOException, InterruptedException {
        SampledQuantity quantity = sums ? SampledQuantity.GRUNDY : SampledQuantity.LOST;
        RuleSubject subject = new RuleSubject(rules, quantity, Play.NORMAL, List.of(), 40, sums);
        String program = subject.program(language, format.moves()).text(true, format);
        return new Compiled(folder).run(language, program, input);
    }

    private static InputFormat format(String pattern, String won, String lost, String answer) {
        return new InputFormat(
                Optional.of(InputPattern.of(pattern)), won, lost, Optional.empty(), answer, Optional.empty());
    }

    @Tag(Thorough.TAG)
    @ProgramTest
    void a_program_tells_the_winning_moves_of_a_sum(ProgramLanguage language) throws IOException, InterruptedException {
        Random random = new Random(Seed.of("winning moves of a sum").value());
        StringBuilder input = new StringBuilder(CASES + "\n");
        StringBuilder wanted = new StringBuilder();
        for (int i = 0; i < CASES; i++) {
            List<Integer> heaps =
                    random.ints(1 + random.nextInt(4), 0, 12).boxed().toList();
            input.append(heaps.size())
                    .append(heaps.stream().map(heap -> " " + heap).collect(Collectors.joining()));
            input.append('\n');
            wanted.append(nim(heaps));
        }
        assertThat(String.join(
                        "\n",
                        printed(
                                language,
                                NIM,
                                format("T*(sum m*n)", "{count}: {heap} {k}", "-", ""),
                                true,
                                input.toString())))
                .isEqualTo(wanted.toString().strip());
    }

    /// All moves from some heaps, of which those win that leave the nim sum 0.
    private static String nim(List<Integer> heaps) {
        int sum = heaps.stream().reduce(0, (a, b) -> a ^ b);
        List<String> winning = IntStream.range(0, heaps.size())
                .boxed()
                .flatMap(heap -> IntStream.rangeClosed(1, heaps.get(heap))
                        .filter(taken -> (sum ^ heaps.get(heap) ^ (heaps.get(heap) - taken)) == 0)
                        .mapToObj(taken -> heap + 1 + " " + taken))
                .toList();
        return winning.isEmpty() ? "-\n" : winning.size() + ": " + winning.getFirst() + "\n";
    }

    @Tag(Thorough.TAG)
    @ProgramTest
    void a_program_tells_all_winning_moves_of_a_position(ProgramLanguage language)
            throws IOException, InterruptedException {
        String rules = "g: (x, y) -> (x - i, y - j) for i in 0..min(1, x), j in 0..min(2, y) if i + j = 1 or i + j = 2";
        assertThat(printed(language, rules, format("T*(x y)", "{all i j}", "none", ""), false, "3\n0 3\n1 3\n0 4\n"))
                .containsExactly("none", "0 1", "1 0", "0 1");
    }

    /// The order is that of the rules; a sum of the ends of moves stands between signs, which stay as they are.
    @ProgramTest
    void what_stands_around_and_between_moves_is_said(ProgramLanguage language)
            throws IOException, InterruptedException {
        String rules = "g: (x, y) -> (x - i, y - j) for i in 0..min(1, x), j in 0..min(2, y) if i + j = 1 or i + j = 2";
        String input = "3\n0 3\n1 3\n1 1\n";
        assertThat(printed(
                        language, rules, format("T*(x y)", "{all <i, \"j\"> between \"\"}", "none", ""), false, input))
                .containsExactly("none", "<0, \"1\"><1, \"0\">", "<1, \"1\">");
        assertThat(printed(language, rules, format("T*(x y)", "{all (i j) between \"; \"}!", "none", ""), false, input))
                .containsExactly("none", "(0 1); (1 0)!", "(1 1)!");
    }

    /// One of two equal heaps is taken, and the other player takes the other.
    @ProgramTest
    void a_program_tells_all_winning_moves_of_a_list(ProgramLanguage language)
            throws IOException, InterruptedException {
        String rules = "g: a[] -> replace(a, i, a[i] - k) for i in indices(a), k in 1..a[i]";
        assertThat(printed(
                        language,
                        rules,
                        format("T*(a[n])", "{all i k}", "none", "{answer}"),
                        true,
                        "2\n2 3 3\n2 1 3\n"))
                .containsExactly("none", "1 2");
    }

    @ProgramTest
    void a_program_answers_once_for_all_values_of_a_number(ProgramLanguage language)
            throws IOException, InterruptedException {
        assertThat(printed(
                        language, THREE, format("T*(m each n=1..m)", "W", "no", "{wins} {losses}"), false, "2\n3\n9\n"))
                .containsExactly("3 0", "7 2");
        assertThat(printed(
                        language, THREE, format("T*(m each n=1..m)", "W", "no", "at {firstloss}"), false, "2\n3\n9\n"))
                .containsExactly("no", "at 4");
    }

    /// Rooks in columns that are read, all in one row: together they are worth the nim sum of their numbers.
    @Tag(Thorough.TAG)
    @ProgramTest
    void a_sum_is_answered_once_for_all_values_of_a_number(ProgramLanguage language)
            throws IOException, InterruptedException {
        String rook = "r: (x, y) -> (x - k, y) for k in 1..x; (x, y) -> (x, y - k) for k in 1..y";
        assertThat(printed(
                        language,
                        rook,
                        format("T*(sum n*x each y=0..3)", "W", "no", "{wins} {losses} at {firstloss}"),
                        true,
                        "2\n1 2\n2 3 5\n"))
                .containsExactly("3 1 at 2", "no");
    }

    /// A token on a ring of nine places, of which place 0 has no move.
    @ProgramTest
    void a_program_tells_winning_moves_where_positions_come_again_and_may_be_drawn(ProgramLanguage language)
            throws IOException, InterruptedException {
        String rules = "ring: v -> (v + k) % 9 for k in {1, 4} if v > 0";
        assertThat(printed(language, rules, format("*v", "{k} {count}", "lost", ""), false, "0 1 2 3 4 5 6 7 8\n"))
                .isEqualTo(ring());
    }

    /// The same by rounds: a place is won once a lost one can be reached, and lost once all that can be are won.
    private static List<String> ring() {
        String[] known = new String[9];
        known[0] = "lost";
        for (int round = 0; round < known.length; round++) {
            for (int v = 1; v < known.length; v++) {
                String one = known[(v + 1) % 9];
                String four = known[(v + 4) % 9];
                boolean byOne = "lost".equals(one);
                boolean byFour = "lost".equals(four);
                if (byOne || byFour) {
                    known[v] = (byOne ? 1 : 4) + (byOne && byFour ? " 2" : " 1");
                } else if (one != null && four != null) {
                    known[v] = "lost";
                }
            }
        }
        return Stream.of(known).map(each -> each == null ? "D" : each).toList();
    }

    @Test
    void what_stands_between_moves_wants_quotes() {
        RuleSubject subject = new RuleSubject(THREE, SampledQuantity.LOST, Play.NORMAL, List.of(), 40, false);
        Map.of(
                        "{all (k) between x}", "{all (k) between \"x\"}",
                        "{all (k) between  }", "{all (k) between \" \"}",
                        "{all k between ', '}!", "{all k between \", \"}",
                        "{all k between \n}", "{all k between \"\\n\"}")
                .forEach((word, mended) -> {
                    InputFormat format = format("n", word, "-", "");
                    assertThatExceptionOfType(InputError.class)
                            .isThrownBy(() -> subject.program(ProgramLanguage.CPP, format.moves())
                                    .text(true, format))
                            .withMessageContaining("write " + mended + ",");
                });
    }

    @Test
    void a_variable_that_no_rule_has_is_refused() {
        InputFormat format = format("n", "{j}", "-", "");
        RuleSubject subject = new RuleSubject(THREE, SampledQuantity.LOST, Play.NORMAL, List.of(), 40, false);
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() ->
                        subject.program(ProgramLanguage.CPP, format.moves()).text(true, format))
                .withMessageContaining("nothing is known of {j}")
                .withMessageContaining("count, heap, k");
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() ->
                        subject.program(ProgramLanguage.CPP, AskedMoves.NONE).text(true, format))
                .withMessageContaining("nothing is known of {j}");
    }
}
