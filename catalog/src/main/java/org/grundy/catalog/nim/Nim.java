package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.HeapNotation;
import org.grundy.evidence.Source;
import org.grundy.game.HeapRules;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.heap.AnyNumberMoves;
import org.grundy.lang.Entry;
import org.grundy.lang.SoleGame;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.value.Outcome;
import org.grundy.verify.SumCase;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Nim: take any number of tokens from one heap. Each heap is a component.
public final class Nim implements SoleGame {
    private static final Entry ENTRY = new Entry(
            "nim",
            List.of("尼姆博弈", "尼姆", "Nim游戏", "取石子"),
            List.of("P1247", "P2197", "AtCoder-ARC-105-D", "HDU-1850", "HDU-2176", "POJ-2975", "HDU-1907", "P4279"),
            "nim(a,b,…)",
            "nim(3,4,5)",
            new BilingualText("Nim: take any number from one heap", "尼姆博弈：从一堆中取任意多个"),
            new BilingualText(
                    "There are heaps of tokens. A move takes one or more tokens from a single heap.",
                    "有若干堆石子。每步从某一堆中取走一个或多个石子。"));

    /// The rules of a single heap.
    static final HeapRules RULES = HeapRules.taking(new AnyNumberMoves()).testedBy((n, left) -> true);

    /// The sentences of [Bouton] and [MisereNim].
    static final Messages WORDS =
            Messages.read(Nim.class.getResourceAsStream("nim.messages")).and(MisereNim.WORDS);

    /// Bouton's theorem for either play.
    static final List<Theorem<BigInteger>> THEOREMS = List.of(new Bouton(), new MisereNim());

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public CatalogGame<BigInteger> game() {
        return new CatalogGame<>(ENTRY, "nim", RULES, THEOREMS, new HeapNotation(ENTRY.form()), WORDS);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(VerificationCase.heaps(game(), thoroughness.bound(200, 300)));
    }

    @Override
    public List<SumCase> sums() {
        return NimSums.cases(game());
    }

    /// Bouton's theorem for a single heap.
    record Bouton() implements Theorem<BigInteger> {
        @Override
        public String key() {
            return "bouton";
        }

        @Override
        public Source source() {
            return new Source("C. L. Bouton", "Nim, a game with a complete mathematical theory", 1901, "");
        }

        @Override
        public boolean covers(BigInteger position, Play play) {
            return play == Play.NORMAL;
        }

        @Override
        public Outcome outcome(BigInteger position, Play play) {
            return position.signum() == 0 ? Outcome.P : Outcome.N;
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
