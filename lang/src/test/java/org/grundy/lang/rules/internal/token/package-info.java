/// Tests of the grammar.
@NullMarked
package org.grundy.lang.rules.internal.token;

import org.jspecify.annotations.NullMarked;
