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

/// The values of the functions that one text defines, each computed once. A call that is nested deeply is put off until
/// those before it are left, so that a chain of a hundred thousand calls needs no deeper stack than a short one.
/// Thread-safe.
public final class KnownValues {
    /// Calls that are nested deeper are put off.
    private static final int DEEPEST = 40;

    /// Values that are remembered.
    private static final int MOST_VALUES = 1 << 20;

    private final Map<DefinedFunction, IntExpr> functions = new LinkedHashMap<>();
    private final Map<DefinedList, ListExpr> definedLists = new LinkedHashMap<>();
    private final Map<Asked, Long> known = new HashMap<>();
    private final Set<Asked> pending = new HashSet<>();
    private final Map<AskedList, long[]> lists = new HashMap<>();
    private final Set<AskedList> pendingLists = new HashSet<>();
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

    private record Asked(DefinedFunction function, List<Long> numbers) {}

    private record AskedList(DefinedList list, List<Long> numbers) {}

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
        if (pending.contains(asked)) {
            throw new RuleFault(Kind.ENDLESS, 0);
        }
        if (depth == DEEPEST) {
            throw new PutOff(asked);
        }
        return depth > 0 ? computed(asked) : computedInTurn(asked);
    }

    /// The numbers of a list.
    ///
    /// @param made the numbers that it is made of
    /// @param site where it is asked for
    /// @throws RuleFault if there are none, or it needs itself
    public synchronized long[] of(DefinedList list, List<Long> made, int site) {
        AskedList asked = new AskedList(list, made);
        long[] found = lists.get(asked);
        if (found != null) {
            return found;
        }
        if (!pendingLists.add(asked)) {
            throw new RuleFault(Kind.ENDLESS, site);
        }
        try {
            long[] numbers = new ExpressionEvaluator(
                            made.stream().mapToLong(Long::longValue).toArray())
                    .list(body(list));
            lists.put(asked, numbers);
            return numbers;
        } catch (RuleFault fault) {
            throw fault.at(site);
        } finally {
            pendingLists.remove(asked);
        }
    }

    private long computedInTurn(Asked asked) {
        Deque<Asked> left = new ArrayDeque<>(List.of(asked));
        Set<Asked> waiting = new HashSet<>(left);
        while (!left.isEmpty()) {
            try {
                computed(left.getFirst());
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
        return known.getOrDefault(asked, 0L);
    }

    private long computed(Asked asked) {
        if (known.size() >= MOST_VALUES) {
            throw new RuleFault(Kind.TOO_MANY_VALUES, 0);
        }
        pending.add(asked);
        depth++;
        try {
            long[] numbers = asked.numbers.stream().mapToLong(Long::longValue).toArray();
            long value = new ExpressionEvaluator(numbers).value(body(asked.function));
            known.put(asked, value);
            return value;
        } finally {
            depth--;
            pending.remove(asked);
        }
    }
}
