/// Exported programs, compiled and run.
@NullMarked
package org.grundy.render.program;

import org.jspecify.annotations.NullMarked;
