/// Problems of Codeforces. Start with [org.grundy.cli.contest.codeforces.Codeforces].
@NullMarked
package org.grundy.cli.contest.codeforces;

import org.jspecify.annotations.NullMarked;
