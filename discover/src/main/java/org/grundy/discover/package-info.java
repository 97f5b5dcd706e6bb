/// From rules to a table, a closed form, and its certainty. Begin with [Discovery].
///
/// One flow: rules → [samples][org.grundy.discover.sample.Samples] →
/// [families][org.grundy.discover.family.FormFamily] try, simplest first → what agrees with the values
/// held out → [provers][org.grundy.discover.prove.Prover] → [DiscoveryReport].
@NullMarked
package org.grundy.discover;

import org.jspecify.annotations.NullMarked;
