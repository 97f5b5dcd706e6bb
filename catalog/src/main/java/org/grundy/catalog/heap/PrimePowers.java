package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.List;
import org.grundy.catalog.CatalogGame;
import org.grundy.catalog.HeapNotation;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Take 1 or a prime power from one heap.
public final class PrimePowers implements Family {
    private static final Entry ENTRY = new Entry(
            "primepowers",
            List.of("roy", "取质数幂", "取素数幂", "Roy&October之取石子"),
            List.of("P4018"),
            "primepowers(n,…)",
            "primepowers(100)",
            new BilingualText("Prime powers: take 1, 2, 3, 4, 5, 7, 8, 9, … from a heap", "取质数幂：每次取 1 或质数的幂个"),
            new BilingualText(
                    "There is a heap of n tokens. A move takes 1 token or as many as a prime power.",
                    "有一堆 n 个石子。每步取走 1 个，或取走质数的幂那么多个。"));

    private static final Messages WORDS = Messages.NONE
            .and(
                    "primepowers.statement",
                    "The Grundy value is n mod 6. In normal play the player to move loses exactly when n mod 6 = 0, in misère play exactly when n mod 6 = 1.",
                    "Grundy 值为 n mod 6。正常规则下，n mod 6 = 0 时且仅在此时先手必败；反常规则下，n mod 6 = 1 时且仅在此时先手必败。")
            .and(
                    "primepowers.proof",
                    "The amounts 1, 2, 3, 4 and 5 are allowed, and no multiple of 6 is, for it has two prime factors. So every other remainder mod 6 is reached, and the same never. The misère part is Ferguson's pairing with the amount 1.",
                    "1、2、3、4、5 都允许取，而 6 的倍数有两个不同的质因子，不允许取。所以模 6 的其他余数都能到达，而相同的余数不能。反常规则部分是以取 1 个作 Ferguson 配对。")
            .and("primepowers.domain", "n ≥ 0; both kinds of play", "n ≥ 0；两种规则")
            .and(
                    "primepowers.wins",
                    "{n} mod {m} = {r}, and {lost} is the remainder to leave: take {k}, or any other allowed amount that is {k} mod {m}.",
                    "{n} mod {m} = {r}，应留下余数 {lost}：取 {k} 个，或取模 {m} 余 {k} 的任何其他允许的个数。")
            .and(
                    "primepowers.loses",
                    "{n} mod {m} = {r}: no multiple of {m} may be taken, so the remainder changes, and as long as play goes on the other player brings it back to {lost} by taking at most 5.",
                    "{n} mod {m} = {r}：不允许取 {m} 的倍数，所以余数必定改变；只要游戏还在继续，对手至多取 5 个就能使它回到 {lost}。")
            .and("primepowers.over", "The heap is empty: play is over.", "堆已空：游戏结束。");

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        parameters.count(0, 0, ENTRY.form());
        return game();
    }

    /// The game.
    public static CatalogGame<BigInteger> game() {
        PrimeTheorem theorem = new PrimeTheorem("primepowers", PrimeAmounts.POWERS, 6);
        return new CatalogGame<>(
                ENTRY,
                "primepowers",
                PrimeAmounts.POWERS.rules(),
                List.of(theorem),
                new HeapNotation(ENTRY.form()),
                WORDS);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(VerificationCase.heaps(game(), thoroughness.bound(400, 1000)));
    }
}
