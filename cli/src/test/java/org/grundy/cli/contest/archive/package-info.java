/// Problems of the archives: HDU, POJ, ZOJ, BZOJ, Luogu, 51Nod, AcWing, LightOJ, SPOJ, UVa and others.
///
/// A class holds those of like positions: heaps, rows, boards, trees, graphs. Start with the package above, which
/// alone this one knows.
@NullMarked
package org.grundy.cli.contest.archive;

import org.jspecify.annotations.NullMarked;
