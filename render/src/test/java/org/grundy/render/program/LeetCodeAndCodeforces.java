package org.grundy.render.program;

import java.util.Arrays;
import java.util.List;

/// Problems of LeetCode and Codeforces.
final class LeetCodeAndCodeforces {
    private LeetCodeAndCodeforces() {}

    static List<ContestProblem> all() {
        return List.of(
                ContestProblem.of("LeetCode 292", "nim: n -> n - k for k in 1..3 if k <= n", (s, out) -> {
                            for (int k = 1; k <= Math.min(3, s[0]); k++) {
                                out.to(s[0] - k);
                            }
                        })
                        .lost(n -> n[0] % 4 == 0),
                ContestProblem.of("LeetCode 1025", "divisor: n -> n - d for d in divisors(n) if d < n", (s, out) -> {
                            for (int d = 1; d < s[0]; d++) {
                                if (s[0] % d == 0) {
                                    out.to(s[0] - d);
                                }
                            }
                        })
                        .lost(n -> n[0] == 0 || n[0] % 2 == 1),
                ContestProblem.of("LeetCode 294", "flip: n -> [i] & [n - 2 - i] for i in 0..n-2", (s, out) -> {
                    for (int i = 0; i <= s[0] - 2; i++) {
                        out.heaps(i, s[0] - 2 - i);
                    }
                }),
                ContestProblem.of("LeetCode 1510", "squares: n -> n - k^2 for k in 1..isqrt(n)", (s, out) -> {
                    for (int k = 1; k * k <= s[0]; k++) {
                        out.to(s[0] - k * k);
                    }
                }),
                ContestProblem.of("LeetCode 3222", "coins: (x, y) -> (x - 1, y - 4) if x >= 1 and y >= 4", (s, out) -> {
                            if (s[0] >= 1 && s[1] >= 4) {
                                out.to(s[0] - 1, s[1] - 4);
                            }
                        })
                        .lost(n -> Math.min(n[0], n[1] / 4) % 2 == 0),
                ContestProblem.of(
                                "LeetCode 3360",
                                "stones: (n, k) -> (n - k, k - 1) if k >= 1 and n >= k; start n as (n, 10)",
                                (s, out) -> {
                                    if (s[1] >= 1 && s[0] >= s[1]) {
                                        out.to(s[0] - s[1], s[1] - 1);
                                    }
                                })
                        .from(n -> new int[] {n[0], 10}),
                ContestProblem.of(
                                "Codeforces 451A", "sticks: (n, m) -> (n - 1, m - 1) if n > 0 and m > 0", (s, out) -> {
                                    if (s[0] > 0 && s[1] > 0) {
                                        out.to(s[0] - 1, s[1] - 1);
                                    }
                                })
                        .lost(n -> Math.min(n[0], n[1]) % 2 == 0),
                ContestProblem.of(
                                "Codeforces 603C",
                                "nieder(k): n -> n - 1 if n > 0; n -> k of [n / 2] if n > 0 and n % 2 = 0",
                                (s, out) -> {
                                    if (s[0] > 0) {
                                        out.to(s[0] - 1);
                                    }
                                    if (s[0] > 0 && s[0] % 2 == 0) {
                                        int[] heaps = new int[s[1]];
                                        Arrays.fill(heaps, s[0] / 2);
                                        out.heaps(heaps);
                                    }
                                })
                        .varied("k=1..8")
                        .valued(),
                ContestProblem.of(
                                "Codeforces 255E",
                                "furlo: n -> y for y in 1..isqrt(n) if n <= y^4 and y < n",
                                (s, out) -> {
                                    for (int y = 1; y * y <= s[0]; y++) {
                                        if (s[0] <= y * y * y * y && y < s[0]) {
                                            out.to(y);
                                        }
                                    }
                                })
                        .valued(n ->
                                n[0] < 4 ? 0 : n[0] < 16 ? 1 : n[0] < 82 ? 2 : n[0] < 6724 ? 0 : n[0] < 50626 ? 3 : 1),
                ContestProblem.of(
                        "Codeforces 305E",
                        "palindromes: n -> [i] & [n - 3 - i] for i in 0..n-3; n -> [n - 2] if n >= 2; n -> [0] if n = 1",
                        (s, out) -> {
                            for (int i = 0; i < s[0]; i++) {
                                out.heaps(Math.max(0, i - 1), Math.max(0, s[0] - i - 2));
                            }
                        }),
                ContestProblem.of(
                        "Codeforces 167C",
                        "wizards: unordered; (a, b) -> (a, b - q) for q in powers(a, b) if a >= 2 and q > 1; (a, b) -> (a, b - q) for q in 1..b if a = 1; (a, b) -> (b % a, a) if a > 0",
                        (s, out) -> {
                            int a = Math.min(s[0], s[1]);
                            int b = Math.max(s[0], s[1]);
                            if (a == 0) {
                                return;
                            }
                            out.to(b % a, a);
                            for (int q = a; q <= b; q *= a) {
                                out.to(a, b - q);
                                if (a == 1) {
                                    break;
                                }
                            }
                            if (a == 1) {
                                for (int q = 1; q <= b; q++) {
                                    out.to(a, b - q);
                                }
                            }
                        }),
                ContestProblem.of("Codeforces 1194D", "take(k): n -> n - i for i in {1, 2, k} if i <= n", (s, out) -> {
                            for (int i : new int[] {1, 2, s[1]}) {
                                if (i <= s[0]) {
                                    out.to(s[0] - i);
                                }
                            }
                        })
                        .varied("k=3..14")
                        .lost(n -> n[1] % 3 == 0
                                ? n[0] % (n[1] + 1) != n[1] && n[0] % (n[1] + 1) % 3 == 0
                                : n[0] % 3 == 0),
                ContestProblem.of(
                                "Codeforces 1382B",
                                "sequential: (a, b) -> (a - k, b) for k in 1..a; (0, b) -> (0, b - k) for k in 1..b",
                                (s, out) -> {
                                    for (int k = 1; k <= s[0]; k++) {
                                        out.to(s[0] - k, s[1]);
                                    }
                                    for (int k = 1; s[0] == 0 && k <= s[1]; k++) {
                                        out.to(0, s[1] - k);
                                    }
                                })
                        .lost(n -> n[0] == Math.min(n[1], 1)),
                ContestProblem.of(
                                "Codeforces 1396B",
                                "stoned: (x, y, t) -> (x - 1, y, 1) if x > 0 and t != 1; (x, y, t) -> (x, y - 1, 2) if y > 0 and t != 2; states (x, y, t) where t <= 2; start (x, y) as (x, y, 0)",
                                (s, out) -> {
                                    if (s[0] > 0 && s[2] != 1) {
                                        out.to(s[0] - 1, s[1], 1);
                                    }
                                    if (s[1] > 0 && s[2] != 2) {
                                        out.to(s[0], s[1] - 1, 2);
                                    }
                                })
                        .from(n -> new int[] {n[0], n[1], 0})
                        .lost(n -> n[0] == n[1]),
                ContestProblem.of(
                                "Codeforces 1537D",
                                "deleting: n -> n - d for d in divisors(n) if 1 < d and d < n",
                                (s, out) -> {
                                    for (int d = 2; d < s[0]; d++) {
                                        if (s[0] % d == 0) {
                                            out.to(s[0] - d);
                                        }
                                    }
                                })
                        .lost(n -> n[0] % 2 == 1
                                || n[0] == 0
                                || (Long.bitCount(n[0]) == 1 && Long.numberOfTrailingZeros(n[0]) % 2 == 1)),
                ContestProblem.of("Codeforces 1672A", "logs: n -> [i] & [n - i] for i in 1..n-1", (s, out) -> {
                            for (int i = 1; i < s[0]; i++) {
                                out.heaps(i, s[0] - i);
                            }
                        })
                        .lost(n -> n[0] == 0 || n[0] % 2 == 1),
                ContestProblem.of("Codeforces 1695B", "circle: (a, b) -> (b, a - k) for k in 1..a", (s, out) -> {
                            for (int k = 1; k <= s[0]; k++) {
                                out.to(s[1], s[0] - k);
                            }
                        })
                        .lost(n -> n[0] <= n[1]),
                ContestProblem.of("Codeforces 1704F", "colours: n -> [i] & [n - 2 - i] for i in 0..n-2", (s, out) -> {
                    for (int i = 0; i <= s[0] - 2; i++) {
                        out.heaps(i, s[0] - 2 - i);
                    }
                }),
                ContestProblem.of(
                                "Codeforces 1719A",
                                "chip: (n, m) -> (n - k, m) for k in 1..n-1 step 2; (n, m) -> (n, m - k) for k in 1..m-1 step 2; states (n, m) where n >= 1 and m >= 1",
                                (s, out) -> {
                                    for (int k = 1; k < s[0]; k += 2) {
                                        out.to(s[0] - k, s[1]);
                                    }
                                    for (int k = 1; k < s[1]; k += 2) {
                                        out.to(s[0], s[1] - k);
                                    }
                                })
                        .lost(n -> (n[0] + n[1]) % 2 == 0),
                ContestProblem.of("Codeforces 1747C", "swap: (a, b) -> (b, a - 1) if a > 0", (s, out) -> {
                            if (s[0] > 0) {
                                out.to(s[1], s[0] - 1);
                            }
                        })
                        .lost(n -> n[0] <= n[1]),
                ContestProblem.of(
                                "Codeforces 1823E",
                                "cycle(l, r): (n, 0) -> (n - k, 1) for k in l..r if k <= n; (n, 1) -> [i, 1] & [n - k - i, 1] for k in l..r, i in 0..n-k if k <= n; states (n, c) where c <= 1; start n as (n, 0)",
                                (s, out) -> {
                                    for (int k = s[2]; k <= Math.min(s[3], s[0]); k++) {
                                        if (s[1] == 0) {
                                            out.to(s[0] - k, 1);
                                        }
                                        for (int i = 0; s[1] == 1 && i <= s[0] - k; i++) {
                                            out.pairs(i, 1, s[0] - k - i, 1);
                                        }
                                    }
                                })
                        .varied("l=1..3,r=l+1..6")
                        .from(n -> new int[] {n[0], 0, n[1], n[2]})
                        .valued(n -> n[0] < n[1] + n[2] ? n[0] / n[1] : 0),
                ContestProblem.of("Codeforces 1844A", "sub(a, b): n -> n - k for k in {a, b} if k <= n", (s, out) -> {
                            for (int k : new int[] {s[1], s[2]}) {
                                if (k <= s[0]) {
                                    out.to(s[0] - k);
                                }
                            }
                        })
                        .varied("a=1..5,b=a..8")
                        .lost(n -> n[0] % (n[1] + n[2]) < n[2] && n[0] % (n[1] + n[2]) % (2 * n[1]) < n[1]),
                ContestProblem.of(
                        "Codeforces 1965A",
                        "every: (x, y) -> (x - k, y - k) for k in 1..min(x, y); (0, y) -> (0, y - k) for k in 1..y; (x, 0) -> (x - k, 0) for k in 1..x",
                        (s, out) -> {
                            for (int k = 1; k <= Math.max(s[0], s[1]); k++) {
                                if (k <= Math.min(s[0], s[1])) {
                                    out.to(s[0] - k, s[1] - k);
                                } else if (Math.min(s[0], s[1]) == 0) {
                                    out.to(Math.max(0, s[0] - k), Math.max(0, s[1] - k));
                                }
                            }
                        }),
                ContestProblem.of(
                                "Codeforces 2004E", "coprime: n -> n - k for k in 1..n if gcd(n, k) = 1", (s, out) -> {
                                    for (int k = 1; k <= s[0]; k++) {
                                        int a = s[0];
                                        int b = k;
                                        while (b > 0) {
                                            int r = a % b;
                                            a = b;
                                            b = r;
                                        }
                                        if (a == 1) {
                                            out.to(s[0] - k);
                                        }
                                    }
                                })
                        .valued());
    }
}
