/// Closed forms: what a number of a position is, as an expression in the numbers that make up the position
/// and in parameters. Begin with [Form]; depends on nothing else of Grundy but its nimbers.
@NullMarked
package org.grundy.discover.form;

import org.jspecify.annotations.NullMarked;
