package org.grundy.discover.prove;

import java.util.Optional;
import java.util.stream.LongStream;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.Quantity;
import org.grundy.game.Play;
import org.grundy.game.Text;
import org.grundy.lang.rules.Amounts;
import org.grundy.lang.rules.KnownMoves;
import org.grundy.lang.rules.RuleGame;
import org.grundy.run.Run;

/// One heap from which the numbers of a set may be taken: if the set has 1, …, p − 1 and no multiple of p,
/// the Grundy value of n is n mod p. For taking n mod p − v leaves the residue v below it, and no move
/// keeps the residue.
final class ResidueProver implements Prover {
    private static final long LARGEST = 1_000_000;

    @Override
    public Optional<Proof> prove(Claim claim, Run run) {
        if (claim.play() != Play.NORMAL
                || !(claim.subject().game() instanceof RuleGame game)
                || claim.subject().written()
                || !(claim.chosen() instanceof Form.Periodic periodic)
                || periodic.preperiod() > 0) {
            return Optional.empty();
        }
        long period = periodic.period().value(claim.known().arguments(0));
        return KnownMoves.amounts(game)
                .filter(amounts -> period <= LARGEST && says(claim, period, run) && applies(amounts, period))
                .map(amounts -> proof(period));
    }

    private static boolean says(Claim claim, long period, Run run) {
        return LongStream.range(0, period).allMatch(r -> {
            run.option();
            return claim.said(r) == (claim.quantity() == Quantity.GRUNDY ? r : r == 0 ? 1 : 0);
        });
    }

    private static boolean applies(Amounts amounts, long period) {
        return LongStream.range(1, period).allMatch(amounts::contains) && amounts.avoidsMultiplesOf(period);
    }

    private static Proof proof(long p) {
        String below = p == 1 ? "" : p == 2 ? "1" : "1.." + (p - 1);
        return new Proof(
                "residue",
                new Text(
                        "Every smaller residue can be reached by one move, and the same one cannot.",
                        "一步可以走到每个更小的余数，而走不到相同的余数。"),
                new Text(
                        "Mod " + p + (below.isEmpty() ? "" : ": " + below + " may be taken") + ", but no multiple of "
                                + p + ".",
                        "模 " + p + (below.isEmpty() ? "" : "：可以取 " + below) + "，而不能取 " + p + " 的倍数。"));
    }
}
