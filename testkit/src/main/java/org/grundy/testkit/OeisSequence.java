package org.grundy.testkit;

import java.util.List;

/// The beginning of a sequence of the On-Line Encyclopedia of Integer Sequences.
///
/// @param oeis the number of the sequence, such as `A002186`
/// @param game the octal code, or the name of the table that the sequence lists
/// @param offset the n of the first term a(n)
/// @param indexShift for octal games, the number that makes a(n) the value of a heap of n + indexShift
/// @param terms a(offset), a(offset + 1), …
public record OeisSequence(String oeis, String game, int offset, int indexShift, List<Integer> terms) {

    /// Keeps a copy of the terms.
    public OeisSequence {
        terms = List.copyOf(terms);
    }
}
