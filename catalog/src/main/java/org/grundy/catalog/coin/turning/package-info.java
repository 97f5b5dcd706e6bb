/// Which coins of a row may be turned together, and the values of single coins under such a family.
///
/// Begin with [TurningFamily].
@NullMarked
package org.grundy.catalog.coin.turning;

import org.jspecify.annotations.NullMarked;
