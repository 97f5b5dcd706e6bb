/// Closed forms: a quantity of a position as an expression in the position's numbers and in parameters.
/// Begin with [Form]; depends on nothing else of Grundy but its nimbers.
@NullMarked
package org.grundy.discover.form;

import org.jspecify.annotations.NullMarked;
