package org.grundy.discover.prove;

/// A proof or a counterexample of a claim.
public sealed interface ClaimVerdict permits Proof, Counterexample {}
