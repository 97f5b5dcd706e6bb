/// Tests of the language for rules.
@NullMarked
package org.grundy.lang.rules;

import org.jspecify.annotations.NullMarked;
