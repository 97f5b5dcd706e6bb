/// Tables, sequences and misère quotients as pictures, PNG and SVG.
///
/// Begin with [Picture], and with [TablePicture], which is one.
@NullMarked
package org.grundy.render.picture;

import org.jspecify.annotations.NullMarked;
