/// What holds in every state: bounds of numbers, and a termination measure that every move lowers.
/// Begin with [TerminationMeasure].
@NullMarked
package org.grundy.lang.rules.internal.proof;

import org.jspecify.annotations.NullMarked;
