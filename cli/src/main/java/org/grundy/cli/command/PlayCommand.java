package org.grundy.cli.command;

import java.util.List;
import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.CommandWords;
import org.grundy.cli.console.CompletionWords;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.GameNames;
import org.grundy.cli.option.ConventionOptions;
import org.grundy.cli.option.RulesOptions;
import org.grundy.cli.option.StoreOptions;
import org.grundy.cli.play.PlayLoop;
import org.grundy.cli.play.PlayerInput;
import org.grundy.game.Convention;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.lang.LimitParser;
import org.grundy.lang.OptionText;
import org.grundy.play.Opponent;
import org.grundy.play.Player;
import org.grundy.play.Session;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy play`: a game against a perfect opponent.
@Command(name = "play")
public final class PlayCommand implements CommandAction {
    @Mixin
    private final RulesOptions rules = new RulesOptions();

    @Mixin
    private final ConventionOptions convention = new ConventionOptions();

    @Mixin
    private final StoreOptions store = new StoreOptions();

    @Option(
            names = "--you",
            completionCandidates = CompletionWords.Players.class,
            paramLabel = "first|second",
            defaultValue = "first")
    private String you = "first";

    @Option(names = "--time", paramLabel = "T", descriptionKey = "replytime")
    private @Nullable String time;

    @Parameters(paramLabel = "EXPR", arity = "1..*", completionCandidates = GameNames.class)
    private List<String> words = List.of();

    @Override
    public ExitCode run(Console console) {
        rules.notFromInput();
        Player player = OptionText.choice("--you", you, Player.class);
        Opponent opponent = opponent();
        Library library = rules.library(console);
        String expression = CommandWords.expression(words, library);
        Sum sum = ExpressionParser.parse(library, expression);
        Convention played = convention.convention(sum, expression);
        Session session = Session.of(sum, played);
        Run reading = new Run(Budget.standard());
        try (StoreOptions.Stores stores = store.open(sum, played, reading, console);
                PlayerInput lines = PlayerInput.of(console)) {
            stores.tellFaults();
            new PlayLoop(session, player, opponent, console, lines).play();
        }
        return ExitCode.ANSWERED;
    }

    private Opponent opponent() {
        return time == null
                ? Opponent.standard()
                : Opponent.standard().taking(LimitParser.time(OptionText.slice("--time", time)));
    }
}
