package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// A move can be told by the position that it leads to.
final class PositionMovesTest extends ServedTest {
    /// From where to where, and what is left.
    static Stream<Arguments> moves() {
        return Thorough.part(
                        "positions that moves lead to",
                        2,
                        List.of(
                                "kayles(7)|kayles(2) + kayles(3)|kayles(3) + kayles(2)",
                                "nim(3,4)|nim(4)|nim(0) + nim(4)",
                                "cram(1,3)|cram(##.)|0",
                                "*3 + *2|*1 + *2|*1 + *2"))
                .stream()
                .map(line -> Arguments.of((Object[]) line.split("\\|")));
    }

    @ParameterizedTest
    @MethodSource("moves")
    void the_order_of_components_does_not_matter_nor_those_that_are_used_up(String from, String to, String left) {
        JsonNode game = answer("play", "{\"expression\":\"" + from + "\",\"moves\":[\"" + to + "\"]}");
        assertThat(game.at("/states/1/expression").asString()).isIn(left, to);
    }

    @Test
    void a_position_to_which_no_move_leads_is_refused() {
        assertThat(asker.ask("play", "{\"expression\":\"nim(3)\",\"moves\":[\"nim(3)\"],\"language\":\"en\"}")
                        .text())
                .contains("from nim(3) no move leads to nim(3)");
    }
}
