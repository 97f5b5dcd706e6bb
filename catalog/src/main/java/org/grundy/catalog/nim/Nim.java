package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.game.HeapRules;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.heap.AnyNumberMoves;
import org.grundy.verify.SumCase;

/// Nim: take any number of tokens from one heap. Each heap is a component.
public final class Nim implements DescribedSoleGame {
    static final CatalogText TEXT = CatalogText.of("nim");

    /// The rules of a single heap.
    static final HeapRules RULES = HeapRules.taking(new AnyNumberMoves()).testedBy((n, left) -> true);

    /// Bouton's theorem for either play.
    static final List<Theorem<BigInteger>> THEOREMS = List.of(new Bouton(), new MisereNim());

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public CatalogGame<BigInteger> game() {
        return TEXT.game(RULES, THEOREMS, TEXT.heaps());
    }

    @Override
    public List<SumCase> sums() {
        return NimSums.cases(game());
    }

    /// Bouton's theorem for a single heap.
    record Bouton() implements DescribedTheorem<BigInteger> {
        @Override
        public CatalogText.Stated stated() {
            return TEXT.theorem("bouton");
        }

        @Override
        public Optional<BigInteger> value(BigInteger position) {
            return Optional.of(position);
        }

        @Override
        public Optional<String> valuedWhere(String value) {
            return Optional.of("n = " + value);
        }

        @Override
        public Optional<OptionSet<BigInteger>> options(BigInteger position, BigInteger value) {
            return Optional.of(OptionSet.single(value.compareTo(position) < 0 ? List.of(value) : List.of()));
        }

        @Override
        public List<ReasonStep> reason(BigInteger position, Play play) {
            return List.of(ReasonStep.of("nim.value"));
        }
    }
}
