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

/// Arc Kayles: take two joined vertices of a graph. On a grid this is Cram.
///
/// @param files which files graphs may be read from
public record ArcKayles(FileAccess files) implements DescribedSoleGame {
    private static final CatalogText TEXT = CatalogText.of("arckayles");

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public CatalogGame<RemovalPosition> game() {
        return RemovalNotation.ofGraphs(files, RemovalBoard::takingEdges)
                .game(TEXT, theorems())
                .saying(ShapeTheorem.WORDS);
    }

    private static List<Theorem<RemovalPosition>> theorems() {
        PathValues path = new PathValues(0, 1);
        return List.of(
                new ShapeTheorem(TEXT.theorem("path"), GraphShape::path, path),
                new ShapeTheorem(TEXT.theorem("cycle"), GraphShape::cycle, n -> path.applyAsInt(n - 2) == 0 ? 1 : 0),
                new ShapeTheorem(TEXT.theorem("complete"), GraphShape::complete, n -> n / 2 % 2),
                new ShapeTheorem(TEXT.theorem("star"), GraphShape::star, n -> 1));
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(GraphCases.shapes(game(), RemovalBoard::takingEdges));
    }
}
