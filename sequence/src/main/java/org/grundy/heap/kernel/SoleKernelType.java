package org.grundy.heap.kernel;

import java.util.function.Function;
import org.grundy.heap.SequenceRules;
import org.grundy.text.BilingualText;

/// The type of a kernel that is the only one for its kind of rules, so that it competes with no other.
///
/// @param rules the kind of rules
/// @param begin a kernel for such rules
record SoleKernelType<R extends SequenceRules>(
        String name, BilingualText domain, Class<R> rules, Function<R, Kernel> begin) implements KernelType {
    @Override
    public boolean canCompute(SequenceRules asked) {
        return rules.isInstance(asked);
    }

    @Override
    public Kernel kernel(SequenceRules asked, int threads) {
        if (!canCompute(asked)) {
            throw new IllegalArgumentException(name + " cannot compute " + asked);
        }
        return begin.apply(rules.cast(asked));
    }
}
