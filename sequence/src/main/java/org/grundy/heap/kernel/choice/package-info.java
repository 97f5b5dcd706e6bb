/// All kernels by their names, and the choice among them.
///
/// Begin with [KernelRegistry]; [AdaptiveKernel] goes on by the one whose estimated cost is least.
/// Stands above the rooms
/// of the kernels that it lists.
@NullMarked
package org.grundy.heap.kernel.choice;

import org.jspecify.annotations.NullMarked;
