package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.lang.rules.Hand.state;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.solve.StatisticValues;
import org.grundy.testkit.NaiveGrundy;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Games of the literature in the language, against their options written by hand and the definition of the value.
final class SourceGamesTest {
    private static final Map<String, Hand> GAMES = new TreeMap<>();

    static {
        GAMES.put("bash: n -> n - k for k in 1..min(3, n)", Hand.heap(60, (n, out) -> {
            for (long k = 1; k <= Math.min(3, n); k++) {
                out.part(n - k);
            }
        }));
        GAMES.put("powersoftwo: n -> n - q for q in powers(2, n)", Hand.heap(80, (n, out) -> {
            for (long q = 1; q <= n; q *= 2) {
                out.part(n - q);
            }
        }));
        GAMES.put(
                "roy: n -> n - q for q in primepowers(n)",
                Hand.heap(
                        120,
                        (n, out) -> LongStream.rangeClosed(1, n)
                                .filter(SourceGamesTest::isPrimePower)
                                .forEach(q -> out.part(n - q))));
        GAMES.put(
                "october: n -> n - q for q in {1, primes(n)} if q <= n",
                Hand.heap(
                        120,
                        (n, out) -> LongStream.rangeClosed(1, n)
                                .filter(q -> q == 1 || divisors(q) == 2)
                                .forEach(q -> out.part(n - q))));
        GAMES.put(
                "divisors: n -> n - d for d in divisors(n) if d < n",
                Hand.heap(
                        120,
                        (n, out) ->
                                LongStream.range(1, n).filter(d -> n % d == 0).forEach(d -> out.part(n - d))));
        GAMES.put(
                "wythoff: (a, b) -> (a - k, b) for k in 1..a; (a, b) -> (a, b - k) for k in 1..b;"
                        + " (a, b) -> (a - k, b - k) for k in 1..min(a, b)",
                Hand.of(0, 2, 20, (s, out) -> {
                    for (long k = 1; k <= Math.max(s[0], s[1]); k++) {
                        move(out, s[0] - k, s[1]);
                        move(out, s[0], s[1] - k);
                        move(out, s[0] - k, s[1] - k);
                    }
                }));
        GAMES.put(
                "kayles: n -> [i] & [n - 1 - i] for i in 0..n-1; n -> [i] & [n - 2 - i] for i in 0..n-2",
                Hand.heap(60, (n, out) -> {
                    for (long t = 1; t <= 2; t++) {
                        for (long i = 0; i <= n - t; i++) {
                            out.to(List.of(state(i), state(n - t - i)));
                        }
                    }
                }));
        GAMES.put("lasker: n -> n - k for k in 1..n; n -> [i] & [n - i] for i in 1..n-1", Hand.heap(50, (n, out) -> {
            for (long i = 1; i <= n; i++) {
                out.part(n - i);
                if (i < n) {
                    out.to(List.of(state(i), state(n - i)));
                }
            }
        }));
        GAMES.put("grundy: n -> [i] & [n - i] for i in 1..(n-1)/2", Hand.heap(60, (n, out) -> {
            for (long i = 1; 2 * i < n; i++) {
                out.to(List.of(state(i), state(n - i)));
            }
        }));
        GAMES.put(
                "thirds: n -> [i] & [j] & [n - i - j] for i in 1..n-2, j in i..n-i-1 if j <= n - i - j",
                Hand.heap(40, (n, out) -> {
                    for (long i = 1; i < n; i++) {
                        for (long j = i; j <= n - i - j; j++) {
                            out.to(List.of(state(i), state(j), state(n - i - j)));
                        }
                    }
                }));
        GAMES.put(
                "bomb: (x, y) -> [i, y] & [x, j] for i in 1..x-1, j in 1..y-1 if x > 1 and y > 1;"
                        + " (x, 1) -> (i, 1) for i in 1..x-1; (1, y) -> (1, j) for j in 1..y-1",
                Hand.of(1, 2, 18, (s, out) -> {
                    for (long i = 1; i < s[0]; i++) {
                        for (long j = 1; j < s[1]; j++) {
                            out.to(List.of(state(i, s[1]), state(s[0], j)));
                        }
                    }
                    if (s[0] == 1 || s[1] == 1) {
                        for (long k = 1; k < Math.max(s[0], s[1]); k++) {
                            out.part(Math.min(s[0], k), Math.min(s[1], k));
                        }
                    }
                }));
        GAMES.put(
                "euclid: unordered; (a, b) -> (a, b - q * a) for q in 1..b/a if a > 0", Hand.of(0, 2, 25, (s, out) -> {
                    long a = Math.min(s[0], s[1]);
                    long b = Math.max(s[0], s[1]);
                    for (long q = 1; a > 0 && q * a <= b; q++) {
                        out.part(a, b - q * a);
                    }
                }));
        GAMES.put("limited: (n, c) -> (n - t, 2 * t) for t in 1..min(n, c)", Hand.of(0, 2, 24, (s, out) -> {
            for (long t = 1; t <= Math.min(s[0], s[1]); t++) {
                out.part(s[0] - t, 2 * t);
            }
        }));
        GAMES.put("squares: n -> n - k^2 for k in 1..isqrt(n)", Hand.heap(120, (n, out) -> {
            for (long k = 1; k * k <= n; k++) {
                out.part(n - k * k);
            }
        }));
        GAMES.put("halve: n -> n / 2 if n > 0; n -> n - 1 if n > 0", Hand.heap(120, (n, out) -> {
            if (n > 0) {
                out.part(n / 2);
                out.part(n - 1);
            }
        }));
        GAMES.put(
                "knight: (x, y) -> (x - 2, y + 1) if x >= 2; (x, y) -> (x + 1, y - 2) if y >= 2",
                Hand.of(0, 2, 14, (s, out) -> {
                    move(out, s[0] - 2, s[1] + 1);
                    move(out, s[0] + 1, s[1] - 2);
                }));
        GAMES.put("equal: n -> k of [n / k] for k in divisors(n) if k > 1", Hand.heap(100, (n, out) -> {
            for (long k = 2; k <= n; k++) {
                if (n % k == 0) {
                    long part = n / k;
                    out.to(LongStream.range(0, k).mapToObj(i -> state(part)).toList());
                }
            }
        }));
        GAMES.put("ruler: n -> [j] each j in i..n-1 for i in 1..n", Hand.heap(64, (n, out) -> {
            for (long i = 1; i <= n; i++) {
                out.to(LongStream.range(i, n).mapToObj(Hand::state).toList());
            }
        }));
        GAMES.put(
                "staircase: (a, b, c) -> (a - t, b, c) for t in 1..a; (a, b, c) -> (a + t, b - t, c) for t in 1..b;"
                        + " (a, b, c) -> (a, b + t, c - t) for t in 1..c",
                Hand.of(0, 3, 6, (s, out) -> {
                    for (long t = 1; t <= 6 * 3; t++) {
                        if (t <= s[0]) {
                            out.part(s[0] - t, s[1], s[2]);
                        }
                        if (t <= s[1]) {
                            out.part(s[0] + t, s[1] - t, s[2]);
                        }
                        if (t <= s[2]) {
                            out.part(s[0], s[1] + t, s[2] - t);
                        }
                    }
                }));
        GAMES.put("tribonacci: unordered; (a, b, c) -> (a, b, c - k) for k in 1..c", Hand.of(0, 3, 6, (s, out) -> {
            long[] sorted = LongStream.of(s).sorted().toArray();
            for (long k = 1; k <= sorted[2]; k++) {
                long[] next = LongStream.of(sorted[0], sorted[1], sorted[2] - k)
                        .sorted()
                        .toArray();
                out.part(next);
            }
        }));
        GAMES.put(
                "whole: n -> nothing if n % 2 = 1; n -> n - 2 if n >= 2; n -> 2 of [n - 3] & [1] if n > 4",
                Hand.heap(50, (n, out) -> {
                    if (n % 2 == 1) {
                        out.to(List.of());
                    }
                    if (n >= 2) {
                        out.part(n - 2);
                    }
                    if (n > 4) {
                        out.to(List.of(state(n - 3), state(n - 3), state(1)));
                    }
                }));
        GAMES.put(
                "valued: n -> n - k for k in 1..min(3, n); value when n = 5: 7; lose when n = 9",
                Hand.heap(60, (n, out) -> {
                    if (n == 5) {
                        // The nimber 7 as seven options of values 0 to 6: of a heap with no such rule, by
                        // numbers far away.
                        LongStream.range(0, 7).forEach(k -> out.part(1000 + k));
                    } else if (n >= 1000) {
                        LongStream.range(1000, n).forEach(out::part);
                    } else if (n != 9) {
                        for (long k = 1; k <= Math.min(3, n); k++) {
                            out.part(n - k);
                        }
                    }
                }));
        GAMES.put(
                "stepped: n -> n - k for k in 2..n step 3; n -> n - k for k in {1, 4..6, n / 2} if 0 < k <= n",
                Hand.heap(60, (n, out) -> {
                    for (long k = 1; k <= n; k++) {
                        if (k % 3 == 2 || k == 1 || (k >= 4 && k <= 6) || k == n / 2) {
                            out.part(n - k);
                        }
                    }
                }));
    }

    private static void move(Hand.Out out, long x, long y) {
        if (x >= 0 && y >= 0) {
            out.part(x, y);
        }
    }

    private static long divisors(long n) {
        return LongStream.rangeClosed(1, n).filter(d -> n % d == 0).count();
    }

    private static boolean isPrimePower(long n) {
        return LongStream.rangeClosed(2, n)
                        .filter(p -> n % p == 0 && divisors(p) == 2)
                        .count()
                <= 1;
    }

    static Stream<String> games() {
        return GAMES.keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void values_are_those_of_the_definition_in_every_way(String text) {
        Hand hand = Objects.requireNonNull(GAMES.get(text));
        RuleGame game = RuleText.compile(text).game(text.substring(0, text.indexOf(':')));
        NaiveGrundy<List<Long>> naive = new NaiveGrundy<>(hand.options());
        RuleState last = hand.states().getLast();
        for (Way way : Way.values()) {
            StatisticValues<RuleState> values = way.values(game, last);
            for (RuleState state : hand.states()) {
                List<BigInteger> numbers = state.toIntegers();
                assertThat(values.of(game.at(numbers)))
                        .as("%s of %s by %s", state, text, way)
                        .isEqualTo(naive.value(
                                numbers.stream().map(BigInteger::longValueExact).toList()));
            }
        }
    }
}
