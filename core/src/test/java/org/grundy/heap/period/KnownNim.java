package org.grundy.heap.period;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.grundy.evidence.Source;
import org.grundy.game.Game;
import org.grundy.game.NimHeaps;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.value.Outcome;

/// Nim with a theorem that knows the values of some heaps only.
record KnownNim(List<Theorem<BigInteger>> theorems) implements Game<BigInteger> {
    static KnownNim where(Predicate<BigInteger> known) {
        return new KnownNim(List.of(new Partly(known)));
    }

    @Override
    public String name() {
        return "nim";
    }

    @Override
    public Ruleset<BigInteger> rules() {
        return NimHeaps.RULES_ONLY.rules();
    }

    @Override
    public String write(BigInteger position) {
        return position.toString();
    }

    private record Partly(Predicate<BigInteger> known) implements Theorem<BigInteger> {
        private static final Theorem<BigInteger> BOUTON = new NimHeaps.Bouton(true);

        @Override
        public String key() {
            return BOUTON.key();
        }

        @Override
        public Source source() {
            return BOUTON.source();
        }

        @Override
        public boolean covers(BigInteger position, Play play) {
            return BOUTON.covers(position, play);
        }

        @Override
        public Outcome outcome(BigInteger position, Play play) {
            return BOUTON.outcome(position, play);
        }

        @Override
        public Optional<BigInteger> value(BigInteger position) {
            return BOUTON.value(position).filter(known);
        }

        @Override
        public List<ReasonStep> reason(BigInteger position, Play play) {
            return BOUTON.reason(position, play);
        }
    }
}
