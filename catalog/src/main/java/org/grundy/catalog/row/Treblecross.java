package org.grundy.catalog.row;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.SliceNotation;
import org.grundy.catalog.game.WholeRules;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.game.Options;
import org.grundy.lang.TextSlice;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Treblecross: both players write crosses on a strip, three side by side win.
public final class Treblecross implements DescribedSoleGame {
    /// The longest strip that can be read.
    public static final int MOST_CELLS = 3000;

    private static final int MOST_DRAWN = 25;

    static final CatalogText TEXT = CatalogText.of("treblecross");

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public CatalogGame<CrossStrip> game() {
        return TEXT.game(new Rules(), List.of(new TreblecrossTheorem()), new Cells(TEXT.form()));
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        int most = thoroughness.bound(11, 13);
        return IntStream.rangeClosed(3, most)
                .<VerificationCase<?>>mapToObj(cells -> new VerificationCase<>(
                        game(),
                        run -> strips(cells, run),
                        BilingualText.of("%s cells with any crosses", "%s 格，叉任意摆放", cells)))
                .toList();
    }

    private static List<CrossStrip> strips(int cells, Run run) {
        return IntStream.range(0, 1 << cells)
                .peek(crosses -> run.options(cells))
                .mapToObj(crosses -> IntStream.range(0, cells)
                        .filter(cell -> (crosses >> cell & 1) == 1)
                        .boxed()
                        .reduce(CrossStrip.empty(cells), CrossStrip::with, (first, second) -> second))
                .toList()
                .reversed();
    }

    private record Rules() implements WholeRules<CrossStrip> {
        @Override
        public void options(CrossStrip from, Options<CrossStrip> out) {
            if (!from.over()) {
                from.free().mapToObj(from::with).forEach(out::to);
            }
        }

        /// A cross completes three.
        @Override
        public boolean won(CrossStrip strip) {
            return !strip.over() && strip.completing().findAny().isPresent();
        }

        /// Three have just been completed.
        @Override
        public boolean lost(CrossStrip strip) {
            return strip.over();
        }
    }

    private record Cells(String form) implements SliceNotation<CrossStrip> {
        @Override
        public CrossStrip position(TextSlice slice) {
            String text = slice.text().toUpperCase(Locale.ROOT).replace('_', '.');
            if (text.matches("[.X]+")) {
                checkLength(slice, text.length());
                return new CrossStrip(text);
            }
            int cells = slice.number(new BilingualText("the number of cells", "格数"), 0)
                    .min(BigInteger.valueOf(MOST_CELLS + 1))
                    .intValueExact();
            checkLength(slice, cells);
            return CrossStrip.empty(cells);
        }

        private static void checkLength(TextSlice slice, int cells) {
            if (cells < 3 || cells > MOST_CELLS) {
                throw slice.error("a strip has 3 to %s cells", "带子应有 3 到 %s 格", MOST_CELLS);
            }
        }

        @Override
        public String write(CrossStrip strip) {
            String cells = strip.cells();
            return cells.contains("X") ? cells : Integer.toString(cells.length());
        }

        /// The cells above their numbers, where they fit a line.
        @Override
        public List<String> drawing(CrossStrip strip) {
            String cells = strip.cells();
            if (cells.length() > MOST_DRAWN) {
                return List.of();
            }
            String numbers = IntStream.rangeClosed(1, cells.length())
                    .mapToObj(cell -> String.format(Locale.ROOT, "%2d", cell))
                    .collect(Collectors.joining(" "));
            String drawn =
                    cells.chars().mapToObj(cell -> cell == 'X' ? " X" : " ·").collect(Collectors.joining(" "));
            return List.of(drawn, numbers);
        }
    }
}
