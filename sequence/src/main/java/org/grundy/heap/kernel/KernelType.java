package org.grundy.heap.kernel;

import org.grundy.heap.SequenceRules;
import org.grundy.text.BilingualText;

/// A kernel as it can be asked for: its name, what it can compute, and how it begins. The room
/// `choice` lists all of them.
public interface KernelType {
    /// The name by which it is asked for and reported, in lower case.
    String name();

    /// What it can compute, as a phrase for messages.
    BilingualText domain();

    /// Whether it can compute the sequence of some rules on this JVM.
    boolean canCompute(SequenceRules rules);

    /// Whether it needs the Vector API.
    default boolean needsVectors() {
        return false;
    }

    /// A kernel for a sequence that begins.
    ///
    /// @param threads how many it may use, at least 1
    /// @throws IllegalArgumentException if [#canCompute] is false
    Kernel kernel(SequenceRules rules, int threads);
}
