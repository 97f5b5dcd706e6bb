package org.grundy.play;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.Source;
import org.grundy.game.Component;
import org.grundy.game.Game;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Ruleset;
import org.grundy.game.Theorem;
import org.grundy.value.Outcome;

/// Nim with Bouton's theorem, for heaps that no search reaches.
final class TheoremNim implements Game<BigInteger>, Theorem<BigInteger> {
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
        return List.of(this);
    }

    @Override
    public String write(BigInteger position) {
        return position.toString();
    }

    @Override
    public Optional<List<BigInteger>> numbers(BigInteger position) {
        return Optional.of(List.of(position));
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
        return Optional.of(position);
    }

    @Override
    public Optional<OptionSet<BigInteger>> options(BigInteger position, BigInteger value) {
        return Optional.of(OptionSet.single(value.compareTo(position) < 0 ? List.of(value) : List.of()));
    }

    @Override
    public List<ReasonStep> reason(BigInteger position, Play play) {
        return List.of();
    }
}
