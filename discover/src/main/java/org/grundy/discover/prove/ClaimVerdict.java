package org.grundy.discover.prove;

/// What a prover found of a claim, which holds whatever was computed before.
public sealed interface ClaimVerdict permits Proof, Counterexample {}
