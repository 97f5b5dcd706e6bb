/// Expressions of rules, written in a programming language.
///
/// Begin with [RuleExpressionWriter]; [RuleScope] has the variables that it may name. What a program does with the
/// expressions is in the package above, which this one does not know.
@NullMarked
package org.grundy.render.program.rules.expression;

import org.jspecify.annotations.NullMarked;
