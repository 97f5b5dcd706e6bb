package org.grundy.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.ProgressLine;
import org.grundy.cli.option.DiscoveredGames;
import org.grundy.discover.Discovery;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.ReportSection;
import org.grundy.discover.list.ListFindings;
import org.grundy.discover.sample.Variation;
import org.grundy.discover.vary.AskedGames;
import org.grundy.lang.ValueListParser;
import org.grundy.render.discovery.DiscoveryText;
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
        }
        games.tellLimits(reports, budget, console);
        boolean found = reports.stream().anyMatch(DiscoveryReport::hasForm);
        boolean whole = reports.stream().allMatch(report -> report.shortfall().isEmpty());
        return found && whole ? ExitCode.ANSWERED : ExitCode.UNDECIDED;
    }

    /// The reports on positions as they are written and on states, which share the work; where forms of lists of any
    /// length are proved, these alone.
    ///
    /// @param run begun, for reading the rules takes time too
    private List<DiscoveryReport> reports(Run run, Console console) {
        AskedGames asked = games.asked(console);
        List<Variation> all = asked.games();
        Variation written = all.getFirst();
        Optional<ListFindings> lists = ProgressLine.during(
                run.share(1), console, each -> Discovery.standard().lists(written, games.play(written), each));
        Optional<DiscoveryReport> proved = DiscoveryReport.ofProved(written.title(), games.play(written), lists);
        if (proved.isPresent()) {
            return List.of(proved.get());
        }
        List<DiscoveryReport> reports = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            DiscoveryReport common = common(i, asked, all, run, console);
            reports.add(i == 0 ? common.with(lists) : common);
            if (finding(common).isEmpty()) {
                reports.addAll(alone(all.get(i), run.share(all.size() - i), console));
            }
        }
        return reports;
    }

    /// What is found of all games together; where nothing is, of more of them.
    private DiscoveryReport common(int place, AskedGames asked, List<Variation> all, Run run, Console console) {
        AskedGames.Searched<DiscoveryReport> found = asked.search(
                all,
                each -> games.report(each.get(place), run.share(all.size() - place), console),
                report -> finding(report).isPresent());
        if (!found.asked().equals(asked)) {
            console.say("discover.wider", "vary", String.join(",", found.asked().vary()));
        }
        return found.result();
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
