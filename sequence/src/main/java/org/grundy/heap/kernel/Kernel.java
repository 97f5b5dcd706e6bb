package org.grundy.heap.kernel;

import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;

/// A way to compute the next values of a nim-sequence. All kernels give the same values and differ in speed
/// only.
public interface Kernel {
    /// The name by which it is reported and can be asked for.
    String name();

    /// Computes values until there are at least `to` of them. Called inside [Run#attempt]; when the run is
    /// spent the values added so far are right and the kernel can go on later.
    ///
    /// @param values the sequence from heap 0 on; nobody else adds to it
    /// @param to the size to be reached; nothing is done if it is reached already. Kernels that compute
    ///     blocks may go beyond it by less than a block
    /// @param run charged one position a value
    void extend(NimValues values, int to, Run run);

    /// The work of computing heaps of a code that splits heaps in two, in addition to a step for each position:
    /// the same by every kernel that computes many, so what is found within a limit does not depend on which.
    ///
    /// @param heaps how many
    /// @return steps
    static long steps(int heaps) {
        return 31L * heaps;
    }

    /// Bytes that it has charged to runs and still holds, for whoever lets go of it to [release][Run#release].
    default long held() {
        return 0;
    }
}
