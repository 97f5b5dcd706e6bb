package org.grundy.cluster.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.grundy.text.InputError;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// One driver writes to a folder at a time.
final class FolderLockTest {
    /// No machine counts so far.
    private static final long NO_PROCESS = Integer.MAX_VALUE;

    @TempDir
    Path folder;

    private Storage storage;
    private FolderOwner here;

    @BeforeEach
    void open() throws IOException {
        storage = Storage.named("--out", folder.toString());
        here = FolderOwner.ofThisProcess();
    }

    private FolderLock take() throws IOException {
        return FolderLock.take(storage, "--out", "svc", here);
    }

    private void left(FolderOwner owner) throws IOException {
        Files.writeString(folder.resolve(FolderLock.FILE), owner.text());
    }

    private FolderOwner dead() {
        return new FolderOwner(UUID.randomUUID(), here.host(), NO_PROCESS, here.started(), here.since());
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.toList();
        }
    }

    @Test
    void a_second_driver_is_refused_until_the_first_has_done() throws IOException {
        try (FolderLock _ = take()) {
            assertThatThrownBy(this::take)
                    .isInstanceOf(InputError.class)
                    .hasMessageContaining("process " + here.pid() + " on " + here.host())
                    .hasMessageContaining("delete file:")
                    .hasMessageContaining(FolderLock.FILE);
        }
        take().close();
        assertThat(files()).isEmpty();
    }

    @Test
    void of_many_that_ask_at_once_one_gets_it() throws Exception {
        for (int round = 0; round < 20; round++) {
            if (round % 2 == 1) {
                left(dead());
            }
            assertThat(winners(8)).as("round %d", round).isEqualTo(1);
            Files.delete(folder.resolve(FolderLock.FILE));
            assertThat(files()).isEmpty();
        }
    }

    private long winners(int drivers) throws Exception {
        Callable<Boolean> driver = () -> {
            try {
                FolderLock.take(storage, "--out", "svc", FolderOwner.ofThisProcess());
                return true;
            } catch (InputError refused) {
                return false;
            }
        };
        long winners = 0;
        try (ExecutorService threads = Executors.newFixedThreadPool(drivers)) {
            for (Future<Boolean> won : threads.invokeAll(
                    Stream.generate(() -> driver).limit(drivers).toList())) {
                winners += won.get() ? 1 : 0;
            }
        }
        return winners;
    }

    @Test
    void the_lock_of_a_process_that_has_ended_on_this_machine_is_taken_over() throws IOException {
        left(dead());
        take().close();
        // The number belongs to another process now.
        left(new FolderOwner(UUID.randomUUID(), here.host(), here.pid(), here.started() - 3600, here.since()));
        take().close();
        assertThat(files()).isEmpty();
    }

    @Test
    void whether_a_process_of_another_machine_has_ended_is_for_the_reader_to_say() throws IOException {
        left(new FolderOwner(UUID.randomUUID(), "elsewhere", NO_PROCESS, 0, Instant.EPOCH));
        assertThatThrownBy(this::take)
                .hasMessageContaining("process 2147483647 on elsewhere")
                .hasMessageContaining("1970");
    }

    @Test
    void a_lock_that_cannot_be_read_is_respected() throws IOException {
        for (String text : List.of("", "{}", "{\"run\":1}", "x")) {
            Files.writeString(folder.resolve(FolderLock.FILE), text);
            assertThatThrownBy(this::take).isInstanceOf(InputError.class).hasMessageContaining("delete file:");
        }
    }

    @Test
    void what_an_heir_left_that_was_killed_is_tidied_away() throws IOException {
        Files.writeString(folder.resolve(FolderLock.FILE + "." + UUID.randomUUID()), here.text());
        take().close();
        assertThat(files()).isEmpty();
    }
}
