/// What compiled rules call: lists, sets, and functions that are defined by digits. Begin with
/// [ListOperations].
@NullMarked
package org.grundy.lang.rules.internal.support;

import org.jspecify.annotations.NullMarked;
