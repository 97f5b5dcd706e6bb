/// Rules as programs that compute values by definition. Begin with [RuleProgram].
@NullMarked
package org.grundy.render.program.rules;

import org.jspecify.annotations.NullMarked;
