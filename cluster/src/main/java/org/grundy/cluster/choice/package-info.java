/// Forms and guesses looked at for each choice of parameters alone.
///
/// Begin with [ChoiceJob]. Depends on `run` and `store`.
@NullMarked
package org.grundy.cluster.choice;

import org.jspecify.annotations.NullMarked;
