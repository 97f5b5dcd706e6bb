@NullMarked
package org.grundy.cluster;

import org.jspecify.annotations.NullMarked;
