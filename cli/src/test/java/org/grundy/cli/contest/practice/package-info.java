/// Problems of collections in which people practise: CSES, LeetCode, CodeChef. Start with
/// [org.grundy.cli.contest.practice.Practice].
@NullMarked
package org.grundy.cli.contest.practice;

import org.jspecify.annotations.NullMarked;
