/// The kinds of forms that are searched, one class each, simplest first. Begin with [FormFamily].
@NullMarked
package org.grundy.discover.family;

import org.jspecify.annotations.NullMarked;
