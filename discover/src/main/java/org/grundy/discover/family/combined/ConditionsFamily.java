package org.grundy.discover.family.combined;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.family.ExceptionCorrection;
import org.grundy.discover.family.FormFamily;
import org.grundy.discover.form.Form;
import org.grundy.discover.form.ReadingCost;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// Lost positions that two or three simple conditions on n decide, joined by *and* and *or*: `n mod 2 =
/// 1 or n = lowbit(n) and trailingzeros(n) mod 2 = 1`. The number 0 is looked at last, for it often is
/// an exception.
///
/// Cost: one pass over the values for each condition, and one over bits of them for each three.
public final class ConditionsFamily implements FormFamily {
    private static final int LARGEST_MODULUS = 6;

    /// Fewer positions than these, lost or won, are told by nearly any condition.
    private static final int FEWEST = 4;

    private static final int MOST_TRIED = 200;

    @Override
    public Stream<Form> fit(Samples fitted, Run run) {
        if (!fitted.isLine() || !fitted.isLost()) {
            return Stream.empty();
        }
        SampleBlock block = fitted.first();
        BitSet known = cells(block, cell -> block.isKnown(cell) && block.arguments(cell)[0] > 0);
        BitSet lost = cells(block, cell -> known.get(cell) && block.value(cell) == 1);
        if (lost.cardinality() < FEWEST || known.cardinality() - lost.cardinality() < FEWEST) {
            return Stream.empty();
        }
        List<Simple> simple = simple(fitted.variable(0))
                .peek(each -> run.options(block.size()))
                .flatMap(each -> Simple.of(each, block, known).stream())
                .toList();
        return joined(withOpposites(simple, known), lost, known, run)
                .sorted(ReadingCost.EASIER)
                .limit(MOST_TRIED)
                .flatMap(found -> ExceptionCorrection.of(new Form.Formula(found), fitted, run).stream())
                .sorted(Comparator.comparing(Form::expression, ReadingCost.EASIER));
    }

    /// Of conditions that hold alike the first.
    private static List<Simple> withOpposites(List<Simple> simple, BitSet known) {
        Map<BitSet, Simple> all = new LinkedHashMap<>();
        simple.forEach(each -> all.putIfAbsent(each.holds, each));
        simple.stream().map(each -> each.opposite(known)).forEach(each -> all.putIfAbsent(each.holds, each));
        return List.copyOf(all.values());
    }

    private static BitSet cells(SampleBlock block, IntPredicate wanted) {
        return IntStream.range(0, block.size()).filter(wanted).collect(BitSet::new, BitSet::set, BitSet::or);
    }

    private static Stream<IntExpr> simple(IntExpr n) {
        Stream<IntExpr> residues = IntStream.rangeClosed(2, LARGEST_MODULUS)
                .boxed()
                .flatMap(m -> IntStream.range(0, m).mapToObj(r -> n.mod(m).equalTo(r)));
        IntExpr root = n.squareRoot();
        IntExpr after = n.plus(1);
        Stream<IntExpr> onBits = Stream.of(
                n.equalTo(IntExpr.of(NumberFunction.LOWBIT, n)),
                after.equalTo(IntExpr.of(NumberFunction.LOWBIT, after)),
                IntExpr.of(NumberFunction.TRAILINGZEROS, n).mod(2).equalTo(1),
                IntExpr.of(NumberFunction.TRAILINGONES, n).mod(2).equalTo(1),
                IntExpr.of(NumberFunction.POPCOUNT, n).mod(2).equalTo(1),
                root.times(root).equalTo(n),
                IntExpr.of(NumberFunction.ISPRIME, n));
        return Stream.concat(residues, onBits);
    }

    /// `A or B` and `A and B`, then `A or B and C` and `A and (B or C)`; one is the other of the positions that are
    /// won.
    private static Stream<IntExpr> joined(List<Simple> all, BitSet lost, BitSet known, Run run) {
        BitSet won = without(known, lost);
        Stream<IntExpr> either = all.stream()
                .filter(first -> first.holds.intersects(lost) && !first.holds.intersects(won))
                .flatMap(first ->
                        both(all, without(lost, first.holds), won, run).map(rest -> first.expression.or(rest)));
        Stream<IntExpr> neither = all.stream()
                .filter(first -> !without(lost, first.holds).intersects(known) && !first.holds.equals(known))
                .flatMap(first ->
                        both(all, and(won, first.holds), lost, run).map(rest -> first.expression.and(opposite(rest))));
        return Stream.concat(either, neither);
    }

    private static IntExpr opposite(IntExpr condition) {
        return condition instanceof IntExpr.Truth(BoolExpr.And(BoolExpr first, BoolExpr second))
                ? IntExpr.of(first).not().or(IntExpr.of(second).not())
                : condition.not();
    }

    /// One condition or two that hold of all of some positions and of none of others.
    private static Stream<IntExpr> both(List<Simple> all, BitSet of, BitSet no, Run run) {
        if (of.cardinality() < FEWEST) {
            return Stream.empty();
        }
        List<Simple> wide =
                all.stream().filter(each -> without(of, each.holds).isEmpty()).toList();
        run.options((long) wide.size() * wide.size());
        List<IntExpr> found = new ArrayList<>();
        for (int i = 0; i < wide.size(); i++) {
            BitSet wrong = and(wide.get(i).holds, no);
            if (wrong.isEmpty()) {
                found.add(wide.get(i).expression);
                continue;
            }
            for (Simple second : wide.subList(i + 1, wide.size())) {
                if (!wrong.intersects(second.holds)) {
                    found.add(wide.get(i).expression.and(second.expression));
                }
            }
        }
        return found.stream();
    }

    private static BitSet and(BitSet a, BitSet b) {
        BitSet result = (BitSet) a.clone();
        result.and(b);
        return result;
    }

    private static BitSet without(BitSet a, BitSet b) {
        BitSet result = (BitSet) a.clone();
        result.andNot(b);
        return result;
    }

    /// A condition, and the cells at which it holds; not to be changed.
    private record Simple(IntExpr expression, BitSet holds) {
        /// Empty if it has no value at some cell.
        static Optional<Simple> of(IntExpr expression, SampleBlock block, BitSet known) {
            BitSet holds = new BitSet();
            for (int cell = known.nextSetBit(0); cell >= 0; cell = known.nextSetBit(cell + 1)) {
                OptionalLong value = expression.valueIfDefined(block.arguments(cell));
                if (value.isEmpty()) {
                    return Optional.empty();
                }
                holds.set(cell, value.getAsLong() != 0);
            }
            return Optional.of(new Simple(expression, holds));
        }

        Simple opposite(BitSet known) {
            return new Simple(expression.not(), without(known, holds));
        }
    }
}
