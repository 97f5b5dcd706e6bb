package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.grundy.lang.Family;
import org.grundy.run.Run;
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
        return Verification.of(trial).stream().mapToLong(TheoremsTest::claims).sum();
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
