package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.HeapNotation;
import org.grundy.catalog.game.RuleTexts;
import org.grundy.evidence.Source;
import org.grundy.game.HeapRules;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.heap.SubtractionRules;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Bash: take 1..m tokens from one heap.
public final class Bash implements Family {
    private static final Entry ENTRY = new Entry(
            "bash",
            List.of("巴什博弈", "巴什", "brave game"),
            List.of("HDU-1846", "LeetCode-292"),
            "bash[m](n,…)",
            "bash[3](15)",
            new BilingualText("Bash: take 1 to m from a heap", "巴什博弈：每次取 1 到 m 个"),
            new BilingualText(
                    "There is a heap of n tokens. A move takes at least one and at most m of them.",
                    "有一堆 n 个石子。每步至少取一个，至多取 m 个。"));

    private static final Messages WORDS = Messages.NONE
            .and(
                    "bash.statement",
                    "The Grundy value is n mod (m+1). In normal play the player to move loses exactly when n mod (m+1) = 0; in misère play exactly when n mod (m+1) = 1 mod (m+1).",
                    "SG 值为 n mod (m+1)。正常规则下，当且仅当 n mod (m+1) = 0 时先手必败；反常规则（取最后一个者输）下，当且仅当 n mod (m+1) = 1 mod (m+1) 时先手必败。")
            .and(
                    "bash.proof",
                    "Whatever k the opponent takes, m+1−k can be answered, so a remainder mod m+1 can be kept for ever; from any other remainder one move reaches it. In misère play the last token is the one to leave, so the remainder kept is 1.",
                    "无论对手取 k 个，都可以回应取 m+1−k 个，因此模 m+1 的余数可以一直保持；从其他余数一步即可到达它。反常规则下要把最后一个石子留给对手，所以保持余数 1。")
            .and("bash.domain", "n ≥ 0, m ≥ 1; both kinds of play", "n ≥ 0，m ≥ 1；两种规则")
            .and(
                    "bash.take",
                    "{n} mod {m1} = {r}, and {kept} is the remainder to leave: take {k}.",
                    "{n} mod {m1} = {r}，应留下余数 {kept}：取 {k} 个。")
            .and(
                    "bash.reply",
                    "{n} mod {m1} = {r} already: whatever k the player to move takes, the other answers with {m1} − k.",
                    "{n} mod {m1} = {r}：无论先手取 k 个，后手都回应取 {m1} − k 个。")
            .and(
                    "bash.leaves-last",
                    "{n} mod {m1} = {r} already: as long as more than one token is left, the other player answers every k with {m1} − k, and so the last token is left to the player to move.",
                    "{n} mod {m1} = {r}：只要剩下不止一个石子，先手取 k 个，后手就取 {m1} − k 个，于是最后一个石子留给先手。")
            .and("bash.empty", "The heap is empty: play is over.", "堆已空：游戏结束。");

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return game(parameters.present(ENTRY).count(1, 1, ENTRY.form()).get(0).number("m", 1));
    }

    /// The game in which 1..m tokens are taken.
    ///
    /// @param m at least 1
    public static CatalogGame<BigInteger> game(BigInteger m) {
        long most = m.bitLength() > 62 ? Long.MAX_VALUE : m.longValueExact();
        HeapRules rules = HeapRules.taking(new SubtractionRules.Range(1, most))
                .testedBy((n, left) -> n.subtract(left).compareTo(m) <= 0);
        return new CatalogGame<>(
                ENTRY, "bash[" + m + "]", rules, List.of(new Remainder(m)), new HeapNotation(ENTRY.form()), WORDS);
    }

    @Override
    public Optional<Family> written() {
        return RuleTexts.find(ENTRY.name()).map(rules -> rules);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        int most = thoroughness.bound(8, 12);
        int bound = thoroughness.bound(120, 200);
        return IntStream.rangeClosed(1, most)
                .<VerificationCase<?>>mapToObj(m -> VerificationCase.heaps(game(BigInteger.valueOf(m)), bound))
                .toList();
    }

    /// The remainder mod m+1 decides.
    private record Remainder(BigInteger m) implements SubtractionTheorem {
        @Override
        public String key() {
            return "bash";
        }

        @Override
        public Source source() {
            return new Source("C.-G. Bachet", "Problèmes plaisants et délectables", 1612, "problem 22");
        }

        @Override
        public BigInteger grundy(BigInteger n) {
            return n.mod(modulus());
        }

        @Override
        public Optional<String> valuedWhere(String value) {
            return Optional.of("n mod " + modulus() + " = " + value);
        }

        @Override
        public OptionSet<BigInteger> leaving(BigInteger n, BigInteger value) {
            BigInteger k = n.subtract(value).mod(modulus());
            boolean legal = k.signum() > 0 && k.compareTo(n) <= 0 && value.compareTo(m) <= 0;
            return OptionSet.single(legal ? List.of(n.subtract(k)) : List.of());
        }

        @Override
        public List<ReasonStep> reason(BigInteger n, Play play) {
            if (n.signum() == 0) {
                return List.of(ReasonStep.of("bash.empty"));
            }
            BigInteger kept = SubtractionTheorem.lost(play);
            BigInteger k = n.subtract(kept).mod(modulus());
            String lost = play == Play.NORMAL ? "bash.reply" : "bash.leaves-last";
            String key = k.signum() == 0 ? lost : "bash.take";
            return List.of(ReasonStep.of(key, "n", n, "m1", modulus(), "r", grundy(n), "kept", kept, "k", k));
        }

        private BigInteger modulus() {
            return m.add(BigInteger.ONE);
        }
    }
}
