package org.grundy.discover.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.discover.Certainty;
import org.grundy.discover.Conjecture;
import org.grundy.discover.Discovery;
import org.grundy.discover.FoundForm;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleState;
import org.grundy.lang.rules.RuleText;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.NaiveOutcome;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;

/// Misère play of rules that are a taking-and-breaking code.
final class QuotientProverTest {
    private static final String KAYLES =
            "g: n -> [i] & [n - 1 - i] for i in 0..n-1; n -> [i] & [n - 2 - i] for i in 0..n-2";
    private static final RuleGame GAME = RuleText.compile(KAYLES).game("g");

    /// W. L. Sibert, J. H. Conway, "Mathematical Kayles" (1992): of single rows these are lost.
    @Test
    void misereKaylesIsLostForFiveRowsOnly() {
        FoundForm found = Discovery.standard()
                .of(Variation.of(SampledGame.of(GAME)), Play.MISERE, OptionalInt.empty(), Run.unlimited())
                .finding(SampledQuantity.LOST)
                .orElseThrow();

        assertThat(IntStream.range(0, 200).filter(n -> found.form().expression().value(n) == 1))
                .containsExactly(1, 4, 9, 12, 20);
        assertThat(found.certainty())
                .isInstanceOfSatisfying(
                        Certainty.Proved.class,
                        proved -> assertThat(proved.proofs().getFirst().key()).isEqualTo("quotient"));
    }

    @Test
    void aFormThatMissesOneRowIsRefutedThere() {
        Conjecture guess = new Conjecture("n in {1, 4, 9, 12}", Variation.of(SampledGame.of(GAME)), Play.MISERE);

        assertThat(guess.check(15, Run.unlimited()).toOptional().orElseThrow().counterexample())
                .hasValueSatisfying(wrong -> assertThat(wrong.position()).containsExactly(BigInteger.valueOf(20)));
    }

    @Test
    void sumsOfRecognisedRowsAreDecidedAsByTheDefinition() {
        NaiveOutcome<Integer> naive = NaiveOutcome.misere(QuotientProverTest::options);
        for (int row = 0; row <= 8; row++) {
            for (int other = 0; other <= row; other++) {
                Analysis analysis =
                        Grundy.analyze(Sum.of(component(row), component(other)), Convention.MISERE, Budget.UNLIMITED);

                assertThat(analysis.outcome())
                        .contains(naive.nextPlayerWins(List.of(row, other)) ? Outcome.N : Outcome.P);
            }
        }
    }

    @Test
    void aRowFarBeyondSearchIsDecidedByTheQuotient() {
        Analysis analysis = Grundy.analyze(Sum.of(component(1_000_000)), Convention.MISERE, Budget.standard());

        assertThat(analysis.outcome()).contains(Outcome.N);
    }

    private static Component<?> component(int row) {
        return new Component<>(GAME, RuleState.of(row));
    }

    private static List<List<Integer>> options(int row) {
        List<List<Integer>> all = new ArrayList<>();
        for (int taken = 1; taken <= Math.min(2, row); taken++) {
            for (int left = 0; left <= row - taken; left++) {
                all.add(List.of(left, row - taken - left));
            }
        }
        return all;
    }
}
