/// Claims about all games of a family at once, whatever their parameters. Begin with [ParametricProver].
@NullMarked
package org.grundy.discover.prove.parametric;

import org.jspecify.annotations.NullMarked;
