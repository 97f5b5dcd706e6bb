/// Misère play solved by misère quotients: the sums of a set of positions, with those identified that no
/// sum can tell apart.
///
/// Begin with [MisereQuotient], then [QuotientSearch], which finds one heap by heap; [RecursionCheck] is
/// what makes a quotient proved. The room `tame` is about closed sets of
/// positions and their genera. Depends on `value`, `run`, `evidence`, `game`, `heap` and `solve`.
///
/// Source: T. E. Plambeck and A. N. Siegel, "Misère quotients for impartial games" (2008).
@NullMarked
package org.grundy.misere;

import org.jspecify.annotations.NullMarked;
