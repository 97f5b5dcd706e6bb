package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.PositionNotation;
import org.grundy.catalog.game.TwoPartText;
import org.grundy.evidence.Source;
import org.grundy.game.Options;
import org.grundy.game.Pair;
import org.grundy.game.Ruleset;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.SoleGame;
import org.grundy.lang.TextSlice;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Northcott's game without retreats: in each row two counters approach each other. Each row is a
/// component; its cell holds the squares of the left and the right counter.
public final class Northcott implements SoleGame {
    private static final Entry ENTRY = new Entry(
            "northcott",
            List.of("诺斯科特游戏", "northcott's game"),
            List.of("HDU-1730"),
            "northcott(a:b,…)",
            "northcott(1:5, 2:9)",
            new BilingualText("Northcott: two counters in each row approach each other", "诺斯科特游戏：每行两枚棋子相向而行"),
            new BilingualText(
                    "In each row stand two counters, on squares a < b. A move takes a counter any number of squares toward the other one of its row, not onto it or past it. Each player moves counters of one side only; since a step of either counter closes the same gap, it makes no difference which side that is. Retreats are left out: the opponent answers one by following, so they change no winner.",
                    "每行有两枚棋子，分别在第 a 格和第 b 格（a < b）。每步把一枚棋子朝同行的另一枚移动任意格，不得重合或越过。每位玩家只走自己一方的棋子；由于无论哪枚前进都缩短同一个间隔，属于哪一方并无区别。这里不许后退：对手跟进即可抵消后退，胜负不变。"));

    private static final Messages WORDS = DisguisedNim.words("northcott", "gaps", "间隔")
            .and(
                    "northcott.statement",
                    "A row with counters on a and b has Grundy value b−a−1, the number of squares between them: the rows are Nim heaps.",
                    "棋子在 a、b 的一行，其 SG 值为 b−a−1，即两子之间的格数：各行相当于尼姆堆。")
            .and(
                    "northcott.proof",
                    "A move makes the gap of one row any smaller number, and nothing else.",
                    "每步把某一行的间隔变成任意更小的数，此外不改变什么。")
            .and("northcott.domain", "0 ≤ a < b; normal play", "0 ≤ a < b；正常规则");

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public CatalogGame<Pair> game() {
        Source source = new Source("T. S. Ferguson", "Game Theory", 2014, "part I, section 2.6");
        DisguisedNim<Pair> theorem =
                new DisguisedNim<>("northcott", source, row -> List.of(gap(row)), (row, i, gap) -> closed(row, gap));
        return new CatalogGame<>(ENTRY, ENTRY.name(), new Rules(), List.of(theorem), new Rows(), WORDS);
    }

    private static BigInteger gap(Pair row) {
        return row.y().subtract(row.x()).subtract(BigInteger.ONE);
    }

    /// The row with a smaller gap, closed from either side.
    private static List<Pair> closed(Pair row, BigInteger gap) {
        BigInteger apart = gap.add(BigInteger.ONE);
        return gap.compareTo(gap(row)) >= 0
                ? List.of()
                : List.of(
                        new Pair(row.y().subtract(apart), row.y()),
                        new Pair(row.x(), row.x().add(apart)));
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        List<Pair> rows = new ArrayList<>();
        for (int gap = 0; gap <= 25; gap++) {
            for (int left = 0; left + gap <= 25; left++) {
                rows.add(Pair.of(left, left + gap + 1));
            }
        }
        rows.add(Pair.of(0, 26));
        return List.of(new VerificationCase<>(game(), rows, "0 ≤ a < b ≤ 26"));
    }

    private record Rules() implements Ruleset<Pair> {
        @Override
        public void options(Pair row, Options<Pair> out) {
            for (BigInteger gap = gap(row).subtract(BigInteger.ONE);
                    gap.signum() >= 0;
                    gap = gap.subtract(BigInteger.ONE)) {
                closed(row, gap).forEach(out::to);
            }
        }

        @Override
        public Optional<Boolean> permits(Pair row, List<Pair> to) {
            return Optional.of(to.size() == 1 && closed(row, gap(to.getFirst())).contains(to.getFirst()));
        }

        @Override
        public boolean splits() {
            return false;
        }
    }

    private record Rows() implements PositionNotation<Pair> {
        @Override
        public List<Pair> read(Arguments arguments) {
            return arguments.count(1, Integer.MAX_VALUE, ENTRY.form()).slices().stream()
                    .map(Rows::row)
                    .toList();
        }

        private static Pair row(TextSlice slice) {
            TwoPartText halves = TwoPartText.atColon(slice);
            TextSlice right = halves.second()
                    .orElseThrow(() -> slice.error(
                            "\"" + slice.text() + "\" is not a row: write a:b, the squares of its two counters",
                            "“" + slice.text() + "”不是一行：应写成 a:b，即两枚棋子所在的格子"));
            BigInteger a = halves.first().number("a", 0);
            BigInteger b = right.number("b", 0);
            if (a.compareTo(b) >= 0) {
                throw slice.error(
                        "a is " + a + ", but must be below b, which is " + b, "a 是 " + a + "，但必须小于 b，而 b 是 " + b);
            }
            return new Pair(a, b);
        }

        @Override
        public String write(Pair row) {
            return row.x() + ":" + row.y();
        }
    }
}
