/// Text on a terminal: its width, its colours, lines as they are printed; and standard output, which may fail.
///
/// Begin with [Page].
@NullMarked
package org.grundy.render.terminal;

import org.jspecify.annotations.NullMarked;
