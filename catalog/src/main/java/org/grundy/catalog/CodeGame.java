package org.grundy.catalog;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.analysis.Trial;
import org.grundy.game.Theorem;
import org.grundy.game.Words;
import org.grundy.heap.NimSequence;
import org.grundy.heap.SequenceValuation;
import org.grundy.heap.TakingCode;
import org.grundy.heap.TakingMoves;
import org.grundy.lang.Entry;

/// Makes games of taking-and-breaking codes.
final class CodeGame {
    private CodeGame() {}

    /// The game of a code without a theorem of its own.
    static HeapGame of(Entry entry, TakingCode code) {
        return of(entry, entry.name() + "[" + code + "]", code, Optional.empty());
    }

    /// The game of a code whose period is published.
    static HeapGame of(Entry entry, TakingCode code, PublishedPeriod period) {
        return of(entry, entry.name(), code, Optional.of(period));
    }

    private static HeapGame of(Entry entry, String name, TakingCode code, Optional<PublishedPeriod> period) {
        SequenceValuation values = new SequenceValuation(NimSequence.of(code));
        List<Theorem<BigInteger>> theorems = new ArrayList<>();
        period.ifPresent(theorems::add);
        PeriodicSplits.about(code, values).ifPresent(theorems::add);
        Words words = period.map(PublishedPeriod::words).orElse(Words.NONE).and(PeriodicSplits.WORDS);
        return new HeapGame(entry, name, TakingMoves.rules(code), theorems, Optional.of(values), words);
    }

    /// Small heaps, with the options that stand for all named as for huge ones.
    static Trial<BigInteger> trial(Entry entry, TakingCode code, int bound) {
        HeapGame game = of(entry, code);
        SequenceValuation values = new SequenceValuation(NimSequence.of(code));
        Theorem<BigInteger> theorem = new PeriodicSplits(code, values, BigInteger.ZERO);
        return Trial.heaps(
                new HeapGame(entry, game.name(), game.rules(), List.of(theorem), Optional.empty(), game.words()),
                bound);
    }
}
