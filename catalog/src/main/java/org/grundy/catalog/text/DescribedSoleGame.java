package org.grundy.catalog.text;

import java.util.List;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.lang.SoleGame;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// A family of one game, without parameters, whose words stand in a text.
public interface DescribedSoleGame extends SoleGame, DescribedFamily {
    @Override
    CatalogGame<?> game();

    /// Up to the bounds that the text names; none if it names none.
    @Override
    default List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return text().cases(List.of(), thoroughness, none -> game());
    }
}
