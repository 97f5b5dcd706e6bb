/// Tests of how `grundy.jar` starts.
@NullMarked
package org.grundy.cli.start;

import org.jspecify.annotations.NullMarked;
