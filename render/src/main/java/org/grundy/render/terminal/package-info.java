/// Text on a terminal: its width, its colours, and lines as they are printed.
///
/// Begin with [Page].
@NullMarked
package org.grundy.render.terminal;

import org.jspecify.annotations.NullMarked;
