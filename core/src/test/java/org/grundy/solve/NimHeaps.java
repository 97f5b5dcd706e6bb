package org.grundy.solve;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.grundy.evidence.Source;
import org.grundy.game.Game;
import org.grundy.game.HeapRules;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.value.Outcome;
import org.grundy.value.Tame;

/// Nim with Bouton's theorem (1901), with or without what the theorem knows beyond outcomes.
public record NimHeaps(List<Theorem<BigInteger>> theorems) implements Game<BigInteger> {
    public static final NimHeaps WITH_THEOREM = new NimHeaps(List.of(new Bouton(true)));
    public static final NimHeaps OUTCOMES_ONLY = new NimHeaps(List.of(new Bouton(false)));
    public static final NimHeaps RULES_ONLY = new NimHeaps(List.of());

    /// Nim with a theorem that knows the values of some heaps only.
    public static NimHeaps knowing(Predicate<BigInteger> known) {
        return new NimHeaps(List.of(new Bouton(known)));
    }

    @Override
    public String name() {
        return "nim" + theorems.size();
    }

    @Override
    public Ruleset<BigInteger> rules() {
        return HeapRules.taking((n, out) -> {
            for (long left = n - 1; left >= 0; left--) {
                out.to(left);
            }
        });
    }

    @Override
    public String write(BigInteger position) {
        return position.toString();
    }

    /// Bouton's theorem for one heap.
    ///
    /// @param known the heaps of which it knows more than the outcome
    public record Bouton(Predicate<BigInteger> known) implements Theorem<BigInteger> {
        /// The theorem that knows more of all heaps, or of none.
        public Bouton(boolean knowsValues) {
            this(position -> knowsValues);
        }

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
            return Optional.of(position).filter(known);
        }

        @Override
        public Optional<OptionSet<BigInteger>> winning(BigInteger position, Play play) {
            return Optional.of(OptionSet.single(position.signum() == 0 ? List.of() : List.of(BigInteger.ZERO)));
        }

        @Override
        public Optional<OptionSet<BigInteger>> options(BigInteger position, BigInteger value) {
            boolean legal = value.compareTo(position) < 0;
            return Optional.of(OptionSet.single(legal ? List.of(value) : List.<BigInteger>of()))
                    .filter(options -> known.test(position));
        }

        @Override
        public Optional<Tame> tame(BigInteger position) {
            return Optional.of(position).filter(known).map(size -> new Tame(size, size.bitLength() <= 1));
        }

        @Override
        public List<ReasonStep> reason(BigInteger position, Play play) {
            return List.of(ReasonStep.of("bouton", "n", position));
        }
    }
}
