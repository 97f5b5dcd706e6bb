package org.grundy.discover.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleText;
import org.grundy.run.Run;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class SamplerTest {
    private static RuleGame game(String text) {
        return RuleText.compile(text).game("g");
    }

    /// From n any number may be taken, so that its value is n; of the start x the n is x mod 6.
    @Test
    void starts_need_not_grow_with_their_number() {
        for (String other : List.of("0", "x", "x / 7", "100 - x % 100")) {
            RuleGame game = game("g: (n, m) -> (n - k, m) for k in 1..n; start x as (x mod 6, " + other + ")");
            SampleBlock block = new Sampler<>(SampledGame.of(game), Play.NORMAL)
                    .blocks(List.of(), 200, Run.unlimited())
                    .getFirst();
            assertThat(IntStream.rangeClosed(0, 200).map(block::value))
                    .as(other)
                    .containsExactlyElementsOf(IntStream.rangeClosed(0, 200)
                            .map(x -> x % 6)
                            .boxed()
                            .toList());
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_box_without_positions_has_no_values(Play play) {
        RuleGame game = game("g: (a, b, p) -> (a - 1, b, p) if a > 0; states (a, b, p) where p <= 1");
        SampledGame<?> none = SampledGame.holding(game, List.of("a", "b", "p"), Map.of("p", 2L));
        for (SampleBlock block : new Sampler<>(none, play).blocks(List.of(2L), 10, Run.unlimited())) {
            assertThat(block.known()).isZero();
        }
    }

    @Test
    void games_without_positions_are_left_out_and_none_at_all_is_refused() {
        RuleGame game = game("g: (a, p) -> (a - 1, p) if a > 0; states (a, p) where p <= 1");
        List<Variation.Member> members = IntStream.rangeClosed(0, 4)
                .mapToObj(p -> new Variation.Member(
                        List.of((long) p), SampledGame.holding(game, List.of("a", "p"), Map.of("p", (long) p))))
                .toList();
        Variation all = new Variation("g", List.of("p"), members);
        assertThat(all.upTo(10, Play.NORMAL, Run.unlimited()).members()).isEqualTo(members.subList(0, 2));
        Variation none = new Variation("g", List.of("p"), members.subList(2, 5));
        assertThatThrownBy(() -> none.upTo(10, Play.NORMAL, Run.unlimited()))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("no position of g with numbers up to 10");
    }
}
