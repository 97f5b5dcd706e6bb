package org.grundy.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.Evidence;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Game;
import org.grundy.game.HeapRules;
import org.grundy.game.Ruleset;
import org.grundy.game.Sum;
import org.grundy.game.Valuation;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;

class SumVerifierTest {
    /// Take one or two tokens, with values that are right or not.
    private record Heaps(int period) implements Game<BigInteger> {
        @Override
        public String name() {
            return "heaps";
        }

        @Override
        public Ruleset<BigInteger> rules() {
            return HeapRules.taking((n, out) -> {
                for (long left = n - 1; left >= Math.max(0, n - 2); left--) {
                    out.to(left);
                }
            });
        }

        @Override
        public Optional<Valuation<BigInteger>> valuation() {
            return Optional.of((position, run) ->
                    new Valuation.Valued(position.mod(BigInteger.valueOf(period)), new Evidence.BySearch(1)));
        }

        @Override
        public String write(BigInteger position) {
            return position.toString();
        }
    }

    private static Verdict check(int period) {
        Game<BigInteger> game = new Heaps(period);
        List<Sum> sums = List.of(sum(game, 1, 1), sum(game, 2, 1), sum(game, 3, 3), sum(game, 5, 4));
        return SumVerifier.check(
                new SumCase("heaps", "nim sum", Convention.NORMAL, sums, "some"), new Run(Budget.standard()));
    }

    private static Sum sum(Game<BigInteger> game, long first, long second) {
        return Sum.of(
                new Component<>(game, BigInteger.valueOf(first)), new Component<>(game, BigInteger.valueOf(second)));
    }

    @Test
    void right_values_pass() {
        assertThat(check(3)).isEqualTo(new Verdict.Passed(4, 8));
    }

    @Test
    void wrong_values_are_refuted_with_the_sum() {
        assertThat(check(4))
                .isInstanceOfSatisfying(
                        Verdict.Refuted.class,
                        wrong -> assertThat(wrong.expression()).isEqualTo("heaps(5) + heaps(4)"));
    }

    @Test
    void a_spent_budget_leaves_a_check_unfinished() {
        Game<BigInteger> game = new Heaps(3);
        SumCase trial = new SumCase("heaps", "nim sum", Convention.NORMAL, List.of(sum(game, 30, 40)), "one");
        assertThat(SumVerifier.check(trial, new Run(Budget.standard().withPositions(3))))
                .isInstanceOf(Verdict.Unfinished.class);
    }
}
