package org.grundy.render.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.grundy.discover.Discovery;
import org.grundy.discover.Section;
import org.grundy.discover.sample.Block;
import org.grundy.discover.sample.Quantity;
import org.grundy.discover.sample.Samples;
import org.grundy.discover.sample.Subject;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.Rules;
import org.grundy.run.Run;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Programs made of the forms that are found in some games, all in one program run, compared with the solver.
final class ProgramTest {
    @TempDir
    private Path folder;

    private static Variation variation(String text, List<String> names, List<List<Long>> choices) {
        Rules rules = Rules.compile(text);
        String name = rules.families().getFirst().entry().name();
        return new Variation(
                name,
                names,
                choices.stream()
                        .map(choice -> {
                            RuleGame game = rules.game(
                                    choice.isEmpty()
                                            ? name
                                            : name + choice.toString().replace(" ", ""));
                            return new Variation.Member(choice, Subject.of(game));
                        })
                        .toList());
    }

    private void check(CodeLanguage language, Quantity quantity, Variation variation, int to)
            throws IOException, InterruptedException {
        Section section = Discovery.standard()
                .of(variation, Play.NORMAL, OptionalInt.of(to), Run.unlimited())
                .of(quantity)
                .orElseThrow();
        List<String> arguments = new ArrayList<>(section.samples().variables());
        arguments.addAll(section.samples().names());
        Program program = new Program(
                language,
                arguments,
                quantity,
                section.finding()
                        .orElseThrow(() -> new AssertionError("no form found of " + variation.title()))
                        .form()
                        .expression(),
                List.of("a comment"));
        assertThat(new Compiled(folder).run(language, program.text(true), input(section.samples())))
                .isEqualTo(solved(section.samples()));
        assertThat(program.text(false)).contains(language.comment() + " ");
    }

    private static String input(Samples samples) {
        return samples.blocks().stream()
                .flatMap(block -> java.util.stream.IntStream.range(0, block.size())
                        .filter(cell -> block.value(cell) != Block.UNKNOWN)
                        .mapToObj(cell -> LongStream.of(block.arguments(cell))
                                        .mapToObj(Long::toString)
                                        .collect(Collectors.joining(" "))
                                + "\n"))
                .collect(Collectors.joining());
    }

    private static List<String> solved(Samples samples) {
        boolean lost = samples.quantity() == Quantity.LOST;
        return samples.blocks().stream()
                .flatMap(block -> java.util.stream.IntStream.range(0, block.size())
                        .map(block::value)
                        .filter(value -> value != Block.UNKNOWN)
                        .mapToObj(value -> lost ? (value == 1 ? "P" : "N") : Integer.toString(value)))
                .toList();
    }

    private static final List<List<Long>> TWO_TO_NINE =
            LongStream.rangeClosed(2, 9).mapToObj(List::of).toList();

    @ParameterizedTest
    @EnumSource
    void a_period_with_a_parameter(CodeLanguage language) throws IOException, InterruptedException {
        check(
                language,
                Quantity.LOST,
                variation("powers(c): n -> n - q  for q in powers(c, n)", List.of("c"), TWO_TO_NINE),
                200);
    }

    @ParameterizedTest
    @EnumSource
    void a_table_with_a_period(CodeLanguage language) throws IOException, InterruptedException {
        check(
                language,
                Quantity.GRUNDY,
                variation("dawson: n -> [i] & [n - 2 - i]  for i in 0..n-2", List.of(), List.of(List.of())),
                2000);
    }

    @ParameterizedTest
    @EnumSource
    void lines_of_quadratic_slope(CodeLanguage language) throws IOException, InterruptedException {
        String euclid = "euclid: unordered\n (a, b) -> (a, b - q * a)  for q in 1..b/a  if a > 0";
        check(language, Quantity.LOST, variation(euclid, List.of(), List.of(List.of())), 70);
    }

    @ParameterizedTest
    @EnumSource
    void a_numeration_with_a_parameter(CodeLanguage language) throws IOException, InterruptedException {
        String multiple = "multiple(k): (n, q) -> (n - t, k * t) for t in 1..min(n, q)\n start n as (n, n - 1)";
        check(language, Quantity.LOST, variation(multiple, List.of("k"), TWO_TO_NINE.subList(0, 4)), 60);
    }

    @ParameterizedTest
    @EnumSource
    void an_automaton_and_a_recursion_on_digits(CodeLanguage language) throws IOException, InterruptedException {
        String halve = "halve: n -> n / 2  if n > 0\n n -> n - 1  if n > 0";
        String divisor = "divisor: n -> n - d for d in divisors(n) if d < n";
        check(language, Quantity.GRUNDY, variation(halve, List.of(), List.of(List.of())), 800);
        check(language, Quantity.GRUNDY, variation(divisor, List.of(), List.of(List.of())), 800);
    }

    @ParameterizedTest
    @EnumSource
    void residues_of_pairs_and_a_formula_of_bits(CodeLanguage language) throws IOException, InterruptedException {
        String boxes = "boxes: (i, a) -> [i, a - t] & [j, t] for j in 1..i-1, t in 1..a if (i + j) % 6 = 3\n"
                + " states (i, a) where i >= 1";
        String heaps = "heaps: (x, y) -> (i, y) for i in 0..x-1\n (x, y) -> (x, j) for j in 0..y-1";
        check(language, Quantity.GRUNDY, variation(boxes, List.of(), List.of(List.of())), 30);
        check(language, Quantity.GRUNDY, variation(heaps, List.of(), List.of(List.of())), 30);
    }
}
