/// Tests of evidence and of certificates as data.
@NullMarked
package org.grundy.evidence;

import org.jspecify.annotations.NullMarked;
