package org.grundy.render.program;

import java.util.Arrays;
import java.util.List;

/// Problems of POJ, Luogu, UVa and others.
final class OtherJudges {
    private OtherJudges() {}

    static List<ContestProblem> all() {
        return List.of(
                ContestProblem.of(
                        "POJ 3537", "crosses: n -> [max(0, i - 3)] & [max(0, n - i - 2)] for i in 1..n", (s, out) -> {
                            for (int i = 1; i <= s[0]; i++) {
                                out.heaps(Math.max(0, i - 3), Math.max(0, s[0] - i - 2));
                            }
                        }),
                ContestProblem.of(
                                "Luogu P2148",
                                "pairs: (a, b) -> (i, a - i) for i in 1..a-1; (a, b) -> (i, b - i) for i in 1..b-1; states (a, b) where a >= 1 and b >= 1",
                                (s, out) -> {
                                    for (int i = 1; i < s[0]; i++) {
                                        out.to(i, s[0] - i);
                                    }
                                    for (int i = 1; i < s[1]; i++) {
                                        out.to(i, s[1] - i);
                                    }
                                })
                        .valued(n -> Long.numberOfTrailingZeros(~(n[0] - 1 | n[1] - 1))),
                ContestProblem.of("Luogu P3185", "beans: n -> [i] & [j] for i in 0..n-1, j in 0..i", (s, out) -> {
                            for (int i = 0; i < s[0]; i++) {
                                for (int j = 0; j <= i; j++) {
                                    out.heaps(i, j);
                                }
                            }
                        })
                        .valued(),
                ContestProblem.of("Luogu P4018", "roy: n -> n - q for q in primepowers(n)", (s, out) -> {
                            for (int q = 1; q <= s[0]; q++) {
                                int p = 2;
                                while (q % p != 0 && p < q) {
                                    p++;
                                }
                                int r = q;
                                while (r % p == 0 && r > 1) {
                                    r /= p;
                                }
                                if (r == 1) {
                                    out.to(s[0] - q);
                                }
                            }
                        })
                        .lost(n -> n[0] % 6 == 0),
                ContestProblem.of("Luogu P4860", "roy: n -> n - q for q in {1, primes(n)} if q <= n", (s, out) -> {
                            for (int q = 1; q <= s[0]; q++) {
                                int p = 2;
                                while (p < q && q % p != 0) {
                                    p++;
                                }
                                if (q == 1 || p == q) {
                                    out.to(s[0] - q);
                                }
                            }
                        })
                        .lost(n -> n[0] % 4 == 0),
                ContestProblem.of("UVa 1482", "half: n -> n - k for k in 1..n/2", (s, out) -> {
                            for (int k = 1; 2 * k <= s[0]; k++) {
                                out.to(s[0] - k);
                            }
                        })
                        .valued(n -> {
                            long m = n[0];
                            while (m % 2 == 1) {
                                m /= 2;
                            }
                            return m / 2;
                        }),
                ContestProblem.of("UVa 10404", "bachet: n -> n - k for k in {1, 3, 8} if k <= n", (s, out) -> {
                    for (int k : new int[] {1, 3, 8}) {
                        if (k <= s[0]) {
                            out.to(s[0] - k);
                        }
                    }
                }),
                ContestProblem.of("UVa 11489", "threes: n -> n - 3 * k for k in 1..3 if 3 * k <= n", (s, out) -> {
                            for (int k = 3; k <= Math.min(9, s[0]); k += 3) {
                                out.to(s[0] - k);
                            }
                        })
                        .lost(n -> n[0] / 3 % 4 == 0),
                ContestProblem.of("UVa 12293", "boxes: n -> b for b in (n+1)/2..n-1 if n > 1", (s, out) -> {
                            for (int b = (s[0] + 1) / 2; s[0] > 1 && b < s[0]; b++) {
                                out.to(b);
                            }
                        })
                        .lost(n -> (n[0] & n[0] + 1) == 0),
                ContestProblem.of(
                                "Project Euler 301",
                                "nim: (a, b, c) -> (i, b, c) for i in 0..a-1; (a, b, c) -> (a, i, c) for i in 0..b-1; (a, b, c) -> (a, b, i) for i in 0..c-1",
                                (s, out) -> {
                                    for (int place = 0; place < 3; place++) {
                                        for (int i = 0; i < s[place]; i++) {
                                            int[] left = Arrays.copyOf(s, 3);
                                            left[place] = i;
                                            out.to(left);
                                        }
                                    }
                                })
                        .lost(n -> (n[0] ^ n[1] ^ n[2]) == 0),
                ContestProblem.of("Project Euler 306", "paper: n -> [i] & [n - 2 - i] for i in 0..n-2", (s, out) -> {
                    for (int i = 0; i <= s[0] - 2; i++) {
                        out.heaps(i, s[0] - 2 - i);
                    }
                }),
                ContestProblem.of(
                                "Project Euler 325",
                                "stones: (a, b) -> (a, b - q * a) for q in 1..b/a if a > 0 and a <= b; (a, b) -> (a - q * b, b) for q in 1..a/b if b > 0 and b < a",
                                (s, out) -> {
                                    int a = Math.min(s[0], s[1]);
                                    int b = Math.max(s[0], s[1]);
                                    for (int q = 1; a > 0 && q * a <= b; q++) {
                                        if (s[0] <= s[1]) {
                                            out.to(a, b - q * a);
                                        } else {
                                            out.to(b - q * a, a);
                                        }
                                    }
                                })
                        .lost(n -> {
                            long a = Math.min(n[0], n[1]);
                            long b = Math.max(n[0], n[1]);
                            return a == 0 || (a < b && b * b - a * b - a * a < 0);
                        }),
                ContestProblem.of(
                                "HackerRank Game of Stones",
                                "stones: n -> n - k for k in {2, 3, 5} if k <= n",
                                (s, out) -> {
                                    for (int k : new int[] {2, 3, 5}) {
                                        if (k <= s[0]) {
                                            out.to(s[0] - k);
                                        }
                                    }
                                })
                        .lost(n -> n[0] % 7 <= 1),
                ContestProblem.of(
                                "HackerRank Manasa and Prime game",
                                "manasa: n -> n - k for k in {2, 3, 5, 7, 11, 13} if k <= n",
                                (s, out) -> {
                                    for (int k : new int[] {2, 3, 5, 7, 11, 13}) {
                                        if (k <= s[0]) {
                                            out.to(s[0] - k);
                                        }
                                    }
                                })
                        .valued(n -> n[0] % 9 / 2),
                ContestProblem.of(
                                "HackerRank A Chessboard Game",
                                "chess: (x, y) -> (x - 2, y + 1) if x > 2; (x, y) -> (x - 2, y - 1) if x > 2 and y > 1; (x, y) -> (x + 1, y - 2) if y > 2; (x, y) -> (x - 1, y - 2) if x > 1 and y > 2; states (x, y) where x >= 1 and y >= 1",
                                (s, out) -> {
                                    if (s[0] > 2) {
                                        out.to(s[0] - 2, s[1] + 1);
                                    }
                                    if (s[0] > 2 && s[1] > 1) {
                                        out.to(s[0] - 2, s[1] - 1);
                                    }
                                    if (s[1] > 2) {
                                        out.to(s[0] + 1, s[1] - 2);
                                    }
                                    if (s[0] > 1 && s[1] > 2) {
                                        out.to(s[0] - 1, s[1] - 2);
                                    }
                                })
                        .lost(n -> (n[0] - 1) % 4 < 2 && (n[1] - 1) % 4 < 2),
                ContestProblem.of(
                                "HackerRank Counter game",
                                "counter: n -> (n / 2 if n = lowbit(n) else n - highbit(n)) if n > 1",
                                (s, out) -> {
                                    if (s[0] > 1) {
                                        out.to((s[0] & s[0] - 1) == 0 ? s[0] / 2 : s[0] - Integer.highestOneBit(s[0]));
                                    }
                                })
                        .lost(n -> n[0] == 0 || Long.bitCount(n[0] - 1) % 2 == 0),
                ContestProblem.of(
                                "HackerRank Zero-Move Nim",
                                "zero: (n, z) -> (n - k, z) for k in 1..n; (n, 1) -> (n, 0) if n > 0; states (n, z) where z <= 1; start n as (n, 1)",
                                (s, out) -> {
                                    for (int k = 1; k <= s[0]; k++) {
                                        out.to(s[0] - k, s[1]);
                                    }
                                    if (s[1] == 1 && s[0] > 0) {
                                        out.to(s[0], 0);
                                    }
                                })
                        .from(n -> new int[] {n[0], 1})
                        .valued(n -> n[0] == 0 ? 0 : n[0] % 2 == 0 ? n[0] - 1 : n[0] + 1),
                ContestProblem.of("51Nod 1067", "bash: n -> n - k for k in {1, 3, 4} if k <= n", (s, out) -> {
                            for (int k : new int[] {1, 3, 4}) {
                                if (k <= s[0]) {
                                    out.to(s[0] - k);
                                }
                            }
                        })
                        .lost(n -> n[0] % 7 == 0 || n[0] % 7 == 2),
                ContestProblem.of("SPOJ MCOINS", "coins(k, l): n -> n - i for i in {1, k, l} if i <= n", (s, out) -> {
                            for (int i : new int[] {1, s[1], s[2]}) {
                                if (i <= s[0]) {
                                    out.to(s[0] - i);
                                }
                            }
                        })
                        .varied("k=2..4,l=k..8"));
    }
}
