package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.List;
import org.grundy.catalog.game.NumberNotation;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedFamily;
import org.grundy.lang.Arguments;
import org.grundy.lang.NamedGame;
import org.grundy.lang.SoleGame;
import org.grundy.text.BilingualText;

/// The nimber *n: a Nim heap as a value, written `*4` in sums.
public final class Nimber implements SoleGame, DescribedFamily {
    private static final CatalogText TEXT = CatalogText.of("nimber");

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public NamedGame<?> game() {
        return TEXT.game(Nim.RULES, Nim.THEOREMS, new Star()).saying(Nim.TEXT.words());
    }

    /// A nimber's position is its number, its expression has a star.
    private record Star() implements NumberNotation {
        @Override
        public List<BigInteger> read(Arguments arguments) {
            return arguments
                    .count(1, Integer.MAX_VALUE, "nimber(n,…)")
                    .numbers(new BilingualText("a nimber", "尼姆数"), 0);
        }

        @Override
        public String write(BigInteger nimber) {
            return nimber.toString();
        }

        @Override
        public String expression(String game, BigInteger nimber) {
            return "*" + nimber;
        }
    }
}
