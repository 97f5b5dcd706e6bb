/// Tests of the checkers of certificates.
@NullMarked
package org.grundy.proof;

import org.jspecify.annotations.NullMarked;
