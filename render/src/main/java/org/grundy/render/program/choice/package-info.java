/// Which program answers what is asked of a game.
@NullMarked
package org.grundy.render.program.choice;

import org.jspecify.annotations.NullMarked;
