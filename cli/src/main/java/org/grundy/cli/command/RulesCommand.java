package org.grundy.cli.command;

import java.util.ArrayList;
import java.util.List;
import org.grundy.catalog.Catalog;
import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.cli.console.GameNames;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.RulesOptions;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.NamedGame;
import org.grundy.lang.OptionText;
import org.grundy.lang.rules.Explanation;
import org.grundy.lang.rules.GameAgreement;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleText;
import org.grundy.render.text.RulesText;
import org.grundy.run.Run;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy rules`: what was understood of rules, or whether they are a game of the catalogue.
@Command(name = "rules")
public final class RulesCommand implements CommandAction {
    /// The budget ends a comparison long before.
    private static final int LARGEST_POSITION = Integer.MAX_VALUE - 1;

    @Mixin
    private final BudgetOptions limits = new BudgetOptions();

    @Option(names = "-e", paramLabel = "TEXT")
    private @Nullable String text;

    @Option(names = "--check-against", paramLabel = "GAME", completionCandidates = GameNames.class)
    private @Nullable String other;

    @Option(names = "--to", paramLabel = "N")
    private String to = "40";

    @Parameters(paramLabel = "FILE", arity = "0..2")
    private List<String> words = List.of();

    @Override
    public ExitCode run(Console console) {
        List<String> left = new ArrayList<>(words);
        RuleText rules = text != null ? RuleText.compile(text) : RulesOptions.read("grundy rules", file(left), console);
        RulesText shown = new RulesText(console.language(), console.paint());
        if (other == null) {
            console.print(shown.of(explanations(rules, left)));
            return ExitCode.ANSWERED;
        }
        RuleGame game = rules.game(left.isEmpty() ? example(rules) : left.getFirst());
        NamedGame<?> known = ExpressionParser.parseGame(Catalog.library(), other);
        GameAgreement agreement = GameAgreement.of(game, known, largest(), new Run(limits.budget()));
        console.print(shown.of(agreement));
        return agreement.verdict() == GameAgreement.Verdict.SAME ? ExitCode.ANSWERED : ExitCode.UNDECIDED;
    }

    private int largest() {
        return OptionText.slice("--to", to).number("--to", 0, LARGEST_POSITION);
    }

    private static String file(List<String> words) {
        if (words.isEmpty()) {
            throw new InputError(
                    "rules needs a file, \"-\" for standard input, or -e and the text itself",
                    "rules 需要文件名、表示标准输入的“-”，或 -e 加规则文本");
        }
        return words.removeFirst();
    }

    /// The game that is named; else all of them, with small parameters where there is no default.
    private static List<Explanation> explanations(RuleText rules, List<String> named) {
        return named.isEmpty()
                ? rules.families().stream().map(RuleFamily::explanation).toList()
                : named.stream().map(name -> rules.game(name).explanation()).toList();
    }

    private static String example(RuleText rules) {
        return rules.families().getFirst().entry().name();
    }
}
