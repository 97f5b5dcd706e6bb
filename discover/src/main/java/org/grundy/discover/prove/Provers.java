package org.grundy.discover.prove;

import java.util.List;

/// The ways to prove that are tried, in this order.
public final class Provers {
    private Provers() {}

    /// All ways.
    public static List<Prover> all() {
        return List.of(new ResidueProver(), new StepsProver(), new CertificateProver(), new AutomatonProver());
    }
}
