package org.grundy.cluster.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.grundy.cluster.level.BlockPlace;
import org.grundy.cluster.level.LevelFile;
import org.grundy.cluster.level.LevelManifest;
import org.grundy.game.Play;
import org.junit.jupiter.api.Test;

/// What a task is told of earlier blocks.
final class EarlierPlacesTest {
    private static final String STEPS = "g: (a, b, c) -> (a - k, b, c) for k in 1..min(2, a);"
            + " (a, b, c) -> (a, b - 1, c - 1) if b > 0 and c > 0; (a, b, c) -> (a, b, c - 2) if c > 1";

    private static TableSpec spec(String rules, List<Integer> lengths, int side) {
        List<Integer> sides = lengths.stream().map(length -> side).toList();
        return new TableSpec(rules, "g", BlockGrid.of(lengths, sides), ClusterQuantity.GRUNDY, Play.NORMAL);
    }

    private static LevelManifest finished(TableSpec spec, int level) {
        List<LevelFile> files = spec.grid().shares(level).stream()
                .map(share -> new LevelFile(
                        share.getFirst(),
                        1,
                        "of a file",
                        new TreeMap<>(),
                        share.stream()
                                .map(block -> new BlockPlace(block, share.getFirst(), 4, 1, "of a block"))
                                .toList()))
                .toList();
        return LevelManifest.of(spec.hash(), level, files);
    }

    /// Moves from a block of these rules lead to three others: one less along the first axis, or the last one, or one
    /// less along each of the last two.
    @Test
    void a_task_is_told_of_the_blocks_that_its_moves_reach_and_of_no_others() {
        TableSpec spec = spec(STEPS, List.of(150, 150, 150), 10);
        BlockGrid grid = spec.grid();
        EarlierPlaces places = EarlierPlaces.of(spec);
        Set<Integer> told = new HashSet<>();
        for (int level = 0; level < grid.levels(); level++) {
            for (List<Integer> share : grid.shares(level)) {
                BlockTask task = places.task(level, share);
                Set<Integer> within = new HashSet<>();
                for (int block : share) {
                    int[] at = grid.place(block);
                    add(within, grid, at[0] - 1, at[1], at[2]);
                    add(within, grid, at[0], at[1], at[2] - 1);
                    add(within, grid, at[0], at[1] - 1, at[2]);
                    add(within, grid, at[0], at[1] - 1, at[2] - 1);
                }
                assertThat(task.earlier().keySet()).isEqualTo(within);
                told.addAll(within);
            }
            places.add(finished(spec, level));
        }
        assertThat(told).hasSize(grid.blocks() - 1);
    }

    private static void add(Set<Integer> blocks, BlockGrid grid, int... place) {
        if (place[0] >= 0 && place[1] >= 0 && place[2] >= 0) {
            blocks.add(grid.numbered(place));
        }
    }

    @Test
    void rules_without_short_steps_tell_tasks_nothing() {
        TableSpec spec =
                spec("g: (a, b) -> (a - k, b) for k in 1..a; (a, b) -> (a, b - 1) if b > 0", List.of(99, 99), 9);
        EarlierPlaces places = EarlierPlaces.of(spec);
        places.add(finished(spec, 0));
        assertThat(places.task(1, spec.grid().at(1)).earlier()).isEmpty();
    }

    @Test
    void the_blocks_of_a_level_are_shared_once_and_evenly() {
        BlockGrid grid = BlockGrid.of(List.of(37, 50, 41), List.of(4, 3, 5)).sharedAmong(7);
        int blocks = 0;
        for (int level = 0; level < grid.levels(); level++) {
            List<List<Integer>> shares = grid.shares(level);
            assertThat(shares.stream().flatMap(List::stream).toList()).isEqualTo(grid.at(level));
            assertThat(shares)
                    .hasSizeLessThanOrEqualTo(7)
                    .allSatisfy(share -> assertThat(share)
                            .hasSizeBetween(
                                    grid.at(grid.level(share.getFirst())).size() / 7,
                                    1 + grid.at(grid.level(share.getFirst())).size() / 7));
            for (int block : grid.at(level)) {
                assertThat(grid.level(block)).isEqualTo(level);
                blocks++;
            }
        }
        assertThat(blocks).isEqualTo(grid.blocks());
    }
}
