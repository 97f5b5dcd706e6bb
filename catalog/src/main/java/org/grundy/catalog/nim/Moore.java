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

    private static final Messages WORDS = Messages.NONE
            .and(
                    "moore.statement",
                    "Write the heaps in binary. In normal play the player to move loses exactly when in every column the number of ones is a multiple of k+1. In misère play the same holds if some heap has two or more tokens; if none has, he loses exactly when the number of heaps of one is 1 mod k+1.",
                    "把各堆写成二进制。正常规则下，当且仅当每一列中 1 的个数都是 k+1 的倍数时先手必败。反常规则下，若有某堆不少于两个石子，结论相同；若没有，则当且仅当一个石子的堆数模 k+1 余 1 时先手必败。")
            .and(
                    "moore.proof",
                    "At most k heaps change, so in the highest column where one does the count changes by 1..k and is no multiple any more. From other positions go from the top column to the lowest: heaps already made smaller may be set freely there, and if they are too few, further heaps lose their one in that column; k heaps are always enough.",
                    "至多 k 堆改变，所以在发生改变的最高列，1 的个数改变 1..k，不再是 k+1 的倍数。从其他局面出发，自最高列到最低列：已变小的堆在该列可任意取值；若它们不够，就再让一些堆去掉该列的 1；k 堆总是足够。")
            .and("moore.domain", "any heaps, k ≥ 1; both kinds of play", "任意堆，k ≥ 1；两种规则")
            .and(
                    "moore.columns",
                    "In binary, the columns from the highest to the lowest have {counts} ones, mod {k1}: {remainders}.",
                    "写成二进制，从最高列到最低列 1 的个数为 {counts}，模 {k1} 余 {remainders}。")
            .and(
                    "moore.ones",
                    "No heap has more than one token; {ones} have one, and {ones} mod {k1} = {r}.",
                    "每堆至多一个石子；有一个石子的堆有 {ones} 个，{ones} mod {k1} = {r}。")
            .and("moore.wins", "Leave {target}.", "走到 {target}。")
            .and(
                    "moore.loses",
                    "Every move upsets that, and the other player can restore it with at most {k} heaps.",
                    "任何一步都会破坏它，而对手动至多 {k} 堆就能恢复。")
            .and("moore.over", "All heaps are empty: play is over.", "各堆都已空：游戏结束。");

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
