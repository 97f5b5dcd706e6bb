package org.grundy.discover.prove;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.run.Run;

/// The provers, in the order in which they are tried.
public final class Provers {
    private Provers() {}

    /// All ways.
    public static List<Prover> all() {
        return List.of(
                new ResidueProver(),
                new StepsProver(),
                new CertificateProver(),
                new QuotientProver(),
                new TheoremProver(),
                new AutomatonProver(),
                new StartProver(),
                new FraenkelProver());
    }

    /// Whether a counterexample to one form is also one to another form of the same games.
    ///
    /// @param run charged for the work
    public static boolean refutes(Counterexample wrong, List<FormClaim> claims, Run run) {
        return claims.stream()
                .filter(claim -> claim.known().parameters().equals(wrong.parameters()))
                .anyMatch(claim -> OptionContradiction.of(claim, wrong, run));
    }

    /// Proofs that cover every claim, or a counterexample to one. The first undecided claim ends the
    /// search. A prover that meets a number beyond 64 bits, or a position where the claim is undefined,
    /// decides nothing.
    ///
    /// @param run charged for the work
    public static ClaimVerdicts together(List<Prover> provers, List<FormClaim> claims, Run run) {
        Set<Proof> proofs = new LinkedHashSet<>();
        // The last claim has the largest parameters, so it is the likeliest to be undecided.
        for (FormClaim claim : claims.reversed()) {
            Optional<ClaimVerdict> verdict = of(provers, claim, run);
            if (verdict.isEmpty()) {
                return ClaimVerdicts.NONE;
            }
            switch (verdict.get()) {
                case Proof proof -> proofs.add(proof);
                case Counterexample wrong -> {
                    return ClaimVerdicts.wrong(wrong);
                }
            }
        }
        return new ClaimVerdicts(Optional.empty(), List.copyOf(proofs).reversed());
    }

    private static Optional<ClaimVerdict> of(List<Prover> provers, FormClaim claim, Run run) {
        return provers.stream()
                .<ClaimVerdict>flatMap(prover -> tried(prover, claim, run).stream())
                .findFirst();
    }

    private static Optional<? extends ClaimVerdict> tried(Prover prover, FormClaim claim, Run run) {
        try {
            return run.<Optional<? extends ClaimVerdict>>attempt(() -> prover.prove(claim, run))
                    .toOptional()
                    .flatMap(verdict -> verdict);
        } catch (ArithmeticException beyond) {
            return Optional.empty();
        }
    }
}
