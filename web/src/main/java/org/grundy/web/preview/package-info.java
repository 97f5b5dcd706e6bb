/// Pages that say what a link leads to, for programs that show links with a title, a sentence and a picture and run no
/// script; a browser is led on to the view of the page.
///
/// Begin with [Previews]. It depends on the catalogue and on lessons, on nothing else of this module.
@NullMarked
package org.grundy.web.preview;

import org.jspecify.annotations.NullMarked;
