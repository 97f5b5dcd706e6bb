/// Bytecode for checked rules: a lister of options and a filler of tables. Begin with [RuleCompiler].
@NullMarked
package org.grundy.lang.rules.internal.bytecode;

import org.jspecify.annotations.NullMarked;
