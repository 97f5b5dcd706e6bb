/// Problems that were chosen by lot, before a program was tried for any of them. Start with
/// [org.grundy.cli.contest.fresh.Fresh].
@NullMarked
package org.grundy.cli.contest.fresh;

import org.jspecify.annotations.NullMarked;
