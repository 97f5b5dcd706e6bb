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
    @Option(names = "--vary", paramLabel = "m=A..B", split = ",", required = true)
    private List<String> vary = List.of();

    @Option(names = "--to", paramLabel = "N")
    private @Nullable String to;

    @Mixin
    private final PlayOption play = new PlayOption();

    @Option(names = "--positions", paramLabel = "N")
    private @Nullable String positions;

    @Option(names = "--time", paramLabel = "T")
    private @Nullable String time;

    @Option(names = "--out", paramLabel = "URI", required = true)
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
