/// Games in which moves remove elements from a finite set: their rules and the search for their values.
///
/// Begin with [RemovalBoard] and [RemovalRules].
@NullMarked
package org.grundy.catalog.graph.removal;

import org.jspecify.annotations.NullMarked;
