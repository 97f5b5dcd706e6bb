/// Checked expressions and rules: names are resolved to slots, expressions are typed. Begin with [IntExpr],
/// [BoolExpr] and [RuleTree]; what is recognised in rules: ranges and amounts. Depends on nothing of the compiler.
@NullMarked
package org.grundy.lang.rules.tree;

import org.jspecify.annotations.NullMarked;
