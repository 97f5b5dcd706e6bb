/// Tables of a quantity over a line or a rectangle of positions.
///
/// Begin with [TableComputation].
@NullMarked
package org.grundy.analysis.table;

import org.jspecify.annotations.NullMarked;
