package org.grundy.render.program;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
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
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleText;
import org.grundy.render.Language;
import org.grundy.run.Run;

/// The form that is found of a quantity, as a program, and what the solver says.
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

    /// A form, with positions and what the solver says of them.
    ///
    /// @param inputs the numbers of positions and parameters
    /// @param answers values, or 1 for lost and 0 for won
    record Expected(ExportedForm of, IntExpr form, List<long[]> inputs, List<String> answers) {
        Program program(ProgramLanguage language) {
            List<String> arguments = new ArrayList<>(of.variation.variables());
            arguments.addAll(of.variation.names());
            return new Program(
                    language,
                    arguments,
                    of.variation.variables().size(),
                    of.quantity,
                    form,
                    List.of("a comment"),
                    Language.EN);
        }

        /// How many numbers the program's function takes.
        int arguments() {
            return of.variation.variables().size() + of.variation.names().size();
        }
    }

    /// The form, and what the solver says of all positions up to a bound.
    Expected expected(int bound) {
        DiscoveryReport report = Discovery.standard().of(variation, play, OptionalInt.of(to), Run.unlimited());
        ReportSection section = report.of(quantity).orElseThrow();
        IntExpr form = section.finding()
                .orElseThrow(() -> new AssertionError("no form found of " + variation.title()))
                .form()
                .expression();
        List<SampleBlock> blocks = solvedBlocks(bound);
        return new Expected(
                this,
                form,
                blocks.stream()
                        .flatMap(block -> known(block).mapToObj(block::arguments))
                        .toList(),
                blocks.stream()
                        .flatMap(block -> known(block).mapToObj(cell -> Integer.toString(block.value(cell))))
                        .toList());
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
