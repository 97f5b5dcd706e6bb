/// Tests of games in progress.
@NullMarked
package org.grundy.play;

import org.jspecify.annotations.NullMarked;
