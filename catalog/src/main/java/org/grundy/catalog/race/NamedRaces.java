package org.grundy.catalog.race;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedFamily;
import org.grundy.lang.Arguments;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;
import org.grundy.text.BilingualText;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Races to a target, in which 1..m may be added: each row is a family with the parameter m.
public enum NamedRaces implements DescribedFamily {
    /// Count up: the players say numbers, each 1..m above the last, and whoever says T wins.
    COUNT_UP("countup", false, 60, 120, 6, 14),

    /// Public sale (HDU 2149): raise the bid by 1..N, whoever first reaches the price M wins.
    BIDS("bids", true, 40, 60, 6, 60),

    /// Donation (HDU 2188): give 1..m until the total reaches n; it may go beyond.
    DONATION("donation", true, 40, 80, 6, 79);

    private final CatalogText text;
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
    NamedRaces(String name, boolean beyond, int target, int farTarget, int most, int mostOfAll) {
        this.text = CatalogText.of(name);
        this.beyond = beyond;
        this.target = target;
        this.farTarget = farTarget;
        this.most = most;
        this.mostOfAll = mostOfAll;
    }

    @Override
    public CatalogText text() {
        return text;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return game(text.number(parameters, "m"));
    }

    /// What is left to the target, as a heap.
    @Override
    public Optional<Family> written() {
        return text.written();
    }

    /// The game in which at most m may be added.
    ///
    /// @param m at least 1
    public CatalogGame<RunningTotal> game(BigInteger m) {
        return text.game(
                        "[" + m + "]",
                        new RunningTotalRules(m, beyond),
                        List.of(new RaceTheorem(m, beyond)),
                        new RunningTotalNotation(text.form(), BigInteger.ZERO, beyond))
                .saying(RaceTheorem.TEXT.words());
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
                        BilingualText.of("target %s, any total", "目标 %s，总数任意", end)))
                .toList();
    }
}
