package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.List;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.NumberList;
import org.grundy.catalog.game.Tuples;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedFamily;
import org.grundy.lang.Arguments;
import org.grundy.lang.NamedGame;
import org.grundy.text.BilingualText;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Moore's Nim: a move reduces from one to k heaps. All heaps together are one component.
public final class Moore implements DescribedFamily {
    static final CatalogText TEXT = CatalogText.of("moore");

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return game(TEXT.number(parameters, "k"));
    }

    /// The game in which at most k heaps are reduced at once.
    ///
    /// @param k at least 1
    public static CatalogGame<List<BigInteger>> game(BigInteger k) {
        MooreRules rules = new MooreRules(k);
        NumberList notation = NumberList.any(TEXT.form(), new BilingualText("a heap", "堆的大小"), true);
        return TEXT.game("[" + k + "]", rules, List.of(new MooreTheorem(rules)), notation);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return switch (thoroughness) {
            case QUICK -> List.of(all(1, 4, 3), all(2, 4, 3), all(2, 3, 4), all(3, 3, 4), all(2, 1, 6), all(5, 3, 3));
            case THOROUGH ->
                List.of(
                        all(1, 6, 3),
                        all(2, 6, 3),
                        all(2, 4, 4),
                        all(3, 4, 4),
                        all(2, 3, 5),
                        all(3, 3, 5),
                        all(5, 3, 3),
                        all(2, 1, 6));
        };
    }

    /// All positions of some heaps, each at most `most`.
    private static VerificationCase<?> all(int k, int most, int heaps) {
        return new VerificationCase<>(
                game(BigInteger.valueOf(k)),
                Tuples.upTo(most, heaps),
                BilingualText.of("%s heaps of at most %s", "%s 堆，每堆不超过 %s 个", heaps, most));
    }
}
