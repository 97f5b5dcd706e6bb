package org.grundy.catalog;

import java.util.List;
import java.util.Optional;
import org.grundy.analysis.Trial;
import org.grundy.game.Text;
import org.grundy.game.Words;
import org.grundy.heap.NimSequence;
import org.grundy.heap.SequenceValuation;
import org.grundy.heap.TakingCode;
import org.grundy.heap.TakingMoves;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;

/// Grundy's game (4!.0): split a heap into two of different size. No formula for its values is known, so
/// they are computed; whether they become periodic is an open question.
public final class GrundyGame implements Family {
    private static final Entry ENTRY = new Entry(
            "grundy",
            List.of("格伦迪游戏", "grundy's game"),
            List.of(),
            "grundy(n,…)",
            "grundy(13)",
            new Text("Grundy's game: split a heap into two unequal heaps", "格伦迪游戏：把一堆分成大小不等的两堆"),
            new Text(
                    "There are heaps of tokens. A move splits a heap into two nonempty heaps of different size.",
                    "有若干堆石子。每步把某一堆分成两个大小不等的非空堆。"));

    private static final TakingCode CODE = new TakingCode(List.of(new TakingCode.Digit(4, true)), List.of());

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        parameters.count(0, 0, ENTRY.form());
        return game();
    }

    /// The game.
    public static HeapGame game() {
        SequenceValuation values = new SequenceValuation(NimSequence.of(CODE));
        return new HeapGame(ENTRY, ENTRY.name(), TakingMoves.rules(CODE), List.of(), Optional.of(values), Words.NONE);
    }

    @Override
    public List<Trial<?>> trials() {
        return List.of();
    }
}
