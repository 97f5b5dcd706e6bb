package org.grundy.lang.rules.internal.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.grundy.lang.rules.Amounts;
import org.grundy.lang.rules.internal.tree.Clause;
import org.grundy.lang.rules.internal.tree.Part;
import org.grundy.lang.rules.internal.tree.RuleTree;
import org.grundy.lang.rules.internal.tree.Values;
import org.grundy.lang.rules.internal.tree.Whole;

/// Reads off a rule which amounts it takes from a heap.
final class AmountReader {
    private static final int MOST = 10_000;

    private AmountReader() {}

    static Optional<Amounts> taken(RuleTree rule, Part part) {
        Optional<Linear> amount = PlainRule.linear(part.numbers().getFirst())
                .map(left -> Linear.unknown(0).minus(left));
        List<Clause.For> loops = PlainRule.loops(rule);
        if (amount.isEmpty() || loops.size() > 1 || !PlainRule.onlyAsks(rule, List.of(amount.get()))) {
            return Optional.empty();
        }
        Linear taken = amount.get();
        boolean asked = rule.clauses().size() > loops.size();
        if (loops.isEmpty()) {
            return asked
                    ? taken.number().stream()
                            .filter(number -> number > 0)
                            .mapToObj(number -> listed(LongStream.of(number)))
                            .findFirst()
                    : Optional.empty();
        }
        boolean plainly = taken.equals(Linear.unknown(loops.getFirst().slot()));
        return plainly ? members(loops.getFirst().values(), asked) : Optional.empty();
    }

    /// @param asked whether the rule asks that the amount can be taken; else the set itself must end at
    ///     the heap
    private static Optional<Amounts> members(Values values, boolean asked) {
        return switch (values) {
            case Values.Fixed(List<Long> numbers) ->
                asked && numbers.size() <= MOST && numbers.stream().allMatch(number -> number > 0)
                        ? Optional.of(listed(numbers.stream().mapToLong(Long::longValue)))
                        : Optional.empty();
            case Values.Single(Whole.Constant(long number))
            when asked && number > 0 -> Optional.of(listed(LongStream.of(number)));
            case Values.Single single -> Optional.empty();
            case Values.Range(Whole.Constant(long from), Whole to, Whole.Constant(long step), var span)
            when from > 0 -> range(from, to, step, asked);
            case Values.Range range -> Optional.empty();
            case Values.Union(List<Values> parts) -> {
                Optional<Amounts> all = Optional.of(listed(LongStream.empty()));
                for (Values part : parts) {
                    all = all.flatMap(some -> members(part, asked).map(more -> union(some, more)));
                }
                yield all;
            }
            case Values.Sequence sequence -> sequence(sequence);
            case Values.Members members -> Optional.empty();
        };
    }

    private static Optional<Amounts> range(long from, Whole to, long step, boolean asked) {
        Optional<Long> last = last(to, asked);
        if (last.isPresent()) {
            long count = last.get() < from ? 0 : (last.get() - from) / step + 1;
            return step > 0 && count <= MOST
                    ? Optional.of(listed(LongStream.range(0, count).map(place -> from + place * step)))
                    : Optional.empty();
        }
        return step == 1 && to.equals(new Whole.Variable(0))
                ? Optional.of(new Amounts(new TreeSet<>(), List.of(), false, false, OptionalLong.of(from)))
                : Optional.empty();
    }

    /// The end of a range that is a number, or the smaller of a number and the heap.
    private static Optional<Long> last(Whole to, boolean asked) {
        if (to instanceof Whole.Constant(long constant)) {
            return asked ? Optional.of(constant) : Optional.empty();
        }
        if (to instanceof Whole.Function(Whole.Kind kind, List<Whole> arguments, var span)
                && kind == Whole.Kind.MIN
                && arguments.contains(new Whole.Variable(0))) {
            return arguments.stream()
                    .filter(Whole.Constant.class::isInstance)
                    .map(argument -> ((Whole.Constant) argument).value())
                    .findFirst();
        }
        return Optional.empty();
    }

    private static Optional<Amounts> sequence(Values.Sequence sequence) {
        if (!sequence.arguments().getLast().equals(new Whole.Variable(0))) {
            return Optional.empty();
        }
        OptionalLong none = OptionalLong.empty();
        return switch (sequence.kind()) {
            case PRIMES -> Optional.of(new Amounts(new TreeSet<>(), List.of(), true, false, none));
            case PRIME_POWERS -> Optional.of(new Amounts(new TreeSet<>(), List.of(), false, true, none));
            case POWERS ->
                sequence.arguments().getFirst() instanceof Whole.Constant(long base) && base > 1
                        ? Optional.of(new Amounts(new TreeSet<>(), List.of(base), false, false, none))
                        : Optional.empty();
            case DIVISORS -> Optional.empty();
        };
    }

    static Amounts listed(LongStream numbers) {
        TreeSet<Long> set = numbers.collect(TreeSet::new, TreeSet::add, TreeSet::addAll);
        return new Amounts(set, List.of(), false, false, OptionalLong.empty());
    }

    static Amounts union(Amounts first, Amounts second) {
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
        return new Amounts(
                listed, bases, first.primes() || second.primes(), first.primePowers() || second.primePowers(), from);
    }
}
