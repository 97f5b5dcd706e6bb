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
import org.grundy.cli.option.SampledFormat;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Variation;
import org.grundy.discover.vary.AskedGames;
import org.grundy.game.Play;
import org.grundy.lang.OptionText;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.render.program.Program;
import org.grundy.render.program.ProgramLanguage;
import org.grundy.render.program.SourceText;
import org.grundy.render.program.game.GameProgram;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.input.InputPattern;
import org.grundy.render.program.rules.GivenLists;
import org.grundy.render.program.rules.ProgramSource;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `grundy export`: a game as a program to submit.
@Command(name = "export")
public final class ExportCommand implements CommandAction {
    private static final List<String> USUAL = List.of("N", "P");

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

    @Option(names = "--input", paramLabel = "TEXT")
    private @Nullable String input;

    @Option(names = "--sample", arity = "2", paramLabel = "FILE")
    private List<Path> sample = List.of();

    @Option(names = "--words", paramLabel = "WON,LOST", split = ",")
    private List<String> words = USUAL;

    @Option(names = "--answer", paramLabel = "TEXT")
    private String answer = "";

    @Option(names = "--between", paramLabel = "TEXT")
    private @Nullable String between;

    /// What a program computes.
    enum ProgramQuantity {
        /// Who wins.
        OUTCOME,
        /// Grundy values.
        GRUNDY
    }

    /// What a program is made of.
    enum Template {
        /// The closed form.
        FORM,
        /// The values from the rules.
        SG,
        /// A list of values.
        TABLE
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
            super(Template.values());
        }
    }

    @Override
    public ExitCode run(Console console) {
        Optional<Template> wanted =
                Optional.ofNullable(template).map(text -> OptionText.choice("--template", text, Template.class));
        ProgramLanguage programs = language();
        Budget budget = games.budget();
        Run run = new Run(budget); // begun, for reading the rules takes time too
        ExportedGame exported = sampled(ExportedGame.of(games, format(), main || !sample.isEmpty(), console), console);
        Optional<SourceText> whole = wanted.isPresent() ? Optional.empty() : whole(exported, programs, console);
        Optional<String> program = whole.or(() -> found(exported, wanted, programs, run, console))
                .map(each -> each.text(exported.main(), exported.format()));
        program.ifPresentOrElse(console::print, () -> console.say("export.none"));
        return program.isPresent() ? ExitCode.ANSWERED : ExitCode.UNDECIDED;
    }

    /// With the format that a sample has, where one is given.
    private ExportedGame sampled(ExportedGame exported, Console console) {
        if (sample.isEmpty()) {
            return exported;
        }
        AskedGames asked = exported.inRules();
        Optional<RuleFamily> family = ExportedGame.family(asked);
        Play play = exported.play().orElseGet(() -> games.play(asked));
        return exported.with(
                new SampledFormat(asked, family, play).of(sample, exported.format(), !words.equals(USUAL), console));
    }

    /// The program of a form, of rules, or of a list of values.
    private Optional<SourceText> found(
            ExportedGame exported, Optional<Template> wanted, ProgramLanguage language, Run run, Console console) {
        AskedGames asked = exported.inRules();
        Optional<SourceText> given = ofGivenLists(exported, asked, language, console);
        if (given.isPresent()) {
            return given;
        }
        List<Variation> all = asked.games();
        Variation variation = states ? all.getLast() : all.getFirst();
        Play play = exported.play().orElseGet(() -> games.play(variation));
        ProgramSource source = new ProgramSource(
                language,
                quantity(exported.format(), play),
                play,
                variation,
                states,
                exported.format().sums(),
                exported.format().moves(),
                mayRepeat,
                console.language(),
                RuleTexts::of,
                run.forWorkOnResult());
        Optional<SourceText> lists = wanted.filter(Template.SG::equals).isPresent()
                ? Optional.empty()
                : source.ofLists(new Run(run.share(1)));
        if (lists.isPresent()) {
            console.say("export.lists");
            return lists;
        }
        boolean rules = wanted.map(Template.SG::equals).orElse(source.needsRules());
        Optional<DiscoveryReport> report =
                rules ? Optional.empty() : Optional.of(games.report(variation, run.share(1), console));
        report.ifPresent(each -> games.tellLimits(List.of(each), games.budget(), console));
        return program(rules ? Optional.of(Template.SG) : wanted, source, report, asked, console);
    }

    /// The program of rules with parameters that are lists which are read.
    private Optional<SourceText> ofGivenLists(
            ExportedGame exported, AskedGames asked, ProgramLanguage language, Console console) {
        return ExportedGame.family(asked)
                .flatMap(family ->
                        GivenLists.of(family, exported.format(), asked.game().contains("[")))
                .map(lists -> {
                    Play play = exported.play().orElseGet(() -> games.play(lists.game()));
                    return lists.program(
                            language,
                            quantity(exported.format(), play),
                            play,
                            games.to(),
                            mayRepeat,
                            console.language());
                });
    }

    /// The program of a game of lists, graphs or boards.
    private Optional<SourceText> whole(ExportedGame exported, ProgramLanguage language, Console console) {
        AskedGames asked = exported.asked();
        if (asked.varies() || ExportedGame.family(asked).isPresent()) {
            return Optional.empty();
        }
        boolean valued = shown() == ProgramQuantity.GRUNDY || exported.format().printsValue();
        SampledQuantity quantity = valued ? SampledQuantity.GRUNDY : SampledQuantity.LOST;
        return GameProgram.find(asked.library(), asked.game())
                .flatMap(game -> GameProgram.of(
                        language,
                        game,
                        quantity,
                        exported.play().orElseGet(() -> games.play(game)),
                        exported.format().sums(),
                        console.language()));
    }

    private Optional<SourceText> program(
            Optional<Template> wanted,
            ProgramSource source,
            Optional<DiscoveryReport> report,
            AskedGames asked,
            Console console) {
        if (wanted.isPresent()) {
            return switch (wanted.get()) {
                case FORM -> report.flatMap(each -> source.form(each, true));
                case SG -> source.values(asked, games.to(), report, false);
                case TABLE -> report.flatMap(source::table);
            };
        }
        Optional<SourceText> best = report.flatMap(each -> source.best(each, asked, games.to()));
        if (best.isPresent() && !(best.get() instanceof Program)) {
            console.say("export.values");
        }
        return best;
    }

    private SampledQuantity quantity(InputFormat format, Play play) {
        boolean nimSums = (format.sums() || format.printsValue()) && play == Play.NORMAL;
        return shown() == ProgramQuantity.GRUNDY || nimSums ? SampledQuantity.GRUNDY : SampledQuantity.LOST;
    }

    private ProgramQuantity shown() {
        return show == null ? ProgramQuantity.OUTCOME : OptionText.choice("--show", show, ProgramQuantity.class);
    }

    private InputFormat format() {
        if (words.size() != 2 && words.size() != 3) {
            throw OptionText.slice("--words", String.join(",", words))
                    .error(
                            "--words takes two words, for won and for lost positions, as in --words Alice,Bob",
                            "--words 需要两个词：先手必胜时的与必败时的，例如 --words Alice,Bob");
        }
        Optional<InputPattern> pattern = Optional.ofNullable(input).map(InputPattern::of);
        boolean values = shown() == ProgramQuantity.GRUNDY
                && answer.isEmpty()
                && pattern.filter(InputPattern::sums).isPresent();
        return new InputFormat(
                pattern,
                lines(words.getFirst()),
                lines(words.get(1)),
                words.size() > 2 ? lines(words.get(2)) : "D",
                values ? "{value}" : lines(answer),
                Optional.ofNullable(between).map(ExportCommand::lines));
    }

    /// A text in which `\\n` ends a line.
    private static String lines(String text) {
        return text.replace("\\n", "\n");
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
