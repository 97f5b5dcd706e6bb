package org.grundy.search.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.grundy.text.InputError;
import org.grundy.text.OutputError;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a store keeps: all that was added, or all of it up to the last whole block.
final class NimberStoreTest {
    private static final String RULES = "some rules";
    private static final int FACTS = 100_000;
    private static final int ROUNDS = Thorough.bound(12, 40);

    @TempDir
    Path folder;

    private NimberStore open() {
        return NimberStore.open(folder.toString(), RULES);
    }

    private Path file() {
        return folder.resolve("some-rules.nimbers");
    }

    private static Map<Long, Integer> facts() {
        RandomGenerator random = Seed.of("NimberStoreTest").generator();
        Map<Long, Integer> facts = new LinkedHashMap<>();
        while (facts.size() < FACTS) {
            facts.put(random.nextLong(), random.nextInt());
        }
        return facts;
    }

    private Map<Long, Integer> loaded(NimberStore store) {
        Map<Long, Integer> facts = new LinkedHashMap<>();
        store.load(facts::put);
        return facts;
    }

    private void write(Map<Long, Integer> facts) {
        try (NimberStore store = open()) {
            store.load((piece, word) -> {});
            facts.forEach(store::add);
        }
    }

    @Test
    void what_was_added_is_there_again() {
        Map<Long, Integer> facts = facts();
        write(facts);
        try (NimberStore store = open()) {
            assertThat(loaded(store)).isEqualTo(facts);
            assertThat(store.cut()).isZero();
        }
    }

    @Test
    void what_was_added_later_follows() {
        write(Map.of(1L, 5));
        write(Map.of(2L, 6));
        try (NimberStore store = open()) {
            assertThat(loaded(store)).containsExactly(Map.entry(1L, 5), Map.entry(2L, 6));
        }
    }

    @Tag(Thorough.TAG)
    @Test
    void a_store_cut_anywhere_keeps_its_whole_blocks_and_goes_on() throws IOException {
        Map<Long, Integer> facts = facts();
        write(facts);
        byte[] whole = Files.readAllBytes(file());
        RandomGenerator random = Seed.of("NimberStoreTest cut").generator();
        for (int round = 0; round < ROUNDS; round++) {
            int length = random.nextInt(whole.length);
            Files.write(file(), Arrays.copyOf(whole, length));
            int kept;
            try (NimberStore store = open()) {
                Map<Long, Integer> left = loaded(store);
                kept = left.size();
                assertThat(facts).containsAllEntriesOf(left);
                store.add(7, 7);
            }
            try (NimberStore store = open()) {
                assertThat(loaded(store)).hasSize(kept + 1);
                assertThat(store.cut()).isZero();
            }
        }
    }

    @Test
    void a_damaged_block_is_never_believed() throws IOException {
        Map<Long, Integer> facts = facts();
        write(facts);
        byte[] whole = Files.readAllBytes(file());
        RandomGenerator random = Seed.of("NimberStoreTest damage").generator();
        for (int round = 0; round < ROUNDS; round++) {
            byte[] damaged = whole.clone();
            damaged[random.nextInt(50, whole.length)] ^= (byte) (1 << random.nextInt(8));
            Files.write(file(), damaged);
            try (NimberStore store = open()) {
                assertThat(facts).containsAllEntriesOf(loaded(store));
                assertThat(store.cut()).isPositive();
            }
        }
    }

    /// As on a full disk; an interrupted thread cannot write.
    @Test
    void a_store_that_cannot_be_written_lets_the_search_go_on_and_says_why() {
        write(Map.of(1L, 5));
        NimberStore store = open();
        assertThat(loaded(store)).hasSize(1);
        store.add(2, 6);
        Thread.currentThread().interrupt();
        store.close();
        assertThat(Thread.interrupted()).isTrue();
        assertThat(store.fault())
                .hasValueSatisfying(fault ->
                        assertThat(fault.en()).contains("cannot be written; it still holds what it held before"));
        try (NimberStore again = open()) {
            assertThat(loaded(again)).containsExactly(Map.entry(1L, 5));
        }
    }

    @Test
    void another_process_is_told_to_wait() {
        try (NimberStore store = open()) {
            assertThat(store.cut()).isZero();
            assertThatThrownBy(this::open)
                    .isInstanceOf(InputError.class)
                    .hasMessageContaining("another process is using the store");
        }
    }

    @Test
    void a_file_of_something_else_is_left_alone() throws IOException {
        Files.writeString(file(), "grundy nimbers 1 other rules\n", StandardOpenOption.CREATE_NEW);
        assertThatThrownBy(this::open)
                .isInstanceOf(InputError.class)
                .hasMessageContaining("is no store of version 1 for these rules");
        assertThat(Files.readString(file())).isEqualTo("grundy nimbers 1 other rules\n");
    }

    @Test
    void a_folder_that_cannot_be_made_is_named() {
        assertThatThrownBy(() -> NimberStore.open("/dev/null/x", RULES))
                .isInstanceOf(OutputError.class)
                .hasMessageContaining("cannot be used as a store");
    }
}
