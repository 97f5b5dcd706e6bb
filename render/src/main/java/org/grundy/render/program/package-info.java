/// Forms as programs to submit. Begin with [Program].
@NullMarked
package org.grundy.render.program;

import org.jspecify.annotations.NullMarked;
