package org.grundy.cluster;

import java.io.IOException;
import java.util.List;
import org.grundy.cluster.choice.ChoiceJob;
import org.grundy.cluster.choice.ChoiceQuestion;
import org.grundy.cluster.choice.ChoiceRow;
import org.grundy.cluster.run.ClusterSession;
import org.grundy.cluster.run.ClusterTerminal;
import org.grundy.cluster.run.SparkOptions;
import org.grundy.cluster.run.WorkFolder;
import org.grundy.lang.LimitParser;
import org.grundy.lang.OptionText;
import org.grundy.run.Budget;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options of a question about many choices of parameters.
final class ChoiceWords {
    @Mixin
    private final SparkOptions spark = new SparkOptions();

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

    /// The rows of a question, a choice or more, which are written to the folder.
    ///
    /// @param command its name
    List<ChoiceRow> rows(String command, ChoiceQuestion question, ClusterTerminal terminal) throws IOException {
        List<List<String>> choices = ChoiceQuestion.choices(vary);
        try (ClusterSession session = ClusterSession.open(command, spark, terminal);
                WorkFolder folder = WorkFolder.of("--out", out, session)) {
            return ChoiceJob.run(question, choices, folder.shared(), session, terminal);
        }
    }

    /// Says where they are.
    void noteWritten(ClusterTerminal terminal) {
        terminal.note("written to %s", "已写入 %s", out);
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
