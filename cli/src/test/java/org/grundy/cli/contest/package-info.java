/// Problems of judges as their statements have them, with oracles that play each out: what programs and rules are
/// compared with. An oracle knows the statement and shares nothing with the engine.
///
/// Start with [org.grundy.cli.contest.Statement]; [org.grundy.cli.contest.Statements] lists them all. Statements
/// depend on the JDK alone; only tests that compare them with the command know the rest.
@NullMarked
package org.grundy.cli.contest;

import org.jspecify.annotations.NullMarked;
