package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.CatalogGame;
import org.grundy.catalog.HeapNotation;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.TakeAndBreakMoves;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.heap.sequence.SequenceValuation;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Grundy's game (4!.0): split a heap into two of different size. No formula for its values is known, so
/// they are computed; whether they become periodic is an open question.
public final class GrundyGame implements Family {
    private static final Entry ENTRY = new Entry(
            "grundy",
            List.of("格伦迪游戏", "grundy's game"),
            List.of(),
            "grundy(n,…)",
            "grundy(13)",
            new BilingualText("Grundy's game: split a heap into two unequal heaps", "格伦迪游戏：把一堆分成大小不等的两堆"),
            new BilingualText(
                    "There are heaps of tokens. A move splits a heap into two nonempty heaps of different size.",
                    "有若干堆石子。每步把某一堆分成两个大小不等的非空堆。"));

    private static final TakeAndBreakCode CODE =
            new TakeAndBreakCode(List.of(new TakeAndBreakCode.Digit(4, true)), List.of());

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
    public static CatalogGame<BigInteger> game() {
        SequenceValuation values = new SequenceValuation(NimSequence.of(CODE));
        return new CatalogGame<>(
                ENTRY,
                ENTRY.name(),
                TakeAndBreakMoves.rules(CODE),
                List.of(),
                Optional.of(values),
                new HeapNotation(ENTRY.form()),
                Messages.NONE);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of();
    }
}
