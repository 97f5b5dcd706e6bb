/// Comparison of theorems with search, by code that consults no theorem.
///
/// Begin with [TheoremVerifier] for single positions and [SumVerifier] for sums; a game names its
/// [VerificationCase]s. Depends on `analysis`.
@NullMarked
package org.grundy.verify;

import org.jspecify.annotations.NullMarked;
