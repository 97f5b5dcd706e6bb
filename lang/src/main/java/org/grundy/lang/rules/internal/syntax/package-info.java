/// The text of rules as a tree: words, expressions, rules, games. Begin with [GameParser]; depends on
/// nothing of the compiler.
@NullMarked
package org.grundy.lang.rules.internal.syntax;

import org.jspecify.annotations.NullMarked;
