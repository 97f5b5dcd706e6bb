package org.grundy.search;

import java.util.ArrayList;
import java.util.List;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// The couples on the way from the root of a search to the one that is searched.
final class CouplePath {
    /// Couples at most: rules under which play goes on for longer may never end it.
    private static final int DEEPEST = 1500;

    private static final int NOWHERE = Integer.MAX_VALUE;

    private final NimberTable table;
    private final SearchedCouples searched;
    private final int thread;
    private final List<Level> levels = new ArrayList<>();
    private int depth;

    /// At which depth another thread has decided the couple: all below it is left. Else [#NOWHERE].
    private int decided = NOWHERE;

    /// What one couple needs while it is searched.
    static final class Level {
        final CoupleChildren children = new CoupleChildren();
        long piece;
        int nimber;
        ProofNumbers.Limits limits = ProofNumbers.Limits.NONE;
        boolean won;

        /// Whether the options have been looked up and not searched since.
        boolean fresh;

        /// The piece of the best option before its representative took its place.
        long met;

        long couple() {
            return ProofNumbers.couple(piece, nimber);
        }
    }

    /// @param searched notes the couples of this thread
    /// @param thread its number, from 1
    CouplePath(NimberTable table, SearchedCouples searched, int thread) {
        this.table = table;
        this.searched = searched;
        this.thread = thread;
    }

    /// Begins at a root.
    void begin() {
        depth = 0;
        decided = NOWHERE;
    }

    int depth() {
        return depth;
    }

    /// The couple that is searched; there is one.
    Level last() {
        return levels.get(depth - 1);
    }

    /// Goes on to a couple whose options are still to be listed.
    Level enter(long piece, int nimber, ProofNumbers.Limits limits, Run run) {
        if (depth == DEEPEST) {
            throw run.giveUp(Limit.METHOD);
        }
        if (levels.size() == depth) {
            levels.add(new Level());
        }
        Level level = levels.get(depth);
        level.children.clear();
        level.piece = piece;
        level.nimber = nimber;
        level.limits = limits;
        searched.enter(level.couple(), thread);
        depth++;
        return level;
    }

    /// Goes back from the couple that is searched.
    ///
    /// @return the depth above it
    int leave() {
        searched.leave(last().couple());
        return --depth;
    }

    /// Whether another thread has decided a couple on the way, so that nothing below it matters; [#isLeft] then says so
    /// of those below it.
    boolean isDecidedAbove() {
        if (!searched.byMany()) {
            return false;
        }
        for (int at = 0; at < depth; at++) {
            Level above = levels.get(at);
            if (NimberTable.tells(table.word(above.piece), above.nimber)) {
                decided = at + 1;
                return true;
            }
        }
        return false;
    }

    /// Whether the couple that is searched lies below one that was found decided.
    boolean isLeft() {
        if (depth > decided) {
            return true;
        }
        decided = NOWHERE;
        return false;
    }
}
