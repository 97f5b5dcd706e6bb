package org.grundy.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.grundy.game.KeptSearch;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.solve.RandomGame;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is kept of positions as they are written, of games drawn by lot: it is as true as what the definition of
/// Grundy values gives.
final class KeptCouplesTest {
    private static final int SIZE = 1000;
    private static final int ROUNDS = Thorough.bound(8, 20);

    private final RandomGenerator random = Seed.of("KeptCouplesTest").generator();
    private final RandomGame game = RandomGame.draw("drawn[1]", SIZE, true, random);
    private final NaiveGrundy<Integer> oracle = new NaiveGrundy<>(game.table()::get);

    @TempDir
    Path folder;

    private Path file() {
        return folder.resolve("drawn-1-.positions");
    }

    /// A search that begins with the store and is asked for some values.
    ///
    /// @return how many bytes were cut off
    private long ask(Run run) {
        CoupleValues<Integer> values = new CoupleValues<>(game.rules());
        try (KeptSearch.Store store = keep(values, game, run)) {
            for (int position = SIZE - 50; position < SIZE; position++) {
                int asked = position;
                assertThat(run.attempt(() -> values.value(asked, run))
                                .toOptional()
                                .orElseThrow()
                                .grundy())
                        .isEqualTo(oracle.value(asked));
            }
            return store.cut();
        }
    }

    private KeptSearch.Store keep(CoupleValues<Integer> values, RandomGame of, Run run) {
        KeptSearch<Integer> search = values.search(of, 0).orElseThrow();
        return run.attempt(() -> search.keepIn(folder.toString(), run))
                .toOptional()
                .orElseThrow();
    }

    @Test
    void what_is_known_is_not_searched_again() throws IOException {
        ask(Run.unlimited());
        byte[] whole = Files.readAllBytes(file());
        Run again = new Run(Budget.standard());
        ask(again);
        assertThat(again.spent()).isZero();
        assertThat(Files.readAllBytes(file())).isEqualTo(whole);
    }

    @Test
    void a_search_goes_on_from_a_file_cut_anywhere() throws IOException {
        ask(Run.unlimited());
        byte[] whole = Files.readAllBytes(file());
        for (int round = 0; round < ROUNDS; round++) {
            Files.write(file(), Arrays.copyOf(whole, random.nextInt(30, whole.length)));
            ask(new Run(Budget.standard().withThreads(2)));
            assertThat(ask(Run.unlimited())).isZero();
        }
    }

    @Test
    void a_damaged_block_is_never_believed() throws IOException {
        ask(Run.unlimited());
        byte[] whole = Files.readAllBytes(file());
        for (int round = 0; round < ROUNDS; round++) {
            byte[] damaged = whole.clone();
            damaged[random.nextInt(30, whole.length)] ^= (byte) (1 << random.nextInt(8));
            Files.write(file(), damaged);
            assertThat(ask(Run.unlimited())).isPositive();
        }
    }

    @Test
    void the_memory_for_what_a_store_holds_is_charged() {
        ask(Run.unlimited());
        Run small = new Run(Budget.standard().withMemory(1000));
        KeptSearch<Integer> search =
                new CoupleValues<>(game.rules()).search(game, 0).orElseThrow();
        assertThat(small.attempt(() -> search.keepIn(folder.toString(), small)).toOptional())
                .isEmpty();
        ask(Run.unlimited());
    }

    @Test
    void the_file_of_another_game_is_left_alone() {
        ask(Run.unlimited());
        RandomGame other = new RandomGame("drawn(1)", game.table(), true);
        assertThatThrownBy(() -> keep(new CoupleValues<>(other.rules()), other, Run.unlimited()))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("is no store of version 1 for these rules");
    }
}
