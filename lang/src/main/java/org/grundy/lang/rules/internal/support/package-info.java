/// What compiled rules call: exact arithmetic, lists and sets, and the faults of a state. Begin with
/// [ExactArithmetic].
@NullMarked
package org.grundy.lang.rules.internal.support;

import org.jspecify.annotations.NullMarked;
