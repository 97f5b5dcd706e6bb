package org.grundy.discover;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.grundy.discover.form.Form;
import org.grundy.discover.form.Substitution;
import org.grundy.discover.form.WrittenExpression;
import org.grundy.discover.prove.ClaimVerdicts;
import org.grundy.discover.prove.Counterexample;
import org.grundy.discover.prove.FamilyClaim;
import org.grundy.discover.prove.FormClaim;
import org.grundy.discover.prove.Proof;
import org.grundy.discover.prove.Provers;
import org.grundy.discover.prove.parametric.ParametricProver;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Sampler;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.Condition;
import org.grundy.lang.rules.RuleGame;
import org.grundy.run.AllPresent;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.text.InputError;

/// A conjecture which positions are lost, or what their Grundy values are, tested on all positions up to a bound.
///
/// A set A of positions is that of the lost ones exactly when no move leads from A to A and from every
/// position outside A some move leads to A; in normal play a position without moves belongs to A, in
/// misère play it does not. Where a move leaves a sum, or positions are written differently from
/// states, the conjecture is compared with the solved game.
///
/// @param text a condition meant to hold exactly on the lost positions, or a number meant to be the Grundy value
/// @param variation the games
/// @param play how they are played
public record Conjecture(String text, Variation variation, Play play) {
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    /// The result of a test.
    ///
    /// @param positions the number of positions that agree
    /// @param counterexample the first position that does not; empty if all agree
    /// @param proofs that the conjecture is right for every position, each for some of the parameters
    ///     and together for all of them; none if it was only tested
    /// @param untried the first number beyond the positions that agree at which the conjecture changes, and could
    ///     not be tried; empty if there is none, or it is proved
    public record Trial(
            long positions, Optional<Counterexample> counterexample, List<Proof> proofs, OptionalLong untried) {
        /// A trial of the positions up to a bound alone.
        public Trial(long positions, Optional<Counterexample> counterexample, List<Proof> proofs) {
            this(positions, counterexample, proofs, OptionalLong.empty());
        }

        public Trial {
            proofs = List.copyOf(proofs);
        }

        /// How the conjecture is wrong, if it is.
        Optional<Counterexample.Kind> kind() {
            return counterexample.map(Counterexample::kind);
        }
    }

    /// The guess about the first of some tables whose numbers it speaks of: of positions as they are written, or of
    /// states.
    ///
    /// @param all at least one
    /// @param play how each is played
    /// @throws InputError if it is a condition in the numbers of none of them
    public static Conjecture about(List<Variation> all, String text, Function<Variation, Play> play) {
        InputError first = null;
        for (Variation variation : all) {
            Conjecture conjecture = new Conjecture(text, variation, play.apply(variation));
            try {
                conjecture.read();
                return conjecture;
            } catch (InputError error) {
                first = first == null ? error : first;
            }
        }
        throw first == null ? new IllegalStateException("there is a game") : first;
    }

    /// Parses the condition, to validate it.
    ///
    /// @throws InputError if the text is not a condition in the numbers of a position and the
    ///     parameters
    public void read() {
        variation.members().forEach(this::condition);
    }

    /// The same of the games that have a position with numbers up to a bound; of all where none has one.
    ///
    /// @param run charged for the search
    /// @throws InputError if the bound gives too large a table
    public Conjecture within(int to, Run run) {
        return new Conjecture(text, variation.upToIfAny(to, play, run).orElse(variation), play);
    }

    /// What the conjecture is about: a number is the Grundy value, a condition holds of the lost positions.
    public SampledQuantity quantity() {
        return values() ? SampledQuantity.GRUNDY : SampledQuantity.LOST;
    }

    private boolean values() {
        return Condition.isNumber(text);
    }

    private Condition condition(Variation.Member member) {
        Map<String, Long> parameters = new HashMap<>();
        for (int i = 0; i < variation.names().size(); i++) {
            parameters.put(variation.names().get(i), member.parameters().get(i));
        }
        return values()
                ? Condition.equal(text, variation.variables(), parameters)
                : Condition.of(text, variation.variables(), parameters);
    }

    /// Tests the conjecture.
    ///
    /// @param to the largest number of a position
    /// @param run charged for the work
    /// @throws InputError if the text is not a condition in the numbers of a position and the
    ///     parameters, or there is no position with such numbers and no prover decides either
    public Solved<Trial> check(int to, Run run) {
        return run.attempt(() -> {
            long positions = 0;
            for (Variation.Member member : variation.members()) {
                Trial trial = trial(member, to, run);
                positions += trial.positions;
                if (trial.counterexample.isPresent()) {
                    return new Trial(positions, trial.counterexample, List.of());
                }
            }
            ClaimVerdicts verdicts = verdicts(run);
            if (positions == 0 && verdicts.equals(ClaimVerdicts.NONE)) {
                throw variation.nothing(to);
            }
            if (!verdicts.equals(ClaimVerdicts.NONE)) {
                return new Trial(positions, verdicts.counterexample(), verdicts.proofs());
            }
            FarConstants far = beyond(to, run);
            return new Trial(positions, far.wrong(), List.of(), far.untried());
        });
    }

    private Trial trial(Variation.Member member, int to, Run run) {
        return values()
                ? ValueTrial.of(member, condition(member), play, to, run)
                : ConjectureSearch.of(member.sampled(), member.parameters(), condition(member), play, to, run)
                        .trial();
    }

    /// The conjecture at the constants in it beyond a bound. One that cannot be translated is untried from the first
    /// of the numbers in its text on.
    private FarConstants beyond(int to, Run run) {
        return claims().map(claims -> FarConstants.of(
                        claims,
                        variation.members().stream()
                                .map(member -> new Sampler<>(member.sampled(), play).shape(member.parameters(), to))
                                .toList(),
                        run))
                .orElseGet(() -> new FarConstants(
                        Optional.empty(),
                        NUMBER.matcher(text)
                                .results()
                                .map(found -> new BigInteger(found.group()))
                                .filter(number -> number.compareTo(BigInteger.valueOf(to)) > 0)
                                .mapToLong(number -> number.min(BigInteger.valueOf(Long.MAX_VALUE))
                                        .longValue())
                                .min()));
    }

    /// The provers' verdicts on the conjecture, if it can be translated.
    private ClaimVerdicts verdicts(Run run) {
        return claims().map(claims ->
                        ParametricProver.first(ofFamily(), () -> Provers.together(Provers.all(), claims, run), run))
                .orElse(ClaimVerdicts.NONE);
    }

    /// Claims about each game, if the conjecture can be translated.
    private Optional<List<FormClaim>> claims() {
        return AllPresent.of(variation.members().stream().map(this::claim));
    }

    /// The conjecture as a claim about all games of the family.
    private Optional<FamilyClaim> ofFamily() {
        return variation.open().flatMap(open -> {
            Condition condition = values()
                    ? Condition.equal(text, open.written(), Map.of())
                    : Condition.of(text, open.written(), Map.of());
            return translated(condition.tree(), new WrittenExpression(open.written()))
                    .map(form -> new FamilyClaim(open, play, quantity(), new Form.Formula(form)));
        });
    }

    /// For unordered positions, the conjecture applies to the smaller and the larger number.
    private static IntExpr ordered(SampledGame<?> sampled, IntExpr lost) {
        List<String> names = sampled.variables();
        if (names.size() != 2
                || !(sampled.game() instanceof RuleGame game)
                || !game.explanation().unordered()) {
            return lost;
        }
        IntExpr a = new IntExpr.Variable(names.getFirst(), 0);
        IntExpr b = new IntExpr.Variable(names.getLast(), 1);
        return Substitution.of(lost, List.of(a.min(b), a.max(b)));
    }

    /// The conjecture as a claim about the game with some parameters, empty if it cannot be translated.
    private Optional<FormClaim> claim(Variation.Member member) {
        SampledGame<?> sampled = member.sampled();
        SampleBlock known =
                SampleBlock.unknown(member.parameters(), sampled.variables().size());
        return translated(condition(member).tree(), new WrittenExpression(sampled.variables()))
                .map(form -> new FormClaim(sampled, play, quantity(), new Form.Formula(ordered(sampled, form)), known));
    }

    private Optional<IntExpr> translated(BoolExpr condition, WrittenExpression translation) {
        return values() ? translation.of(((BoolExpr.Comparison) condition).left()) : translation.of(condition);
    }
}
