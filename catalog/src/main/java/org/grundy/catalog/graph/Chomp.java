package org.grundy.catalog.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.graph.notation.GridBoard;
import org.grundy.catalog.graph.notation.GridNotation;
import org.grundy.game.ReasonStep;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.SoleGame;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Chomp: eat a square of a chocolate bar with all that is right of it and below; the first square is
/// poisoned.
public final class Chomp implements SoleGame {
    private static final Entry ENTRY = new Entry(
            "chomp",
            List.of("巧克力博弈", "吃巧克力", "巧克力棒"),
            List.of(),
            "chomp(m,n) or chomp(4/4/2)",
            "chomp(2,5)",
            new BilingualText("Chomp: eat a square with all right of it and below", "Chomp：吃掉一格及其右方和下方的所有格"),
            new BilingualText(
                    "A bar of chocolate has rows of squares, none longer than the row above it. A move eats a square together with all squares that are neither above it nor left of it. The first square of the first row is poisoned: whoever finds only that one left has lost.",
                    "一块巧克力由若干行小格组成，每一行都不比上一行长。每步吃掉一格，以及所有不在它上方也不在它左方的格。第一行第一格有毒：轮到谁走时只剩这一格，谁就输。"));

    private static final Messages MOVE =
            Messages.of(Messages.entry("move.bite", "eat from row {row}, column {column}", "从第 {row} 行第 {column} 列吃起"));

    private static final int LONGEST_TRIAL = 6;

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public CatalogGame<ChompPosition> game() {
        return new CatalogGame<>(
                ENTRY,
                ENTRY.name(),
                ChompRules.RULES,
                ChompTheorems.ALL,
                Optional.of(new ChompValues()),
                new Bars(),
                ChompTheorems.WORDS.and(MOVE));
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        int wide = 3 * LONGEST_TRIAL;
        return List.of(
                new VerificationCase<>(
                        game(),
                        within(ChompPosition.rectangle(LONGEST_TRIAL, LONGEST_TRIAL)),
                        "≤ " + LONGEST_TRIAL + "×" + LONGEST_TRIAL),
                new VerificationCase<>(game(), within(ChompPosition.rectangle(2, wide)), "≤ 2×" + wide));
    }

    /// All parts of a bar, the whole bar last.
    private static List<ChompPosition> within(ChompPosition bar) {
        List<ChompPosition> bars = new ArrayList<>();
        ChompRules.RULES.coding(bar).ifPresent(coding -> {
            for (long code = 0; code < coding.size(); code++) {
                bars.add(coding.decode(code));
            }
        });
        return bars;
    }

    /// A position is a bar; a table has the rectangular ones.
    private record Bars() implements GridNotation<ChompPosition> {
        @Override
        public List<ChompPosition> read(Arguments arguments) {
            return List.of(ChompPosition.read(arguments, ENTRY.form()));
        }

        @Override
        public String write(ChompPosition position) {
            return position.write();
        }

        @Override
        public List<String> drawing(ChompPosition position) {
            return position.drawing();
        }

        @Override
        public Optional<ReasonStep> moveSentence(ChompPosition from, List<ChompPosition> to) {
            ChompPosition left = to.getFirst();
            return IntStream.range(0, from.height())
                    .filter(row -> left.row(row) < from.row(row))
                    .mapToObj(row -> ReasonStep.of("move.bite", "row", row + 1, "column", left.row(row) + 1))
                    .findFirst();
        }

        /// A bar of n × n has as many parts as there are ways of n steps up and n to the right.
        @Override
        public int usual() {
            return 9;
        }

        @Override
        public ChompPosition whole(GridBoard grid) {
            return ChompPosition.rectangle(grid.rows(), grid.columns());
        }

        @Override
        public int longest() {
            return ChompPosition.LONGEST;
        }
    }
}
