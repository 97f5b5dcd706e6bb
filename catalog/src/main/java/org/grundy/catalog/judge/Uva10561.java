package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.row.CrossStrip;
import org.grundy.catalog.row.Treblecross;
import org.grundy.game.Play;
import org.grundy.text.BilingualText;

/// UVa 10561, Treblecross: a count of cases, then a strip in each; all cells, from 1 on, in which a cross wins.
final class Uva10561 implements Problem {
    @Override
    public String id() {
        return "UVA-10561";
    }

    @Override
    public void answer(InputTokens in, PrintWriter out, Consumer<Supplier<CasePosition>> positions) {
        CatalogGame<CrossStrip> game = new Treblecross().game();
        for (int cases = in.count(new BilingualText("the number of cases", "数据组数")); cases > 0; cases--) {
            CrossStrip strip = strip(in);
            String cells = TheoremAnswers.winning(game, strip).stream()
                    .map(after -> crossed(strip, after))
                    .sorted()
                    .map(String::valueOf)
                    .collect(Collectors.joining(" "));
            out.print((cells.isEmpty() ? "LOSING\n" : "WINNING\n") + cells + "\n");
            positions.accept(() -> CasePosition.of(game, strip, Play.NORMAL));
        }
    }

    /// The cell, from 1 on, that has a cross afterwards and had none before.
    private static int crossed(CrossStrip before, CrossStrip after) {
        return 1
                + IntStream.range(0, before.cells().length())
                        .filter(cell ->
                                before.cells().charAt(cell) != after.cells().charAt(cell))
                        .findFirst()
                        .orElseThrow();
    }

    private static CrossStrip strip(InputTokens in) {
        String cells = in.word(new BilingualText("a strip", "一条棋盘"));
        int most = Treblecross.MOST_CELLS;
        if (!cells.matches("[.X]{3," + most + "}")) {
            throw in.error("a strip has 3 to %s cells, each of them . or X", "一条棋盘有 3 到 %s 格，每格为 . 或 X", most);
        }
        return new CrossStrip(cells);
    }
}
