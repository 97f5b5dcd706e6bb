package org.grundy.render.program.choice;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Variation;
import org.grundy.discover.vary.AskedGames;
import org.grundy.game.Play;
import org.grundy.lang.NamedGame;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.lang.rules.RuleGame;
import org.grundy.render.Language;
import org.grundy.render.program.Program;
import org.grundy.render.program.ProgramLanguage;
import org.grundy.render.program.SourceText;
import org.grundy.render.program.game.GameProgram;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.input.InputPattern;
import org.grundy.render.program.input.InputPlan;
import org.grundy.render.program.rules.GivenLists;
import org.grundy.render.program.rules.ListFormProgram;
import org.grundy.render.program.rules.RuleProgram;
import org.grundy.render.program.source.ProgramSource;
import org.grundy.run.Run;
import org.grundy.text.InputError;

/// Chooses the program that answers what is asked of a game: for games of lists, graphs and boards the one that is
/// written once; where rules read lists, one of the rules; for lists of any length their form; else what is best known.
///
/// @param language of the program
/// @param valued whether Grundy values are asked for
/// @param play how games are played
/// @param format what is read and printed
/// @param states whether positions are states, where they may be written in another way
/// @param mayRepeat whether positions may come again where it is not proved that play ends; then draws are looked for
/// @param to the largest number of a position that is asked for
/// @param large the same where it is larger than those of any table, so that a form alone answers
/// @param template what the program is to be made of, where that is asked for
/// @param words the language of remarks
/// @param rules the rules of a game that is not made from rules, where they can be written so
public record ProgramChoice(
        ProgramLanguage language,
        boolean valued,
        AskedPlay play,
        InputFormat format,
        boolean states,
        boolean mayRepeat,
        OptionalInt to,
        Optional<BigInteger> large,
        Optional<AskedTemplate> template,
        Language words,
        Function<NamedGame<?>, Optional<RuleFamily>> rules) {
    private static final int MOST_DIGITS = 30;

    /// How a game is played.
    @FunctionalInterface
    public interface AskedPlay {
        /// Normal or misère play.
        ///
        /// @param name by which the game was asked for
        Play of(NamedGame<?> game, String name);
    }

    /// What is discovered of games where a form is looked for.
    @FunctionalInterface
    public interface Reports {
        /// The report.
        ///
        /// @param run for the search
        DiscoveryReport of(Variation games, Play play, Run run);
    }

    /// The program; empty if nothing is known from which one could be made.
    ///
    /// @param named the game as it is asked for
    /// @param inRules the same, by rules where the library has some for a game of lists
    /// @param run charged for what is computed
    /// @throws org.grundy.text.InputError if there are no rules from which a program could be made and nothing
    ///     else is known, or the format does not fit the game
    public Optional<ChosenProgram> of(AskedGames named, AskedGames inRules, Run run, Reports reports) {
        named.rules().ifPresent(family -> format.checkNumber(RuleProgram.moveVariables(family.example())));
        if (large.isPresent() && isOfFunctions(named)) {
            return ofFunctions().of(named, inRules, run, reports);
        }
        checkInput(named);
        Optional<ChosenProgram> chosen = written(named)
                .or(() -> ofGivenLists(inRules))
                .map(text -> new ChosenProgram(text, ChosenProgram.Basis.RULES))
                .or(() -> GivenLists.ofNumbers(inRules, format)
                        .map(numbers -> ofNumbers(numbers, inRules, run, reports))
                        .orElseGet(() -> found(inRules, run, reports)));
        if (large.isPresent() && chosen.filter(each -> isOfForm(each.text())).isEmpty()) {
            throw new InputError(
                    "numbers up to %s need a form, and no form answers what is asked: programs that compute values "
                            + "know numbers up to 1073741823",
                    "数至 %s 需要公式，而没有公式能回答所问：计算各值的程序只能处理不超过 1073741823 的数", shortened(large.orElseThrow()));
        }
        return chosen;
    }

    /// Whether there are functions alone, and no moves.
    private static boolean isOfFunctions(AskedGames asked) {
        return asked.rules()
                .filter(family -> family.example().tree().shape().isSingle())
                .isPresent();
    }

    /// The same for functions, whose numbers need no form: they have 64 bits, in Python any size.
    private ProgramChoice ofFunctions() {
        if (language != ProgramLanguage.PYTHON && large.orElseThrow().bitLength() >= Long.SIZE) {
            throw new InputError(
                    "functions compute with numbers of 64 bits in C++ and Java: a program in Python has numbers of any size "
                            + "(--language python)",
                    "C++ 和 Java 中函数只处理 64 位的数；Python 程序的数不受限制（--language python）");
        }
        return new ProgramChoice(
                language,
                valued,
                play,
                format,
                states,
                mayRepeat,
                OptionalInt.empty(),
                Optional.empty(),
                template,
                words,
                rules);
    }

    /// Refuses an input that does not have the numbers of positions, before anything is looked for. Programs that
    /// read lists, too, are made at once, and look themselves.
    private void checkInput(AskedGames asked) {
        asked.rules()
                .filter(family -> family.lists().isEmpty())
                .map(RuleFamily::example)
                .filter(game -> !states
                        && !asked.varies()
                        && asked.game().equals(game.entry().name()))
                .filter(game -> game.writtenList().isEmpty() && game.list().isEmpty())
                .ifPresent(game -> format.pattern().ifPresent(pattern -> checkInput(pattern, game)));
    }

    private void checkInput(InputPattern pattern, RuleGame game) {
        InputPlan.Wanted wanted = new InputPlan.Wanted(game.variables(), List.of(), "", List.of(), false, false);
        InputPlan.of(pattern.spelled(wanted), wanted, format.moves().told());
    }

    private static boolean isOfForm(SourceText text) {
        return text instanceof Program
                || (text instanceof RuleProgram rules && rules.form().isPresent());
    }

    /// A large number in few letters.
    private static String shortened(BigInteger number) {
        String digits = number.toString();
        return digits.length() <= MOST_DIGITS ? digits : "10^" + (digits.length() - 1);
    }

    /// The program of rules with parameters that are numbers which are read, and of which nothing else is
    /// said: a form, if one is found for small ones.
    private Optional<ChosenProgram> ofNumbers(GivenLists numbers, AskedGames asked, Run run, Reports reports) {
        boolean byDefinition = !numbers.mayHaveForm()
                || (numbers.moves().needRules() && large.isEmpty())
                || template.filter(AskedTemplate.SG::equals).isPresent();
        return (byDefinition ? Optional.<ChosenProgram>empty() : found(numbers.varied(asked), run, reports))
                .filter(chosen -> chosen.basis() != ChosenProgram.Basis.VALUES)
                .or(() -> Optional.of(new ChosenProgram(
                        ofGiven(numbers, asked),
                        byDefinition ? ChosenProgram.Basis.RULES : ChosenProgram.Basis.VALUES)));
    }

    /// The program of a game of the library with lists, graphs or boards.
    private Optional<SourceText> written(AskedGames asked) {
        if (template.isPresent() || asked.varies() || asked.rules().isPresent()) {
            return Optional.empty();
        }
        SampledQuantity quantity = valued || format.printsValue() ? SampledQuantity.GRUNDY : SampledQuantity.LOST;
        return GameProgram.find(asked.library(), asked.game())
                .flatMap(game ->
                        GameProgram.of(language, game, quantity, play.of(game, asked.game()), format.sums(), words));
    }

    /// The program of rules with parameters that are lists which are read.
    private Optional<SourceText> ofGivenLists(AskedGames asked) {
        return asked.rules()
                .flatMap(family -> GivenLists.of(family, format, asked.game().contains("[")))
                .map(lists -> ofGiven(lists, asked));
    }

    private SourceText ofGiven(GivenLists lists, AskedGames asked) {
        Play played = play.of(lists.game(), asked.game());
        return lists.program(language, quantity(played), played, to, mayRepeat, words);
    }

    private Optional<ChosenProgram> found(AskedGames asked, Run run, Reports reports) {
        List<Variation> all = asked.games();
        Variation games = chosen(all);
        Play played = play.of(games.members().getFirst().sampled().game(), games.title());
        ProgramSource source = source(games, played, run);
        Optional<SourceText> lists = template.filter(AskedTemplate.SG::equals).isPresent() || large.isPresent()
                ? Optional.empty()
                : source.ofLists(new Run(run.share(1)));
        if (lists.isPresent()) {
            return lists.map(ProgramChoice::ofLists);
        }
        if (template.isEmpty() && source.asksLargeMoves()) {
            return source.movesByForm(reports.of(games, played, run), asked)
                    .map(text -> new ChosenProgram(text, ChosenProgram.Basis.FORM));
        }
        if (template.map(AskedTemplate.SG::equals).orElse(source.needsRules())) {
            return source.values(asked, to, Optional.empty(), false)
                    .map(text -> new ChosenProgram(text, ChosenProgram.Basis.RULES));
        }
        boolean anyValues = template.filter(AskedTemplate.TABLE::equals).isPresent();
        AskedGames.Searched<DiscoveryReport> found = asked.search(
                all,
                each -> reports.of(chosen(each), played, run),
                report -> anyValues || source.form(report, false).isPresent());
        DiscoveryReport report = found.result();
        if (!found.asked().equals(asked)) {
            return source(chosen(found.games()), played, run)
                    .form(report, false)
                    .map(text -> new ChosenProgram(text, ChosenProgram.Basis.FORM));
        }
        return template.map(each -> of(each, source, report))
                .orElseGet(() -> ofStates(all, source, report, run, reports)
                        .or(() -> source.best(report, asked, to))
                        .map(text -> new ChosenProgram(
                                text,
                                text instanceof Program ? ChosenProgram.Basis.FORM : ChosenProgram.Basis.VALUES)));
    }

    private Variation chosen(List<Variation> all) {
        return states ? all.getLast() : all.getFirst();
    }

    private ProgramSource source(Variation games, Play played, Run run) {
        return new ProgramSource(
                language,
                quantity(played),
                played,
                games,
                states,
                format.sums(),
                format.moves(),
                mayRepeat,
                words,
                rules,
                large,
                run.forWorkOnResult());
    }

    private static ChosenProgram ofLists(SourceText text) {
        boolean proved = text instanceof ListFormProgram program
                && program.form().proof().isPresent();
        return new ChosenProgram(text, proved ? ChosenProgram.Basis.FORM : ChosenProgram.Basis.LIST_FORM);
    }

    /// The form of states, where positions are written in another way and no form of them is known.
    private Optional<SourceText> ofStates(
            List<Variation> all, ProgramSource source, DiscoveryReport report, Run run, Reports reports) {
        return states || all.size() < 2 || source.form(report, false).isPresent()
                ? Optional.empty()
                : source.ofStates(all.getLast(), () -> reports.of(all.getLast(), source.play(), run));
    }

    private static Optional<ChosenProgram> of(AskedTemplate template, ProgramSource source, DiscoveryReport report) {
        Optional<SourceText> text = template == AskedTemplate.TABLE ? source.table(report) : source.form(report, true);
        return text.map(each -> new ChosenProgram(each, ChosenProgram.Basis.FORM));
    }

    private SampledQuantity quantity(Play played) {
        boolean nimSums = (format.sums() || format.printsValue()) && played == Play.NORMAL;
        return valued || nimSums ? SampledQuantity.GRUNDY : SampledQuantity.LOST;
    }
}
