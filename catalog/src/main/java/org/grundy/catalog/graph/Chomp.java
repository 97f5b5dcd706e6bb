package org.grundy.catalog.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.graph.notation.GridBoard;
import org.grundy.catalog.graph.notation.GridNotation;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.game.ReasonStep;
import org.grundy.lang.Arguments;
import org.grundy.text.Messages;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Chomp: eat a square of a chocolate bar with all that is right of it and below; the first square is
/// poisoned.
public final class Chomp implements DescribedSoleGame {
    static final CatalogText TEXT = CatalogText.of("chomp");

    private static final Messages MOVE =
            Messages.NONE.and("move.bite", "eat from row {row}, column {column}", "从第 {row} 行第 {column} 列吃起");

    private static final int LONGEST_TRIAL = 6;

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public CatalogGame<ChompPosition> game() {
        return TEXT.game("", ChompRules.RULES, ChompTheorems.ALL, new ChompValues(), new Bars())
                .saying(MOVE);
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
            return List.of(ChompPosition.read(arguments, TEXT.form()));
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
