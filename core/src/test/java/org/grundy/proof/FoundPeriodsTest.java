package org.grundy.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.evidence.SequenceCertificate;
import org.grundy.heap.SubtractionSet;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.VectorSupport;
import org.grundy.heap.period.AllButPeriodFinder;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.heap.store.SnapshotFolder;
import org.grundy.heap.value.NimValues;
import org.grundy.heap.window.FiniteState;
import org.grundy.heap.window.WindowPeriod;
import org.grundy.heap.window.WindowSearch;
import org.grundy.proof.PeriodVerdict.Accepted;
import org.grundy.run.Run;
import org.grundy.testkit.AllButValues;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What searches for periods find is accepted by the checkers, which share no code with them.
final class FoundPeriodsTest {
    private static final int VALUES = 600;
    private static final int MOST = 2_000_000;

    private final RandomGenerator random = Seed.of("FoundPeriodsTest").generator();

    @Test
    void periods_of_all_but_games() {
        for (int round = 0; round < 20; round++) {
            SubtractionSet forbidden = SubtractionSet.of(
                    random.longs(1 + random.nextInt(4), 1, 9).distinct().toArray());
            int[] values = AllButValues.of(
                    forbidden.members().stream().map(BigInteger::intValueExact).collect(Collectors.toSet()), VALUES);
            NimValues known = new NimValues();
            known.addAll(values, 0, VALUES);
            PeriodCertificate found = new AllButPeriodFinder(forbidden)
                    .look(known, Run.unlimited())
                    .orElseThrow();
            String checksum = SequenceCertificate.checksum(n -> values[n], (int) found.checkedTo());
            assertThat(PeriodChecker.check(new SequenceCertificate(found, 0, checksum, List.of()), Run.unlimited()))
                    .as("all but %s", forbidden)
                    .isEqualTo(new Accepted(found.checkedTo()));
        }
    }

    /// The period 11 539 of 0.1345 begins at heap 107 859: `SequenceReportTest` finds it among all values.
    @Tag(Thorough.TAG)
    @Test
    void a_period_in_constant_memory_that_was_found_in_two_parts(@TempDir Path folder) {
        assumeTrue(VectorSupport.present());
        TakeAndBreakCode code = TakeAndBreakCode.of(0, 1, 3, 4, 5);
        NimSequence first = NimSequence.of(code).withoutPeriod();
        first.extend(FiniteState.LEAST_VALUES, Run.unlimited());
        FiniteState state =
                FiniteState.of(code, first.values(), Run.unlimited()).orElseThrow();
        assertThat(search(folder, state, 100_000 + random.nextInt(100_000))).isEmpty();
        WindowPeriod found = search(folder, state, MOST).orElseThrow();
        assertThat(found.claim().period()).isEqualTo(11_539);
        assertThat(WindowChecker.check(found.certificate(), Run.unlimited()))
                .isEqualTo(new Accepted(found.claim().checkedTo()));
    }

    private static Optional<WindowPeriod> search(Path folder, FiniteState state, long to) {
        try (SnapshotFolder kept = SnapshotFolder.open(folder.toString(), "0.1345")) {
            return new WindowSearch(state, kept).prove(to, Run.unlimited());
        }
    }
}
