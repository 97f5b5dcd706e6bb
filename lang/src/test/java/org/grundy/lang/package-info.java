/// Tests of what reads text.
@NullMarked
package org.grundy.lang;

import org.jspecify.annotations.NullMarked;
