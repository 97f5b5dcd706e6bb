package org.grundy.render.program;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.discover.Discovery;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.ReportSection;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Sampler;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleText;
import org.grundy.render.Language;
import org.grundy.run.Run;

/// The form that is found of a quantity, as a program to be run, and what the solver says.
///
/// @param variation the games
/// @param play how they are played
/// @param quantity what the form is for
/// @param to the largest number of the positions from which the form is found
record ExportedForm(Variation variation, Play play, SampledQuantity quantity, int to) {
    /// The first game of a text with some choices of its parameters.
    static Variation variation(String text, List<String> names, List<List<Long>> choices) {
        RuleText rules = RuleText.compile(text);
        String name = rules.families().getFirst().entry().name();
        List<Variation.Member> members = choices.stream()
                .map(choice -> {
                    String brackets = choice.isEmpty() ? "" : choice.toString().replace(" ", "");
                    RuleGame game = rules.game(name + brackets);
                    return new Variation.Member(choice, SampledGame.of(game));
                })
                .toList();
        return new Variation(name, names, members);
    }

    Program program(ProgramLanguage language) {
        DiscoveryReport report = Discovery.standard().of(variation, play, OptionalInt.of(to), Run.unlimited());
        ReportSection section = report.of(quantity).orElseThrow();
        List<String> arguments = new ArrayList<>(variation.variables());
        arguments.addAll(variation.names());
        return new Program(
                language,
                arguments,
                quantity,
                section.finding()
                        .orElseThrow(() -> new AssertionError("no form found of " + variation.title()))
                        .form()
                        .expression(),
                List.of("a comment"),
                Language.EN);
    }

    /// What the program prints for all positions up to a bound.
    List<String> run(ProgramLanguage language, Path folder, int bound) throws IOException, InterruptedException {
        String input = solvedBlocks(bound).stream()
                .flatMap(block -> known(block).mapToObj(cell -> line(block.arguments(cell))))
                .collect(Collectors.joining());
        return new Compiled(folder).run(language, program(language).text(true), input);
    }

    private static String line(long... numbers) {
        return LongStream.of(numbers).mapToObj(Long::toString).collect(Collectors.joining(" ")) + "\n";
    }

    /// What the solver says of them.
    List<String> solved(int bound) {
        return solvedBlocks(bound).stream()
                .flatMap(block -> known(block).map(block::value).mapToObj(this::printed))
                .toList();
    }

    private String printed(int value) {
        return quantity == SampledQuantity.GRUNDY ? Integer.toString(value) : value == 1 ? "P" : "N";
    }

    private static IntStream known(SampleBlock block) {
        return IntStream.range(0, block.size()).filter(cell -> block.value(cell) != SampleBlock.UNKNOWN);
    }

    private List<SampleBlock> solvedBlocks(int bound) {
        return variation.members().stream()
                .flatMap(member -> solved(member, bound))
                .toList();
    }

    private Stream<SampleBlock> solved(Variation.Member member, int bound) {
        Sampler<?> sampler = new Sampler<>(member.sampled(), play);
        return Stream.of(sampler.blocks(member.parameters(), bound, Run.unlimited())
                .get(sampler.quantities().indexOf(quantity)));
    }
}
