package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.List;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.NumberList;
import org.grundy.catalog.game.Tuples;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Moore's Nim: a move reduces from one to k heaps. All heaps together are one component.
public final class Moore implements Family {
    private static final Entry ENTRY = new Entry(
            "moore",
            List.of("摩尔尼姆", "Nim-K", "nim_k", "moore's nim"),
            List.of(),
            "moore[k](a,b,…)",
            "moore[2](3,4,5,6)",
            new BilingualText("Moore's Nim: take from one to k heaps at once", "摩尔尼姆：一步可从 1 到 k 堆中取"),
            new BilingualText(
                    "There are heaps of tokens. A move chooses at least one and at most k heaps and takes one or more tokens from each of them, not necessarily equally many.",
                    "有若干堆石子。每步选择 1 到 k 堆，从每一堆中取走一个或多个，各堆所取可以不同。"));

    private static final Messages WORDS = Messages.read(Moore.class.getResourceAsStream("moore.messages"));

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return game(parameters.present(ENTRY).count(1, 1, ENTRY.form()).get(0).number("k", 1));
    }

    /// The game in which at most k heaps are reduced at once.
    ///
    /// @param k at least 1
    public static CatalogGame<List<BigInteger>> game(BigInteger k) {
        MooreRules rules = new MooreRules(k);
        NumberList notation = NumberList.any(ENTRY.form(), new BilingualText("a heap", "堆的大小"), true);
        return new CatalogGame<>(
                ENTRY, ENTRY.name() + "[" + k + "]", rules, List.of(new MooreTheorem(rules)), notation, WORDS);
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
                new BilingualText(heaps + " heaps of at most " + most, heaps + " 堆，每堆不超过 " + most + " 个"));
    }
}
