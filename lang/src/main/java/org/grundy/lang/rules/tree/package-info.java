/// Checked expressions and rules: names are resolved to slots, expressions are typed. Begin with [IntExpr],
/// [BoolExpr] and [RuleTree]; depends on nothing of the compiler.
@NullMarked
package org.grundy.lang.rules.tree;

import org.jspecify.annotations.NullMarked;
