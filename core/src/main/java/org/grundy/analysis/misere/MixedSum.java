package org.grundy.analysis.misere;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.answer.ComponentFinding;
import org.grundy.analysis.move.DistinctOptions;
import org.grundy.analysis.move.MoveList;
import org.grundy.evidence.Evidence;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.OptionSet;
import org.grundy.game.ReasonStep;
import org.grundy.game.Sum;
import org.grundy.game.WinningMoves;
import org.grundy.heap.sequence.CodedHeaps;
import org.grundy.misere.HeapElements;
import org.grundy.misere.HeapGame;
import org.grundy.misere.MixedElements;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.value.Outcome;
import org.jspecify.annotations.Nullable;

/// A misère sum of any games, by the misère quotient of all positions that can follow: heaps of several codes,
/// heaps of Nim, boards.
///
/// Source: T. E. Plambeck and A. N. Siegel, "Misère quotients for impartial games" (2008).
final class MixedSum {
    /// What part of the budget may go into the quotient; where that is not enough the whole sum is searched.
    private static final int PART = 3;

    /// A quotient that takes more steps grows too fast to be found.
    private static final long MOST_STEPS = 150_000_000;

    /// All options of heaps up to this are listed; of larger heaps those of a smaller one of the same element.
    private static final BigInteger LISTED = BigInteger.valueOf(1000);

    private final Sum sum;
    private final Run run;
    private final MixedElements elements;

    private MixedSum(Sum sum, Run run) {
        this.sum = sum;
        this.run = run;
        this.elements = new MixedElements(run);
    }

    /// What came of the search for a quotient.
    ///
    /// @param analysis empty if none was found within part of the budget, or the rules are not ordinary
    /// @param order how many elements it had when the search ended, 0 if it did not begin
    /// @param positions of how many positions
    record Found(Optional<Analysis> analysis, int order, int positions) {}

    /// Analyzes a sum.
    static Found analyze(Sum sum, Run run) {
        Budget part = run.part(PART).withWorkAtMost(MOST_STEPS);
        MixedSum mixed = new MixedSum(sum, run);
        Optional<Analysis> analysis = run.attempt(part, mixed::analyze).toOptional();
        return new Found(analysis, mixed.elements.monoid().order(), mixed.elements.decided());
    }

    private Analysis analyze() {
        List<Factor<?>> factors = new ArrayList<>();
        sum.components().forEach(component -> factors.add(factor(component)));
        factors.forEach(Factor::begin);
        elements.complete();
        int product = 0;
        for (Factor<?> factor : factors) {
            product = elements.monoid().product(product, factor.element());
        }
        boolean lost = elements.monoid().lost(product);
        List<MoveList> moves = new ArrayList<>();
        for (int i = 0; i < factors.size() && !lost; i++) {
            moves.add(factors.get(i).winning(i, others(factors, i)));
        }
        Evidence evidence = new Evidence.ByMixedQuotient(elements.monoid().order(), elements.count());
        return Analysis.decided(
                sum,
                Convention.MISERE,
                lost ? Outcome.P : Outcome.N,
                lost ? WinningMoves.none() : MoveList.union(moves),
                List.of(reason(factors, product)),
                ComponentFinding.of(evidence).ofEach(sum));
    }

    private int others(List<Factor<?>> factors, int place) {
        int others = 0;
        for (int i = 0; i < factors.size(); i++) {
            others = i == place
                    ? others
                    : elements.monoid().product(others, factors.get(i).element());
        }
        return others;
    }

    private ReasonStep reason(List<Factor<?>> factors, int product) {
        List<Object> worth = new ArrayList<>();
        factors.forEach(factor -> worth.add(factor.component.expression() + " ≡ " + elements.name(factor.element())));
        return ReasonStep.of(
                elements.monoid().lost(product) ? "misere.mixed.lost" : "misere.mixed.won",
                "factors",
                worth,
                "product",
                elements.name(product));
    }

    private <P> Factor<P> factor(Component<P> component) {
        Optional<CodedHeaps<P>> coded = CodedHeaps.of(component.game().rules())
                .filter(heaps -> heaps.heap().apply(component.position()).isPresent());
        return new Factor<>(component, coded);
    }

    /// A component with its element.
    private final class Factor<P> {
        private final Component<P> component;
        private final Optional<CodedHeaps<P>> coded;
        private int code = -1;
        private @Nullable HeapElements heaps;

        Factor(Component<P> component, Optional<CodedHeaps<P>> coded) {
            this.component = component;
            this.coded = coded;
        }

        void begin() {
            if (coded.isEmpty()) {
                elements.take(component);
                return;
            }
            CodedHeaps<P> heaps = coded.get();
            code = elements.heaps(
                    HeapGame.of(heaps.code()),
                    heap -> new Component<>(component.game(), heaps.position().apply(heap)),
                    size());
        }

        private HeapElements heaps() {
            HeapElements there = heaps;
            if (there == null) {
                there = elements.heaps(code);
                heaps = there;
            }
            return there;
        }

        private BigInteger size() {
            return coded.orElseThrow().heap().apply(component.position()).orElseThrow();
        }

        int element() {
            return coded.isPresent() ? heaps().element(size()) : elements.element(component);
        }

        private int element(P part) {
            return coded.isPresent()
                    ? heaps().element(coded.get().heap().apply(part).orElseThrow())
                    : elements.element(new Component<>(component.game(), part));
        }

        private boolean lost(int others, List<P> parts) {
            int product = others;
            for (P part : parts) {
                product = elements.monoid().product(product, element(part));
            }
            return elements.monoid().lost(product);
        }

        MoveList winning(int place, int others) {
            if (coded.isEmpty()) {
                return MoveList.of(place, component, options(component.position(), others));
            }
            HeapElements heaps = heaps();
            BigInteger listed = heaps.smaller(size(), LISTED);
            BigInteger more = size().subtract(listed);
            OptionSet<P> found = options(coded.get().position().apply(listed), others);
            OptionSet<P> winning = more.signum() == 0
                    ? found
                    : new OptionSet<>(
                            found.options().stream()
                                    .map(parts -> coded.get().enlarged(parts, more))
                                    .toList(),
                            false);
            return MoveList.of(place, component, winning);
        }

        private OptionSet<P> options(P position, int others) {
            return DistinctOptions.of(component.game().rules(), position, parts -> lost(others, parts), run)
                    .choices();
        }
    }
}
