/// For a teacher's sheet: tables in Markdown, LaTeX and HTML, graphs of games in DOT and SVG.
///
/// Begin with [SheetWriter]; [TableSheet] and [SequenceSheet] write what the commands compute.
@NullMarked
package org.grundy.render.sheet;

import org.jspecify.annotations.NullMarked;
