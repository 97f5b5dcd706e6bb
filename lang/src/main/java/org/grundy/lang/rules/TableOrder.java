package org.grundy.lang.rules;

import java.util.List;
import java.util.Optional;
import org.grundy.lang.rules.internal.proof.BoxAxis;
import org.grundy.lang.rules.internal.proof.Interval;
import org.grundy.lang.rules.internal.proof.StateBox;

/// An order in which a table of states can be filled: every move is proved to lead from a cell to earlier
/// ones, and none leads out of the table. The coordinates of a cell are sums of numbers of its state.
///
/// @param axes the coordinates, the first varies slowest
/// @param solved the same axes in an order in which each number of a state follows from those before
/// @param largest the largest value of each number of a state
/// @param cells the number of cells, at most `Long.MAX_VALUE`
public record TableOrder(List<Axis> axes, List<Axis> solved, List<Long> largest, long cells) {
    public TableOrder {
        axes = List.copyOf(axes);
        solved = List.copyOf(solved);
        largest = List.copyOf(largest);
    }

    /// A coordinate: the sum of one or more numbers of the state.
    ///
    /// @param place the number that follows from this coordinate
    /// @param others the further numbers in the sum
    /// @param bound the largest value
    public record Axis(int place, List<Integer> others, long bound) {
        public Axis {
            others = List.copyOf(others);
        }

        private static Axis of(BoxAxis axis) {
            return new Axis(axis.place(), axis.others(), axis.bound());
        }
    }

    /// Whether the cells are in the order of one number of the states.
    public boolean isLine() {
        return axes.size() == 1 && axes.getFirst().others().isEmpty();
    }

    /// The order for a state and all that play leads to, empty if there is no proof or no bound.
    static Optional<TableOrder> of(CompiledRules rules, RuleState corner) {
        return StateBox.of(rules.tree(), rules.measures(), corner.shared())
                .map(box -> new TableOrder(
                        box.axes().stream().map(Axis::of).toList(),
                        box.solved().stream().map(Axis::of).toList(),
                        box.bounds().stream().map(Interval::max).toList(),
                        box.size() - box.nimbers()));
    }
}
