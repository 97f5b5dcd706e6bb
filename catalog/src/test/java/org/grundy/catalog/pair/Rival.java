package org.grundy.catalog.pair;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.grundy.evidence.Source;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.value.Outcome;

/// A claim that is not true, as a theorem.
///
/// @param key what is claimed
/// @param play the kind of play it is about
/// @param domain the positions that it covers
/// @param lost which of them it calls lost
/// @param value the Grundy values that it claims
/// @param winning the winning moves that it claims
/// @param <P> the type of positions
public record Rival<P>(
        String key,
        Play play,
        Predicate<P> domain,
        Predicate<P> lost,
        Function<P, Optional<BigInteger>> value,
        Function<P, Optional<OptionSet<P>>> winning)
        implements Theorem<P> {
    /// A claim about who wins.
    public static <P> Rival<P> outcomes(String key, Play play, Predicate<P> domain, Predicate<P> lost) {
        return new Rival<>(key, play, domain, lost, p -> Optional.empty(), p -> Optional.empty());
    }

    /// A claim about Grundy values.
    static <P> Rival<P> values(String key, Function<P, BigInteger> value) {
        return new Rival<>(
                key, Play.NORMAL, p -> false, p -> false, p -> Optional.of(value.apply(p)), p -> Optional.empty());
    }

    /// A claim about winning moves from positions of which the outcome is claimed truly.
    static <P> Rival<P> moves(String key, Predicate<P> domain, Predicate<P> lost, Function<P, List<P>> winning) {
        return new Rival<>(
                key,
                Play.NORMAL,
                domain,
                lost,
                p -> Optional.empty(),
                p -> Optional.of(OptionSet.single(winning.apply(p))));
    }

    @Override
    public Source source() {
        return new Source("the documents of docs/errata.md", key, 2020, "");
    }

    @Override
    public boolean covers(P position, Play asked) {
        return asked == play && domain.test(position);
    }

    @Override
    public Outcome outcome(P position, Play asked) {
        return lost.test(position) ? Outcome.P : Outcome.N;
    }

    @Override
    public Optional<BigInteger> value(P position) {
        return value.apply(position);
    }

    @Override
    public Optional<OptionSet<P>> winning(P position, Play asked) {
        return winning.apply(position);
    }

    @Override
    public List<ReasonStep> reason(P position, Play asked) {
        return List.of();
    }
}
