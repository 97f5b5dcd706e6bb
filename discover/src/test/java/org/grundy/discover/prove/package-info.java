/// Tests of proofs.
@NullMarked
package org.grundy.discover.prove;

import org.jspecify.annotations.NullMarked;
