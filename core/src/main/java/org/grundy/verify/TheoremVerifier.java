package org.grundy.verify;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.grundy.analysis.move.DistinctOptions;
import org.grundy.game.Component;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.Theorem;
import org.grundy.run.Run;
import org.grundy.value.Outcome;
import org.grundy.value.Tame;

/// Compares all that a theorem claims with what search finds, position by position.
///
/// @param <P> the type of positions
public final class TheoremVerifier<P> {
    private final VerificationCase<P> verificationCase;
    private final Theorem<P> theorem;
    private final Run run;
    private final SearchOracle<P> oracle;
    private long claims;

    private TheoremVerifier(VerificationCase<P> verificationCase, Theorem<P> theorem, Run run) {
        this.verificationCase = verificationCase;
        this.theorem = theorem;
        this.run = run;
        this.oracle = new SearchOracle<>(verificationCase, run);
    }

    /// Compares a theorem with search on all positions of a case, up to the first claim that is wrong.
    ///
    /// @param verificationCase its game's own theorems are not consulted
    /// @param theorem the one in question, a rival of the game's own perhaps
    /// @param run charged for the searches
    public static <P> Verdict.Compared check(VerificationCase<P> verificationCase, Theorem<P> theorem, Run run) {
        return Verdict.Compared.of(run.attempt(() -> new TheoremVerifier<>(verificationCase, theorem, run).verdict()));
    }

    private Verdict.Compared verdict() {
        List<P> positions = verificationCase.positions(run);
        for (P position : positions) {
            Optional<Verdict.Compared> wrong = mismatch(position);
            if (wrong.isPresent()) {
                return wrong.get();
            }
        }
        return new Verdict.Passed(positions.size(), claims);
    }

    private Optional<Verdict.Compared> mismatch(P position) {
        return value(position)
                .or(() -> mismatch(position, Play.NORMAL))
                .or(() -> mismatch(position, Play.MISERE))
                .or(() -> options(position))
                .or(() -> genus(position));
    }

    private Optional<Verdict.Compared> value(P position) {
        return theorem.value(position).flatMap(claimed -> compare(position, "value", claimed, oracle.value(position)));
    }

    private Optional<Verdict.Compared> mismatch(P position, Play play) {
        if (!theorem.covers(position, play)) {
            return Optional.empty();
        }
        Outcome claimed = theorem.outcome(position, play);
        return compare(position, "outcome " + play, claimed, oracle.outcome(List.of(position), play))
                .or(() -> winning(position, play));
    }

    private Optional<Verdict.Compared> winning(P position, Play play) {
        return theorem.winning(position, play)
                .flatMap(claimed -> compare(
                        position,
                        "winning " + play,
                        claimed,
                        oracle.options(position, components -> oracle.outcome(components, play) == Outcome.P)));
    }

    /// Every value up to one above the position's own, which no option may have. The options are sorted by
    /// value once, when the theorem first names some.
    private Optional<Verdict.Compared> options(P position) {
        BigInteger last = oracle.value(position).add(BigInteger.TWO);
        Map<BigInteger, Set<Map<P, Integer>>> found = null;
        for (BigInteger value = BigInteger.ZERO; value.compareTo(last) < 0; value = value.add(BigInteger.ONE)) {
            Optional<OptionSet<P>> claimed = theorem.options(position, value);
            if (claimed.isPresent()) {
                found = found == null ? oracle.optionsByValue(position) : found;
                Set<Map<P, Integer>> these = new HashSet<>(found.getOrDefault(value, Set.of()));
                Optional<Verdict.Compared> wrong = compare(position, "options " + value, claimed.get(), these);
                if (wrong.isPresent()) {
                    return wrong;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Verdict.Compared> genus(P position) {
        Optional<Tame> claimed = theorem.tame(position);
        return claimed.isEmpty() ? Optional.empty() : compare(position, "genus", claimed, oracle.tame(position));
    }

    private Optional<Verdict.Compared> compare(
            P position, String claim, OptionSet<P> claimed, Set<Map<P, Integer>> found) {
        Set<Map<P, Integer>> listed = new HashSet<>();
        claimed.options().forEach(components -> listed.add(DistinctOptions.counts(components)));
        if (!claimed.complete()) {
            found.retainAll(listed);
        }
        return compare(position, claim, listed, found);
    }

    private Optional<Verdict.Compared> compare(P position, String claim, Object claimed, Object found) {
        claims++;
        run.option();
        return claimed.equals(found)
                ? Optional.empty()
                : Optional.of(new Verdict.Refuted(
                        new Component<>(verificationCase.game(), position).expression(),
                        claim,
                        claimed.toString(),
                        found.toString()));
    }
}
