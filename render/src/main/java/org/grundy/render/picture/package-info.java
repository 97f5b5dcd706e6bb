/// Tables and sequences as pictures, PNG and SVG.
///
/// Begin with [TablePicture] and [SequencePicture].
@NullMarked
package org.grundy.render.picture;

import org.jspecify.annotations.NullMarked;
