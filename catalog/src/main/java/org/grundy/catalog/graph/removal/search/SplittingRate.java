package org.grundy.catalog.graph.removal.search;

import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.grundy.catalog.graph.removal.RemovalBoard;
import org.grundy.catalog.graph.removal.RemovalPosition;

/// How often positions of a board fall apart, measured in random play: which of the engines suits it.
final class SplittingRate {
    private static final int PLAYS = 24;

    /// Smaller positions do not count: both engines look them up.
    private static final int SMALLEST = 16;

    private final SplittableRandom random = new SplittableRandom(PLAYS);
    private int positions;
    private int apart;

    private SplittingRate() {}

    /// The share of positions that consist of several pieces, from 0 to 1; 0 if there is none that is large. The
    /// same in every run.
    static double of(RemovalPosition start) {
        SplittingRate rate = new SplittingRate();
        for (int play = 0; play < PLAYS; play++) {
            rate.play(start);
        }
        return rate.positions == 0 ? 0 : (double) rate.apart / rate.positions;
    }

    /// Plays at random on the largest piece until it is small.
    private void play(RemovalPosition start) {
        RemovalPosition now = start;
        while (now.size() > SMALLEST) {
            List<RemovalBoard.Removal> moves =
                    now.arena().removals().stream().filter(now::allows).toList();
            if (moves.isEmpty()) {
                return;
            }
            List<RemovalPosition> pieces = now.after(moves.get(random.nextInt(moves.size())));
            int size = pieces.stream().mapToInt(RemovalPosition::size).sum();
            if (size <= SMALLEST) {
                return;
            }
            positions++;
            apart += pieces.size() > 1 ? 1 : 0;
            now = pieces.stream()
                    .max(Comparator.comparingInt(RemovalPosition::size))
                    .orElseThrow();
        }
    }
}
