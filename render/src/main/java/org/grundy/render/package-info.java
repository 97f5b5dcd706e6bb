/// Every object that becomes text or picture: words in English and Chinese, JSON, CSV, SVG, PNG. Depends on the
/// core and the language, and does not know the catalogue.
@NullMarked
package org.grundy.render;

import org.jspecify.annotations.NullMarked;
