package org.grundy.cluster;

import java.io.IOException;
import java.util.List;
import java.util.SortedMap;
import org.grundy.cluster.board.BoardJob;
import org.grundy.cluster.board.BoardSpec;
import org.grundy.cluster.level.ValueCounts;
import org.grundy.cluster.run.ClusterSession;
import org.grundy.cluster.run.ClusterTerminal;
import org.grundy.cluster.run.SparkOptions;
import org.grundy.cluster.run.WorkFolder;
import org.grundy.lang.OptionText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `grundy cluster boards`: the nimbers of all boards of Cram up to a number of cells.
@Command(name = "boards")
final class ClusterBoardsCommand implements ClusterAction {
    private static final int MOST_CELLS = 64;

    @Mixin
    private final SparkOptions spark = new SparkOptions();

    @Option(names = "--cells", paramLabel = "N", required = true)
    private String cells = "";

    @Option(names = "--within", paramLabel = "R,C")
    private String within = "8,8";

    @Option(names = "--out", paramLabel = "URI", required = true)
    private String out = "";

    @Override
    public boolean run(ClusterTerminal terminal) throws IOException {
        int most = OptionText.slice("--cells", cells).number("--cells", 1, MOST_CELLS);
        List<Integer> sides = NumberTuple.of("--within", within, 2, 1);
        if (Math.multiplyExact((long) sides.getFirst(), sides.getLast()) > MOST_CELLS) {
            throw OptionText.slice("--within", within).error("a board has at most %s cells", "棋盘至多 %s 格", MOST_CELLS);
        }
        SortedMap<Integer, Long> counts;
        try (ClusterSession session = ClusterSession.open("boards", spark, terminal);
                WorkFolder folder = WorkFolder.of("--out", out, session)) {
            BoardSpec spec = new BoardSpec(sides.getFirst(), sides.getLast());
            counts = new BoardJob(spec, folder.shared(), session, terminal).run(most);
        }
        long alike = counts.getOrDefault(-1, 0L);
        long all = ValueCounts.positions(counts);
        counts.remove(-1);
        terminal.print(
                "%1$s boards of at most %2$s cells; %3$s play like a smaller one, and of %4$s the nimber is known",
                "至多 %2$s 格的棋盘共 %1$s 个；其中 %3$s 个与更小的棋盘等价，其余 %4$s 个的尼姆数已求出", all, most, alike, all - alike);
        String shown = String.join(
                ", ",
                counts.entrySet().stream()
                        .map(each -> each.getKey() + ": " + each.getValue())
                        .toList());
        terminal.print("how many have each nimber: %s", "各尼姆数的棋盘数：%s", shown);
        terminal.note("written to %s", "已写入 %s", out);
        return true;
    }
}
