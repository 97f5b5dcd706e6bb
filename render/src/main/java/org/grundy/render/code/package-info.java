/// Forms as programs to submit. Begin with [Program].
@NullMarked
package org.grundy.render.code;

import org.jspecify.annotations.NullMarked;
