/// Proofs by automata: a decision procedure for first-order statements about natural numbers with addition
/// and sets that automata recognise in a numeration system, and with it proofs that a set of positions is
/// the set of lost ones.
///
/// Begin with [GameProofs], then [DecisionProcedure], [Numeration] and [AutomaticSet]. Depends on `run`,
/// `game` and `logic`.
@NullMarked
package org.grundy.automata;

import org.jspecify.annotations.NullMarked;
