package org.grundy.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.ProgressLine;
import org.grundy.cli.option.DiscoveredGames;
import org.grundy.discover.Discovery;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.ReportSection;
import org.grundy.discover.list.ListForm;
import org.grundy.discover.list.ListForms;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.lang.ValueListParser;
import org.grundy.lang.rules.RuleGame;
import org.grundy.render.discovery.DiscoveryText;
import org.grundy.render.discovery.ListFormText;
import org.grundy.render.json.DiscoveryRecord;
import org.grundy.render.json.Json;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `grundy discover`: from rules to a table, to a closed form, with what is proved of it.
@Command(name = "discover")
public final class DiscoverCommand implements CommandAction {
    /// If there are at most this many games, each is also looked at alone.
    private static final int MOST_ALONE = 24;

    private static final long WORK_ALONE = 80_000_000;

    @Mixin
    private final DiscoveredGames games = new DiscoveredGames();

    @Option(names = "--sequence", paramLabel = "A,B,C,…")
    private @Nullable String sequence;

    @Option(names = "--json")
    private boolean json;

    @Override
    public ExitCode run(Console console) {
        Budget budget = games.budget();
        Run run = new Run(budget); // begun, for reading the rules takes time too
        Optional<FoundLists> lists = sequence != null || json ? Optional.empty() : lists(run, console);
        List<DiscoveryReport> reports =
                sequence != null ? List.of(ofSequence(sequence, budget, console)) : reports(run, console);
        if (json) {
            List<DiscoveryRecord> records = reports.stream()
                    .map(report -> DiscoveryRecord.of(report, console.language()))
                    .toList();
            console.print(Json.line(records));
        } else {
            DiscoveryText text = new DiscoveryText(console.language(), console.paint());
            console.print(String.join("\n", reports.stream().map(text::of).toList()));
            lists.ifPresent(found -> console.print("\n"
                    + new ListFormText(console.language(), console.paint())
                            .of(found.position(), found.play(), found.forms())));
        }
        games.tellLimits(reports, budget, console);
        boolean found = lists.filter(each -> !each.forms().isEmpty()).isPresent()
                || reports.stream()
                        .flatMap(report -> report.sections().stream())
                        .anyMatch(section -> section.finding().isPresent());
        boolean whole = reports.stream().allMatch(report -> report.shortfall().isEmpty());
        return found && whole ? ExitCode.ANSWERED : ExitCode.UNDECIDED;
    }

    /// The reports on positions as they are written and on states, which share the work.
    ///
    /// @param run begun, for reading the rules takes time too
    private List<DiscoveryReport> reports(Run run, Console console) {
        List<Variation> all = games.all(console);
        List<DiscoveryReport> reports = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            DiscoveryReport common = games.report(all.get(i), run.share(all.size() - i), console);
            reports.add(common);
            if (finding(common).isEmpty()) {
                reports.addAll(alone(all.get(i), run.share(all.size() - i), console));
            }
        }
        return reports;
    }

    /// What was found of lists of any length.
    private record FoundLists(String position, Play play, List<ListForm> forms) {}

    /// Forms of lists of any length, where positions of the games are lists.
    private Optional<FoundLists> lists(Run begun, Console console) {
        Variation first = games.all(console).getFirst();
        if (!(first.members().getFirst().sampled().game() instanceof RuleGame game)
                || game.writtenList().isEmpty()) {
            return Optional.empty();
        }
        Play play = games.play(first);
        List<ListForm> forms = new ArrayList<>();
        for (SampledQuantity quantity : play == Play.NORMAL
                ? List.of(SampledQuantity.GRUNDY, SampledQuantity.LOST)
                : List.of(SampledQuantity.LOST)) {
            ProgressLine.during(
                            begun.share(1), console, run -> run.find(() -> ListForms.find(first, quantity, play, run)))
                    .ifPresent(forms::add);
        }
        String list = game.writtenList().get();
        String numbers = String.join(
                ",",
                Stream.concat(game.variables().stream(), Stream.of(list + "[]")).toList());
        return Optional.of(new FoundLists(game.entry().name() + "(" + numbers + ")", play, forms));
    }

    private static Optional<ReportSection> finding(DiscoveryReport report) {
        return report.sections().stream()
                .filter(section -> section.finding().isPresent())
                .findFirst();
    }

    /// What is found for each choice of parameters, where there is no form for all.
    private List<DiscoveryReport> alone(Variation variation, Budget budget, Console console) {
        List<Variation> choices =
                variation.names().isEmpty() || variation.members().size() > MOST_ALONE ? List.of() : variation.alone();
        Run run = new Run(budget.withWorkAtMost(WORK_ALONE));
        List<DiscoveryReport> found = new ArrayList<>();
        for (Variation choice : choices) {
            // Half of the work that is left: most need little, and none takes it all.
            DiscoveryReport report = games.report(choice, run.share(2), console);
            List<ReportSection> sections = report.sections().stream()
                    .filter(section -> section.finding().isPresent())
                    .toList();
            if (!sections.isEmpty()) {
                found.add(new DiscoveryReport(report.name(), report.play(), sections, Optional.empty()));
            }
        }
        return found;
    }

    private DiscoveryReport ofSequence(String text, Budget budget, Console console) {
        if (games.areGiven()) {
            throw new InputError(
                    "--sequence is a list of values and goes without a game, --rules, -e, --vary, --to and --misere",
                    "--sequence 是一串值，不能与游戏、--rules、-e、--vary、--to 或 --misere 同用");
        }
        List<Integer> values = ValueListParser.parse("--sequence", text);
        return ProgressLine.during(budget, console, run -> Discovery.standard().of(values, run));
    }
}
