/// The commands that count positions and add up over them; they share their options. Begin with [CountCommand].
@NullMarked
package org.grundy.cli.count;

import org.jspecify.annotations.NullMarked;
