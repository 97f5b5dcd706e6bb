/// Tests of what is shown.
@NullMarked
package org.grundy.render;

import org.jspecify.annotations.NullMarked;
