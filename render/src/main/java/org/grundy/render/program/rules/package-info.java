/// Rules as programs that compute values by definition. Begin with [RuleProgram]; `expression` writes the
/// expressions.
@NullMarked
package org.grundy.render.program.rules;

import org.jspecify.annotations.NullMarked;
