/// Forms for positions that are lists of any length: what their sum, their xor, their extremes and the like decide.
/// Begin at [org.grundy.discover.list.ListForms].
@NullMarked
package org.grundy.discover.list;

import org.jspecify.annotations.NullMarked;
