package org.grundy.catalog.race;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.heap.ResidueInterval;
import org.grundy.catalog.heap.SubtractionTheorem;
import org.grundy.evidence.Source;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.text.Messages;
import org.grundy.value.Outcome;
import org.grundy.value.Tame;

/// What is missing to the target is a heap of Bash: its remainder mod m+1 decides.
///
/// @param m the most that may be added, at least 1
/// @param beyond whether the target may be overshot
record RaceTheorem(BigInteger m, boolean beyond) implements Theorem<RunningTotal> {
    /// The sentences of the theorem.
    static final Messages WORDS = Messages.NONE
            .and(
                    "tally.statement",
                    "Let r be what is missing to the target, 0 once it is reached. The Grundy value is r mod (m+1). In normal play, where reaching the target wins, the player to move loses exactly when r mod (m+1) = 0; in misère play exactly when r mod (m+1) = 1 mod (m+1).",
                    "设 r 为离目标还差多少，达到后为 0。SG 值为 r mod (m+1)。正常规则（达到目标者胜）下，当且仅当 r mod (m+1) = 0 时先手必败；反常规则下，当且仅当 r mod (m+1) = 1 mod (m+1) 时先手必败。")
            .and(
                    "tally.proof",
                    "What is missing shrinks like a heap of Bash. Overshooting adds nothing new: it ends play just as the exact number does.",
                    "所差的数如同巴什博弈的一堆石子那样减少。超过目标并不带来新的结果：它与恰好达到一样结束游戏。")
            .and("tally.domain", "any target and total, m ≥ 1; both kinds of play", "任意目标与总数，m ≥ 1；两种规则")
            .and(
                    "tally.wins",
                    "{missing} are missing, and {missing} mod {m1} = {r}. To be left missing is a number that is {kept} mod {m1}: say {next}.",
                    "还差 {missing}，{missing} mod {m1} = {r}。应使所差的数模 {m1} 余 {kept}：报 {next}。")
            .and(
                    "tally.ends",
                    "{missing} are missing, no more than the {m} that may be added: reach the target at once, with {next}.",
                    "还差 {missing}，不超过一次可加的 {m}：立即达到目标，报 {next}。")
            .and(
                    "tally.loses",
                    "{missing} are missing, and {missing} mod {m1} = {r} already: whatever k the player to move adds, the other adds {m1} − k.",
                    "还差 {missing}，{missing} mod {m1} = {r}：无论先手加 k，后手都加 {m1} − k。")
            .and(
                    "tally.leaves-last",
                    "{missing} are missing, and {missing} mod {m1} = {r} already: as long as more than 1 is missing, the other player answers every k with {m1} − k, and so the last step is left to the player to move.",
                    "还差 {missing}，{missing} mod {m1} = {r}：只要还差不止 1，先手加 k，后手就加 {m1} − k，于是最后一步留给先手。")
            .and("tally.over", "The target is reached: play is over.", "已达到目标：游戏结束。");

    @Override
    public String key() {
        return "tally";
    }

    @Override
    public Source source() {
        return new Source("C.-G. Bachet", "Problèmes plaisants et délectables", 1612, "problem 22");
    }

    @Override
    public boolean covers(RunningTotal tally, Play play) {
        return true;
    }

    @Override
    public Outcome outcome(RunningTotal tally, Play play) {
        return grundy(tally).equals(SubtractionTheorem.lost(play)) ? Outcome.P : Outcome.N;
    }

    @Override
    public Optional<BigInteger> value(RunningTotal tally) {
        return Optional.of(grundy(tally));
    }

    @Override
    public Optional<OptionSet<RunningTotal>> winning(RunningTotal tally, Play play) {
        return options(tally, SubtractionTheorem.lost(play));
    }

    @Override
    public Optional<OptionSet<RunningTotal>> options(RunningTotal tally, BigInteger value) {
        BigInteger missing = tally.missing();
        if (beyond && value.signum() == 0 && missing.signum() > 0 && missing.compareTo(m) <= 0) {
            return Optional.of(reaching(tally));
        }
        BigInteger k = missing.subtract(value).mod(modulus());
        boolean legal = k.signum() > 0 && k.compareTo(missing) <= 0 && value.compareTo(m) <= 0;
        return Optional.of(OptionSet.single(legal ? List.of(tally.plus(k)) : List.of()));
    }

    /// Every total that ends play, the least first.
    private OptionSet<RunningTotal> reaching(RunningTotal tally) {
        BigInteger most = tally.total().add(m);
        BigInteger spare = m.subtract(tally.missing());
        OptionSet<BigInteger> spares =
                new ResidueInterval(BigInteger.ONE, BigInteger.ZERO, BigInteger.ONE).within(BigInteger.ZERO, spare);
        return new OptionSet<>(
                spares.options().stream()
                        .map(left -> List.of(new RunningTotal(tally.target(), most.subtract(left.getFirst()))))
                        .toList(),
                spares.complete());
    }

    @Override
    public Optional<Tame> tame(RunningTotal tally) {
        BigInteger value = grundy(tally);
        return Optional.of(new Tame(value, value.bitLength() <= 1));
    }

    @Override
    public List<ReasonStep> reason(RunningTotal tally, Play play) {
        BigInteger missing = tally.missing();
        if (missing.signum() == 0) {
            return List.of(ReasonStep.of("tally.over"));
        }
        BigInteger kept = SubtractionTheorem.lost(play);
        BigInteger k = missing.subtract(kept).mod(modulus());
        BigInteger next = tally.total().add(k);
        if (k.equals(missing)) {
            return List.of(ReasonStep.of("tally.ends", "missing", missing, "m", m, "next", next));
        }
        String lost = play == Play.NORMAL ? "tally.loses" : "tally.leaves-last";
        String key = k.signum() == 0 ? lost : "tally.wins";
        return List.of(ReasonStep.of(
                key, "missing", missing, "m1", modulus(), "r", grundy(tally), "kept", kept, "next", next));
    }

    private BigInteger grundy(RunningTotal tally) {
        return tally.missing().mod(modulus());
    }

    private BigInteger modulus() {
        return m.add(BigInteger.ONE);
    }
}
