package org.grundy.discover.prove;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.run.Run;

/// The ways to prove that are tried, in this order.
public final class Provers {
    private Provers() {}

    /// All ways.
    public static List<Prover> all() {
        return List.of(
                new ResidueProver(),
                new StepsProver(),
                new CertificateProver(),
                new AutomatonProver(),
                new StartProver());
    }

    /// Proofs that cover every claim, each once; empty if one claim is not proved.
    ///
    /// @param run charged for the work
    public static Optional<List<Proof>> together(List<Prover> provers, List<Claim> claims, Run run) {
        Set<Proof> proofs = new LinkedHashSet<>();
        // The last one has the largest parameters: if any cannot be proved, it is likely to be that one.
        for (Claim claim : claims.reversed()) {
            Optional<Proof> proof = provers.stream()
                    .flatMap(prover -> run.attempt(() -> prover.prove(claim, run)).toOptional().stream()
                            .flatMap(Optional::stream))
                    .findFirst();
            if (proof.isEmpty()) {
                return Optional.empty();
            }
            proofs.add(proof.get());
        }
        return Optional.of(List.copyOf(proofs).reversed());
    }
}
