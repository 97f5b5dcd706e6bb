/// Expressions that formulas of logic do not have by themselves, put into them. Begin with [DigitResidue].
@NullMarked
package org.grundy.discover.prove.formula;

import org.jspecify.annotations.NullMarked;
