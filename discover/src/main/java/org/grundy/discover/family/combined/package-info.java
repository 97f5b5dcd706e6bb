/// Families of forms that are made of those of other families: cases, parts of a nim sum, ends of a range.
/// Begin with [SumFamily].
@NullMarked
package org.grundy.discover.family.combined;

import org.jspecify.annotations.NullMarked;
