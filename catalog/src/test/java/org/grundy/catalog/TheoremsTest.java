package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.game.Game;
import org.grundy.lang.Family;
import org.grundy.run.Run;
import org.grundy.testkit.Thorough;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.Verdict;
import org.grundy.verify.Verification;
import org.grundy.verify.VerificationCase;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// Every theorem of the library against search: outcomes, values, all winning moves, genera.
@Execution(ExecutionMode.CONCURRENT)
class TheoremsTest {
    /// Of a case with more positions a fifth is compared in a usual build, in a thorough build all.
    private static final int LONG_CASE = Thorough.bound(40, Integer.MAX_VALUE);

    private static final int PART = 5;
    private static final int FEWEST = 25;

    @TestFactory
    Stream<DynamicTest> every_theorem_agrees_with_search() {
        return Catalog.library().families().stream()
                .filter(family -> !family.cases(Thoroughness.QUICK).isEmpty())
                .map(family -> DynamicTest.dynamicTest(
                        "the theorems on " + family.entry().name() + " agree with search",
                        () -> assertThat(claims(family)).isPositive()));
    }

    /// A theorem that speaks of huge positions only may claim nothing in a trial, but not all theorems of a
    /// family may.
    private static long claims(Family family) {
        return family.cases(Thoroughness.QUICK).stream()
                .mapToLong(TheoremsTest::claims)
                .sum();
    }

    private static <P> long claims(VerificationCase<P> trial) {
        return Verification.of(shortened(trial)).stream()
                .mapToLong(TheoremsTest::claims)
                .sum();
    }

    private static <P> VerificationCase<P> shortened(VerificationCase<P> trial) {
        return new VerificationCase<>(
                trial.game(), run -> shortened(trial.game(), trial.positions(run)), trial.range());
    }

    /// A table is filled up to the last position, so that each fifth position is compared, and the last. Where
    /// every position is searched by itself it is the first fifth, since the largest take most of the time.
    private static <P> List<P> shortened(Game<P> game, List<P> positions) {
        int size = positions.size();
        if (size <= LONG_CASE) {
            return positions;
        }
        return game.rules().coding(positions.getLast()).isPresent()
                ? IntStream.range(0, size)
                        .filter(i -> (size - 1 - i) % PART == 0)
                        .mapToObj(positions::get)
                        .toList()
                : positions.subList(0, Math.max(FEWEST, size / PART));
    }

    private static long claims(Verification check) {
        Verdict verdict = check.comparison().run(Run.unlimited());
        assertThat(verdict)
                .as(check.theorem() + " on " + check.game() + ", "
                        + check.range().en())
                .isInstanceOf(Verdict.Passed.class);
        return ((Verdict.Passed) verdict).claims();
    }
}
