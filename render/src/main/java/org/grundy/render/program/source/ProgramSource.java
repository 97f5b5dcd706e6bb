package org.grundy.render.program.source;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Supplier;
import org.grundy.discover.Certainty;
import org.grundy.discover.Discovery;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.FoundForm;
import org.grundy.discover.ReportSection;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Samples;
import org.grundy.discover.sample.Variation;
import org.grundy.discover.vary.AskedGames;
import org.grundy.game.Play;
import org.grundy.lang.NamedGame;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.render.Language;
import org.grundy.render.discovery.DiscoveryText;
import org.grundy.render.program.Program;
import org.grundy.render.program.ProgramLanguage;
import org.grundy.render.program.SourceText;
import org.grundy.render.program.TableProgram;
import org.grundy.render.program.input.AskedMoves;
import org.grundy.render.program.rules.ListFormProgram;
import org.grundy.render.program.rules.QuotientProgram;
import org.grundy.render.program.rules.RuleProgram;
import org.grundy.render.terminal.Paint;
import org.grundy.run.Run;
import org.grundy.text.InputError;

/// Where programs of games come from: a form that was found, the rules, a table of values.
///
/// @param language the programming language
/// @param quantity what a program computes
/// @param play how the games are played
/// @param variation the games
/// @param states whether positions are states, where they may be written in another way
/// @param sums whether sums of positions are asked for
/// @param moves what answers tell of winning moves, which programs of the rules alone can find
/// @param mayRepeat whether positions may come again where it is not proved that play ends; then draws are looked for
/// @param words the language of remarks
/// @param rules the rules of a game that is not made from rules, where they can be written so
/// @param large the largest number that is asked for, where it is larger than those of any table
/// @param run charged for what is computed beside the values: how large a table may be, whether positions come again,
///     a misère quotient; where it is spent, that is not known
public record ProgramSource(
        ProgramLanguage language,
        SampledQuantity quantity,
        Play play,
        Variation variation,
        boolean states,
        boolean sums,
        AskedMoves moves,
        boolean mayRepeat,
        Language words,
        Function<NamedGame<?>, Optional<RuleFamily>> rules,
        Optional<BigInteger> large,
        Run run) {
    /// The form that was found.
    ///
    /// @param guesses whether a guess will do
    public Optional<SourceText> form(DiscoveryReport report, boolean guesses) {
        return found(report, guesses).map(SourceText.class::cast);
    }

    private Optional<Program> found(DiscoveryReport report, boolean guesses) {
        return asked(report)
                .filter(section -> section.finding()
                        .filter(found -> guesses || isFirm(found))
                        .isPresent())
                .map(section -> form(report, section));
    }

    /// What is known of the quantity; nothing where sums are asked for and do not follow from it.
    private Optional<ReportSection> asked(DiscoveryReport report) {
        return isMisereSum() ? Optional.empty() : report.of(quantity);
    }

    /// Whether sums in misère play are asked for, whose outcome does not follow from that of their components.
    private boolean isMisereSum() {
        return sums && play == Play.MISERE;
    }

    /// Whether only a program from the rules answers what is asked: for sums in misère play, winning
    /// moves, how long play lasts, what functions of the rules compute, and where positions are lists, of
    /// which a form knows no more than short ones.
    public boolean needsRules() {
        NamedGame<?> game = variation.members().getFirst().sampled().game();
        return isMisereSum()
                || moves.needRules()
                || (game instanceof RuleGame rules && rules.list().isPresent());
    }

    /// The form of lists of any length, where positions are lists and one is found.
    ///
    /// @param searching charged for the search
    public Optional<SourceText> ofLists(Run searching) {
        return isMisereSum() || moves.needRules() || states
                ? Optional.empty()
                : searching
                        .find(() -> Discovery.standard().list(variation, quantity, play, searching))
                        .map(form -> new ListFormProgram(
                                language,
                                (RuleGame)
                                        variation.members().getFirst().sampled().game(),
                                variation.names(),
                                play,
                                form,
                                words));
    }

    /// The form of states that is proved or checked, where positions are written in another way: what a
    /// position says of a number of the state stands in its place.
    ///
    /// @param whole the game with its states as positions
    /// @param search finds what is known of them
    public Optional<SourceText> ofStates(Variation whole, Supplier<DiscoveryReport> search) {
        return whole.names().isEmpty()
                        && whole.members().getFirst().sampled().game() instanceof RuleGame rules
                        && !rules.tree().unordered()
                ? rules.tree().start().filter(start -> start.list().isEmpty()).flatMap(start -> at(start, search.get()))
                : Optional.empty();
    }

    private Optional<SourceText> at(GameTree.Start start, DiscoveryReport report) {
        return asked(report)
                .filter(section ->
                        section.finding().filter(ProgramSource::isFirm).isPresent())
                .map(section -> form(report, section).at(start));
    }

    private static boolean isFirm(FoundForm found) {
        return !(found.certainty() instanceof Certainty.Guess);
    }

    private Program form(DiscoveryReport report, ReportSection section) {
        Samples samples = section.samples();
        List<String> arguments = new ArrayList<>(samples.variables());
        arguments.addAll(samples.names());
        DiscoveryText text = new DiscoveryText(words, Paint.NONE);
        return new Program(
                language,
                arguments,
                samples.variables().size(),
                samples.quantity(),
                section.finding().orElseThrow().form().expression(),
                text.of(report.only(section)).lines().toList(),
                words,
                large);
    }

    /// The values from the rules.
    ///
    /// @param to the largest number of a position that is asked for
    /// @param report what is known of the values
    /// @param orNone whether nothing is to be given where there are no rules
    /// @throws InputError if there is no such program, and one is wanted
    public Optional<SourceText> values(
            AskedGames asked, OptionalInt to, Optional<DiscoveryReport> report, boolean orNone) {
        try {
            RuleProgram program = new ValueProgramSource(this, asked, to, report).program();
            program.check();
            return program.isSearched() && !asked.varies()
                    ? quotient().or(() -> Optional.of(program))
                    : Optional.of(program);
        } catch (InputError none) {
            if (orNone && report.flatMap(this::asked).isPresent()) {
                return Optional.empty();
            }
            throw none;
        }
    }

    /// The winning moves by a form of the values that is proved or checked, of numbers that are too large for a table.
    public Optional<SourceText> movesByForm(DiscoveryReport report, AskedGames asked) {
        return found(report, false)
                .flatMap(form -> new ValueProgramSource(this, asked, OptionalInt.empty(), Optional.of(report))
                        .program()
                        .withForm(form))
                .map(SourceText.class::cast);
    }

    /// Whether winning moves are asked for, of numbers that are too large for a table.
    public boolean asksLargeMoves() {
        return large.isPresent() && moves.told() && !moves.computed() && !moves.length() && !isMisereSum();
    }

    /// The misère sums by a quotient.
    private Optional<SourceText> quotient() {
        return play == Play.NORMAL
                ? Optional.empty()
                : QuotientProgram.of(
                        language,
                        variation.title(),
                        variation.members().getFirst().sampled(),
                        words,
                        run);
    }

    /// A list of the values that were computed, empty if they are too many or were computed for several games.
    public Optional<SourceText> table(DiscoveryReport report) {
        return asked(report)
                .filter(section -> TableProgram.fits(section.samples()))
                .map(section -> new TableProgram(language, variation.title(), play, section.samples(), words));
    }

    /// The program that is best known to be right: a form that is proved or checked, else the values from
    /// the rules, else a list of values; empty if there is none of these.
    ///
    /// @param to the largest number of a position that is asked for
    /// @throws InputError if there are no rules from which a program could be made, and nothing else is known
    public Optional<SourceText> best(DiscoveryReport report, AskedGames asked, OptionalInt to) {
        if (report.of(SampledQuantity.DRAWN).isPresent()) {
            return values(asked, to, Optional.of(report), false);
        }
        return form(report, false)
                .or(() -> values(asked, to, Optional.of(report), true))
                .or(() -> table(report));
    }
}
