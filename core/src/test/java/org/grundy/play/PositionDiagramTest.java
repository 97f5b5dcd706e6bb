package org.grundy.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Sum;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;

/// Graphs of small games of Nim, counted by hand.
final class PositionDiagramTest {
    private static PlayState nim(long... heaps) {
        return PlayState.of(
                new Sum(java.util.Arrays.stream(heaps)
                        .<Component<?>>mapToObj(heap -> new Component<>(Toy.NIM, BigInteger.valueOf(heap)))
                        .toList()),
                Convention.NORMAL);
    }

    @Test
    void a_graph_that_fits_is_whole() {
        PositionDiagram graph = PositionDiagram.of(nim(2), 3, Run.unlimited()).orElseThrow();
        assertThat(graph.arcs()).hasSize(3);
        assertThat(graph.nodes()).extracting(PositionDiagram.Node::layer).containsExactly(0, 1, 2);
        assertThat(graph.nodes()).allMatch(PositionDiagram.Node::followed);
        assertThat(PositionDiagram.of(nim(2), 2, Run.unlimited())).isEmpty();
        assertThat(PositionDiagram.fits(nim(2), 3, Run.unlimited())).isTrue();
        assertThat(PositionDiagram.fits(nim(2), 2, Run.unlimited())).isFalse();
    }

    /// From (2,2) one move leads to four positions, two moves to four more, and three or four to none that is new.
    @Test
    void of_a_larger_one_all_positions_within_so_many_moves_are_drawn() {
        // heaps in another order are the same position: 22, 12, 02, then 11, 01, 00
        PositionDiagram near = PositionDiagram.near(nim(2, 2), 5, Run.unlimited());
        assertThat(near.whole()).isFalse();
        assertThat(near.nodes()).hasSize(3);
        assertThat(near.nodes().subList(1, 3)).noneMatch(PositionDiagram.Node::followed);
        assertThat(near.arcs()).extracting(PositionDiagram.Arc::from).containsOnly(0);
        assertThat(PositionDiagram.near(nim(2, 2), 6, Run.unlimited()).whole()).isTrue();
    }

    @Test
    void of_very_many_options_the_first_are_drawn() {
        PositionDiagram near = PositionDiagram.near(nim(100), 10, Run.unlimited());
        assertThat(near.nodes()).hasSize(10);
        assertThat(near.arcs()).hasSize(9);
        assertThat(List.copyOf(near.arcs())).allMatch(arc -> arc.from() == 0);
    }
}
