package org.grundy.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.grundy.cli.CommandAction;
import org.grundy.cli.CommonOptions;
import org.grundy.cli.Console;
import org.grundy.cli.ExitCode;
import org.grundy.cli.option.DiscoveredGames;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.ReportSection;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Variation;
import org.grundy.lang.OptionText;
import org.grundy.render.discovery.DiscoveryText;
import org.grundy.render.program.Program;
import org.grundy.render.program.ProgramLanguage;
import org.grundy.render.terminal.Paint;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `grundy export`: the closed form that was found, as a program to submit.
@Command(name = "export", description = "Writes the closed form that it finds as a program in C++, Java or Python.")
public final class ExportCommand implements CommandAction {
    @Mixin
    private final DiscoveredGames games = new DiscoveredGames();

    @Option(
            names = "--lang",
            paramLabel = "L",
            description = "The programming language: cpp (the usual one), java or python; en or zh for the words.")
    private List<String> languages = List.of();

    @Option(
            names = "--show",
            paramLabel = "S",
            description = "What is computed: outcome (P or N, the usual one) or grundy.")
    private @Nullable String show;

    @Option(names = "--main", description = "With a main program that reads positions and prints their answers.")
    private boolean main;

    @Option(names = "--states", description = "For states, where positions are written in another way.")
    private boolean states;

    private enum Shown {
        OUTCOME,
        GRUNDY
    }

    @Override
    public ExitCode run(Console console) {
        ProgramLanguage language = language();
        Shown shown = show == null ? Shown.OUTCOME : OptionText.choice("--show", show, Shown.class);
        SampledQuantity quantity = shown == Shown.GRUNDY ? SampledQuantity.GRUNDY : SampledQuantity.LOST;
        Budget budget = games.budget();
        Run run = new Run(budget); // begun, for reading the rules takes time too
        List<Variation> all = games.all(console);
        Variation variation = states ? all.getLast() : all.getFirst();
        DiscoveryReport report = games.report(variation, run.share(1), console);
        games.tellLimits(List.of(report), budget, console);
        Optional<ReportSection> section =
                report.of(quantity).filter(each -> each.finding().isPresent());
        if (section.isEmpty()) {
            console.note(console.words("export.none"));
            return ExitCode.UNDECIDED;
        }
        console.print(program(report, section.get(), language, console).text(main));
        return ExitCode.ANSWERED;
    }

    private static Program program(
            DiscoveryReport report, ReportSection section, ProgramLanguage language, Console console) {
        List<String> arguments = new ArrayList<>(section.samples().variables());
        arguments.addAll(section.samples().names());
        DiscoveryText text = new DiscoveryText(console.language(), Paint.NONE);
        return new Program(
                language,
                arguments,
                section.samples().quantity(),
                section.finding().orElseThrow().form().expression(),
                text.of(new DiscoveryReport(report.name(), report.play(), List.of(section), Optional.empty()))
                        .lines()
                        .toList(),
                console.language());
    }

    private ProgramLanguage language() {
        return languages.stream()
                .filter(word -> !CommonOptions.speaks(word))
                .findFirst()
                .map(word -> OptionText.choice("--lang", word.toLowerCase(Locale.ROOT), ProgramLanguage.class))
                .orElse(ProgramLanguage.CPP);
    }
}
