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
}
