package org.grundy.play;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Component;
import org.grundy.game.Game;
import org.grundy.game.NimHeaps;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;

/// Nim with Bouton's theorem, for heaps that no search reaches.
final class TheoremNim implements Game<BigInteger> {
    private static final TheoremNim NIM = new TheoremNim();

    private TheoremNim() {}

    static Component<BigInteger> of(long size) {
        return new Component<>(NIM, BigInteger.valueOf(size));
    }

    /// A heap of 10^exponent.
    static Component<BigInteger> ofPower(int exponent) {
        return new Component<>(NIM, BigInteger.TEN.pow(exponent));
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
    public String write(BigInteger position) {
        return position.toString();
    }

    @Override
    public Optional<List<BigInteger>> numbers(BigInteger position) {
        return Optional.of(List.of(position));
    }
}
