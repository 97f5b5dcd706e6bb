package org.grundy.discover.prove.parametric;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.grundy.automata.GameProof;
import org.grundy.discover.prove.ClaimVerdicts;
import org.grundy.discover.prove.FamilyClaim;
import org.grundy.discover.prove.FraenkelProver;
import org.grundy.discover.prove.Proof;
import org.grundy.lang.rules.FirstOrderTranslation;
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
        return FirstOrderTranslation.of(claim.open().game(), claim.play())
                .flatMap(translation -> decided(claim, translation, run));
    }

    private static Optional<Proof> decided(FamilyClaim claim, FirstOrderTranslation translation, Run run) {
        List<String> position = translation.game().position();
        if (!Set.copyOf(position).equals(Set.copyOf(claim.open().numbers()))) {
            return Optional.empty();
        }
        try {
            return run.find(PART, () -> decided(claim, new ParametricProof(claim, translation, run), run))
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
