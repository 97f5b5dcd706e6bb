package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.List;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.HeapNotation;
import org.grundy.lang.Entry;
import org.grundy.lang.SoleGame;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Games in which 1, primes or their powers are taken from one heap: each row is a family of one game.
public enum PrimeGames implements SoleGame {
    /// Take 1 or a prime.
    PRIMES(
            new Entry(
                    "primes",
                    List.of("取质数", "取素数", "Roy&October之取石子II"),
                    List.of("P4860"),
                    "primes(n,…)",
                    "primes(100)",
                    new BilingualText("Primes: take 1, 2, 3, 5, 7, 11, … from a heap", "取质数：每次取 1 或质数个"),
                    new BilingualText(
                            "There is a heap of n tokens. A move takes 1 token or as many as a prime.",
                            "有一堆 n 个石子。每步取走 1 个，或取走质数那么多个。")),
            PrimeAmounts.PRIMES,
            4,
            new BilingualText(
                    "The amounts 1, 2 and 3 are allowed, and no multiple of 4 is, for it is no prime. So every other remainder mod 4 is reached, and the same never. The misère part is Ferguson's pairing with the amount 1.",
                    "1、2、3 都允许取，而 4 的倍数不是质数，不允许取。所以模 4 的其他余数都能到达，而相同的余数不能。反常规则部分是以取 1 个作 Ferguson 配对。")),

    /// Take 1 or a prime power.
    PRIME_POWERS(
            new Entry(
                    "primepowers",
                    List.of("roy", "取质数幂", "取素数幂", "Roy&October之取石子"),
                    List.of("P4018"),
                    "primepowers(n,…)",
                    "primepowers(100)",
                    new BilingualText("Prime powers: take 1, 2, 3, 4, 5, 7, 8, 9, … from a heap", "取质数幂：每次取 1 或质数的幂个"),
                    new BilingualText(
                            "There is a heap of n tokens. A move takes 1 token or as many as a prime power.",
                            "有一堆 n 个石子。每步取走 1 个，或取走质数的幂那么多个。")),
            PrimeAmounts.POWERS,
            6,
            new BilingualText(
                    "The amounts 1, 2, 3, 4 and 5 are allowed, and no multiple of 6 is, for it has two prime factors. So every other remainder mod 6 is reached, and the same never. The misère part is Ferguson's pairing with the amount 1.",
                    "1、2、3、4、5 都允许取，而 6 的倍数有两个不同的质因子，不允许取。所以模 6 的其他余数都能到达，而相同的余数不能。反常规则部分是以取 1 个作 Ferguson 配对。"));

    private final Entry entry;
    private final PrimeAmounts amounts;
    private final int modulus;
    private final BilingualText proof;

    /// @param modulus the least amount above 1 that may not be taken
    PrimeGames(Entry entry, PrimeAmounts amounts, int modulus, BilingualText proof) {
        this.entry = entry;
        this.amounts = amounts;
        this.modulus = modulus;
        this.proof = proof;
    }

    @Override
    public Entry entry() {
        return entry;
    }

    @Override
    public CatalogGame<BigInteger> game() {
        String key = entry.name();
        PrimeTheorem theorem = new PrimeTheorem(key, amounts, modulus);
        return new CatalogGame<>(
                entry, key, amounts.rules(), List.of(theorem), new HeapNotation(entry.form()), words(key));
    }

    private Messages words(String key) {
        String remainder = "n mod " + modulus;
        int reply = modulus - 1;
        return Messages.of(
                Messages.entry(
                        key + ".statement",
                        "The Grundy value is " + remainder + ". In normal play the player to move loses exactly when "
                                + remainder + " = 0, in misère play exactly when " + remainder + " = 1.",
                        "SG 值为 " + remainder + "。正常规则下，当且仅当 " + remainder + " = 0 时先手必败；反常规则下，当且仅当 " + remainder
                                + " = 1 时先手必败。"),
                Messages.entry(key + ".proof", proof.en(), proof.zh()),
                Messages.entry(key + ".domain", "n ≥ 0; both kinds of play", "n ≥ 0；两种规则"),
                Messages.entry(
                        key + ".wins",
                        "{n} mod {m} = {r}, and {lost} is the remainder to leave: take {k}, or any other allowed amount that is {k} mod {m}.",
                        "{n} mod {m} = {r}，应留下余数 {lost}：取 {k} 个，或取模 {m} 余 {k} 的任何其他允许的个数。"),
                Messages.entry(
                        key + ".loses",
                        "{n} mod {m} = {r}: no multiple of {m} may be taken, so the remainder changes, and as long as play goes on the other player brings it back to {lost} by taking at most "
                                + reply + ".",
                        "{n} mod {m} = {r}：不允许取 {m} 的倍数，所以余数必定改变；只要游戏还在继续，对手至多取 " + reply + " 个就能使它回到 {lost}。"),
                Messages.entry(key + ".over", "The heap is empty: play is over.", "堆已空：游戏结束。"));
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(VerificationCase.heaps(game(), thoroughness.bound(400, 1000)));
    }
}
