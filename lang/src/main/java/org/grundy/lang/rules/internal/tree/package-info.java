/// Rules after checking: names are resolved to slots, expressions are typed. Begin with [RuleTree];
/// depends on nothing of the compiler.
@NullMarked
package org.grundy.lang.rules.internal.tree;

import org.jspecify.annotations.NullMarked;
