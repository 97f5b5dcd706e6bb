package org.grundy.discover.prove;

import java.util.Optional;
import java.util.stream.LongStream;
import org.grundy.game.Play;
import org.grundy.lang.rules.RecognisedMoves;
import org.grundy.lang.rules.tree.TakeAmounts;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// One heap from which the numbers of a set may be taken: if the set has 1, …, p − 1 and no multiple of p,
/// the Grundy value of n is n mod p. For taking n mod p − v leaves the residue v below it, and no move
/// keeps the residue.
final class ResidueProver implements Prover {
    private static final long LONGEST_REPETITION = 1_000_000;

    @Override
    public Optional<Proof> prove(FormClaim claim, Run run) {
        if (claim.play() != Play.NORMAL
                || claim.sampled().written()
                || claim.sampled().variables().size() != 1) {
            return Optional.empty();
        }
        return claim.sampled()
                .rules()
                .flatMap(RecognisedMoves::amounts)
                .flatMap(amounts -> period(claim, run)
                        .filter(period -> applies(amounts, period))
                        .map(ResidueProver::proof));
    }

    /// The p for which the claim is about n mod p.
    private static Optional<Long> period(FormClaim claim, Run run) {
        return claim.repeat(0)
                .filter(repeat -> repeat.saltus() == 0 && repeat.preperiod() + repeat.period() <= LONGEST_REPETITION)
                .flatMap(repeat -> {
                    long end = repeat.preperiod() + repeat.period();
                    return LongStream.rangeClosed(1, end)
                            .filter(n -> isZero(claim, n))
                            .boxed()
                            .findFirst()
                            .filter(period -> repeat.period() % period == 0 && says(claim, period, end, run));
                });
    }

    private static boolean isZero(FormClaim claim, long n) {
        return claim.said(n) == (claim.isGrundy() ? 0 : 1);
    }

    private static boolean says(FormClaim claim, long period, long end, Run run) {
        return LongStream.range(0, end).allMatch(n -> {
            run.option();
            return claim.isGrundy() ? claim.said(n) == n % period : isZero(claim, n) == (n % period == 0);
        });
    }

    private static boolean applies(TakeAmounts amounts, long period) {
        return LongStream.range(1, period).allMatch(amounts::contains) && amounts.avoidsMultiplesOf(period);
    }

    private static Proof proof(long p) {
        String below = p == 1 ? "" : p == 2 ? "1" : "1.." + (p - 1);
        return new Proof(
                "residue",
                new BilingualText(
                        "Every smaller residue can be reached by one move, and the same one cannot.",
                        "一步可以走到每个更小的余数，而走不到相同的余数。"),
                new BilingualText(
                        "Mod " + p + (below.isEmpty() ? "" : ": " + below + " may be taken") + ", but no multiple of "
                                + p + ".",
                        "模 " + p + (below.isEmpty() ? "" : "：可以取 " + below) + "，而不能取 " + p + " 的倍数。"));
    }
}
