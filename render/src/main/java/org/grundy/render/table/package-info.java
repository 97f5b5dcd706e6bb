/// Tables of numbers as text, CSV and pictures.
///
/// Begin with [TableText] and [TablePicture].
@NullMarked
package org.grundy.render.table;

import org.jspecify.annotations.NullMarked;
