/// How an answer is known, as plain records.
///
/// Begin with [Evidence]. Depends on nothing else of Grundy.
@NullMarked
package org.grundy.evidence;

import org.jspecify.annotations.NullMarked;
