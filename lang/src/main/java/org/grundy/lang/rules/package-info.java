/// A language for rules: a game described in a few lines, compiled to bytecode, played and solved like any
/// other.
///
/// Begin with [RuleText]; the language itself is in `docs/language.md`.
@NullMarked
package org.grundy.lang.rules;

import org.jspecify.annotations.NullMarked;
