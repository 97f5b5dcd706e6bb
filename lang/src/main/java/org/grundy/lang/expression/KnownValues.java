package org.grundy.lang.expression;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.grundy.lang.arithmetic.RuleFault;
import org.grundy.lang.arithmetic.RuleFault.Kind;

/// The values of the functions and lists that one text defines, each computed once. A call that is nested deeply is
/// put off until those before it are left, so that a chain of a hundred thousand calls needs no deeper stack than a
/// short one.
/// Thread-safe.
public final class KnownValues {
    /// Calls that are nested deeper are put off.
    private static final int DEEPEST = 40;

    /// Values that are remembered.
    private static final int MOST_VALUES = 1 << 20;

    /// Numbers of lists that are remembered.
    private static final int MOST_NUMBERS = 1 << 23;

    private final Map<DefinedFunction, IntExpr> functions = new LinkedHashMap<>();
    private final Map<DefinedList, ListExpr> definedLists = new LinkedHashMap<>();
    private final Map<Asked, Long> known = new HashMap<>();
    private final Map<Asked, long[]> lists = new HashMap<>();
    private final Set<Asked> pending = new HashSet<>();
    private long kept;
    private int depth;

    /// Nothing is defined yet.
    public KnownValues() {}

    /// Says what a function is, once.
    public void define(DefinedFunction function, IntExpr body) {
        functions.put(function, body);
    }

    /// Says what a list is, once.
    public void define(DefinedList list, ListExpr body) {
        definedLists.put(list, body);
    }

    /// The functions, in the order of the text.
    public List<DefinedFunction> functions() {
        return List.copyOf(functions.keySet());
    }

    /// The lists, in the order of the text.
    public List<DefinedList> lists() {
        return List.copyOf(definedLists.keySet());
    }

    /// What a function is.
    public IntExpr body(DefinedFunction function) {
        return Objects.requireNonNull(functions.get(function), function.name());
    }

    /// What a list is.
    public ListExpr body(DefinedList list) {
        return Objects.requireNonNull(definedLists.get(list), list.name());
    }

    /// A call.
    ///
    /// @param called a function or a list
    private record Asked(Object called, List<Long> numbers) {
        long[] arguments() {
            return numbers.stream().mapToLong(Long::longValue).toArray();
        }
    }

    /// Says that a call was put off.
    private static final class PutOff extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final transient Asked asked;

        PutOff(Asked asked) {
            this.asked = asked;
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            return this;
        }
    }

    /// The value of a function.
    ///
    /// @throws RuleFault if there is none, if it needs itself, or if more than a million values are needed
    public synchronized long of(DefinedFunction function, List<Long> numbers) {
        Asked asked = new Asked(function, numbers);
        Long found = known.get(asked);
        if (found != null) {
            return found;
        }
        compute(asked);
        return Objects.requireNonNull(known.get(asked), function.name());
    }

    /// The numbers of a list.
    ///
    /// @param made the numbers that it is made of
    /// @param site where it is asked for
    /// @throws RuleFault if there are none, if it needs itself, or if more numbers are needed than are remembered
    public synchronized long[] of(DefinedList list, List<Long> made, int site) {
        Asked asked = new Asked(list, made);
        long[] found = lists.get(asked);
        if (found != null) {
            return found;
        }
        try {
            compute(asked);
        } catch (RuleFault fault) {
            throw fault.at(site);
        }
        return Objects.requireNonNull(lists.get(asked), list.name());
    }

    /// Computes what is asked for, if calls are not nested deeply, and else puts it off.
    private void compute(Asked asked) {
        if (pending.contains(asked)) {
            throw new RuleFault(Kind.ENDLESS, 0);
        }
        if (depth == DEEPEST) {
            throw new PutOff(asked);
        }
        if (depth > 0) {
            computeNow(asked);
        } else {
            computeInTurn(asked);
        }
    }

    private void computeInTurn(Asked asked) {
        Deque<Asked> left = new ArrayDeque<>(List.of(asked));
        Set<Asked> waiting = new HashSet<>(left);
        while (!left.isEmpty()) {
            try {
                computeNow(left.getFirst());
                waiting.remove(left.pop());
            } catch (PutOff deeper) {
                if (!waiting.add(deeper.asked)) {
                    throw new RuleFault(Kind.ENDLESS, 0);
                }
                if (left.size() > MOST_VALUES / DEEPEST) {
                    throw new RuleFault(Kind.TOO_MANY_VALUES, 0);
                }
                left.push(deeper.asked);
            }
        }
    }

    private void computeNow(Asked asked) {
        if (known.size() >= MOST_VALUES || kept >= MOST_NUMBERS) {
            throw new RuleFault(Kind.TOO_MANY_VALUES, 0);
        }
        // in a list that is one for all, each element begins anew
        int deeper = asked.called instanceof DefinedList list && !list.isFunction() ? 0 : 1;
        pending.add(asked);
        depth += deeper;
        try {
            ExpressionEvaluator evaluator = new ExpressionEvaluator(asked.arguments());
            if (asked.called instanceof DefinedList made) {
                long[] numbers = evaluator.list(body(made));
                kept += numbers.length;
                lists.put(asked, numbers);
            } else {
                known.put(asked, evaluator.value(body((DefinedFunction) asked.called)));
            }
        } finally {
            depth -= deeper;
            pending.remove(asked);
        }
    }
}
