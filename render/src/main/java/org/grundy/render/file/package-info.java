/// Tables and sequences as data files: CSV and NumPy arrays.
///
/// Begin with [TableCsv].
@NullMarked
package org.grundy.render.file;

import org.jspecify.annotations.NullMarked;
