/// Formulas of logic that say what forms say, also of what such formulas do not have by themselves. Begin with
/// [ExpressionFormula].
@NullMarked
package org.grundy.discover.prove.formula;

import org.jspecify.annotations.NullMarked;
