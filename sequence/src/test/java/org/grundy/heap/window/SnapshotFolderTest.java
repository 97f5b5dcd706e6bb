package org.grundy.heap.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.grundy.heap.Sequences;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.VectorSupport;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.heap.store.SnapshotFolder;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.grundy.text.InputError;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A search that is kept in a folder goes on from it, however it ended.
final class SnapshotFolderTest {
    /// Its period 11 539 begins at heap 107 859: `SequenceReportTest` finds it among all values.
    private static final String CODE = "0.1345";

    private static final int HEAD = 1 << 16;
    private static final int MOST = 400_000;
    private static final int SNAPSHOTS = 8;
    private static final int SPACING = 1 << 12;
    private static final int KILLS = 20;

    /// Twenty of these do not come to the end of the period.
    private static final int MOST_STEP = 2_600;

    @TempDir
    private Path folder;

    @BeforeEach
    void vectors() {
        assumeTrue(VectorSupport.present());
    }

    private SnapshotFolder open() {
        return SnapshotFolder.open(folder.toString(), CODE);
    }

    private static NimValues head() {
        NimSequence sequence = NimSequence.of(Sequences.code(CODE)).withoutPeriod();
        sequence.extend(HEAD, Run.unlimited());
        return sequence.values();
    }

    /// Searches with what is in the folder, as far as the budget goes.
    private Optional<WindowPeriod> search(long to, Budget budget) {
        TakeAndBreakCode code = Sequences.code(CODE);
        try (SnapshotFolder kept = open()) {
            NimValues first = kept.head().orElseGet(SnapshotFolderTest::head);
            FiniteState state = FiniteState.of(code, first, Run.unlimited()).orElseThrow();
            Run run = new Run(budget);
            return run.find(() -> new WindowSearch(state, kept, SNAPSHOTS, SPACING).prove(to, run));
        }
    }

    private long reachedTo() {
        try (SnapshotFolder kept = open()) {
            return kept.reachedTo();
        }
    }

    /// What a process leaves that is killed while it writes: a part of a file under another name, or a whole
    /// file that no manifest names yet.
    private void leaveHalfWritten(RandomGenerator random) throws IOException {
        byte[] part = new byte[random.nextInt(1000)];
        random.nextBytes(part);
        Files.write(folder.resolve("snapshot-" + random.nextInt(HEAD, MOST) + ".unfinished"), part);
        Files.write(folder.resolve("snapshots.unfinished"), part);
        Files.write(folder.resolve("reached-" + (MOST + random.nextInt(1000))), part);
    }

    @Test
    void twenty_ends_at_random_moments_lose_no_more_than_the_heaps_since_the_last_snapshot() throws IOException {
        RandomGenerator random = Seed.of("SnapshotFolderTest").generator();
        long reached = 0;
        for (int i = 0; i < KILLS; i++) {
            long aim = Math.max(reached, HEAD) + random.nextInt(MOST_STEP);
            boolean killed = random.nextBoolean();
            Budget budget = killed ? Budget.UNLIMITED.withPositions(random.nextInt(1, MOST_STEP)) : Budget.UNLIMITED;
            assertThat(search(aim, budget)).isEmpty();
            assertThat(reachedTo()).isGreaterThanOrEqualTo(reached).isLessThanOrEqualTo(aim);
            reached = reachedTo();
            leaveHalfWritten(random);
        }
        assertThat(reached).isGreaterThan(HEAD);
        WindowPeriod found = search(MOST, Budget.UNLIMITED).orElseThrow();
        assertThat(found.claim().preperiod()).isEqualTo(107_859);
        assertThat(found.claim().period()).isEqualTo(11_539);
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .noneMatch(name -> name.endsWith(".unfinished"))
                    .noneMatch(name -> name.startsWith("reached-40"));
        }
    }

    @Test
    void a_changed_byte_of_any_file_is_noticed() throws IOException {
        search(HEAD + 3 * SPACING + 100, Budget.UNLIMITED);
        RandomGenerator random = Seed.of("SnapshotFolderTest.bytes").generator();
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.filter(file -> !file.endsWith("lock")).sorted().toList();
        }
        assertThat(files).hasSizeGreaterThan(5);
        for (Path file : files) {
            byte[] whole = Files.readAllBytes(file);
            byte[] changed = whole.clone();
            changed[random.nextInt(changed.length)] ^= (byte) (1 << random.nextInt(8));
            Files.write(file, changed);
            assertThatThrownBy(() -> search(MOST, Budget.UNLIMITED))
                    .as(file.toString())
                    .isInstanceOf(InputError.class)
                    .hasMessageContaining("the checkpoint is damaged");
            Files.write(file, whole);
        }
        Files.delete(files.getFirst());
        assertThatThrownBy(() -> search(MOST, Budget.UNLIMITED)).isInstanceOf(InputError.class);
    }

    @Test
    void a_folder_of_another_code_is_refused_and_left_as_it_is() throws IOException {
        search(HEAD + SPACING, Budget.UNLIMITED);
        String before = Files.readString(folder.resolve("snapshots"));
        assertThatThrownBy(() -> SnapshotFolder.open(folder.toString(), "0.106"))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("is of 0.1345, not of 0.106");
        assertThat(folder.resolve("snapshots")).hasContent(before);
    }

    @Test
    void one_process_has_the_folder_at_a_time() {
        try (SnapshotFolder first = open()) {
            assertThat(first.reachedTo()).isZero();
            assertThatThrownBy(this::open)
                    .isInstanceOf(InputError.class)
                    .hasMessageContaining("another process is using the checkpoint");
        }
    }
}
