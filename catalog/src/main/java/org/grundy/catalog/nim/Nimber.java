package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.List;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.NumberNotation;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.NamedGame;
import org.grundy.lang.SoleGame;
import org.grundy.text.BilingualText;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// The nimber *n: a Nim heap as a value, written `*4` in sums.
public final class Nimber implements SoleGame {
    private static final Entry ENTRY = new Entry(
            "nimber",
            List.of("尼姆数"),
            List.of(),
            "*n",
            "*4",
            new BilingualText("nimber *n: a heap of Nim as a value", "尼姆数 *n：作为值的一堆尼姆"),
            new BilingualText("From *n a player moves to any *k with k < n.", "从 *n 可以走到任何 k < n 的 *k。"));

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public NamedGame<?> game() {
        return new CatalogGame<>(ENTRY, ENTRY.name(), Nim.RULES, Nim.THEOREMS, new Star(), Nim.WORDS);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of();
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
