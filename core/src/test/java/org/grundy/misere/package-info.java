/// Tests of misère quotients.
@NullMarked
package org.grundy.misere;

import org.jspecify.annotations.NullMarked;
