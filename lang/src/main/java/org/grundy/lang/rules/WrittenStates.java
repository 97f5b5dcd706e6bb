package org.grundy.lang.rules;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.TextSlice;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.StateShape;
import org.grundy.text.BilingualText;

/// The states of a game as people write them: in full, or as a start.
///
/// @param rules those of the game
/// @param entry says how a position is written
record WrittenStates(CompiledRules rules, Entry entry) {
    static final BigInteger LARGEST_NUMBER = BigInteger.valueOf(Long.MAX_VALUE);

    /// A state from numbers as they are written.
    ///
    /// @param starts whether it may be a start
    Optional<RuleState> state(long[] numbers, boolean starts) {
        StateShape shape = rules.tree().shape();
        if (starts && isStart(numbers.length)) {
            return Optional.of(rules.start(numbers));
        }
        boolean fits = shape.list().isPresent() ? numbers.length >= shape.arity() : numbers.length == shape.arity();
        return fits ? Optional.of(rules.canonical(numbers)) : Optional.empty();
    }

    /// Whether so many numbers are a start. Where a start has a list, no state is written in full.
    private boolean isStart(int count) {
        if (rules.tree().start().isEmpty()) {
            return false;
        }
        StateShape shape = rules.tree().start().get().shape();
        return shape.list().isPresent() ? count >= shape.arity() : count == shape.arity();
    }

    /// The states that a text gives: each number one, where positions are single numbers.
    ///
    /// @throws org.grundy.text.InputError if there is no such state
    List<RuleState> positions(Arguments arguments) {
        GameTree tree = rules.tree();
        boolean one = !tree.hasList() && tree.arity() == 1 && tree.start().isEmpty();
        boolean starts = tree.start()
                        .map(GameTree.Start::shape)
                        .filter(shape -> shape.list().isEmpty() && shape.arity() == 1)
                        .isPresent()
                && arguments.size() != tree.arity();
        if (arguments.size() > 0 && (one || starts)) {
            return arguments.slices().stream()
                    .map(slice -> single(slice, arguments))
                    .toList();
        }
        long[] numbers = arguments.slices().stream().mapToLong(this::number).toArray();
        return List.of(checked(numbers, arguments));
    }

    private RuleState single(TextSlice slice, Arguments arguments) {
        return slice.text().startsWith("*")
                ? RuleState.nimber(number(TextSlice.trimmed(
                        slice.source(), slice.span().start() + 1, slice.span().end())))
                : checked(new long[] {number(slice)}, arguments);
    }

    private RuleState checked(long[] numbers, Arguments arguments) {
        RuleState state = state(numbers, true)
                .orElseThrow(() -> arguments.error(
                        "a position of this game is written %1$s, not with %2$s%3$s",
                        "这个游戏的局面写作 %1$s，而不是 %2$s 个数",
                        entry.form(),
                        numbers.length,
                        numbers.length == 1 ? " number" : " numbers"));
        if (!rules.exists(state)) {
            throw arguments.error("the rules say that there is no state %s", "按规则没有局面 %s", state);
        }
        return state;
    }

    private long number(TextSlice slice) {
        BigInteger number = slice.number(new BilingualText("a number of the state", "局面中的数"), 0);
        if (number.compareTo(LARGEST_NUMBER) > 0) {
            throw slice.error("a number of a state given by rules is at most %s", "由规则给出的局面中，数最大为 %s", LARGEST_NUMBER);
        }
        return number.longValueExact();
    }
}
