package org.grundy.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.grundy.discover.Report;
import org.grundy.discover.Section;
import org.grundy.discover.sample.Quantity;
import org.grundy.render.DiscoveryText;
import org.grundy.render.Paint;
import org.grundy.render.code.CodeLanguage;
import org.grundy.render.code.Program;
import org.grundy.run.Budget;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy export`: the closed form that was found, as a program to submit.
@Command(name = "export", description = "Writes the closed form that it finds as a program in C++, Java or Python.")
final class ExportCommand implements Action {
    @Mixin
    private final VariationOptions games = new VariationOptions();

    @Mixin
    private final DiscoveryOptions options = new DiscoveryOptions();

    @Mixin
    private final BudgetOptions limits = new BudgetOptions();

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

    @Parameters(
            paramLabel = "GAME",
            arity = "0..1",
            completionCandidates = GameNames.class,
            description = "A game such as wythoff or \"bash[3]\"; if rules are given, their first game is the default.")
    private String name = "";

    private enum Shown {
        OUTCOME,
        GRUNDY
    }

    @Override
    public Exit run(Console console) {
        CodeLanguage language = language();
        Shown shown = show == null ? Shown.OUTCOME : OptionText.choice("--show", show, Shown.class);
        Quantity quantity = shown == Shown.GRUNDY ? Quantity.GRUNDY : Quantity.LOST;
        List<VariationOptions.NamedVariation> all = games.games(name, console);
        var variation = (states ? all.getLast() : all.getFirst()).variation();
        Budget budget = limits.budget();
        Report report = options.report(variation, budget, console);
        options.tellLimits(List.of(report), budget, console);
        Optional<Section> section =
                report.of(quantity).filter(each -> each.finding().isPresent());
        if (section.isEmpty()) {
            console.note(console.words(
                    "grundy: no form found, so there is nothing to export; grundy discover shows what the table has",
                    "grundy：未找到规律，没有可导出的内容；grundy discover 显示表中的情况"));
            return Exit.UNDECIDED;
        }
        console.print(program(report, section.get(), language, console).text(main));
        return Exit.ANSWERED;
    }

    private static Program program(Report report, Section section, CodeLanguage language, Console console) {
        List<String> arguments = new ArrayList<>(section.samples().variables());
        arguments.addAll(section.samples().names());
        DiscoveryText text = new DiscoveryText(console.language(), Paint.NONE);
        return new Program(
                language,
                arguments,
                section.samples().quantity(),
                section.finding().orElseThrow().form().expression(),
                text.of(new Report(report.name(), report.play(), List.of(section), Optional.empty()))
                        .lines()
                        .toList(),
                console.language());
    }

    private CodeLanguage language() {
        return languages.stream()
                .filter(word -> !Standard.speaks(word))
                .findFirst()
                .map(word -> OptionText.choice("--lang", word.toLowerCase(Locale.ROOT), CodeLanguage.class))
                .orElse(CodeLanguage.CPP);
    }
}
