package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.Source;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.game.Valuation;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.text.Messages;
import org.grundy.value.Outcome;
import org.grundy.value.Tame;

/// Ferguson's pairing: with s the least number that may be taken, a heap n ≥ s has value 1 exactly when n−s
/// has value
/// 0. So every heap is tame, those of value 0 and 1 are fickle, and in misère play exactly the heaps of
/// value 1 are lost.
///
/// It speaks of the heaps whose value the nim-sequence gives within ten million values.
///
/// @param values the Grundy values of the heaps
record FergusonPairing(Valuation<BigInteger> values) implements Theorem<BigInteger> {
    private static final long VALUES = 10_000_000;

    static final Messages WORDS = Messages.NONE
            .and(
                    "ferguson.statement",
                    "Let s be the least number that may be taken. A heap n ≥ s has Grundy value 1 exactly when n−s has value 0. So all sums of such heaps are tame, and in misère play a single heap is lost exactly when its value is 1.",
                    "设 s 是允许取的最小数。对 n ≥ s，n 的 SG 值为 1 当且仅当 n−s 的值为 0。因此这种堆的任意和都是驯良的（tame），反常规则下单堆必败当且仅当其值为 1。")
            .and(
                    "ferguson.proof",
                    "By induction on n. If n−s has value 0, then n has an option of value 0; it has none of value 1, for an option n−k of value 1 would mean that n−k−s has value 0, and that is an option of n−s. If n−s has a value above 0, then it has an option n−s−k of value 0, so n−k has value 1, and n has not value 1. Hence a heap of value 0 is terminal or has an option of value 1, and exchanging the values 0 and 1 gives the misère values.",
                    "对 n 归纳。若 n−s 的值为 0，则 n 有值为 0 的后继；它没有值为 1 的后继，否则值为 1 的 n−k 意味着 n−k−s 的值为 0，而它是 n−s 的后继。若 n−s 的值大于 0，则它有值为 0 的后继 n−s−k，于是 n−k 的值为 1，n 的值就不是 1。因此值为 0 的堆要么是终局，要么有值为 1 的后继，交换 0 与 1 即得反常规则下的值。")
            .and("ferguson.domain", "heaps whose Grundy value is known", "SG 值已知的堆");

    @Override
    public String key() {
        return "ferguson";
    }

    @Override
    public Source source() {
        return new Source("T. S. Ferguson", "On sums of graph games with last player losing", 1974, "");
    }

    @Override
    public boolean covers(BigInteger n, Play play) {
        return false;
    }

    @Override
    public Outcome outcome(BigInteger n, Play play) {
        throw new IllegalStateException("the pairing covers no position by itself");
    }

    @Override
    public Optional<Tame> tame(BigInteger n) {
        return known(n).map(value -> new Tame(value, value.bitLength() <= 1));
    }

    @Override
    public List<ReasonStep> reason(BigInteger n, Play play) {
        return List.of();
    }

    private Optional<BigInteger> known(BigInteger n) {
        Run run = new Run(Budget.standard().withPositions(VALUES));
        return run.attempt(() -> values.value(n, run)).toOptional().map(Valuation.Valued::grundy);
    }
}
