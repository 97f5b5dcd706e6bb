package org.grundy.cli.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.grundy.catalog.text.RuleTexts;
import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.CommonOptions;
import org.grundy.cli.console.CompletionWords;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.option.DiscoveredGames;
import org.grundy.cli.option.FormatOptions;
import org.grundy.cli.option.SampledFormat;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.sample.Variation;
import org.grundy.discover.vary.AskedGames;
import org.grundy.game.Play;
import org.grundy.lang.OptionText;
import org.grundy.render.program.ProgramLanguage;
import org.grundy.render.program.choice.AskedTemplate;
import org.grundy.render.program.choice.ChosenProgram;
import org.grundy.render.program.choice.ProgramChoice;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `grundy export`: a game as a program to submit.
@Command(name = "export")
public final class ExportCommand implements CommandAction {
    @Mixin
    private final DiscoveredGames games = new DiscoveredGames();

    @Option(names = "--language", paramLabel = "L", completionCandidates = CompletionWords.ProgramLanguages.class)
    private @Nullable String language;

    /// Once it named the programming language too, and still may.
    @Option(names = "--lang", paramLabel = "en|zh", completionCandidates = CompletionWords.Languages.class)
    private List<String> languages = List.of();

    @Option(names = "--show", paramLabel = "S", completionCandidates = ProgramQuantities.class)
    private @Nullable String show;

    @Option(names = "--main")
    private boolean main;

    @Option(names = "--states")
    private boolean states;

    @Option(names = "--may-repeat")
    private boolean mayRepeat;

    @Option(names = "--template", paramLabel = "T", completionCandidates = TemplateWords.class)
    private @Nullable String template;

    @Option(names = "--sample", arity = "2", paramLabel = "FILE")
    private List<Path> sample = List.of();

    @Mixin
    private final FormatOptions formats = new FormatOptions();

    /// What a program computes.
    enum ProgramQuantity {
        /// Who wins.
        OUTCOME,
        /// Grundy values.
        GRUNDY
    }

    /// The values of `--show` that a shell completes.
    static final class ProgramQuantities extends CompletionWords.Constants {
        ProgramQuantities() {
            super(ProgramQuantity.values());
        }
    }

    /// The values of `--template` that a shell completes.
    static final class TemplateWords extends CompletionWords.Constants {
        TemplateWords() {
            super(AskedTemplate.values());
        }
    }

    @Override
    public ExitCode run(Console console) {
        Optional<AskedTemplate> wanted =
                Optional.ofNullable(template).map(text -> OptionText.choice("--template", text, AskedTemplate.class));
        ProgramLanguage programs = language();
        Budget budget = games.budget();
        Run run = new Run(budget); // begun, for reading the rules takes time too
        boolean valued = shown() == ProgramQuantity.GRUNDY;
        ExportedGame exported =
                sampled(ExportedGame.of(games, formats.format(valued), main || !sample.isEmpty(), console), console);
        ProgramChoice choice = new ProgramChoice(
                programs,
                valued,
                (game, name) -> exported.play().orElseGet(() -> games.play(game, name)),
                exported.format(),
                states,
                mayRepeat,
                games.to(),
                games.large(),
                wanted,
                console.language(),
                RuleTexts::of);
        Optional<ChosenProgram> program = choice.of(
                exported.asked(),
                exported.inRules(),
                run,
                (variation, play, begun) -> report(variation, begun, console));
        program.ifPresent(chosen -> tell(chosen.basis(), console));
        program.map(chosen -> chosen.text().text(exported.main(), exported.format()))
                .ifPresentOrElse(console::print, () -> console.say("export.none"));
        return program.isPresent() ? ExitCode.ANSWERED : ExitCode.UNDECIDED;
    }

    private DiscoveryReport report(Variation variation, Run run, Console console) {
        DiscoveryReport report = games.reportOfAny(variation, run.share(1), console);
        games.tellLimits(List.of(report), games.budget(), console);
        return report;
    }

    private static void tell(ChosenProgram.Basis basis, Console console) {
        switch (basis) {
            case LIST_FORM -> console.say("export.lists");
            case VALUES -> console.say("export.values");
            case FORM, RULES -> {}
        }
    }

    /// With the format that a sample has, where one is given.
    private ExportedGame sampled(ExportedGame exported, Console console) {
        if (sample.isEmpty()) {
            return exported;
        }
        AskedGames asked = exported.inRules();
        Play play = exported.play().orElseGet(() -> games.play(asked));
        return exported.with(
                new SampledFormat(asked, play).of(sample, exported.format(), formats.areWorded(), console));
    }

    private ProgramQuantity shown() {
        return show == null ? ProgramQuantity.OUTCOME : OptionText.choice("--show", show, ProgramQuantity.class);
    }

    private ProgramLanguage language() {
        if (language != null) {
            return spelled("--language", language);
        }
        return languages.stream()
                .filter(word -> !CommonOptions.speaks(word))
                .findFirst()
                .map(word -> spelled("--lang", word))
                .orElse(ProgramLanguage.CPP);
    }

    private static ProgramLanguage spelled(String option, String written) {
        String word = written.toLowerCase(Locale.ROOT);
        return switch (word) {
            case "c++" -> ProgramLanguage.CPP;
            case "py", "python3" -> ProgramLanguage.PYTHON;
            default -> OptionText.choice(option, word, ProgramLanguage.class);
        };
    }
}
