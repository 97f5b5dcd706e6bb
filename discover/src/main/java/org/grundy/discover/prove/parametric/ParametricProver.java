package org.grundy.discover.prove.parametric;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
import org.grundy.automata.GameProof;
import org.grundy.discover.prove.ClaimVerdicts;
import org.grundy.discover.prove.FamilyClaim;
import org.grundy.discover.prove.FraenkelProver;
import org.grundy.discover.prove.Proof;
import org.grundy.game.Play;
import org.grundy.lang.rules.FirstOrderTranslation;
import org.grundy.lang.rules.RuleGame;
import org.grundy.logic.DefinableGame;
import org.grundy.logic.DefinableSums;
import org.grundy.logic.NotLinear;
import org.grundy.run.Budget;
import org.grundy.run.Run;

/// Proves claims for all values of the parameters, which are numbers of the state that no move changes: by induction,
/// with statements that automata decide. A remainder mod m + 1 is not linear in n and m; it becomes a number of its
/// own, and so does the multiple of m + 1 below n.
public final class ParametricProver {
    private static final Budget PART = Budget.UNLIMITED.withPositions(400_000).withWork(100_000_000);

    private ParametricProver() {}

    /// The verdict on a claim about all games of a family if it is proved, and else that about some of them.
    ///
    /// @param some asked for only where it is needed
    public static ClaimVerdicts first(Optional<FamilyClaim> claim, Supplier<ClaimVerdicts> some, Run run) {
        return claim.flatMap(all -> prove(all, run).or(() -> FraenkelProver.ofFamily(all, run)))
                .map(ClaimVerdicts::proved)
                .orElseGet(some);
    }

    /// A proof, empty if none is found.
    ///
    /// @param run charged for the work
    static Optional<Proof> prove(FamilyClaim claim, Run run) {
        RuleGame game = claim.open().game();
        if (FirstOrderTranslation.of(game)
                instanceof FirstOrderTranslation.Definable(DefinableGame moves, OptionalInt base, var start)) {
            return decided(claim, moves, Optional.empty(), base, run);
        }
        return FirstOrderTranslation.ofSums(game)
                .filter(sums -> claim.play() == Play.NORMAL)
                .flatMap(sums -> decided(claim, sums.game().steps(), Optional.of(sums.game()), sums.base(), run));
    }

    private static Optional<Proof> decided(
            FamilyClaim claim, DefinableGame moves, Optional<DefinableSums> sums, OptionalInt base, Run run) {
        if (!Set.copyOf(moves.position()).equals(Set.copyOf(claim.open().numbers()))) {
            return Optional.empty();
        }
        try {
            return run.find(PART, () -> decided(claim, new ParametricProof(claim, moves, sums, base, run), run))
                    .map(words -> words.proof("linear"));
        } catch (NotLinear | ArithmeticException none) {
            return Optional.empty();
        }
    }

    private static Optional<ParametricWords> decided(FamilyClaim claim, ParametricProof proof, Run run) {
        return proof.decided() instanceof GameProof.Proved proved
                ? Optional.of(new ParametricWords(claim, proof, proved, run))
                : Optional.empty();
    }
}
