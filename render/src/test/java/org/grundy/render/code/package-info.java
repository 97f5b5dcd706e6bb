/// Exported programs, compiled and run.
@NullMarked
package org.grundy.render.code;

import org.jspecify.annotations.NullMarked;
