package org.grundy.catalog.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Problems about dynamic subtraction against playing them out, and at sizes that nobody can play out
/// against the sequence of `theory.md` §7.1.
class DynamicProblemsTest {
    private static final int INPUTS = Thorough.bound(2_000, 10_000);
    private static final int LARGEST = 60;

    /// Who wins with n tokens of which at most `limit` may be taken now, by trying every move.
    private static final class Played {
        private final int k;
        private final boolean[][] wins = new boolean[LARGEST + 1][LARGEST + 1];

        Played(int k) {
            this.k = k;
            for (int n = 1; n <= LARGEST; n++) {
                for (int limit = 1; limit <= LARGEST; limit++) {
                    wins[n][limit] = least(n, limit) > 0;
                }
            }
        }

        /// The least winning move, 0 if there is none.
        int least(int n, int limit) {
            for (int x = 1; x <= Math.min(n, limit); x++) {
                if (!wins[n - x][Math.min(LARGEST, k * x)]) {
                    return x;
                }
            }
            return 0;
        }

        int first(int n) {
            return least(n, n - 1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"HDU-2486", "HDU-2580"})
    void the_least_winning_first_move_is_that_of_playing_it_out(String problem) {
        RandomGenerator random = Seed.of("DynamicProblemsTest " + problem).generator();
        Played[] games = new Played[12];
        Arrays.setAll(games, Played::new);
        StringBuilder input = new StringBuilder(INPUTS + "\n");
        StringBuilder expected = new StringBuilder();
        for (int i = 1; i <= INPUTS; i++) {
            int n = random.nextInt(1, LARGEST + 1);
            int k = random.nextInt(1, games.length);
            int first = games[k].first(n);
            input.append(n).append(' ').append(k).append('\n');
            expected.append("Case ").append(i).append(": ").append(first == 0 ? "lose" : first);
            expected.append('\n');
        }
        assertThat(Judged.output(problem, input.toString())).isEqualTo(expected.toString());
    }

    @Test
    void HDU2516_agrees_with_playing_it_out() {
        RandomGenerator random = Seed.of("DynamicProblemsTest HDU-2516").generator();
        Played game = new Played(2);
        StringBuilder input = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < INPUTS; i++) {
            int n = random.nextInt(1, LARGEST + 1);
            input.append(n).append('\n');
            expected.append(game.first(n) == 0 ? "Second win\n" : "First win\n");
        }
        assertThat(Judged.output("HDU-2516", input + "0\n")).isEqualTo(expected.toString());
    }

    /// The sequence a of `theory.md` §7.1, up to a bound: a_i = b_(i−1) + 1, and b_i = a_i + b_j for the
    /// largest j with k·a_j < a_i.
    private static long[] lost(long k, long bound) {
        long[] a = new long[64];
        long[] b = new long[64];
        a[0] = 1;
        b[0] = 1;
        int i = 0;
        int j = -1;
        while (b[i] < bound) {
            if (++i == a.length) {
                a = Arrays.copyOf(a, 2 * i);
                b = Arrays.copyOf(b, 2 * i);
            }
            a[i] = b[i - 1] + 1;
            while (k * a[j + 1] < a[i]) {
                j++;
            }
            b[i] = a[i] + (j < 0 ? 0 : b[j]);
        }
        return Arrays.copyOf(a, i + 1);
    }

    private static long smallestPart(long[] lost, long n) {
        long rest = n;
        long part = 0;
        while (rest > 0) {
            int place = Arrays.binarySearch(lost, rest);
            part = lost[place >= 0 ? place : -place - 2];
            rest -= part;
        }
        return part;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 10, 1000, 100_000})
    void the_least_move_is_right_up_to_ten_to_the_eighteen(long k) {
        long largest = 1_000_000_000_000_000_000L;
        RandomGenerator random = Seed.of("DynamicProblemsTest large").generator();
        long[] lost = lost(k, largest);
        StringBuilder input = new StringBuilder("200\n");
        StringBuilder expected = new StringBuilder();
        for (int i = 1; i <= 200; i++) {
            long n = i % 2 == 0 ? random.nextLong(1, largest) : lost[random.nextInt(lost.length - 1)] + i / 2 % 2;
            long part = smallestPart(lost, n);
            input.append(n).append(' ').append(k).append('\n');
            expected.append("Case ").append(i).append(": ").append(part == n ? "lose" : part);
            expected.append('\n');
        }
        assertThat(Judged.output("HDU-2486", input.toString())).isEqualTo(expected.toString());
    }

    @Test
    void a_table_that_would_be_too_large_is_refused_with_its_line() {
        assertThatThrownBy(() -> Judged.output("HDU-2580", "2\n5 2\n1000000000000000000 1000000000\n"))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("line 3")
                .hasMessageContaining("too large");
    }
}
