/// Tests of misère quotients.
@NullMarked
package org.grundy.misere.sequence;

import org.jspecify.annotations.NullMarked;
