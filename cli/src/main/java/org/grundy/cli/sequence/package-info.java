/// What the commands on nim-sequences do once their options are read: compute, print, keep.
///
/// Begin with [SequenceRun].
@NullMarked
package org.grundy.cli.sequence;

import org.jspecify.annotations.NullMarked;
