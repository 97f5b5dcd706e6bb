package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.game.Sum;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.verify.SumCase;
import org.grundy.verify.SumVerifier;
import org.grundy.verify.Verdict;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The theorems about sums, on the first of the sums that `verify --all` compares.
class SumTheoremsTest {
    private static final int SUMS = 150;

    static Stream<SumCase> cases() {
        Stream<SumCase> ofFamilies = Catalog.library().families().stream().flatMap(family -> family.sums().stream());
        return Stream.concat(Catalog.sums().stream(), ofFamilies).map(SumTheoremsTest::cut);
    }

    private static SumCase cut(SumCase trial) {
        List<Sum> first = trial.sums().subList(0, Math.min(SUMS, trial.sums().size()));
        return new SumCase(trial.name(), trial.key(), trial.convention(), first, trial.range());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void agree_with_search(SumCase trial) {
        Verdict verdict = SumVerifier.check(trial, new Run(Budget.standard()));
        assertThat(verdict).isInstanceOfSatisfying(Verdict.Passed.class, passed -> {
            assertThat(passed.positions()).isGreaterThan(SUMS / 2);
            assertThat(passed.claims()).isGreaterThanOrEqualTo(2 * passed.positions());
        });
    }
}
