package org.grundy.cluster;

import java.util.List;
import org.grundy.cluster.choice.ChoiceQuestion;
import org.grundy.lang.LimitParser;
import org.grundy.lang.OptionText;
import org.grundy.run.Budget;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options of a question about many choices of parameters.
final class ChoiceWords {
    @Option(
            names = "--vary",
            paramLabel = "m=A..B",
            split = ",",
            required = true,
            description = "Parameters that vary, such as m=1..5000 or p=1..60,q=p..60.")
    private List<String> vary = List.of();

    @Option(
            names = "--to",
            paramLabel = "N",
            description = "All positions with numbers up to N; a size that suits each game if it is not given.")
    private @Nullable String to;

    @Mixin
    private final PlayOption play = new PlayOption();

    @Option(
            names = "--positions",
            paramLabel = "N",
            description = "How many positions may be visited for a choice, such as 1e9.")
    private @Nullable String positions;

    @Option(
            names = "--time",
            paramLabel = "T",
            description = "How long a choice may take, such as 30s; as long as it takes if it is not given.")
    private @Nullable String time;

    @Option(
            names = "--out",
            paramLabel = "URI",
            required = true,
            description = "The folder of the results; what is there already is not computed again.")
    private String out = "";

    String out() {
        return out;
    }

    List<String> vary() {
        return vary;
    }

    /// @param guess empty where a form is looked for
    ChoiceQuestion question(String rules, String game, String guess) {
        int bound = to == null ? 0 : OptionText.slice("--to", to).number("--to", 1, Integer.MAX_VALUE >> 1);
        long most = positions == null
                ? Budget.standard().positions()
                : LimitParser.count(OptionText.slice("--positions", positions), "--positions");
        long seconds = time == null
                ? 0
                : Math.max(1, LimitParser.time(OptionText.slice("--time", time)).toSeconds());
        return new ChoiceQuestion(rules, game, guess, play.isMisere(), bound, most, seconds);
    }
}
