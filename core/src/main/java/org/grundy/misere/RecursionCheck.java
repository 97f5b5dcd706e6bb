package org.grundy.misere;

import java.util.ArrayList;
import java.util.List;
import org.grundy.run.Run;

/// Checks that a bipartite monoid and the elements of heaps give every sum its misère Grundy value, as far
/// as values are told apart: that a sum which is not terminal has the value k exactly if no option of it has
/// and its value is not smaller. As values are defined by this, they are then right for all sums, however
/// long. Where only outcomes are told apart, k is 0, and the value 0 is "lost".
///
/// *No option has the value of its sum*: for each heap of element x, each option of element e and each y not
/// both xy and ey may have the value k. *Every smaller value is there*: let the need of a sum X of element x
/// be the set of those y for which xy has a value above k, and no move in X makes the value of the product
/// with y equal to k; somebody else must do it then. The need of X + Y is {z : zy ∈ need(X), zx ∈ need(Y)},
/// and what is to be shown is that no need has the identity. Where two sums have one element, the one whose
/// need is within that of the other matters nothing, and so it is with sums whose need is empty. So few sums
/// are left, and they are gone through.
final class RecursionCheck {
    private final List<LevelCheck> levels = new ArrayList<>();

    /// @param quotient its images need not be there yet for heaps that are to be added
    RecursionCheck(MisereQuotient quotient, Run run) {
        for (int k = 0; k < quotient.monoid().portions(); k++) {
            levels.add(new LevelCheck(quotient, k, run));
        }
    }

    /// Adds a heap that is not terminal to those whose sums are checked.
    ///
    /// @param image its element
    /// @param options the elements of its options, at least one
    /// @return sums at which the values are wrong, none if all is right; after a fault the check is of no
    ///     more use
    List<int[]> add(int heap, int image, int[] options) {
        List<int[]> faults = new ArrayList<>();
        levels.forEach(level -> faults.addAll(level.add(heap, image, options)));
        return faults;
    }
}
