/// Checked rules: names are resolved to slots, expressions are typed; what is recognised in rules: ranges and amounts.
/// Begin with [RuleTree]; depends on nothing of the compiler.
@NullMarked
package org.grundy.lang.rules.tree;

import org.jspecify.annotations.NullMarked;
