package org.grundy.discover.count;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.discover.Discovery;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.FoundForm;
import org.grundy.discover.ReportSection;
import org.grundy.discover.form.GoldenBounds;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.Samples;
import org.grundy.discover.sample.Variation;
import org.grundy.lang.rules.RuleGame;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.text.InputError;

/// Counting positions of a game: by a table where that is small, else with a form that is proved, or an automaton;
/// then by a larger table; and at last with a form that is not proved.
///
/// @param question what is asked
/// @param run charged for the work
public record Counting(CountQuestion question, Run run) {
    /// The answer, empty if no way leads to it.
    ///
    /// @param games about positions as they are written, then perhaps about states; one game each
    /// @throws org.grundy.text.InputError if the condition of the question is none on the numbers of a position
    public Optional<CountAnswer> of(List<Variation> games) {
        Variation written = games.getFirst();
        SampledGame<?> sampled = written.members().getFirst().sampled();
        if (sampled.kind() == SampledGame.Kind.PART && sampled.game() instanceof RuleGame game) {
            return ofStates(game);
        }
        question.condition(sampled.variables());
        if (question.summand().isTake()) {
            return new TakeTally(question, run).of(games);
        }
        TableTally<?> table = new TableTally<>(question, sampled);
        boolean small = question.to().compareTo(BigInteger.valueOf(written.extent(question.play(), run))) <= 0;
        Optional<CountAnswer> tabled = small && table.possible() ? tabled(table) : Optional.empty();
        return tabled.or(() -> beyond(written, sampled, table));
    }

    /// Of states with more numbers, or with a list.
    private Optional<CountAnswer> ofStates(RuleGame game) {
        if (game.list().isPresent()) {
            throw new InputError(
                    "states with a list have any number of numbers: write rules for as many as are meant, as in (a, b, c)",
                    "带列表的状态可以有任意多个数：请按所需的个数写规则，例如 (a, b, c)");
        }
        question.condition(game.numbers());
        return new BoxTally(question, game).counted(run);
    }

    /// Where a table is too large, lost positions are perhaps sieved.
    private Optional<CountAnswer> sieved(SampledGame<?> sampled) {
        return sampled.game() instanceof RuleGame game && !sampled.written()
                ? new BoxTally(question, game).sieved(run).map(counted -> CountAnswer.of(counted))
                : Optional.empty();
    }

    private Optional<CountAnswer> tabled(TableTally<?> table) {
        Solved<CountResult> counted = run.attempt(() -> table.counted(run));
        return counted.toOptional().map(each -> CountAnswer.of(each));
    }

    private Optional<CountAnswer> beyond(Variation written, SampledGame<?> sampled, TableTally<?> table) {
        Optional<DiscoveryReport> found = Discovery.standard().of(written, question.play(), question.quantity(), run);
        return found.filter(this::proved)
                .flatMap(report -> formed(sampled, report))
                .or(() -> new LostAutomaton(question, run).of(sampled))
                .or(() -> sieved(sampled))
                .or(() -> table.possible() ? tabled(table) : Optional.empty())
                .or(() -> found.filter(report -> !proved(report)).flatMap(report -> formed(sampled, report)));
    }

    private static FoundForm form(DiscoveryReport report) {
        return report.sections().getFirst().finding().orElseThrow();
    }

    private boolean proved(DiscoveryReport report) {
        return form(report).isProved(question.to());
    }

    private Optional<CountAnswer> formed(SampledGame<?> sampled, DiscoveryReport report) {
        ReportSection section = report.sections().getFirst();
        return PositionDomain.of(sampled)
                .filter(domain -> complete(sampled, section.samples()))
                .flatMap(domain -> run.find(() -> new FormTally(
                                question,
                                sampled.variables(),
                                GoldenBounds.asLines(form(report).form().expression()),
                                domain)
                        .counted(run)))
                .map(counted -> CountAnswer.of(counted, List.of(report), found -> found.isProved(question.to())));
    }

    /// Whether the form gives each position its quantity: positions won at once have no Grundy value, and of a
    /// game of the library any tuple might be none.
    private static boolean complete(SampledGame<?> sampled, Samples samples) {
        boolean rules = sampled.game() instanceof RuleGame;
        boolean lost = samples.isLost();
        return (rules && lost)
                || samples.blocks().stream().mapToInt(SampleBlock::size).sum() == samples.known();
    }
}
