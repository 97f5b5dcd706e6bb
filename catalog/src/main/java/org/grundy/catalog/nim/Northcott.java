package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.SliceNotation;
import org.grundy.catalog.game.TwoPartText;
import org.grundy.catalog.game.WholeRules;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.game.Options;
import org.grundy.game.Pair;
import org.grundy.lang.TextSlice;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Northcott's game without retreats: in each row two counters approach each other. Each row is a
/// component; its cell holds the squares of the left and the right counter.
public final class Northcott implements DescribedSoleGame {
    private static final CatalogText TEXT = CatalogText.of("northcott");

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public CatalogGame<Pair> game() {
        DisguisedNim<Pair> theorem = new DisguisedNim<>(
                TEXT.theorem("northcott"), row -> List.of(gap(row)), (row, i, gap) -> closed(row, gap));
        return TEXT.game(new Rules(), List.of(theorem), new Rows(TEXT.form()));
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

    private record Rules() implements WholeRules<Pair> {
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
    }

    private record Rows(String form) implements SliceNotation<Pair> {
        @Override
        public Pair position(TextSlice slice) {
            TwoPartText halves = TwoPartText.atColon(slice);
            TextSlice right = halves.second()
                    .orElseThrow(() -> slice.error(
                            "\"%s\" is not a row: write a:b, the squares of its two counters",
                            "“%s”不是一行：应写成 a:b，即两枚棋子所在的格子", slice.text()));
            BigInteger a = halves.first().number("a", 0);
            BigInteger b = right.number("b", 0);
            if (a.compareTo(b) >= 0) {
                throw slice.error("a is %s, but must be below b, which is %s", "a 是 %s，但必须小于 b，而 b 是 %s", a, b);
            }
            return new Pair(a, b);
        }

        @Override
        public String write(Pair row) {
            return row.x() + ":" + row.y();
        }
    }
}
