/// What a position is worth: outcomes, mex, Grundy values, genera, and the arithmetic of nimbers.
///
/// Begin with [Outcome]; [Nimbers] is the field of Grundy values, [BigNimbers] the same without bound.
/// Depends on nothing else of Grundy.
@NullMarked
package org.grundy.value;

import org.jspecify.annotations.NullMarked;
