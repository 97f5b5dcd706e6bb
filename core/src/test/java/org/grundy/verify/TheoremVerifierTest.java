package org.grundy.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.grundy.evidence.Source;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.solve.NimHeaps;
import org.grundy.value.Outcome;
import org.grundy.value.Tame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A true theorem passes, and one false claim of any kind is found.
class TheoremVerifierTest {
    private static final VerificationCase<BigInteger> TRIAL = VerificationCase.heaps(NimHeaps.RULES_ONLY, 12);

    @Test
    void boutons_theorem_passes_and_the_claims_are_counted() {
        Verdict verdict = TheoremVerifier.check(TRIAL, new NimHeaps.Bouton(true), Run.unlimited());
        assertThat(verdict).isInstanceOfSatisfying(Verdict.Passed.class, passed -> {
            assertThat(passed.positions()).isEqualTo(13);
            assertThat(passed.claims()).isGreaterThan(13 * 4);
        });
    }

    static Stream<Rival> rivals() {
        return Stream.of("value", "outcome NORMAL", "winning NORMAL", "options 2", "genus")
                .map(Rival::new);
    }

    @ParameterizedTest
    @MethodSource("rivals")
    void a_claim_that_is_wrong_for_a_heap_of_seven_only_is_refuted_there(Rival rival) {
        Verdict verdict = TheoremVerifier.check(TRIAL, rival, Run.unlimited());
        assertThat(verdict).isInstanceOfSatisfying(Verdict.Refuted.class, refuted -> {
            assertThat(refuted.expression()).isEqualTo("nim0(7)");
            assertThat(refuted.claim()).isEqualTo(rival.wrong());
        });
    }

    @Test
    void a_spent_budget_leaves_the_check_unfinished() {
        Run run = new Run(Budget.standard().withPositions(5));
        assertThat(TheoremVerifier.check(TRIAL, new NimHeaps.Bouton(true), run)).isInstanceOf(Verdict.Unfinished.class);
    }

    @Test
    void positions_are_listed_by_the_first_check_that_wants_them_and_within_its_limits() {
        AtomicInteger listings = new AtomicInteger();
        VerificationCase<BigInteger> trial = new VerificationCase<>(
                TRIAL.game(),
                run -> {
                    listings.incrementAndGet();
                    run.options(1000);
                    run.clock();
                    return TRIAL.positions(run);
                },
                "n ≤ 12");
        List<Verification> checks = Verification.of(trial);
        assertThat(listings).hasValue(0);
        Theorem<BigInteger> bouton = new NimHeaps.Bouton(true);
        Run spent = new Run(Budget.UNLIMITED.withWork(999));
        assertThat(TheoremVerifier.check(trial, bouton, spent)).isInstanceOf(Verdict.Unfinished.class);
        assertThat(TheoremVerifier.check(trial, bouton, Run.unlimited())).isInstanceOf(Verdict.Passed.class);
        assertThat(TheoremVerifier.check(trial, bouton, Run.unlimited())).isInstanceOf(Verdict.Passed.class);
        assertThat(listings).hasValue(2);
        assertThat(checks)
                .extracting(Verification::range)
                .allMatch(range -> range.en().equals("n ≤ 12"));
    }

    /// Bouton's theorem with one claim spoilt.
    record Rival(String wrong) implements Theorem<BigInteger> {
        private static final NimHeaps.Bouton TRUTH = new NimHeaps.Bouton(true);

        private boolean spoils(String claim, BigInteger n) {
            return wrong.equals(claim) && n.intValue() == 7;
        }

        @Override
        public String key() {
            return "rival";
        }

        @Override
        public Source source() {
            return TRUTH.source();
        }

        @Override
        public boolean covers(BigInteger n, Play play) {
            return TRUTH.covers(n, play);
        }

        @Override
        public Outcome outcome(BigInteger n, Play play) {
            return spoils("outcome NORMAL", n) ? Outcome.P : TRUTH.outcome(n, play);
        }

        @Override
        public Optional<BigInteger> value(BigInteger n) {
            return spoils("value", n) ? Optional.of(BigInteger.ONE) : TRUTH.value(n);
        }

        @Override
        public Optional<OptionSet<BigInteger>> winning(BigInteger n, Play play) {
            return spoils("winning NORMAL", n) ? Optional.of(OptionSet.all(List.of())) : TRUTH.winning(n, play);
        }

        @Override
        public Optional<OptionSet<BigInteger>> options(BigInteger n, BigInteger value) {
            return spoils("options " + value, n)
                    ? Optional.of(OptionSet.single(List.of(BigInteger.ONE)))
                    : TRUTH.options(n, value);
        }

        @Override
        public Optional<Tame> tame(BigInteger n) {
            return spoils("genus", n) ? Optional.of(Tame.ZERO) : TRUTH.tame(n);
        }

        @Override
        public List<ReasonStep> reason(BigInteger n, Play play) {
            return List.of();
        }
    }
}
