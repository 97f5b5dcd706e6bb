/// Statements that were drawn by a third lot, or met when these were read.
@NullMarked
package org.grundy.cli.contest.further;

import org.jspecify.annotations.NullMarked;
