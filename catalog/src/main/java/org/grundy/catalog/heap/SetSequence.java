package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.heap.SubtractionSet;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.heap.sequence.SequenceValuation;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.text.BilingualText;

/// A game of one heap whose moves are given by a set of numbers, with its nim-sequence.
///
/// @param text of the family
/// @param set the numbers
/// @param rules of one heap
/// @param values by its nim-sequence
record SetSequence(CatalogText text, SubtractionSet set, Ruleset<BigInteger> rules, SequenceValuation values) {
    static SetSequence of(CatalogText text, SubtractionSet set, Ruleset<BigInteger> rules, NimSequence sequence) {
        return new SetSequence(text, set, rules, new SequenceValuation(sequence));
    }

    /// The game with one more theorem, tried first, where there is one.
    CatalogGame<BigInteger> game(Optional<Theorem<BigInteger>> first) {
        Theorem<BigInteger> pairing = new FergusonPairing(values);
        List<Theorem<BigInteger>> theorems =
                first.map(theorem -> List.of(theorem, pairing)).orElse(List.of(pairing));
        return text.game("[" + set + "]", rules, theorems, values, text.heaps()).saying(FergusonPairing.TEXT.words());
    }

    /// The set written as parameters.
    static SubtractionSet read(Arguments parameters, Entry entry) {
        if (parameters.size() == 0) {
            throw parameters.error(
                    "the set is empty: %s needs at least one number, as in %s",
                    "集合为空：%s 至少需要一个数，例如 %s", entry.written(), entry.example());
        }
        return SubtractionSet.of(parameters.numbers(new BilingualText("a number of the set", "集合中的数"), 1));
    }
}
