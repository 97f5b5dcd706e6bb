package org.grundy.evidence;

import java.util.List;

/// How an answer is known. "Proved" and "checked" are never mixed up: every case below but
/// [ByStatement] is exact, and what was only observed is no evidence.
public sealed interface Evidence {
    /// A theorem covers the position.
    ///
    /// @param theorem the theorem's key, as in the game's words
    /// @param source where it was published
    record ByTheorem(String theorem, Source source) implements Evidence {}

    /// A text states a closed form that covers the position. It is not proved, but agrees with search as far as it was
    /// compared.
    ///
    /// @param theorem its key, as in the game's words
    /// @param file in which it is stated
    /// @param bound the largest number of the positions compared
    /// @param positions how many were compared
    record ByStatement(String theorem, String file, int bound, long positions) implements Evidence {}

    /// Every position that matters was searched, each once.
    ///
    /// @param positions how many were visited
    record BySearch(long positions) implements Evidence {}

    /// The values of all positions up to this one were computed in order.
    ///
    /// @param positions how many values the table has
    record ByTable(long positions) implements Evidence {}

    /// The sequence of values was proved periodic.
    ///
    /// @param period the proof's data
    record ByPeriod(PeriodCertificate period) implements Evidence {}

    /// The misère quotient of the game was proved.
    ///
    /// @param rules the game, as its code is written
    /// @param order how many elements it has
    /// @param heaps up to which heap it was found
    /// @param all whether it is that of all heaps
    record ByQuotient(String rules, int order, int heaps, boolean all) implements Evidence {}

    /// The misère quotient of all positions that can follow a sum was proved.
    ///
    /// @param order how many elements it has
    /// @param positions how many positions of components it is about
    record ByMixedQuotient(int order, int positions) implements Evidence {}

    /// Several pieces of evidence together.
    ///
    /// @param parts at least one
    record Combined(List<Evidence> parts) implements Evidence {
        /// Copies the list.
        ///
        /// @throws IllegalArgumentException if it is empty
        public Combined {
            parts = List.copyOf(parts);
            if (parts.isEmpty()) {
                throw new IllegalArgumentException("evidence is made of at least one piece");
            }
        }
    }

    /// The evidence made of all of these: the piece itself where there is only one, and equal pieces once.
    ///
    /// @throws IllegalArgumentException if there is none
    static Evidence all(List<Evidence> parts) {
        List<Evidence> distinct = parts.stream().distinct().toList();
        return distinct.size() == 1 ? distinct.getFirst() : new Combined(distinct);
    }
}
