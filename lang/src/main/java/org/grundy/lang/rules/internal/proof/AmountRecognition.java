package org.grundy.lang.rules.internal.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.tree.Clause;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SetExpr;
import org.grundy.lang.rules.tree.TakeAmounts;
import org.grundy.run.AllPresent;

/// Recognises which amounts a rule takes from a heap.
final class AmountRecognition {
    private static final int MOST_AMOUNTS = 1 << 16;

    private AmountRecognition() {}

    static Optional<TakeAmounts> taken(RuleTree rule, MoveTerm term) {
        Optional<LinearForm> amount = RuleInspection.linear(term.numbers().getFirst())
                .map(left -> LinearForm.unknown(0).minus(left));
        List<Clause.For> loops = rule.loops();
        if (amount.isEmpty() || loops.size() > 1 || !RuleInspection.onlyAsks(rule, List.of(amount.get()))) {
            return Optional.empty();
        }
        LinearForm taken = amount.get();
        boolean asked = rule.clauses().size() > loops.size();
        if (loops.isEmpty()) {
            return asked
                    ? taken.number().stream()
                            .filter(number -> number > 0)
                            .mapToObj(number -> listed(LongStream.of(number)))
                            .findFirst()
                    : Optional.empty();
        }
        boolean plainly = taken.equals(LinearForm.unknown(loops.getFirst().slot()));
        return plainly ? members(loops.getFirst().values(), asked) : Optional.empty();
    }

    /// @param asked whether the rule has the condition that the heap holds the amount; otherwise the
    ///     set itself must end at the heap
    static Optional<TakeAmounts> members(SetExpr set, boolean asked) {
        return switch (set) {
            case SetExpr.Fixed(List<Long> numbers) ->
                asked && numbers.size() <= MOST_AMOUNTS && numbers.stream().allMatch(number -> number > 0)
                        ? Optional.of(listed(numbers.stream().mapToLong(Long::longValue)))
                        : Optional.empty();
            case SetExpr.Single(IntExpr.Constant(long number))
            when asked && number > 0 -> Optional.of(listed(LongStream.of(number)));
            case SetExpr.Single single -> Optional.empty();
            case SetExpr.Range(IntExpr.Constant(long from), IntExpr to, IntExpr.Constant(long step), var span)
            when from > 0 -> range(from, to, step, asked);
            case SetExpr.Range range -> Optional.empty();
            case SetExpr.Union(List<SetExpr> parts) ->
                AllPresent.of(parts.stream().map(part -> members(part, asked))).map(AmountRecognition::union);
            case SetExpr.Sequence sequence -> sequence(sequence);
            case SetExpr.Members members -> Optional.empty();
        };
    }

    private static Optional<TakeAmounts> range(long from, IntExpr to, long step, boolean asked) {
        Optional<Long> last = last(to, asked);
        if (last.isPresent()) {
            long count = last.get() < from ? 0 : (last.get() - from) / step + 1;
            return step > 0 && count <= MOST_AMOUNTS
                    ? Optional.of(listed(LongStream.range(0, count).map(place -> from + place * step)))
                    : Optional.empty();
        }
        return step == 1 && to.equals(new IntExpr.Variable("", 0))
                ? Optional.of(new TakeAmounts(new TreeSet<>(), List.of(), false, false, OptionalLong.of(from)))
                : Optional.empty();
    }

    /// The end of a range: a number, or the minimum of a number and the heap.
    private static Optional<Long> last(IntExpr to, boolean asked) {
        if (to instanceof IntExpr.Constant(long constant)) {
            return asked ? Optional.of(constant) : Optional.empty();
        }
        if (to instanceof IntExpr.Function(NumberFunction function, List<IntExpr> arguments, var span)
                && function == NumberFunction.MIN
                && arguments.contains(new IntExpr.Variable("", 0))) {
            return arguments.stream()
                    .filter(IntExpr.Constant.class::isInstance)
                    .map(argument -> ((IntExpr.Constant) argument).value())
                    .findFirst();
        }
        return Optional.empty();
    }

    private static Optional<TakeAmounts> sequence(SetExpr.Sequence sequence) {
        if (!sequence.arguments().getLast().equals(new IntExpr.Variable("", 0))) {
            return Optional.empty();
        }
        OptionalLong none = OptionalLong.empty();
        return switch (sequence.kind()) {
            case PRIMES -> Optional.of(new TakeAmounts(new TreeSet<>(), List.of(), true, false, none));
            case PRIME_POWERS -> Optional.of(new TakeAmounts(new TreeSet<>(), List.of(), false, true, none));
            case POWERS ->
                sequence.arguments().getFirst() instanceof IntExpr.Constant(long base) && base > 1
                        ? Optional.of(new TakeAmounts(new TreeSet<>(), List.of(base), false, false, none))
                        : Optional.empty();
            case DIVISORS -> Optional.empty();
        };
    }

    static TakeAmounts listed(LongStream numbers) {
        TreeSet<Long> set = numbers.collect(TreeSet::new, TreeSet::add, TreeSet::addAll);
        return new TakeAmounts(set, List.of(), false, false, OptionalLong.empty());
    }

    /// The amounts of all.
    static TakeAmounts union(List<TakeAmounts> all) {
        return all.stream().reduce(listed(LongStream.empty()), AmountRecognition::union);
    }

    private static TakeAmounts union(TakeAmounts first, TakeAmounts second) {
        TreeSet<Long> listed = new TreeSet<>(first.listed());
        listed.addAll(second.listed());
        List<Long> bases = new ArrayList<>(first.powersOf());
        bases.addAll(second.powersOf());
        OptionalLong from = first.from().isEmpty()
                ? second.from()
                : second.from().isEmpty()
                        ? first.from()
                        : OptionalLong.of(
                                Math.min(first.from().getAsLong(), second.from().getAsLong()));
        return new TakeAmounts(
                listed, bases, first.primes() || second.primes(), first.primePowers() || second.primePowers(), from);
    }
}
