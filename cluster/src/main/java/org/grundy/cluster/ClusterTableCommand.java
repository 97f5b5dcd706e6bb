package org.grundy.cluster;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import org.grundy.cluster.level.ValueCounts;
import org.grundy.cluster.run.ClusterRules;
import org.grundy.cluster.run.ClusterSession;
import org.grundy.cluster.run.ClusterTerminal;
import org.grundy.cluster.run.SparkOptions;
import org.grundy.cluster.run.WorkFolder;
import org.grundy.cluster.store.Storage;
import org.grundy.cluster.table.BlockGrid;
import org.grundy.cluster.table.ClusterQuantity;
import org.grundy.cluster.table.TableEffort;
import org.grundy.cluster.table.TableJob;
import org.grundy.cluster.table.TableManifest;
import org.grundy.cluster.table.TableSpec;
import org.grundy.game.Play;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.NamedGame;
import org.grundy.lang.OptionText;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy cluster table`: a number for each position of a box.
@Command(name = "table")
final class ClusterTableCommand implements ClusterAction {
    private static final int SHOWN = 16;
    private static final int MOST_TASKS = 1_000_000;

    @Mixin
    private final SparkOptions spark = new SparkOptions();

    @Mixin
    private final ClusterRules rules = new ClusterRules();

    @Option(names = "--to", paramLabel = "N,…")
    private @Nullable String to;

    @Option(names = "--block", paramLabel = "N,…")
    private @Nullable String block;

    @Option(names = "--tasks", paramLabel = "N")
    private @Nullable String tasks;

    @Option(names = "--show", paramLabel = "S")
    private @Nullable String show;

    @Mixin
    private final PlayOption option = new PlayOption();

    @Option(names = "--out", paramLabel = "URI", required = true)
    private String out = "";

    @Option(names = "--resume")
    private boolean resume;

    @Parameters(paramLabel = "GAME", arity = "0..1")
    private String name = "";

    @Override
    public boolean run(ClusterTerminal terminal) throws IOException {
        SortedMap<Integer, Long> counts;
        TableEffort effort;
        try (ClusterSession session = ClusterSession.open("table", spark, terminal)) {
            TableSpec spec = resume ? begun() : asked();
            try (WorkFolder folder = WorkFolder.of("--out", out, session)) {
                TableJob job = new TableJob(spec, folder.shared(), session, terminal);
                effort = job.run();
                counts = job.counts();
            }
        }
        report(counts, terminal);
        reportEffort(effort, terminal);
        return true;
    }

    private TableSpec begun() throws IOException {
        Storage storage = Storage.named("--out", out);
        return TableManifest.read(storage)
                .orElseThrow(() -> OptionText.slice("--out", out)
                        .error("%s holds no table to go on with", "%s 里没有可以继续的表", storage.place("")))
                .spec();
    }

    private TableSpec asked() throws IOException {
        String text = rules.text();
        NamedGame<?> game = ExpressionParser.parseGame(ClusterRules.library(text), ClusterRules.game(name, text));
        Play play = option.isMisere() ? Play.MISERE : game.convention().play();
        ClusterQuantity shown = show != null
                ? OptionText.choice("--show", show, ClusterQuantity.class)
                : play == Play.NORMAL ? ClusterQuantity.GRUNDY : ClusterQuantity.OUTCOME;
        if (shown == ClusterQuantity.GRUNDY && play == Play.MISERE) {
            throw OptionText.slice("--show", "grundy")
                    .error(
                            "Grundy values belong to normal play: with misère play show outcome, remoteness or"
                                    + " suspense",
                            "SG 值只对正常规则有定义：反常规则下请用 outcome、remoteness 或 suspense");
        }
        Optional<TableManifest> there = TableManifest.read(Storage.named("--out", out));
        TableSpec spec = shared(new TableSpec(text, game.name(), grid(game), shown, play), there);
        if (there.isPresent() && !there.get().spec().equals(spec)) {
            throw OptionText.slice("--out", out)
                    .error(
                            "%s holds another table, of %s: choose another folder, or go on with that one by --resume",
                            "%s 里是另一张表（%s）：请另选文件夹，或用 --resume 继续那张表",
                            out,
                            there.get().game());
        }
        return spec;
    }

    /// The table with its levels shared among as many tasks as are asked for, or as were before.
    private TableSpec shared(TableSpec spec, Optional<TableManifest> there) {
        if (tasks != null) {
            return spec.sharedAmong(OptionText.slice("--tasks", tasks).number("--tasks", 1, MOST_TASKS));
        }
        return spec.sharedAmong(there.map(TableManifest::tasks).orElseGet(spec::usualTasks));
    }

    private BlockGrid grid(NamedGame<?> game) {
        if (game.dimensions() < 1) {
            throw new InputError(
                    "the positions of %s are no tuples of numbers, so they fill no box",
                    "%s 的局面不是固定个数的数，不能排成表", game.name());
        }
        if (to == null) {
            throw new InputError(
                    "--to is missing: the largest number along each axis, such as --to 99%s",
                    "缺少 --to：每个坐标的最大值，例如 --to 99%s", ",99".repeat(game.dimensions() - 1));
        }
        List<Integer> lengths = NumberTuple.of("--to", to, game.dimensions(), 0).stream()
                .map(last -> last + 1)
                .toList();
        return block == null
                ? BlockGrid.of(lengths)
                : BlockGrid.of(lengths, NumberTuple.of("--block", block, game.dimensions(), 1));
    }

    private static void report(SortedMap<Integer, Long> counts, ClusterTerminal terminal) {
        long positions = ValueCounts.positions(counts);
        terminal.print(
                "%s positions; the largest value is %s",
                "%s 个局面；最大值为 %s", positions, counts.isEmpty() ? 0 : counts.lastKey());
        String shown = ClusterTerminal.first(
                counts.entrySet().stream()
                        .map(each -> each.getKey() + ": " + each.getValue())
                        .toList(),
                SHOWN);
        terminal.print("how many have each value: %s", "各值的局面数：%s", shown);
    }

    private void reportEffort(TableEffort effort, ClusterTerminal terminal) {
        double seconds = effort.nanos() / 1e9;
        String rate = seconds == 0 ? "–" : String.format(Locale.ROOT, "%,.0f", effort.positions() / seconds);
        String took = String.format(Locale.ROOT, "%.1f", seconds);
        String reading = String.format(Locale.ROOT, "%.1f", effort.reading() / 1e9);
        terminal.note(
                "computed %s blocks, found %s whole; %s s of all tasks together, %s positions a second of a task; read"
                        + " %s bytes of earlier blocks in %s s, wrote %s",
                "计算了 %s 个块，%s 个已有且完好；各任务合计 %s 秒，每任务每秒 %s 个局面；读入更早的块 %s 字节，用时 %s 秒，写出 %s 字节",
                effort.blocks(),
                effort.kept(),
                took,
                rate,
                effort.read(),
                reading,
                effort.written());
        terminal.note("written to %s", "已写入 %s", out);
    }
}
