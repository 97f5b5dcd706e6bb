package org.grundy.render.program.game;

import static org.grundy.render.program.ProgramMessages.say;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.game.Theorem;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.lang.NamedGame;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.render.program.ComponentSum;
import org.grundy.render.program.ProgramFile;
import org.grundy.render.program.ProgramLanguage;
import org.grundy.render.program.ProgramMessages;
import org.grundy.render.program.ProgramPrelude;
import org.grundy.render.program.ReaderWriter;
import org.grundy.render.program.ReaderWriter.Called;
import org.grundy.render.program.ReadyMade;
import org.grundy.render.program.SourceText;
import org.grundy.render.program.StatementWriter;
import org.grundy.render.program.game.ProgramTemplate.Answers;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;
import org.grundy.text.InputError;

/// A game of the library as a program with its own reader of positions, each of which is a list of numbers to it.
///
/// @param language the programming language
/// @param template what it is made of
/// @param game the game
/// @param quantity what is computed
/// @param play how it is played
/// @param words the language of its remarks
public record GameProgram(
        ProgramLanguage language,
        ProgramTemplate template,
        NamedGame<?> game,
        SampledQuantity quantity,
        Play play,
        Language words)
        implements SourceText {
    /// What a list of heaps or places is called in the format of an input.
    private static final String ARCS = "E";
    private static final String LIST = "a";

    private static final Pattern PARAMETER = Pattern.compile("\\[(\\d{1,9})]");

    /// The program of a game, empty if there is none of its own.
    ///
    /// @param sums whether sums of positions are asked for
    /// @throws InputError if there is one, but not of what is asked for
    public static Optional<GameProgram> of(
            ProgramLanguage language,
            NamedGame<?> game,
            SampledQuantity quantity,
            Play play,
            boolean sums,
            Language words) {
        Optional<ProgramTemplate> template = ProgramTemplate.of(game.name(), play, sums);
        template.ifPresent(each -> refuse(each, game.name(), quantity, play));
        return template.map(each -> new GameProgram(language, each, game, quantity, play, words));
    }

    /// The game that a name means, empty if no game of that name has a program of its own. Where its graph stands in
    /// brackets, it may be left out, for the program reads it.
    public static Optional<NamedGame<?>> find(Library library, String name) {
        return ProgramTemplate.of(name, Play.MISERE, true)
                .map(template -> ExpressionParser.parseGame(
                        library, template.readsBrackets() && !name.contains("[") ? name + "[1>2]" : name));
    }

    private static void refuse(ProgramTemplate template, String name, SampledQuantity quantity, Play play) {
        if (play == Play.MISERE && quantity == SampledQuantity.GRUNDY) {
            throw new InputError(
                    "Grundy values are defined for normal play; in misère play choose --show outcome",
                    "Grundy 值只在正常规则下有定义；反常规则下请用 --show outcome");
        }
        Answers answers = template.answers(play);
        boolean valued = answers == Answers.GRUNDY || answers == Answers.BOTH;
        if (quantity == SampledQuantity.GRUNDY && !valued) {
            throw new InputError(
                    "of %s there is a program for outcomes, not for Grundy values: leave out --show grundy",
                    "%s 只有判断胜负的程序，没有求 Grundy 值的程序：请去掉 --show grundy", name);
        }
    }

    @Override
    public String text(boolean main, InputFormat format) {
        Stream<String> own = template.functions(play).stream().map(each -> ReadyMade.GAMES.get(language, words, each));
        String functions = Stream.concat(Stream.concat(helpers(), constants()), Stream.concat(own, lost()))
                .map(this::filled)
                .collect(Collectors.joining(language == ProgramLanguage.PYTHON ? "\n\n\n" : "\n\n"));
        return ProgramFile.of(language, words, remarks(), placed(functions), reader(format))
                .text(main);
    }

    private Stream<String> helpers() {
        return template.helpers(play).stream()
                .map(each -> ReadyMade.HELPERS.get(language, words, each))
                .map(each -> language == ProgramLanguage.JAVA ? each.stripIndent() : each);
    }

    /// What stands above the functions.
    private Stream<String> constants() {
        if (!template.asksPlay(play)) {
            return Stream.empty();
        }
        StatementWriter code = new StatementWriter(language);
        return Stream.of(code.part("words.misere", "misere", code.truth(play == Play.MISERE)));
    }

    /// The function of lost positions, where it follows from values.
    private Stream<String> lost() {
        return template.answers(play) == Answers.GRUNDY && quantity != SampledQuantity.GRUNDY
                ? Stream.of(new StatementWriter(language).part("words.lost"))
                : Stream.empty();
    }

    private String filled(String function) {
        Matcher parameter = PARAMETER.matcher(game.name());
        if (parameter.find()) {
            return function.replace("{k1}", Long.toString(Long.parseLong(parameter.group(1)) + 1));
        }
        return switch (template) {
            case SCHWENK, SCHWENK_SUM ->
                function.replace("{f}", LimitPolynomial.of(game.name()).written());
            case MOGUL -> function.replace("{less}", "6");
            case MOIDORES -> function.replace("{less}", "8");
            default -> function;
        };
    }

    private String placed(String functions) {
        return language == ProgramLanguage.JAVA
                ? ProgramFile.indented(functions).stripTrailing()
                : functions;
    }

    private ReaderWriter reader(InputFormat format) {
        InputFormat listing = format.withListOf(LIST);
        boolean arcs = template.input().isGraph()
                && format.pattern().filter(each -> each.reads(ARCS)).isPresent();
        boolean listed =
                !arcs && listing.pattern().filter(each -> each.reads(LIST)).isPresent();
        if (listed && !template.input().isList()) {
            throw new InputError(
                    "this program reads positions in its own order, told in its head: --input says position for each,"
                            + " as in T*position; graphs are read by T*(n edges E(u v)[m]), too",
                    "这个程序按自己的次序读局面，写在程序开头：--input 中每个局面写作 `position`，例如 `T*position`；"
                            + "图也可以用 `T*(n edges E(u v)[m])` 读入");
        }
        Called called = new Called(
                arcs ? template.input().numbers() : List.of(),
                List.of(),
                arcs ? ARCS : listed ? LIST : "",
                quantity,
                false,
                template.answers(play) == Answers.OUTCOME ? ComponentSum.DRAWN : ComponentSum.NIM,
                List.of(),
                arcs || listed ? List.of() : template.input().functions(language),
                Optional.empty(),
                arcs,
                Map.of(),
                false);
        ProgramPrelude prelude = new ProgramPrelude(language, words, false);
        return new ReaderWriter(new StatementWriter(language), prelude, called, arcs ? format : listing);
    }

    private List<String> remarks() {
        Page page = new Page(Paint.NONE);
        String title = template.readsBrackets() ? game.entry().name() : game.name();
        page.paragraph(0, ProgramMessages.title(words, title, play, quantity.name()));
        page.line(0, "");
        proved(page);
        page.paragraph(0, say(words, "game.cost", "cost", template.method(play).name()));
        page.paragraph(
                0,
                say(words, "game.range", "range", template.method(play).range().name()));
        page.paragraph(0, say(words, "game.input", "input", template.input().name()));
        return page.toString().lines().toList();
    }

    private void proved(Page page) {
        Optional<? extends Theorem<?>> theorem = template.method(play).isTheorem() ? theorem(game) : Optional.empty();
        if (theorem.isEmpty()) {
            page.paragraph(0, say(words, "rules"));
            return;
        }
        page.paragraph(0, say(words, "game.theorem", "source", theorem.get().source()));
        Sentences.of(game, words)
                .find(theorem.get().key() + ".statement")
                .ifPresent(statement -> page.paragraph(2, statement));
        // What a statement that speaks of normal play alone means in misère play.
        if (play == Play.MISERE) {
            ProgramMessages.find(words, "misere." + template).ifPresent(same -> page.paragraph(2, same));
        }
    }

    /// The first theorem; of single heaps the first about this kind of play, as the least heap tells it.
    private <P> Optional<Theorem<P>> theorem(NamedGame<P> named) {
        List<Theorem<P>> theorems = named.theorems();
        if (named.dimensions() != 1) {
            return theorems.stream().findFirst();
        }
        P least = named.at(List.of(BigInteger.valueOf(named.least())));
        return theorems.stream().filter(each -> each.covers(least, play)).findFirst();
    }
}
