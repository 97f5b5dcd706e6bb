package org.grundy.lang.rules.internal.execution;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.lang.arithmetic.RuleFault;
import org.grundy.lang.arithmetic.RuleFault.Kind;

/// Collects options from rules component by component, and checks that each component is an
/// existing state. An option consists of the components added since the previous one.
public final class OptionCollector {
    private static final int MOST_PARTS = 4096;

    private final OptionLister lister;
    private final int arity;
    private final boolean unordered;
    private final Receiver receiver;
    private final boolean keeps;
    private List<long[]> parts = new ArrayList<>();

    /// Receives complete options.
    public interface Receiver {
        /// An option.
        ///
        /// @param parts owned by the receiver
        void option(List<long[]> parts);

        /// Counts candidates that may turn out not to be options.
        void looked(long candidates);

        /// Whether the list of an option is kept; if not, the next option is collected in the same one.
        default boolean keeps() {
            return true;
        }
    }

    /// @param lister decides which states exist
    /// @param arity how many numbers a state has before its list
    /// @param unordered whether numbers, or the list, are to be sorted
    /// @param receiver receives the options
    public OptionCollector(OptionLister lister, int arity, boolean unordered, Receiver receiver) {
        this.lister = lister;
        this.arity = arity;
        this.unordered = unordered;
        this.receiver = receiver;
        this.keeps = receiver.keeps();
    }

    /// Counts candidates that may turn out not to be options.
    public void looked(int candidates) {
        receiver.looked(candidates);
    }

    /// Adds a component.
    ///
    /// @param state not modified afterwards
    public void part(long[] state, int site) {
        checked(state, site);
        if (parts.size() >= MOST_PARTS) {
            throw new RuleFault(Kind.TOO_MANY, site);
        }
        parts.add(state);
    }

    /// Adds several copies of a component.
    ///
    /// @param copies at least 1
    public void parts(long[] state, long copies, int site) {
        checked(state, site);
        if (copies > MOST_PARTS - parts.size()) {
            throw new RuleFault(Kind.TOO_MANY, site);
        }
        for (long i = 0; i < copies; i++) {
            parts.add(state);
        }
    }

    /// Ends an option.
    public void end() {
        List<long[]> option = parts;
        if (keeps) {
            parts = new ArrayList<>(option.size());
            receiver.option(option);
        } else {
            receiver.option(option);
            option.clear();
        }
    }

    private void checked(long[] state, int site) {
        for (long number : state) {
            if (number < 0) {
                throw RuleFault.below(number, site);
            }
        }
        canonical(state, arity, unordered);
        if (!lister.inside(state)) {
            throw new RuleFault(Kind.LEAVES, site);
        }
    }

    /// Puts a state into canonical form.
    public static void canonical(long[] state, int arity, boolean unordered) {
        if (unordered) {
            boolean list = state.length > arity || arity == 0;
            Arrays.sort(state, list ? arity : 0, state.length);
        }
    }

    /// A state from its numbers and its list.
    public static long[] joined(long[] numbers, long[] list) {
        if (numbers.length == 0) {
            return list.clone();
        }
        long[] state = Arrays.copyOf(numbers, numbers.length + list.length);
        System.arraycopy(list, 0, state, numbers.length, list.length);
        return state;
    }

    /// The list of a state.
    public static long[] list(long[] state, int arity) {
        return Arrays.copyOfRange(state, arity, state.length);
    }
}
