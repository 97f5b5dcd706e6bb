package org.grundy.cli.option;

import org.grundy.cli.console.CompletionWords;
import org.grundy.game.Component;
import org.grundy.game.SearchEngine;
import org.grundy.game.Sum;
import org.grundy.lang.OptionText;
import org.grundy.run.Budget;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that say how boards are searched.
public final class SearchOptions {
    @Option(names = "--threads", paramLabel = "N")
    private @Nullable String threads;

    @Option(names = "--engine", completionCandidates = CompletionWords.Engines.class, paramLabel = "S")
    private @Nullable String engine;

    /// A budget with as many threads as boards are to be searched with.
    ///
    /// @throws InputError if the number cannot be read, or is not within 1..1024
    public Budget with(Budget budget) {
        return threads == null ? budget : budget.withThreads(SequenceSize.threads("--threads", threads));
    }

    /// Chooses the engine for the boards of a sum, if one is asked for.
    ///
    /// @throws InputError if there is no such engine, or no board that can be searched by it
    public void choose(Sum sum) {
        if (engine == null) {
            return;
        }
        if (!chooseAll(sum, OptionText.choice("--engine", engine, SearchEngine.class))) {
            throw new InputError(
                    "--engine %s is for games that remove elements from a board, such as cram, arckayles, nodekayles "
                            + "and poset; depth only for those whose moves exclude each other mutually, couples also "
                            + "for sprouts and rules given with --rules or -e; there is none in this sum",
                    "--engine %s 用于在棋盘上移除元素的游戏，如 cram、arckayles、nodekayles、poset，其中 depth 要求走法之间的排斥是相互的，couples 还可用于 "
                            + "sprouts 以及用 --rules 或 -e 给出的规则；这个和中没有这样的游戏",
                    engine);
        }
    }

    /// Checks that no other engine was asked for than the one whose proofs are kept.
    ///
    /// @throws InputError if one was
    void checkKept(SearchEngine needed) {
        if (engine != null && OptionText.choice("--engine", engine, SearchEngine.class) != needed) {
            throw new InputError(
                    "--store keeps what couples prove: leave out --engine %s",
                    "--store 保存的是 couples 引擎的结论：请去掉 --engine %s", engine);
        }
    }

    /// Has the boards of a sum searched by an engine.
    ///
    /// @return whether there is a board that can be
    static boolean chooseAll(Sum sum, SearchEngine asked) {
        return sum.components().stream()
                        .filter(component -> choose(component, asked))
                        .count()
                > 0;
    }

    private static <P> boolean choose(Component<P> component, SearchEngine asked) {
        return component.game().choose(asked, component.position());
    }
}
