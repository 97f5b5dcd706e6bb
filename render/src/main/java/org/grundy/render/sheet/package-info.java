/// Tables for a teacher's sheet: Markdown, LaTeX and HTML.
///
/// Begin with [SheetWriter]; [TableSheet] and [SequenceSheet] write what the commands compute.
@NullMarked
package org.grundy.render.sheet;

import org.jspecify.annotations.NullMarked;
