/// Races to a target, by adding or by multiplying.
///
/// Begin with [RaceTheorem].
@NullMarked
package org.grundy.catalog.race;

import org.jspecify.annotations.NullMarked;
