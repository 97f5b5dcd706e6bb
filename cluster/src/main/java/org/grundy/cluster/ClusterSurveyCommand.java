package org.grundy.cluster;

import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import org.grundy.cluster.run.ClusterSession;
import org.grundy.cluster.run.ClusterTerminal;
import org.grundy.cluster.run.SparkOptions;
import org.grundy.cluster.run.WorkFolder;
import org.grundy.cluster.survey.SurveyJob;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.sequence.SurveyDepth;
import org.grundy.heap.sequence.SurveyRow;
import org.grundy.heap.value.NimValues;
import org.grundy.lang.CodePattern;
import org.grundy.lang.OptionText;
import org.grundy.lang.TextSlice;
import org.grundy.render.terminal.Paint;
import org.grundy.render.text.SurveyText;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy cluster survey`: the periods of all codes of a pattern.
@Command(name = "survey")
final class ClusterSurveyCommand implements ClusterAction {
    /// A survey with more rows is not printed as a table.
    private static final int SHOWN = 64;

    /// No survey comes so far.
    private static final BigInteger MOST_STOPPED = BigInteger.ONE.shiftLeft(62);

    @Mixin
    private final SparkOptions spark = new SparkOptions();

    @Option(names = "--max", paramLabel = "N")
    private String max = "10000";

    @Option(names = "--stopped", paramLabel = "N")
    private @Nullable String stopped;

    @Option(names = "--out", paramLabel = "URI", required = true)
    private String out = "";

    @Parameters(paramLabel = "PATTERN", arity = "1..*")
    private List<String> patterns = List.of();

    @Override
    public boolean run(ClusterTerminal terminal) throws IOException {
        SurveyDepth depth = depth();
        List<TakeAndBreakCode> codes = CodePattern.codes(patterns);
        List<SurveyRow> rows;
        try (ClusterSession session = ClusterSession.open("survey", spark, terminal);
                WorkFolder folder = WorkFolder.of("--out", out, session)) {
            rows = SurveyJob.run(codes, depth, folder.shared(), session, terminal);
        }
        if (rows.size() <= SHOWN) {
            terminal.out().print(SurveyText.of(rows, terminal.language(), Paint.NONE));
        }
        terminal.out().print(SurveyText.summary(rows, terminal.language()));
        terminal.out().flush();
        terminal.note("written to %s", "已写入 %s", out);
        return true;
    }

    private SurveyDepth depth() {
        TextSlice last = OptionText.slice("--max", max);
        int values = last.number("--max", 0, NimValues.CAPACITY - 1) + 1;
        if (stopped == null) {
            return SurveyDepth.of(values);
        }
        BigInteger farther = OptionText.slice("--stopped", stopped).number("--stopped", 0);
        return CodePattern.depth(last, values, farther.min(MOST_STOPPED).longValueExact() + 1);
    }
}
