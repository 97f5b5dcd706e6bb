/// What is asked about a sum, and what is answered.
///
/// Begin with [Analysis]. Depends on `analysis.move`.
@NullMarked
package org.grundy.analysis.answer;

import org.jspecify.annotations.NullMarked;
