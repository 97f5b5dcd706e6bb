package org.grundy.catalog.graph;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.graph.notation.GridBoard;
import org.grundy.catalog.graph.notation.GridNotation;
import org.grundy.catalog.graph.removal.GridPositions;
import org.grundy.catalog.graph.removal.RemovalBoard;
import org.grundy.catalog.graph.removal.RemovalPosition;
import org.grundy.catalog.graph.removal.search.CramRules;
import org.grundy.catalog.graph.removal.search.GridSearches;
import org.grundy.catalog.graph.removal.search.RemovalValues;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.lang.Arguments;
import org.grundy.text.BilingualText;
import org.grundy.value.Outcome;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Cram: lay a domino on two free cells of a board, either way.
public final class Cram implements DescribedSoleGame {
    private static final CatalogText TEXT = CatalogText.of("cram");

    private static final int LARGEST_TRIAL = 20;

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public CatalogGame<RemovalPosition> game() {
        return TEXT.game(
                "",
                CramRules.RULES,
                List.of(
                        new ShapeTheorem(TEXT.theorem("strip"), GraphShape::path, new PathValues(0, 1)),
                        new Reflection()),
                new RemovalValues(new GridSearches()::of),
                new Boards());
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(new VerificationCase<>(
                game(), run -> boards(), BilingualText.of("rows·columns ≤ %s", "行数·列数 ≤ %s", LARGEST_TRIAL)));
    }

    private static List<RemovalPosition> boards() {
        return IntStream.rangeClosed(1, LARGEST_TRIAL)
                .boxed()
                .flatMap(rows -> IntStream.rangeClosed(1, LARGEST_TRIAL / rows)
                        .mapToObj(columns -> GridPositions.whole(new GridBoard(rows, columns))))
                .toList();
    }

    /// A position is a board; a table has the empty ones.
    private record Boards() implements GridNotation<RemovalPosition> {
        @Override
        public List<RemovalPosition> read(Arguments arguments) {
            return List.of(GridPositions.read(arguments, TEXT.form()));
        }

        @Override
        public String write(RemovalPosition position) {
            return GridPositions.write(position);
        }

        @Override
        public List<String> drawing(RemovalPosition position) {
            return GridPositions.drawing(position);
        }

        @Override
        public Optional<ReasonStep> moveSentence(RemovalPosition from, List<RemovalPosition> to) {
            return from.removal(to).map(domino -> laid(GridPositions.board(from.arena()), domino.removed()));
        }

        private static ReasonStep laid(GridBoard board, BitSet domino) {
            int first = domino.nextSetBit(0);
            int last = domino.length() - 1;
            int row = first / board.columns() + 1;
            int column = first % board.columns() + 1;
            return last == first + 1 && board.columns() > 1
                    ? ReasonStep.of("move.along", "row", row, "column", column, "next", column + 1)
                    : ReasonStep.of("move.across", "row", row, "next", row + 1, "column", column);
        }

        /// Boards of odd area are searched, at a cost that grows exponentially.
        @Override
        public int usual() {
            return 6;
        }

        @Override
        public RemovalPosition whole(GridBoard grid) {
            return GridPositions.whole(grid);
        }

        @Override
        public int longest() {
            return GridBoard.LONGEST;
        }
    }

    /// The strategy of answering every domino with its image under a half turn of the board.
    private record Reflection() implements DescribedTheorem<RemovalPosition> {
        @Override
        public CatalogText.Stated stated() {
            return TEXT.theorem("reflection");
        }

        @Override
        public boolean covers(RemovalPosition position, Play play) {
            return play == Play.NORMAL && position.arena().size() % 2 == 0 && symmetric(position);
        }

        @Override
        public Outcome outcome(RemovalPosition position, Play play) {
            return central(position).isPresent() ? Outcome.N : Outcome.P;
        }

        @Override
        public Optional<OptionSet<RemovalPosition>> winning(RemovalPosition position, Play play) {
            List<List<RemovalPosition>> won =
                    central(position).map(position::after).stream().toList();
            return Optional.of(new OptionSet<>(won, won.isEmpty()));
        }

        @Override
        public List<ReasonStep> reason(RemovalPosition position, Play play) {
            GridBoard board = GridPositions.board(position.arena());
            String key = central(position).isPresent() ? "reflection.lay" : "reflection.answer";
            return List.of(ReasonStep.of(key, "rows", board.rows(), "columns", board.columns()));
        }

        /// The half turn maps each cell to the one that is as far from the last as it is from the first.
        private static int image(RemovalPosition position, int cell) {
            return position.arena().size() - 1 - cell;
        }

        private static boolean symmetric(RemovalPosition position) {
            return position.elements().allMatch(cell -> position.has(image(position, cell)));
        }

        /// The domino that is its own image, if it can be laid.
        private static Optional<RemovalBoard.Removal> central(RemovalPosition position) {
            return position.arena().removals().stream()
                    .filter(position::allows)
                    .filter(domino -> ownImage(position, domino.removed()))
                    .findFirst();
        }

        private static boolean ownImage(RemovalPosition position, BitSet domino) {
            return domino.stream().allMatch(cell -> domino.get(image(position, cell)));
        }
    }
}
