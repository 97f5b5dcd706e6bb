package org.grundy.lang.rules.internal.proof;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SetExpr;
import org.grundy.run.AllPresent;
import org.grundy.solve.sieve.TakenLine;

/// Recognises rules by which multiples of fixed vectors are taken from the numbers of a state, as far as no number
/// becomes negative. Only plain forms are recognised: one loop over the multiples, up to the numbers themselves; and a
/// second one whose variable can only be the first one's.
public final class LineRecognition {
    private static final int MOST_MULTIPLES = 10_000;

    private LineRecognition() {}

    /// The moves; empty if they are others, or the game has more than moves. Where the order of the numbers does not
    /// matter, that of the vectors must not either.
    public static Optional<List<TakenLine>> lines(GameTree game) {
        return game.isPlain()
                ? AllPresent.of(game.rules().stream().map(rule -> rule.single().flatMap(term -> line(rule, term))))
                        .filter(lines -> !lines.isEmpty() && (!game.unordered() || symmetric(lines)))
                : Optional.empty();
    }

    /// The vector of which a rule lets every multiple be taken; empty if it is another rule.
    public static Optional<List<Integer>> whole(RuleTree rule) {
        return rule.single()
                .filter(term -> term.list().isEmpty())
                .flatMap(term -> line(rule, term))
                .filter(line -> line.amounts().isEmpty())
                .map(TakenLine::vector);
    }

    private static boolean symmetric(List<TakenLine> lines) {
        Set<TakenLine> all = new HashSet<>(lines);
        return IntStream.range(1, lines.getFirst().vector().size())
                .allMatch(place -> lines.stream().allMatch(line -> {
                    List<Integer> swapped = new ArrayList<>(line.vector());
                    Collections.swap(swapped, place - 1, place);
                    return all.contains(new TakenLine(swapped, line.amounts()));
                }));
    }

    private static Optional<TakenLine> line(RuleTree rule, MoveTerm term) {
        return EqualLoops.of(rule.loops(), LineRecognition::linear)
                .flatMap(loop -> RuleInspection.taken(
                                term, number -> linear(number).map(loop::single))
                        .filter(amounts -> RuleInspection.onlyAsks(rule, amounts))
                        .flatMap(amounts -> vector(amounts, loop.slot())
                                .flatMap(vector -> multiples(loop.values(), vector, asked(rule, amounts))
                                        .map(multiples -> new TakenLine(
                                                vector,
                                                multiples.isEmpty() ? Optional.empty() : Optional.of(multiples))))));
    }

    /// As [RuleInspection#linear], and multiples by a constant.
    private static Optional<LinearForm> linear(IntExpr expression) {
        if (!(expression instanceof IntExpr.Arithmetic(var operation, IntExpr left, IntExpr right, var span))) {
            return RuleInspection.linear(expression);
        }
        return switch (operation) {
            case ADD -> linear(left).flatMap(a -> linear(right).map(a::plus));
            case SUBTRACT -> linear(left).flatMap(a -> linear(right).map(a::minus));
            case MULTIPLY ->
                left instanceof IntExpr.Constant(long factor)
                        ? linear(right).map(form -> form.times(BigInteger.valueOf(factor)))
                        : Optional.empty();
            case DIVIDE, REMAINDER, POWER, XOR, AND, OR -> Optional.empty();
        };
    }

    /// What each amount is a multiple of the loop's variable by.
    private static Optional<List<Integer>> vector(List<LinearForm> amounts, int slot) {
        List<Integer> vector = new ArrayList<>();
        for (LinearForm amount : amounts) {
            BigInteger times = amount.coefficient(slot);
            boolean only = amount.equals(LinearForm.unknown(slot).times(times));
            if (!only || times.signum() < 0 || times.compareTo(BigInteger.valueOf(MOST_MULTIPLES)) > 0) {
                return Optional.empty();
            }
            vector.add(times.intValueExact());
        }
        return vector.stream().allMatch(times -> times == 0) ? Optional.empty() : Optional.of(vector);
    }

    /// The places of numbers of which a condition says that they hold the amount.
    private static Set<Integer> asked(RuleTree rule, List<LinearForm> amounts) {
        Set<Integer> asked = new HashSet<>();
        RuleInspection.asserted(rule)
                .flatMap(Optional::stream)
                .forEach(form -> IntStream.range(0, amounts.size())
                        .filter(i -> form.equals(LinearForm.unknown(i).minus(amounts.get(i))))
                        .forEach(asked::add));
        return asked;
    }

    /// The multiples, none for all from 1 on; empty unless each number is known to hold what is taken from it.
    private static Optional<List<Integer>> multiples(SetExpr set, List<Integer> vector, Set<Integer> asked) {
        Set<Integer> held = new HashSet<>(asked);
        Optional<List<Integer>> multiples = switch (set) {
            case SetExpr.Fixed(List<Long> numbers) -> listed(numbers.stream().mapToLong(each -> each));
            case SetExpr.Range(IntExpr.Constant(long from), IntExpr to, IntExpr.Constant(long step), var span)
            when from > 0 && step > 0 -> range(from, to, step, vector, held);
            default -> Optional.empty();
        };
        boolean all = IntStream.range(0, vector.size()).allMatch(i -> vector.get(i) == 0 || held.contains(i));
        return all ? multiples : Optional.empty();
    }

    private static Optional<List<Integer>> listed(LongStream numbers) {
        List<Long> all = numbers.limit(MOST_MULTIPLES + 1L).boxed().toList();
        return all.isEmpty()
                        || all.size() > MOST_MULTIPLES
                        || all.stream().anyMatch(each -> each < 1 || each > Integer.MAX_VALUE)
                ? Optional.empty()
                : Optional.of(all.stream().map(Math::toIntExact).toList());
    }

    /// @param held receives the places of the numbers that bound the range
    private static Optional<List<Integer>> range(
            long from, IntExpr to, long step, List<Integer> vector, Set<Integer> held) {
        Optional<Long> last = Optional.empty();
        for (IntExpr bound : EqualLoops.arguments(to, NumberFunction.MIN)) {
            if (bound instanceof IntExpr.Constant(long constant)) {
                last = Optional.of(last.map(other -> Math.min(other, constant)).orElse(constant));
            } else {
                Optional<Integer> place = place(bound, vector);
                if (place.isEmpty()) {
                    return Optional.empty();
                }
                held.add(place.get());
            }
        }
        if (last.isPresent()) {
            long most = last.get();
            return listed(LongStream.iterate(from, each -> each <= most, each -> each + step));
        }
        return from == 1 && step == 1 ? Optional.of(List.of()) : Optional.empty();
    }

    /// The number of which a bound says how often what is taken from it at once goes into it.
    private static Optional<Integer> place(IntExpr bound, List<Integer> vector) {
        return switch (bound) {
            case IntExpr.Variable(var name, int slot)
            when slot < vector.size() && vector.get(slot) == 1 -> Optional.of(slot);
            case IntExpr.Arithmetic(
                    Operation operation,
                    IntExpr.Variable(var name, int slot),
                    IntExpr.Constant(long by),
                    var span)
            when operation == Operation.DIVIDE && slot < vector.size() && vector.get(slot) == by -> Optional.of(slot);
            default -> Optional.empty();
        };
    }
}
