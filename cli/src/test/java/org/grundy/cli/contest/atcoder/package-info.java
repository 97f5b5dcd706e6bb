/// Problems of AtCoder. Start with [org.grundy.cli.contest.atcoder.AtCoder].
@NullMarked
package org.grundy.cli.contest.atcoder;

import org.jspecify.annotations.NullMarked;
