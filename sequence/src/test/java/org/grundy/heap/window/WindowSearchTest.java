package org.grundy.heap.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.Sequences;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.kernel.VectorSupport;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.heap.sequence.SequenceSummary;
import org.grundy.heap.value.HeapParity;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Periods in constant memory are those of the values in memory.
final class WindowSearchTest {
    private static final int HEAD = 1 << 16;
    private static final int MOST = 400_000;
    private static final int SNAPSHOTS = 8;
    private static final int SPACING = 1 << 12;

    @BeforeEach
    void vectors() {
        assumeTrue(VectorSupport.present());
    }

    private static NimValues values(TakeAndBreakCode code, int count) {
        NimSequence sequence = NimSequence.of(code).withoutPeriod();
        sequence.extend(count, Run.unlimited());
        return sequence.values();
    }

    private static FiniteState state(TakeAndBreakCode code) {
        return FiniteState.of(code, values(code, HEAD), Run.unlimited()).orElseThrow();
    }

    private static WindowPeriod found(String text, SnapshotStore store) {
        WindowSearch search = new WindowSearch(state(Sequences.code(text)), store, SNAPSHOTS, SPACING);
        return search.prove(MOST, Run.unlimited()).orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = "0.1345")
    void a_period_is_found_as_among_all_values(String text) {
        NimSequence sequence = NimSequence.of(Sequences.code(text));
        PeriodCertificate expected = sequence.prove(MOST, Run.unlimited()).orElseThrow();
        WindowPeriod found = found(text, SnapshotStore.NONE);
        assertThat(found.claim().preperiod()).isEqualTo(expected.preperiod());
        assertThat(found.claim().period()).isEqualTo(expected.period());
        int end = (int) (expected.preperiod() + expected.period());
        SequenceSummary summary = SequenceSummary.of(sequence.values(), end, HeapParity.IGNORED, Run.unlimited());
        assertThat(found.tally().max()).isEqualTo(summary.max());
        assertThat(found.tally().maxAt()).isEqualTo(summary.maxAt());
        assertThat(found.tally().zeros()).isEqualTo(summary.zeros());
        assertThat(found.tally().lastZero()).isEqualTo(summary.lastZero());
    }

    @Tag(Thorough.TAG)
    @Test
    void a_search_goes_on_from_kept_snapshots() {
        MemoryStore kept = new MemoryStore();
        FiniteState state = state(Sequences.code("0.1345"));
        int to = HEAD + 11 * SPACING + 77;
        Optional<WindowPeriod> none = new WindowSearch(state, kept, SNAPSHOTS, SPACING).prove(to, Run.unlimited());
        assertThat(none).isEmpty();
        assertThat(kept.snapshots()).hasSizeLessThanOrEqualTo(SNAPSHOTS);
        assertThat(kept.snapshots().getLast().position()).isGreaterThan(HEAD + 9 * SPACING);
        assertThat(kept.reached().orElseThrow().position()).isEqualTo(to);
        assertThat(new WindowSearch(state, kept, SNAPSHOTS, SPACING).count()).isEqualTo(to);
        WindowPeriod goneOn = found("0.1345", kept);
        WindowPeriod whole = found("0.1345", SnapshotStore.NONE);
        assertThat(goneOn.claim()).isEqualTo(whole.claim());
        assertThat(goneOn.tally().numbers()).isEqualTo(whole.tally().numbers());
    }

    /// The values of 0.104, by whose parity they are rare or common, and of 0.454, by their own classes
    /// alone. Those of 0.2074 are below 64 up to heap 118 893, which has 64.
    @ParameterizedTest
    @ValueSource(strings = {"0.104", "0.454", "0.2074"})
    void values_are_read_again_from_snapshots(String text) {
        int count = 140_000;
        TakeAndBreakCode code = Sequences.code(text);
        FiniteState state = state(code);
        SnapshotGrid grid = new SnapshotGrid(SNAPSHOTS, SPACING);
        grid.add(state.beginning());
        SnapshotRun steps = new SnapshotRun(state, grid, state.beginning(), SnapshotStore.NONE);
        while (steps.count() < count) {
            assertThat(steps.step(count, Run.unlimited())).isPositive();
        }
        NimValues expected = values(code, count);
        for (int from : new int[] {0, HEAD - 100, count - 12_000}) {
            ValueReader reader = new ValueReader(state, grid, from, Run.unlimited());
            byte[] read = new byte[12_000];
            reader.read(read, read.length);
            byte[] same = new byte[read.length];
            expected.copy(from, same, 0, same.length);
            assertThat(read).isEqualTo(same);
        }
    }

    /// All values below a power of two occur before it, and by a mask with its bit it is common.
    @Test
    void a_first_value_with_one_more_bit_makes_no_heap_rare() {
        TakeAndBreakCode code = Sequences.code("0.2074");
        FiniteState state = state(code);
        SnapshotGrid grid = new SnapshotGrid(SNAPSHOTS, SPACING);
        grid.add(state.beginning());
        SnapshotRun steps = new SnapshotRun(state, grid, state.beginning(), SnapshotStore.NONE);
        assertThat(steps.space().bits()).isEqualTo(6);
        while (steps.count() < 140_000) {
            assertThat(steps.step(140_000, Run.unlimited())).isPositive();
        }
        assertThat(steps.space()).isEqualTo(state.space().wider(118_893)).isEqualTo(state.space(steps.tally()));
        assertThat(steps.tally().maxAt()).isEqualTo(118_893);
        assertThat(steps.space().rare(64, 0)).isFalse();
    }

    @Test
    void by_parity_a_first_value_with_one_more_bit_is_common_for_its_heap() {
        SparseSpace space = new SparseSpace(5, 13, HeapParity.EVEN);
        for (long heap = 1_000_000; heap < 1_000_002; heap++) {
            assertThat(space.wider(heap).rare(32, (int) heap)).isFalse();
        }
    }

    /// Folders of searches that had begun with half as many last values are read as ever.
    @ParameterizedTest
    @ValueSource(ints = {FiniteState.LEAST_KEPT, FiniteState.MOST_KEPT})
    void snapshots_of_either_length_are_read(int kept) {
        byte[] last = new byte[kept];
        last[kept - 1] = 17;
        Snapshot written = new Snapshot(1L << 33, last, new ValueTally(), 4096);
        Snapshot read = SnapshotBytes.read(SnapshotBytes.of(written)).orElseThrow();
        assertThat(read.last()).isEqualTo(last);
        assertThat(read.position()).isEqualTo(1L << 33);
        assertThat(SnapshotBytes.read(Arrays.copyOf(SnapshotBytes.of(written), FiniteState.LEAST_KEPT)))
                .isEmpty();
    }

    /// Keeps in memory what a folder keeps.
    private static final class MemoryStore implements SnapshotStore {
        private final List<Snapshot> kept = new ArrayList<>();
        private Optional<Snapshot> last = Optional.empty();

        @Override
        public List<Snapshot> snapshots() {
            return List.copyOf(kept);
        }

        @Override
        public Optional<Snapshot> reached() {
            return last;
        }

        @Override
        public void begin(byte[] head) {
            assertThat(head).hasSizeGreaterThanOrEqualTo(HEAD); // kernels end with whole blocks
        }

        @Override
        public void keep(Snapshot added, List<Snapshot> gone) {
            kept.removeAll(gone);
            kept.add(added);
            last = Optional.empty();
        }

        @Override
        public void reach(Snapshot snapshot) {
            last = Optional.of(snapshot);
        }
    }

    @Test
    void a_sequence_whose_rare_heaps_go_on_is_no_finite_state() {
        TakeAndBreakCode code = Sequences.code("0.007");
        assertThat(FiniteState.of(code, values(code, HEAD), Run.unlimited())).isEmpty();
    }
}
