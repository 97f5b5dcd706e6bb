package org.grundy.solve;

import java.util.Arrays;
import java.util.List;

/// A position of a compound as its components' multisets of live positions, in ascending order: components that
/// differ only in their order are one position.
///
/// @param components ascending
record CompoundPosition(List<Multiset> components) {
    /// A compound of components in any order.
    static CompoundPosition of(Multiset... components) {
        Multiset[] sorted = components.clone();
        Arrays.sort(sorted);
        return new CompoundPosition(List.of(sorted));
    }

    boolean someTerminal() {
        return components.stream().anyMatch(Multiset::isEmpty);
    }

    boolean allTerminal() {
        return components.stream().allMatch(Multiset::isEmpty);
    }
}
