/// The engine as a page calls it. Begin with [PageEngine]; `instead` has the classes that stand for others of the
/// engine, under the packages of these.
@NullMarked
package org.grundy.site;

import org.jspecify.annotations.NullMarked;
