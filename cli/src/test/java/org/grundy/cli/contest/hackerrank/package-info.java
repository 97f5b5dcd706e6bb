/// Problems of HackerRank, most of its track on game theory. Start with [org.grundy.cli.contest.hackerrank.HackerRank].
@NullMarked
package org.grundy.cli.contest.hackerrank;

import org.jspecify.annotations.NullMarked;
