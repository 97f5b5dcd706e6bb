/// Games in which moves remove elements from a finite set: boards, positions, rules.
///
/// Begin with [RemovalBoard] and [RemovalRules].
@NullMarked
package org.grundy.catalog.graph.removal;

import org.jspecify.annotations.NullMarked;
