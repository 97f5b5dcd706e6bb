package org.grundy.heap.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.Sequences;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.VectorSupport;
import org.grundy.heap.kernel.choice.KernelRegistry;
import org.grundy.heap.period.PeriodSearch;
import org.grundy.heap.period.PeriodTheorem;
import org.grundy.heap.sequence.FrontierReport;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.heap.sequence.SequenceTally;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Values on disk are those in memory.
final class FrontierSequenceTest {
    private static final int BLOCK = 1 << 14;
    private static final int BEGINNING = Thorough.bound(10_000, 20_000);
    /// More than one block.
    private static final int COUNT = Thorough.bound(18_000, 100_000);

    @TempDir
    private Path folder;

    private ValueBlocks open(String rules) {
        return ValueBlocks.open(folder.toString(), rules, BLOCK);
    }

    private void extend(TakeAndBreakCode code, long to) {
        try (ValueBlocks stored = open(code.toString())) {
            assertThat(new FrontierSequence(code, stored, 1, BEGINNING).extend(to, Run.unlimited()))
                    .isTrue();
            stored.save();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.16", "0.106", "0.167"})
    void values_on_disk_are_those_of_another_kernel(String text) {
        assumeTrue(VectorSupport.present());
        TakeAndBreakCode code = Sequences.code(text);
        NimValues expected = new NimValues();
        KernelRegistry.SPARSE.kernel(new SequenceRules.Coded(code), 1).extend(expected, COUNT, Run.unlimited());
        for (long to : new long[] {1, COUNT - 1000, COUNT - 999, COUNT}) {
            extend(code, to);
        }
        try (ValueBlocks stored = open(text)) {
            assertThat(stored.count()).isGreaterThanOrEqualTo(COUNT);
            assertThat(stored.max()).isGreaterThanOrEqualTo(expected.max());
            byte[] all = new byte[COUNT];
            stored.copy(0, all, 0, COUNT);
            assertThat(IntStream.range(0, COUNT).filter(n -> all[n] != expected.get(n)))
                    .isEmpty();
            assertThat(stored.get(COUNT - 1)).isEqualTo(expected.get(COUNT - 1));
            assertThat(new FrontierSequence(code, stored, 1, BEGINNING).tally(COUNT, Run.unlimited()))
                    .isEqualTo(SequenceTally.of(expected, COUNT, Run.unlimited()));
        }
    }

    /// A. Flammenkamp, Octal games: 1550 after 5180, where heap 5181 is the first in the period.
    @Tag(Thorough.TAG)
    @Test
    void a_period_is_proved_by_values_on_disk() {
        assertIsProved(new PeriodCertificate("0.165", "guy-smith", 5_181, 1_550, 0, 13_465), 3_000, 3_000);
    }

    /// The same: 149 459 after 105 350.
    @Test
    @Tag(Thorough.TAG)
    void a_long_period_is_proved_by_values_on_disk() {
        assertIsProved(new PeriodCertificate("0.16", "guy-smith", 105_351, 149_459, 0, 509_622), BEGINNING, 200_000);
    }

    /// @param before so many values do not prove it yet
    private void assertIsProved(PeriodCertificate expected, int beginning, int before) {
        assumeTrue(VectorSupport.present());
        TakeAndBreakCode code = Sequences.code(expected.rules());
        try (ValueBlocks stored = open(expected.rules())) {
            FrontierSequence sequence = new FrontierSequence(code, stored, 1, beginning);
            assertThat(sequence.extend(before, Run.unlimited())).isTrue();
            stored.save();
        }
        try (ValueBlocks stored = open(expected.rules())) {
            FrontierSequence sequence = new FrontierSequence(code, stored, 1, beginning);
            assertThat(sequence.prove(before, Run.unlimited())).isEmpty();
            PeriodCertificate period =
                    sequence.prove(1_000_000, Run.unlimited()).orElseThrow();
            assertThat(period).isEqualTo(expected);
            NimSequence inMemory = NimSequence.of(code);
            inMemory.prove(1_000_000, Run.unlimited());
            assertThat(sequence.certificate(period, Run.unlimited()).checksum())
                    .isEqualTo(
                            inMemory.certificate(Run.unlimited()).orElseThrow().checksum());
        }
    }

    @Test
    void the_least_period_is_found_that_the_values_prove() {
        RandomGenerator random =
                Seed.of("the_least_period_is_found_that_the_values_prove").generator();
        PeriodTheorem rule = new PeriodTheorem("guy-smith", 2, 3, 1);
        for (int round = 0; round < Thorough.bound(80, 200); round++) {
            NimValues values = repeated(random, 1 + random.nextInt(40), 1 + random.nextInt(60));
            assertThat(new PeriodSearch(new StoredLastValues(values, Run.unlimited()), rule).certificate("0.007"))
                    .as("values of seed round %s", round)
                    .isEqualTo(leastProved(values, rule));
        }
    }

    /// Values of which some at the beginning are arbitrary and the others repeat, but now and then one does not.
    private static NimValues repeated(RandomGenerator random, int preperiod, int period) {
        NimValues values = new NimValues();
        int size = 100 + random.nextInt(400);
        for (int n = 0; n < size; n++) {
            boolean free = n < preperiod + period || random.nextInt(300) == 0;
            values.add(free ? random.nextInt(3) : values.get(n - period));
        }
        return values;
    }

    private static Optional<PeriodCertificate> leastProved(NimValues values, PeriodTheorem rule) {
        for (int period = 1; period < values.size(); period++) {
            int preperiod = values.size() - period;
            while (preperiod > 0 && values.get(preperiod - 1) == values.get(preperiod - 1 + period)) {
                preperiod--;
            }
            if (rule.valuesFor(preperiod, period) <= values.size()) {
                return Optional.of(new PeriodCertificate(
                        "0.007", "guy-smith", preperiod, period, 0, rule.valuesFor(preperiod, period)));
            }
        }
        return Optional.empty();
    }

    /// 0.774 has 352 rare heaps, the last of them 3519, and values above 255 (`docs/octal-games.csv`).
    @Test
    void class_indices_on_disk_tell_the_values_of_another_kernel() {
        assumeTrue(VectorSupport.present());
        TakeAndBreakCode code = Sequences.code("0.774");
        int beginning = 20_000;
        int count = 60_000;
        NimValues expected = new NimValues();
        KernelRegistry.SPARSE.kernel(new SequenceRules.Coded(code), 1).extend(expected, count, Run.unlimited());
        for (int to : new int[] {30_000, count}) {
            try (ValueBlocks stored = open("0.774")) {
                FrontierSequence sequence = new FrontierSequence(code, stored, 1, beginning);
                assertThat(sequence.extend(to, Run.unlimited())).isTrue();
                stored.save();
            }
        }
        try (ValueBlocks stored = open("0.774")) {
            assertThat(stored.mask()).isEqualTo(506);
            FrontierSequence sequence = new FrontierSequence(code, stored, 1, beginning);
            FrontierReport report = sequence.report(0, count, 0, Duration.ZERO, Run.unlimited());
            assertThat(IntStream.range(0, count).filter(heap -> report.shown().get(heap) != expected.get(heap)))
                    .isEmpty();
            assertThat(report.rare()).contains(new FrontierReport.Rare(506, false, 352, 3519));
            assertThat(report.max()).isGreaterThanOrEqualTo(expected.max()).isLessThan(300);
            assertThat(sequence.tally(count, Run.unlimited()))
                    .isEqualTo(SequenceTally.of(expected, count, Run.unlimited()));
        }
    }

    @Test
    void a_sequence_with_many_rare_heaps_is_given_up() {
        assumeTrue(VectorSupport.present());
        TakeAndBreakCode officers = Sequences.code("0.6");
        try (ValueBlocks stored = open("0.6")) {
            assertThat(new FrontierSequence(officers, stored, 1, 3000).extend(10_000, Run.unlimited()))
                    .isFalse();
        }
    }

    @Test
    void what_an_interrupted_save_left_is_removed() throws IOException {
        try (ValueBlocks stored = open("0.16")) {
            stored.add(new byte[BLOCK + 5], BLOCK + 5);
        }
        Files.writeString(folder.resolve("block-16384-16389.unfinished"), "half");
        Files.writeString(folder.resolve("block-16384-16389"), "not named by the manifest");
        try (ValueBlocks stored = open("0.16")) {
            assertThat(stored.count()).as("what was not saved").isEqualTo(BLOCK);
            try (Stream<Path> files = Files.list(folder)) {
                assertThat(files.map(file -> file.getFileName().toString()))
                        .containsExactlyInAnyOrder("blocks", "lock", "block-0-16384");
            }
        }
    }

    @Test
    void a_block_that_was_changed_is_refused() throws IOException {
        try (ValueBlocks stored = open("0.16")) {
            stored.add(new byte[BLOCK], BLOCK);
        }
        Path block = folder.resolve("block-0-16384");
        byte[] bytes = Files.readAllBytes(block);
        bytes[7] ^= 1;
        Files.write(block, bytes);
        try (ValueBlocks stored = open("0.16")) {
            assertThatThrownBy(() -> stored.get(0))
                    .isInstanceOf(InputError.class)
                    .hasMessageContaining("another checksum than was noted");
        }
        assertThatThrownBy(() -> open("0.17")).hasMessageContaining("is of 0.16, not of 0.17");
        Files.writeString(folder.resolve("blocks"), "grundy blocks 1\nrules 0.16\nend 0\n");
        assertThatThrownBy(() -> open("0.16")).hasMessageContaining("it is not what was written");
    }

    @Test
    void packed_values_are_read_back() {
        RandomGenerator random = Seed.of("packed_values_are_read_back").generator();
        for (int bits = 1; bits <= 8; bits++) {
            int count = 1 + random.nextInt(100);
            byte[] values = new byte[count];
            for (int i = 0; i < count; i++) {
                values[i] = (byte) random.nextInt(1 << bits);
            }
            byte[] packed = PackedValues.pack(values, count, bits);
            assertThat(packed).hasSize(PackedValues.bytes(count, bits));
            assertThat(PackedValues.unpack(packed, count, bits)).startsWith(values);
        }
    }
}
