/// Statements of the problems that `docs/problems.md` and `judge --list` have rules and programs for.
///
/// A class for each kind of game; [org.grundy.cli.contest.documented.Documented] lists them.
@NullMarked
package org.grundy.cli.contest.documented;

import org.jspecify.annotations.NullMarked;
