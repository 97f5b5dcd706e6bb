package org.grundy.play;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Component;
import org.grundy.game.Game;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.game.Valuation;
import org.grundy.solve.NimHeaps;

/// Nim with Bouton's theorem, for heaps that no search reaches.
final class TheoremNim implements Game<BigInteger> {
    private static final TheoremNim NIM = new TheoremNim(Optional.empty());

    private final Optional<Valuation<BigInteger>> valuation;

    private TheoremNim(Optional<Valuation<BigInteger>> valuation) {
        this.valuation = valuation;
    }

    static Component<BigInteger> of(long size) {
        return new Component<>(NIM, BigInteger.valueOf(size));
    }

    /// A heap of 10^exponent.
    static Component<BigInteger> ofPower(int exponent) {
        return new Component<>(NIM, BigInteger.TEN.pow(exponent));
    }

    /// A heap whose value must not be asked for.
    static Component<BigInteger> unvalued(long size) {
        Valuation<BigInteger> none = (position, run) -> {
            throw new AssertionError("the value of " + position + " was asked for");
        };
        return new Component<>(new TheoremNim(Optional.of(none)), BigInteger.valueOf(size));
    }

    @Override
    public String name() {
        return "nim";
    }

    @Override
    public Ruleset<BigInteger> rules() {
        return Toy.NIM.rules();
    }

    @Override
    public List<Theorem<BigInteger>> theorems() {
        return List.of(new NimHeaps.Bouton(true));
    }

    @Override
    public Optional<Valuation<BigInteger>> valuation() {
        return valuation;
    }

    @Override
    public String write(BigInteger position) {
        return position.toString();
    }

    @Override
    public Optional<List<BigInteger>> numbers(BigInteger position) {
        return Optional.of(List.of(position));
    }
}
