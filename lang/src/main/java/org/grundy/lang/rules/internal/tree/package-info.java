/// Rules as checked: every name has its place, every expression its type. Begin with [RuleTree]; depends on
/// nothing of the compiler.
@NullMarked
package org.grundy.lang.rules.internal.tree;

import org.jspecify.annotations.NullMarked;
