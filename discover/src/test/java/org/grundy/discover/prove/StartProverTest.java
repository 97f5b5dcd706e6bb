package org.grundy.discover.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.Routine;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleText;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A. J. Schwenk, "Take-away games" (1970), of whole heaps: what is written is not the state.
final class StartProverTest {
    private static final String RULES = "multiple(k): (n, most) -> (n - t, k * t) for t in 1..min(n, most)\n";
    private static final IntExpr N = new IntExpr.Variable("n", 0);
    private static final IntExpr PART =
            new IntExpr.Call(new Routine.SmallestPart(0, 0), List.of(N, new IntExpr.Variable("k", 1)));

    private static RuleGame game(long k, String start) {
        return RuleText.compile(RULES + " start n as " + start).game("multiple[" + k + "]");
    }

    private static Optional<Proof> prove(SampledGame<?> sampled, long k, IntExpr form) {
        FormClaim claim = new FormClaim(
                sampled, Play.NORMAL, SampledQuantity.LOST, new Form.Formula(form), SampleBlock.unknown(List.of(k), 1));
        return new StartProver()
                .prove(claim, Run.unlimited())
                .filter(Proof.class::isInstance)
                .map(Proof.class::cast);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void heaps_are_proved_lost_at_the_terms_of_the_numeration(long k) {
        SampledGame<?> heaps = SampledGame.of(game(k, "(n, n - 1)"));
        assertThat(prove(heaps, k, PART.equalTo(N))).isPresent();
        assertThat(prove(heaps, k, PART.equalTo(N).or(N.equalTo(200)))).isEmpty();
    }

    /// HDU 3951, where 1 or 2 neighbours are taken: what is left of a circle is mirrored.
    @ParameterizedTest
    @ValueSource(longs = {2, 3})
    void circles_are_proved_lost_by_the_mirror(long least) {
        String rules = "circle: (n, 0) -> (n - t, 1) for t in 1..min(2, n); (n, 1) -> [i, 1] & [n - t - i, 1]"
                + " for t in 1..min(2, n), i in 0..n-t; states (n, cut) where cut <= 1; start n as (n, 0)";
        SampledGame<?> circles = SampledGame.of(RuleText.compile(rules).game("circle"));
        IntExpr lost = N.equalTo(0).or(N.atLeast(least));
        assertThat(prove(circles, 0, lost).isPresent()).isEqualTo(least == 3);
    }

    @Test
    void another_start_has_other_lost_heaps() {
        SampledGame<?> heaps = SampledGame.of(game(2, "(n, n)"));
        assertThat(prove(heaps, 2, PART.equalTo(N))).isEmpty();
        assertThat(prove(heaps, 2, N.equalTo(0).and(PART.equalTo(N)))).isPresent();
    }

    @Test
    void a_number_of_a_state_is_no_start() {
        RuleGame game = game(2, "(n, n - 1)");
        SampledGame<?> held = SampledGame.holding(game, List.of("n", "most"), Map.of("most", 3L));
        assertThat(prove(held, 2, PART.equalTo(N))).isEmpty();
    }
}
