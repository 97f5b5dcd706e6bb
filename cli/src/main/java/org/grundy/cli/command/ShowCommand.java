package org.grundy.cli.command;

import java.math.BigInteger;
import java.util.List;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.GameNames;
import org.grundy.cli.console.WordedCommand;
import org.grundy.cli.option.RulesOptions;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.lang.NamedGame;
import org.grundy.lang.NumberListing;
import org.grundy.lang.OptionText;
import org.grundy.lang.TextSlice;
import org.grundy.render.json.GameRecord;
import org.grundy.render.json.Json;
import org.grundy.render.lesson.ListingText;
import org.grundy.render.text.AnswerText;
import org.grundy.render.text.GameText;
import org.grundy.run.Budget;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy show`: one game with its rules, theorems and an example.
@Command(name = "show")
public final class ShowCommand implements WordedCommand {
    @Mixin
    private final RulesOptions rules = new RulesOptions();

    @Option(names = "--json")
    private boolean json;

    @Parameters(paramLabel = "GAME", arity = "0..1", completionCandidates = GameNames.class)
    private String name = "";

    @Option(names = "--to", paramLabel = "N")
    private @Nullable String to;

    @Override
    public boolean take(List<String> given) {
        return WordedCommand.takeOne(given, one -> name = one);
    }

    @Override
    public ExitCode run(Console console) {
        Library library = rules.library(console);
        NamedGame<?> asked = ExpressionParser.parseDescribed(library, rules.named(() -> library, name));
        console.print(
                to != null
                        ? ListingText.of(listing(library, asked, to), console.language(), console.paint())
                        : json
                                ? Json.line(GameRecord.of(asked))
                                : GameText.of(
                                        asked, example(asked, library, console), console.language(), console.paint()));
        return ExitCode.ANSWERED;
    }

    private static NumberListing listing(Library library, NamedGame<?> game, String bound) {
        TextSlice slice = OptionText.slice("--to", bound);
        BigInteger most = slice.number("--to", 0);
        return library.find(game.entry().name())
                .flatMap(family -> family.listing(game, most))
                .orElseThrow(() -> slice.error(
                        "%s has no such numbers; grundy table shows its values",
                        "%s 没有这样的数表；grundy table 显示它的值", game.name()));
    }

    private static String example(NamedGame<?> game, Library library, Console console) {
        String expression = game.entry().example();
        Sum sum = ExpressionParser.parse(library, expression);
        Budget budget = Budget.standard();
        Analysis analysis = Grundy.analyze(sum, game.convention(), budget);
        return AnswerText.of(analysis, expression, budget, console.language(), console.paint());
    }
}
