package org.grundy.automata;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.logic.Formula;
import org.grundy.logic.ProofObligation;
import org.grundy.run.Limit;

/// The result of an attempt to prove the outcomes, or the Grundy values, of all positions of a game.
public sealed interface GameProof {
    /// It is proved, for every position.
    ///
    /// @param lemmas what was decided, all of it true
    /// @param descent terms of which the first that a move changes becomes smaller, each as the numbers of a
    ///     position that are added up, each as often as it is added; one with a `-` before it is subtracted
    record Proved(List<Lemma> lemmas, List<List<String>> descent) implements GameProof {
        /// Copies the lists.
        public Proved {
            lemmas = List.copyOf(lemmas);
            descent = List.copyOf(descent);
        }
    }

    /// It is false.
    ///
    /// @param lemma what does not hold
    /// @param position for which it does not
    /// @param option to which a move leads that contradicts; empty where no move does
    record Refuted(Lemma lemma, List<BigInteger> position, Optional<List<BigInteger>> option) implements GameProof {
        /// Copies the list.
        public Refuted {
            position = List.copyOf(position);
        }
    }

    /// Nothing is known of it.
    ///
    /// @param limit what was met; [Limit#METHOD] where no term was found that every move lowers, or too many
    ///     numbers are spoken of at once
    record Undecided(Limit limit) implements GameProof {}

    /// A statement that was decided.
    ///
    /// @param claim what it is needed for
    /// @param statement without free variables
    /// @param states of all automata on the way, before they were made smaller
    record Lemma(ProofObligation claim, Formula statement, long states) {}
}
