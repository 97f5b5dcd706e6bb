/// How checked rules are run: what a game asks of them, and an interpreter, the oracle of the compiler.
/// Begin with [OptionLister] and [RuleInterpreter].
@NullMarked
package org.grundy.lang.rules.internal.execution;

import org.jspecify.annotations.NullMarked;
