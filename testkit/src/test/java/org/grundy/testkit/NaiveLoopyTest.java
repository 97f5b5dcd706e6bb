package org.grundy.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.grundy.testkit.NaiveLoopy.Result;
import org.junit.jupiter.api.Test;

final class NaiveLoopyTest {
    /// a and b lead to each other, and b also to c, where play ends; d leads to e and back, and e to b.
    private static final Map<String, List<String>> ARCS = Map.of(
            "a", List.of("b"), "b", List.of("a", "c"), "c", List.of(), "d", List.of("e"), "e", List.of("d", "b"));

    private static Result result(String position, Result end) {
        return new NaiveLoopy<String>(place -> Objects.requireNonNull(ARCS.get(place)), stuck -> end).of(position);
    }

    @Test
    void who_leads_to_a_lost_position_wins_and_whoever_can_go_round_draws() {
        assertThat(result("c", Result.LOST)).isEqualTo(Result.LOST);
        assertThat(result("b", Result.LOST)).isEqualTo(Result.WON);
        assertThat(result("a", Result.LOST)).isEqualTo(Result.LOST);
        assertThat(result("d", Result.LOST)).isEqualTo(Result.DRAWN);
        assertThat(result("e", Result.LOST)).isEqualTo(Result.DRAWN);
    }

    @Test
    void where_the_end_is_won_nobody_goes_there() {
        assertThat(result("b", Result.WON)).isEqualTo(Result.DRAWN);
        assertThat(result("a", Result.WON)).isEqualTo(Result.DRAWN);
    }
}
