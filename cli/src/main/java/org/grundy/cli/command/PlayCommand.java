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
@Command(name = "play", description = "Plays a game against you, and never loses a game that it can win.")
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
            defaultValue = "first",
            description = "Whether you move first (the default) or second.")
    private String you = "first";

    @Option(
            names = "--time",
            paramLabel = "T",
            descriptionKey = "replytime",
            description = "How long a reply may take, such as 500ms or 20s; without it a few seconds.")
    private @Nullable String time;

    @Parameters(
            paramLabel = "EXPR",
            arity = "1..*",
            completionCandidates = GameNames.class,
            description = "A sum such as \"kayles(7) + bash[3](15) + *4\", or a game and its numbers: nim 3 4 5.")
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
