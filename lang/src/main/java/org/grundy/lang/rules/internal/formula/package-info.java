/// Checked rules as first-order formulas. Begin with [GameFormula].
@NullMarked
package org.grundy.lang.rules.internal.formula;

import org.jspecify.annotations.NullMarked;
