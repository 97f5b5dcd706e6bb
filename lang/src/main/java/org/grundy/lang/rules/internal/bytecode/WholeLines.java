package org.grundy.lang.rules.internal.bytecode;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.rules.internal.proof.BoxAxis;
import org.grundy.lang.rules.internal.proof.LineRecognition;
import org.grundy.lang.rules.internal.proof.StateBox;
import org.grundy.lang.rules.internal.support.UsedValues;
import org.grundy.lang.rules.tree.GameTree;

/// The rules of a game whose options are whole lines of its table: in each direction all positions as far as the edge.
///
/// @param rules their numbers
/// @param vectors the directions, in the order of the axes of the table
/// @param lengths of the axes
@SuppressWarnings("ArrayRecordComponent")
record WholeLines(List<Integer> rules, List<List<Integer>> vectors, int[] lengths) {
    /// So many bytes for each cell may be taken by the values on lines, and so many more.
    private static final long EACH = 4;

    private static final long MORE = 1 << 22;

    private static final WholeLines NONE = new WholeLines(List.of(), List.of(), new int[0]);

    /// Those of a table; none if their values would take too much memory.
    static WholeLines of(GameTree game, StateBox box) {
        boolean plain = box.axes().stream().allMatch(axis -> axis.others().isEmpty());
        if (!plain || game.unordered() || !game.domain().equals(BoolExpr.Constant.ALWAYS)) {
            return NONE;
        }
        TreeMap<Integer, List<Integer>> vectors = new TreeMap<>();
        for (int i = 0; i < game.rules().size(); i++) {
            int rule = i;
            Optional<List<Integer>> vector = LineRecognition.whole(game.rules().get(i));
            vector.filter(each -> each.contains(1)).ifPresent(each -> vectors.put(rule, ordered(each, box)));
        }
        int[] lengths =
                box.axes().stream().mapToInt(axis -> (int) axis.length()).toArray();
        List<List<Integer>> all = List.copyOf(vectors.values());
        long values = vectors.size()
                * (long)
                        Collections.max(box.axes().stream().map(BoxAxis::length).toList());
        return vectors.isEmpty() || UsedValues.bytes(lengths, all, values) > EACH * box.size() + MORE
                ? NONE
                : new WholeLines(List.copyOf(vectors.keySet()), all, lengths);
    }

    private static List<Integer> ordered(List<Integer> vector, StateBox box) {
        return box.axes().stream().map(axis -> vector.get(axis.place())).toList();
    }

    /// The values on lines for a new filler.
    UsedValues values() {
        return UsedValues.of(lengths, vectors);
    }
}
