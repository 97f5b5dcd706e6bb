package org.grundy.cluster.table;

import java.util.List;
import java.util.Optional;
import org.grundy.game.coding.WindowFiller;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.TupleOptions;
import org.grundy.run.Run;
import org.grundy.text.InputError;

/// The rules of a game written in the language. For one thread.
final class RuleGridRules implements GridRules {
    private final RuleGame game;
    private final TupleOptions rules;
    private final long[] state;
    private GridOptions out = NOBODY;

    /// Takes nothing.
    private static final GridOptions NOBODY = new GridOptions() {
        @Override
        public void to(long[] at) {}

        @Override
        public void to(long[][] parts) {}
    };

    RuleGridRules(RuleGame game, int axes, Run run) {
        this.game = game;
        this.state = new long[axes];
        this.rules = game.tuples(run, this::option);
    }

    @Override
    public Kind visit(int[] at, boolean playsOut, GridOptions options) {
        for (int axis = 0; axis < at.length; axis++) {
            state[axis] = at[axis];
        }
        if (!rules.exists(state)) {
            return Kind.NONE;
        }
        if (!playsOut && rules.won(state)) {
            return Kind.WON;
        }
        out = options;
        if (!rules.list(state)) {
            throw new InputError("rules that name nimbers have no table on a cluster", "规则中写出尼姆数的游戏不能在集群上制表");
        }
        return Kind.ORDINARY;
    }

    @Override
    public Optional<WindowFiller> window(List<Integer> largest) {
        return game.window(largest);
    }

    private void option(List<long[]> parts) {
        if (parts.size() == 1) {
            out.to(parts.getFirst());
        } else {
            out.to(parts.toArray(long[][]::new));
        }
    }
}
