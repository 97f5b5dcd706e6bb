package org.grundy.catalog.graph.sprouts;

import java.util.List;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.search.CoupleValues;
import org.grundy.text.BilingualText;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Sprouts: join two spots by a line and put a new spot on it.
public final class Sprouts implements DescribedSoleGame {
    private static final CatalogText TEXT = CatalogText.of("sprouts");

    /// Lands with so many lives less than the bound of the search are valued by the definition: those with 3 at most.
    private static final int SIZE_BEYOND_LIVES = 12;

    /// With 1 the search looked at 91 000 couples for 12, 13, 16 and 17 spots together, with 2 at 109 000.
    private static final int SIZE_PER_UNIT = 1;

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public CatalogGame<SproutsLand> game() {
        return TEXT.game(
                "",
                SproutsRules.RULES,
                List.of(),
                new CoupleValues<>(SproutsRules.RULES, Sprouts::size, SIZE_PER_UNIT),
                new SproutsText(TEXT.form()));
    }

    /// At least how many moves can follow, with more so that only few lands count as small.
    private static int size(SproutsLand land) {
        return land.lives() + SIZE_BEYOND_LIVES;
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        int spots = thoroughness.bound(3, 4);
        return List.of(VerificationCase.after(
                game(), SproutsLand.spots(spots), BilingualText.of("all after %s spots", "%s 个点及其后的局面", spots)));
    }
}
