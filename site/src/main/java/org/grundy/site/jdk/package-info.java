/// What TeaVM's class library lacks of the JDK, or has wrong. Begin with [Maths].
@NullMarked
package org.grundy.site.jdk;

import org.jspecify.annotations.NullMarked;
