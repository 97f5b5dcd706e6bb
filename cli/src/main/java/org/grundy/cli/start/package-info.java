/// How `grundy.jar` starts. A jar cannot ask for JVM options, so its main class starts a second JVM with those that the
/// launcher would choose. Begin with [org.grundy.cli.start.JarStart]. Lambdas, streams, patterns and joined strings are
/// avoided on the way to the second JVM, for the first of each costs 10 to 20 ms.
@NullMarked
package org.grundy.cli.start;

import org.jspecify.annotations.NullMarked;
