package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.HeapNotation;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.TakeAndBreakMoves;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.heap.sequence.SequenceValuation;
import org.grundy.lang.Entry;
import org.grundy.lang.SoleGame;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// The taking-and-breaking codes that have a name: each row is a family of one game.
public enum NamedCodes implements SoleGame {
    /// Dawson's Chess (0.137): take a place, and its neighbours go with it.
    DAWSON(
            new Entry(
                    "dawson",
                    List.of("道森象棋", "dawson's chess", "dawsonchess"),
                    List.of(),
                    "dawson(n,…)",
                    "dawson(12)",
                    new BilingualText("Dawson's Chess: 0.137", "道森象棋：0.137"),
                    new BilingualText(
                            "There is a row of n places. A move occupies a place, and from then on neither it nor its neighbours can be taken; so it removes one token if it is alone in its row, two at an end, or three from anywhere in a longer row.",
                            "一排有 n 个位置。每步占据一个位置，此后它和左右邻位都不能再用：独自一个时去掉一个，在端点时去掉两个，在更长的排中可从任意处去掉三个。")),
            TakeAndBreakCode.of(0, 1, 3, 7)),

    /// Dawson's Kayles (0.07): take two adjacent pins from a row.
    DAWSON_KAYLES(
            new Entry(
                    "dawsonkayles",
                    List.of("道森凯尔斯", "dawson's kayles"),
                    List.of(),
                    "dawsonkayles(n,…)",
                    "dawsonkayles(10)",
                    new BilingualText("Dawson's Kayles: take two adjacent pins from a row", "道森-凯尔斯：从一排中取两个相邻的瓶"),
                    new BilingualText(
                            "There is a row of n pins. A move knocks down two adjacent pins; what is left and right of them are two rows. It is Cram on a board of 1×n.",
                            "一排有 n 个球瓶。每步击倒相邻的两个瓶；左右剩下的成为两排。它就是 1×n 棋盘上的 Cram。")),
            TakeAndBreakCode.of(0, 0, 7)),

    /// Grundy's game (4!.0): split a heap into two of different size. No formula for its values is known, so
    /// they are computed; whether they become periodic is an open question.
    GRUNDY(
            new Entry(
                    "grundy",
                    List.of("格伦迪游戏", "grundy's game"),
                    List.of(),
                    "grundy(n,…)",
                    "grundy(13)",
                    new BilingualText("Grundy's game: split a heap into two unequal heaps", "格伦迪游戏：把一堆分成大小不等的两堆"),
                    new BilingualText(
                            "There are heaps of tokens. A move splits a heap into two nonempty heaps of different size.",
                            "有若干堆石子。每步把某一堆分成两个大小不等的非空堆。")),
            new TakeAndBreakCode(List.of(new TakeAndBreakCode.Digit(4, true)), List.of())),

    /// Kayles (0.77): take one or two adjacent pins from a row.
    KAYLES(
            new Entry(
                    "kayles",
                    List.of("凯尔斯", "Kayles 游戏"),
                    List.of(),
                    "kayles(n,…)",
                    "kayles(7)",
                    new BilingualText("Kayles: take one or two adjacent pins from a row", "Kayles：从一排中取一个或两个相邻的瓶"),
                    new BilingualText(
                            "There is a row of n pins. A move knocks down one pin or two adjacent ones; what is left and right of them are two rows.",
                            "一排有 n 个球瓶。每步击倒一个瓶或相邻的两个瓶；左右剩下的成为两排。")),
            TakeAndBreakCode.of(0, 7, 7));

    private final Entry entry;
    private final TakeAndBreakCode code;

    NamedCodes(Entry entry, TakeAndBreakCode code) {
        this.entry = entry;
        this.code = code;
    }

    @Override
    public Entry entry() {
        return entry;
    }

    @Override
    public CatalogGame<BigInteger> game() {
        return switch (this) {
            case DAWSON, DAWSON_KAYLES, KAYLES -> TakeAndBreakGame.of(entry, code, KnownPeriod.of(code));
            case GRUNDY -> {
                SequenceValuation values = new SequenceValuation(NimSequence.of(code));
                yield new CatalogGame<>(
                        entry,
                        entry.name(),
                        TakeAndBreakMoves.rules(code),
                        List.of(),
                        Optional.of(values),
                        new HeapNotation(entry.form()),
                        Messages.NONE);
            }
        };
    }

    /// The codes whose periods are known.
    static List<TakeAndBreakCode> withKnownPeriod() {
        return Stream.of(DAWSON, DAWSON_KAYLES, KAYLES).map(each -> each.code).toList();
    }

    /// Heaps up to a bound, where there is a theorem.
    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return this == GRUNDY ? List.of() : List.of(VerificationCase.heaps(game(), thoroughness.bound(250, 1200)));
    }
}
