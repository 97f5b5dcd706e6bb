package org.grundy.catalog.race;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.RuleTexts;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;
import org.grundy.text.BilingualText;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Races to a target, in which 1..m may be added: each row is a family with the parameter m.
public enum NamedRaces implements Family {
    /// Count up: the players say numbers, each 1..m above the last, and whoever says T wins.
    COUNT_UP(
            new Entry(
                    "countup",
                    List.of("报数", "抢数", "数到T", "race to 100", "count to 100"),
                    List.of(),
                    "countup[m](T,…) or countup[m](T;t,…)",
                    "countup[10](100)",
                    new BilingualText("Count up: add 1 to m, reaching T exactly wins", "报数：每次加 1 到 m，恰好报到 T 者胜"),
                    new BilingualText(
                            "Counting begins at 0, or at t where it is written. A move adds at least 1 and at most m, and may not pass T. In normal play whoever reaches T wins.",
                            "从 0（若写了 t 则从 t）开始报数。每步至少加 1，至多加 m，不得超过 T。正常规则下报到 T 者胜。")),
            false,
            60,
            120,
            6,
            14),

    /// Public sale (HDU 2149): raise the bid by 1..N, whoever first reaches the price M wins.
    BIDS(
            new Entry(
                    "bids",
                    List.of("拍卖", "公开拍卖", "Public Sale"),
                    List.of("HDU-2149"),
                    "bids[N](M,…) or bids[N](M;b,…)",
                    "bids[3](10)",
                    new BilingualText("Bids: raise by 1 to N until the price M is reached", "拍卖：每次加价 1 到 N，直到达到底价 M"),
                    new BilingualText(
                            "The bidding stands at 0, or at b where it is written. Each bid is at least 1 and at most N above the last. In normal play whoever first bids M or more wins.",
                            "出价从 0（若写了 b 则从 b）开始。每次加价至少 1，至多 N。正常规则下首先出价达到或超过 M 者胜。")),
            true,
            40,
            60,
            6,
            60),

    /// Donation (HDU 2188): give 1..m until the total reaches n; it may go beyond.
    DONATION(
            new Entry(
                    "donation",
                    List.of("捐款", "悼念512汶川大地震遇难同胞——选拔志愿者", "选拔志愿者"),
                    List.of("HDU-2188"),
                    "donation[m](n,…) or donation[m](n;t,…)",
                    "donation[10](100)",
                    new BilingualText("Donation: give 1 to m until the total reaches n", "捐款：每次捐 1 到 m，总额达到 n 为止"),
                    new BilingualText(
                            "The players give in turn, each at least 1 and at most m, until what was given in all is n or more; t, where it is written, was given before. In normal play whoever brings the total to n or beyond wins.",
                            "双方轮流捐款，每次至少 1，至多 m，直到总额达到或超过 n；若写了 t，则此前已捐 t。正常规则下使总额达到或超过 n 者胜。")),
            true,
            40,
            80,
            6,
            79);

    private final Entry entry;
    private final boolean beyond;
    private final int target;
    private final int farTarget;
    private final int most;
    private final int mostOfAll;

    /// @param beyond whether the target may be overshot
    /// @param target up to which the theorem is compared with search
    /// @param farTarget the same, more thoroughly
    /// @param most the largest m for which it is
    /// @param mostOfAll the same, more thoroughly
    NamedRaces(Entry entry, boolean beyond, int target, int farTarget, int most, int mostOfAll) {
        this.entry = entry;
        this.beyond = beyond;
        this.target = target;
        this.farTarget = farTarget;
        this.most = most;
        this.mostOfAll = mostOfAll;
    }

    @Override
    public Entry entry() {
        return entry;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return game(parameters.present(entry).count(1, 1, entry.form()).get(0).number("m", 1));
    }

    /// What is left to the target, as a heap.
    @Override
    public Optional<Family> written() {
        return RuleTexts.find(entry.name()).map(rules -> rules);
    }

    /// The game in which at most m may be added.
    ///
    /// @param m at least 1
    public CatalogGame<RunningTotal> game(BigInteger m) {
        return new CatalogGame<>(
                entry,
                entry.name() + "[" + m + "]",
                new RunningTotalRules(m, beyond),
                List.of(new RaceTheorem(m, beyond)),
                new RunningTotalNotation(entry.form(), BigInteger.ZERO, beyond),
                RaceTheorem.WORDS);
    }

    /// Every total on the way to a target, under each rule on how much may be added.
    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        int end = thoroughness.bound(target, farTarget);
        List<RunningTotal> totals = IntStream.rangeClosed(0, end)
                .mapToObj(missing -> new RunningTotal(BigInteger.valueOf(end), BigInteger.valueOf(end - missing)))
                .toList();
        return IntStream.rangeClosed(1, thoroughness.bound(most, mostOfAll))
                .<VerificationCase<?>>mapToObj(m -> new VerificationCase<>(
                        game(BigInteger.valueOf(m)),
                        totals,
                        new BilingualText("target " + end + ", any total", "目标 " + end + "，总数任意")))
                .toList();
    }
}
