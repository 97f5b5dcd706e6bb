package org.grundy.catalog.graph;

import java.util.List;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.graph.removal.RemovalBoard;
import org.grundy.catalog.graph.removal.RemovalPosition;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.game.Theorem;
import org.grundy.lang.FileAccess;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Node Kayles: take a vertex of a graph together with its neighbours.
///
/// @param files which files graphs may be read from
public record NodeKayles(FileAccess files) implements DescribedSoleGame {
    private static final CatalogText TEXT = CatalogText.of("nodekayles");

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public CatalogGame<RemovalPosition> game() {
        return RemovalNotation.ofGraphs(files, RemovalBoard::takingRelated)
                .game(TEXT, theorems())
                .saying(ShapeTheorem.WORDS.and(HalfTurn.TEXT.words()));
    }

    private static List<Theorem<RemovalPosition>> theorems() {
        PathValues path = new PathValues(1, 0);
        return List.of(
                new ShapeTheorem(TEXT.theorem("path"), GraphShape::path, path),
                new ShapeTheorem(TEXT.theorem("cycle"), GraphShape::cycle, n -> path.applyAsInt(n - 3) == 0 ? 1 : 0),
                new ShapeTheorem(TEXT.theorem("complete"), GraphShape::complete, n -> 1),
                new ShapeTheorem(TEXT.theorem("star"), GraphShape::star, n -> n % 2 == 0 ? 1 : 2),
                new HalfTurn());
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(
                GraphCases.shapes(game(), RemovalBoard::takingRelated),
                GraphCases.symmetric(game(), RemovalBoard::takingRelated));
    }
}
