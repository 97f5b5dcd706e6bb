package org.grundy.lang.rules.described;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.grundy.evidence.Source;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.internal.execution.ExactEvaluator;
import org.grundy.lang.rules.internal.execution.ExactMoves;
import org.grundy.value.Outcome;
import org.grundy.value.Tame;

/// A theorem whose closed form is a formula of the language. Value, outcome, winning moves and genus follow from it:
/// in normal play positions of value 0 are lost; where it says that all are tame, the values 0 and 1 are fickle, and
/// those of value 1 are lost in misère play. Numbers and parameters are of any size.
///
/// @param form what is stated
/// @param formulas their values for the parameters
/// @param rules of the game
/// @param states how positions are numbers
/// @param <P> the type of positions
record StatedTheorem<P>(StatedForm form, FormulaValues formulas, ExactMoves rules, StateNumbers<P> states)
        implements Theorem<P> {
    /// Beyond it not all candidates are looked at, and no more are listed than [#FIRST].
    private static final int MOST_LISTED = 200_000;

    private static final int FIRST = 100;

    /// Numbers that stand behind those of a position: `misere`, `value` and `wins`.
    private static final int NAMED = 3;

    @Override
    public String key() {
        return form.description().key();
    }

    @Override
    public Source source() {
        return form.description().source();
    }

    @Override
    public boolean covers(P position, Play play) {
        return covers(play);
    }

    private boolean covers(Play play) {
        return play == Play.NORMAL || form.misere();
    }

    @Override
    public Outcome outcome(P position, Play play) {
        return isLost(states.of(position), play) ? Outcome.P : Outcome.N;
    }

    private boolean isLost(List<BigInteger> state, Play play) {
        return form.lost()
                .map(lost -> formulas.holds(lost, numbers(state, play)))
                .orElseGet(() -> value(state).equals(play.lostHeap()));
    }

    private List<BigInteger> parameters() {
        return formulas.parameters();
    }

    private ExactEvaluator evaluator(List<BigInteger> state, Play play) {
        return new ExactEvaluator(numbers(state, play), parameters());
    }

    private BigInteger[] numbers(List<BigInteger> state, Play play) {
        int named = state.size();
        BigInteger[] numbers = new BigInteger[named + NAMED + form.lets().size()];
        for (int i = 0; i < named; i++) {
            numbers[i] = state.get(i);
        }
        numbers[named] = play.lostHeap();
        return numbers;
    }

    private BigInteger value(List<BigInteger> state) {
        return formulas.value(form.value().orElseThrow(), numbers(state, Play.NORMAL));
    }

    @Override
    public Optional<BigInteger> value(P position) {
        return form.value().isPresent() ? Optional.of(value(states.of(position))) : Optional.empty();
    }

    @Override
    public Optional<String> valuedWhere(String value) {
        return form.written("value", states.names(), parameters()).map(formula -> formula + " = " + value);
    }

    @Override
    public Optional<String> lostWhere(Play play) {
        return covers(play)
                ? form.written("lost", states.names(), parameters())
                        .map(formula -> formula.replaceAll(
                                "\\bmisere\\b", play.lostHeap().toString()))
                        .or(() -> valuedWhere(play.lostHeap().toString()))
                : Optional.empty();
    }

    @Override
    public Optional<Tame> tame(P position) {
        return form.tame() ? value(position).map(Tame::ofHeap) : Optional.empty();
    }

    @Override
    public Optional<OptionSet<P>> options(P position, BigInteger value) {
        return form.value().isEmpty()
                ? Optional.empty()
                : leaving(states.of(position), value, left -> xor(left).equals(value));
    }

    private BigInteger xor(List<List<BigInteger>> left) {
        return left.stream().map(this::value).reduce(BigInteger.ZERO, BigInteger::xor);
    }

    @Override
    public Optional<OptionSet<P>> winning(P position, Play play) {
        List<BigInteger> state = states.of(position);
        return form.value().isPresent()
                ? options(position, play.lostHeap())
                : leaving(state, BigInteger.ZERO, left -> left.size() == 1 && isLost(left.getFirst(), play));
    }

    /// The options of a state that meet a condition: among the moves that are stated, else among all of them.
    /// A stated move is left out where the rules refuse it, and kept where they cannot tell, as of large primes.
    private Optional<OptionSet<P>> leaving(
            List<BigInteger> state, BigInteger value, Predicate<List<List<BigInteger>>> condition) {
        boolean partial = form.some().isPresent() && isPartial(state, value);
        if (form.moves().isEmpty() || partial) {
            ExactMoves.Listed all = rules.all(state, MOST_LISTED);
            if (all.complete()) {
                return Optional.of(new OptionSet<>(meeting(all.moves(), condition), true));
            }
        }
        return form.moves().map(moves -> {
            ExactMoves.Listed stated = new ExactMoves(moves, target(value)).all(state, MOST_LISTED);
            boolean complete = stated.complete() && !partial;
            List<List<P>> found = meeting(
                    stated.moves(),
                    condition.and(left -> rules.permits(state, left).orElse(true)));
            return new OptionSet<>(
                    complete ? found : found.stream().limit(FIRST).toList(), complete);
        });
    }

    private boolean isPartial(List<BigInteger> state, BigInteger value) {
        return new ExactEvaluator(evaluator(state, Play.NORMAL).numbers(), target(value))
                .holds(form.some().orElseThrow());
    }

    private List<BigInteger> target(BigInteger value) {
        List<BigInteger> known = new ArrayList<>(parameters());
        known.add(value);
        return known;
    }

    /// Those of some moves that meet a condition, each once, whatever the order of what it leaves.
    private List<List<P>> meeting(List<List<List<BigInteger>>> moves, Predicate<List<List<BigInteger>>> condition) {
        Set<List<List<BigInteger>>> seen = new HashSet<>();
        return moves.stream()
                .filter(condition)
                .filter(left -> seen.add(left.stream()
                        .sorted(Comparator.comparing(List::toString))
                        .toList()))
                .map(left -> left.stream().map(states::position).toList())
                .toList();
    }

    @Override
    public List<ReasonStep> reason(P position, Play play) {
        List<BigInteger> state = states.of(position);
        ExactEvaluator values = evaluator(state, play);
        int slot = state.size() + 1;
        values.numbers()[slot++] = form.value().map(values::value).orElse(BigInteger.ZERO);
        values.numbers()[slot++] = isLost(state, play) ? BigInteger.ZERO : BigInteger.ONE;
        for (IntExpr named : form.lets().values()) {
            values.numbers()[slot++] = values.value(named);
        }
        Map<String, Object> quantities = new LinkedHashMap<>();
        form.quantities().forEach(name -> quantities.put(name, quantity(name, values, position, play)));
        return form.reasons().stream()
                .filter(reason -> values.holds(reason.condition()))
                .map(reason -> new ReasonStep(reason.key(), reason.bare() ? Map.of() : quantities))
                .toList();
    }

    private Object quantity(String name, ExactEvaluator values, P position, Play play) {
        int parameter = form.parameters().indexOf(name);
        if (parameter >= 0) {
            return parameters().get(parameter);
        }
        List<String> named = new ArrayList<>(form.numbers());
        named.addAll(List.of("misere", "value", "wins"));
        named.addAll(form.lets().keySet());
        return name.equals(StatedForm.AMOUNTS) ? amounts(position, play) : values.numbers()[named.indexOf(name)];
    }

    private List<BigInteger> amounts(P position, Play play) {
        BigInteger heap = states.of(position).getFirst();
        return winning(position, play).map(OptionSet::options).orElse(List.of()).stream()
                .map(left -> heap.subtract(states.of(left.getFirst()).getFirst()))
                .toList();
    }
}
