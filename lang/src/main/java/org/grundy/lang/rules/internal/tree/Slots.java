package org.grundy.lang.rules.internal.tree;

import java.util.List;
import java.util.stream.Stream;

/// Which variables an expression uses.
public final class Slots {
    private Slots() {}

    /// The last slot that a condition uses, -1 if it uses none.
    public static int last(Truth truth) {
        return switch (truth) {
            case Truth.Always always -> -1;
            case Truth.Not(Truth operand) -> last(operand);
            case Truth.Both(Truth first, Truth second) -> Math.max(last(first), last(second));
            case Truth.Either(Truth first, Truth second) -> Math.max(last(first), last(second));
            case Truth.Compared compared -> Math.max(last(compared.left()), last(compared.right()));
        };
    }

    private static int last(Whole whole) {
        return switch (whole) {
            case Whole.Constant constant -> -1;
            case Whole.Variable(int slot) -> slot;
            case Whole.Arithmetic arithmetic -> Math.max(last(arithmetic.left()), last(arithmetic.right()));
            case Whole.Function function -> last(function.arguments());
            case Whole.Element element -> Math.max(last(element.list()), last(element.index()));
            case Whole.Total total -> last(total.list());
            case Whole.Count count -> Math.max(last(count.list()), last(count.value()));
        };
    }

    private static int last(List<Whole> numbers) {
        return numbers.stream().mapToInt(Slots::last).max().orElse(-1);
    }

    private static int last(Listed list) {
        return switch (list) {
            case Listed.State state -> -1;
            case Listed.Literal(List<Whole> elements) -> last(elements);
            case Listed.Changed changed -> Math.max(last(changed.list()), last(changed.arguments()));
            case Listed.Joined(Listed first, Listed second) ->
                Stream.of(first, second).mapToInt(Slots::last).max().orElse(-1);
        };
    }
}
