/// One class for each theory of sums, and one for each kind of component it looks at.
///
/// Begin with [NormalSum]; [GrundyEvaluator] finds the Grundy values of components. Depends on `analysis.answer` and
/// `analysis.move`.
@NullMarked
package org.grundy.analysis.sum;

import org.jspecify.annotations.NullMarked;
