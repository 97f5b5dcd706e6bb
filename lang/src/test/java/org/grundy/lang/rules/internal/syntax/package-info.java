/// Tests of the grammar.
@NullMarked
package org.grundy.lang.rules.internal.syntax;

import org.jspecify.annotations.NullMarked;
