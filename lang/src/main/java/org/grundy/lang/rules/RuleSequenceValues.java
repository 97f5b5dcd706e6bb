package org.grundy.lang.rules;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.game.OptionSet;
import org.grundy.game.ReasonStep;
import org.grundy.game.Valuation;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.SubtractionSet;
import org.grundy.heap.sequence.CodeValuation;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.heap.sequence.SequenceValuation;
import org.grundy.lang.rules.internal.proof.RuleRecognition;
import org.grundy.lang.rules.internal.proof.RuleRecognition.RuleDigit;
import org.grundy.run.Run;
import org.grundy.solve.Solver;
import org.grundy.solve.Statistic;
import org.grundy.solve.StatisticValues;

/// The values of rules that are a finite subtraction set or a taking-and-breaking code, by their nim-sequence and
/// its period. A nimber, which may stand beside their states, is searched.
///
/// @param rules of the game
/// @param heaps values by heap
/// @param digits what the rules allow when tokens are taken; none for a subtraction set, which has few options
record RuleSequenceValues(CompiledRules rules, Valuation<BigInteger> heaps, List<RuleDigit> digits)
        implements Valuation<RuleState> {
    /// Where more may be taken at once, few heaps are reached from a huge one, and search does better than a
    /// sequence of all of them.
    private static final long MOST_TAKEN = 1 << 16;

    /// The values of rules that are of these kinds.
    static Optional<Valuation<RuleState>> of(CompiledRules rules) {
        RuleRecognition recognised = RuleRecognition.of(rules.tree());
        Optional<SubtractionSet> taken = taken(recognised);
        return taken.isPresent()
                ? taken.map(NimSequence::of)
                        .map(SequenceValuation::new)
                        .map(heaps -> new RuleSequenceValues(rules, heaps, List.of()))
                : recognised
                        .code()
                        .map(CodeValuation::of)
                        .map(heaps -> new RuleSequenceValues(
                                rules, heaps, recognised.digits().orElseThrow()));
    }

    /// The rules of the nim-sequence of such rules.
    static Optional<SequenceRules> sequence(CompiledRules rules) {
        RuleRecognition recognised = RuleRecognition.of(rules.tree());
        return taken(recognised)
                .<SequenceRules>map(SequenceRules.Taken::new)
                .or(() -> recognised.code().map(SequenceRules.Coded::new));
    }

    private static Optional<SubtractionSet> taken(RuleRecognition recognised) {
        return recognised
                .amounts()
                .filter(amounts -> amounts.finite()
                        && !amounts.listed().isEmpty()
                        && amounts.listed().last() <= MOST_TAKEN)
                .map(amounts -> SubtractionSet.of(
                        amounts.listed().stream().map(BigInteger::valueOf).toList()));
    }

    @Override
    public Valued value(RuleState state, Run run) {
        if (state.isNimber()) {
            StatisticValues<RuleState> values = Solver.values(rules, Statistic.GRUNDY, state, run);
            return new Valued(BigInteger.valueOf(values.of(state)), values.evidence());
        }
        return heaps.value(heap(state), run);
    }

    private static BigInteger heap(RuleState state) {
        return BigInteger.valueOf(state.shared()[0]);
    }

    @Override
    public List<ReasonStep> reason(RuleState state, Valued valued) {
        return state.isNimber() ? List.of() : heaps.reason(heap(state), valued);
    }

    @Override
    public Optional<OptionSet<RuleState>> options(RuleState state, BigInteger grundy, Run run) {
        return state.isNimber()
                ? Optional.empty()
                : heaps.options(heap(state), grundy, run)
                        .map(named -> new OptionSet<>(
                                named.options().stream()
                                        .flatMap(parts -> written(state, parts))
                                        .toList(),
                                named.complete()));
    }

    /// An option of the code as the rules have it: where they split off an empty heap, they say so.
    private Stream<List<RuleState>> written(RuleState state, List<BigInteger> parts) {
        List<RuleState> states =
                parts.stream().map(part -> RuleState.of(part.longValueExact())).toList();
        if (states.size() > 1) {
            return Stream.of(states);
        }
        long taken = state.shared()[0] - states.getFirst().shared()[0];
        return digits.stream()
                .filter(digit -> digit.taken() == taken && digit.bits() != RuleDigit.SPLIT)
                .map(RuleDigit::bits)
                .distinct()
                .map(bits -> bits == RuleDigit.ANY ? List.of(RuleState.of(0), states.getFirst()) : List.copyOf(states));
    }
}
