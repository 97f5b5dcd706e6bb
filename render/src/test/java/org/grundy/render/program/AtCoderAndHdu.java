package org.grundy.render.program;

import java.util.List;

/// Problems of AtCoder and HDU.
final class AtCoderAndHdu {
    private AtCoderAndHdu() {}

    static List<ContestProblem> all() {
        return List.of(
                ContestProblem.of(
                                "AtCoder ARC 072 D",
                                "brown: (x, y) -> (x - 2 * i, y + i) for i in 1..x/2; (x, y) -> (x + i, y - 2 * i) for i in 1..y/2",
                                (s, out) -> {
                                    for (int i = 1; 2 * i <= s[0]; i++) {
                                        out.to(s[0] - 2 * i, s[1] + i);
                                    }
                                    for (int i = 1; 2 * i <= s[1]; i++) {
                                        out.to(s[0] + i, s[1] - 2 * i);
                                    }
                                })
                        .lost(n -> Math.abs(n[0] - n[1]) <= 1),
                ContestProblem.of("AtCoder ARC 091 F", "strange(c): n -> n - k for k in 1..n/c", (s, out) -> {
                            for (int k = 1; k <= s[0] / s[1]; k++) {
                                out.to(s[0] - k);
                            }
                        })
                        .varied("c=2..8")
                        .valued(),
                ContestProblem.of("AtCoder ABC 297 G", "range(l, r): n -> n - k for k in l..r if k <= n", (s, out) -> {
                            for (int k = s[1]; k <= Math.min(s[2], s[0]); k++) {
                                out.to(s[0] - k);
                            }
                        })
                        .varied("l=1..4,r=l..9")
                        .valued(n -> n[0] % (n[1] + n[2]) / n[1]),
                ContestProblem.of("HDU 1517", "multiply: n -> (n + k - 1) / k for k in 2..9 if n > 1", (s, out) -> {
                            for (int k = 2; k <= 9 && s[0] > 1; k++) {
                                out.to((s[0] + k - 1) / k);
                            }
                        })
                        .lost(n -> {
                            long p = 1;
                            while (9 * p < n[0]) {
                                p *= 18;
                            }
                            return n[0] <= p;
                        }),
                ContestProblem.of(
                                "HDU 1525",
                                "euclid: unordered; (a, b) -> (a, b - q * a) for q in 1..b/a if a > 0",
                                (s, out) -> {
                                    int a = Math.min(s[0], s[1]);
                                    int b = Math.max(s[0], s[1]);
                                    for (int q = 1; a > 0 && q * a <= b; q++) {
                                        out.to(a, b - q * a);
                                    }
                                })
                        .lost(n -> {
                            long a = Math.min(n[0], n[1]);
                            long b = Math.max(n[0], n[1]);
                            return a == 0 || (a < b && b * b - a * b - a * a < 0);
                        }),
                ContestProblem.of(
                        "HDU 1527",
                        "wythoff: (x, y) -> (x - k, y) for k in 1..x; (x, y) -> (x, y - k) for k in 1..y; (x, y) -> (x - k, y - k) for k in 1..min(x, y)",
                        (s, out) -> {
                            for (int k = 1; k <= Math.max(s[0], s[1]); k++) {
                                if (k <= s[0]) {
                                    out.to(s[0] - k, s[1]);
                                }
                                if (k <= s[1]) {
                                    out.to(s[0], s[1] - k);
                                }
                                if (k <= Math.min(s[0], s[1])) {
                                    out.to(s[0] - k, s[1] - k);
                                }
                            }
                        }),
                ContestProblem.of("HDU 1846", "bash(m): n -> n - k for k in 1..min(m, n)", (s, out) -> {
                            for (int k = 1; k <= Math.min(s[1], s[0]); k++) {
                                out.to(s[0] - k);
                            }
                        })
                        .varied("m=1..9")
                        .lost(n -> n[0] % (n[1] + 1) == 0),
                ContestProblem.of("HDU 1847", "cards: n -> n - q for q in powers(2, n)", (s, out) -> {
                            for (int q = 1; q <= s[0]; q *= 2) {
                                out.to(s[0] - q);
                            }
                        })
                        .lost(n -> n[0] % 3 == 0),
                ContestProblem.of(
                                "HDU 1907",
                                "misere: (a, b) -> (i, b) for i in 0..a-1; (a, b) -> (a, i) for i in 0..b-1; play misere",
                                (s, out) -> {
                                    for (int i = 0; i < s[0]; i++) {
                                        out.to(i, s[1]);
                                    }
                                    for (int i = 0; i < s[1]; i++) {
                                        out.to(s[0], i);
                                    }
                                })
                        .lost(n -> Math.max(n[0], n[1]) <= 1 ? n[0] + n[1] == 1 : n[0] == n[1])
                        .misere(),
                ContestProblem.of(
                                "HDU 2147",
                                "kiki: (n, m) -> (n - 1, m) if n > 1; (n, m) -> (n, m - 1) if m > 1; (n, m) -> (n - 1, m - 1) if n > 1 and m > 1; states (n, m) where n >= 1 and m >= 1",
                                (s, out) -> {
                                    if (s[0] > 1) {
                                        out.to(s[0] - 1, s[1]);
                                    }
                                    if (s[1] > 1) {
                                        out.to(s[0], s[1] - 1);
                                    }
                                    if (s[0] > 1 && s[1] > 1) {
                                        out.to(s[0] - 1, s[1] - 1);
                                    }
                                })
                        .lost(n -> n[0] % 2 == 1 && n[1] % 2 == 1),
                ContestProblem.of(
                                "HDU 2516",
                                "fibonacci: (n, most) -> (n - t, 2 * t) for t in 1..min(n, most); start n as (n, n - 1)",
                                (s, out) -> {
                                    for (int t = 1; t <= Math.min(s[0], s[1]); t++) {
                                        out.to(s[0] - t, 2 * t);
                                    }
                                })
                        .from(n -> new int[] {n[0], n[0] - 1})
                        .lost(n -> {
                            long a = 1;
                            long b = 2;
                            while (a < n[0]) {
                                b += a;
                                a = b - a;
                            }
                            return a == n[0];
                        }),
                ContestProblem.of(
                                "HDU 2897",
                                "tree(p, q): n -> n - k for k in p..q if k <= n; n -> 0 if 1 <= n and n < p; play misere",
                                (s, out) -> {
                                    if (s[0] > 0 && s[0] < s[1]) {
                                        out.to(0);
                                    }
                                    for (int k = s[1]; k <= Math.min(s[2], s[0]); k++) {
                                        out.to(s[0] - k);
                                    }
                                })
                        .varied("p=1..4,q=p..8")
                        .lost(n -> n[0] % (n[1] + n[2]) >= 1 && n[0] % (n[1] + n[2]) <= n[1])
                        .misere(),
                ContestProblem.of(
                                "HDU 3032",
                                "lasker: n -> n - k for k in 1..n; n -> [i] & [n - i] for i in 1..n-1",
                                (s, out) -> {
                                    for (int k = 1; k <= s[0]; k++) {
                                        out.to(s[0] - k);
                                        if (k < s[0]) {
                                            out.heaps(k, s[0] - k);
                                        }
                                    }
                                })
                        .valued(n -> n[0] == 0 ? 0 : n[0] % 4 == 0 ? n[0] - 1 : n[0] % 4 == 3 ? n[0] + 1 : n[0]),
                ContestProblem.of(
                                "HDU 3537",
                                "mock: n -> nothing; n -> [i] for i in 0..n-1; n -> [i] & [j] for i in 0..n-1, j in i+1..n-1",
                                (s, out) -> {
                                    out.heaps();
                                    for (int i = 0; i < s[0]; i++) {
                                        out.to(i);
                                        for (int j = i + 1; j < s[0]; j++) {
                                            out.heaps(i, j);
                                        }
                                    }
                                })
                        .valued(n -> 2 * n[0] + (Long.bitCount(n[0]) % 2 == 0 ? 1 : 0)),
                ContestProblem.of(
                                "HDU 3951",
                                "circle(k): (n, 0) -> (n - t, 1) for t in 1..min(k, n); (n, 1) -> [i, 1] & [n - t - i, 1] for t in 1..min(k, n), i in 0..n-t; states (n, cut) where cut <= 1; start n as (n, 0)",
                                (s, out) -> {
                                    for (int t = 1; t <= Math.min(s[2], s[0]); t++) {
                                        if (s[1] == 0) {
                                            out.to(s[0] - t, 1);
                                        }
                                        for (int i = 0; s[1] == 1 && i <= s[0] - t; i++) {
                                            out.pairs(i, 1, s[0] - t - i, 1);
                                        }
                                    }
                                })
                        .varied("k=1..6")
                        .from(n -> new int[] {n[0], 0, n[1]})
                        .lost(n -> n[1] == 1 ? n[0] % 2 == 0 : n[0] == 0 || n[0] > n[1]),
                ContestProblem.of(
                                "HDU 4111",
                                "merging: (x, y) -> (x - 1, y) if x > 0; (x, y) -> (x, y - 1) if y >= 3; (x, 2) -> (x + 1, 0); (x, y) -> (x - 1, y + 1) if x > 0 and y > 0; (x, y) -> (x - 2, y + (3 if y > 0 else 2)) if x >= 2; states (x, y) where y != 1",
                                (s, out) -> {
                                    if (s[0] > 0) {
                                        out.to(s[0] - 1, s[1]);
                                    }
                                    if (s[1] >= 3) {
                                        out.to(s[0], s[1] - 1);
                                    }
                                    if (s[1] == 2) {
                                        out.to(s[0] + 1, 0);
                                    }
                                    if (s[0] > 0 && s[1] > 0) {
                                        out.to(s[0] - 1, s[1] + 1);
                                    }
                                    if (s[0] >= 2) {
                                        out.to(s[0] - 2, s[1] + (s[1] > 0 ? 3 : 2));
                                    }
                                })
                        .lost(n -> n[1] <= 2 ? n[0] % 3 == 0 : n[0] % 2 == 0 && n[1] % 2 == 0),
                ContestProblem.of("HDU 4203", "doubloons(s): n -> n - q for q in powers(s, n)", (s, out) -> {
                            for (int q = 1; q <= s[0]; q *= s[1]) {
                                out.to(s[0] - q);
                            }
                        })
                        .varied("s=2..9")
                        .lost(n -> n[1] % 2 == 1
                                ? n[0] % 2 == 0
                                : n[0] % (n[1] + 1) != n[1] && n[0] % (n[1] + 1) % 2 == 0),
                ContestProblem.of(
                                "HDU 4388",
                                "halves: n -> [k] & [n - k] for k in 1..n-1 if popcount(k) + popcount(n - k) = popcount(n)",
                                (s, out) -> {
                                    for (int k = 1; k < s[0]; k++) {
                                        if ((k & s[0] - k) == 0) {
                                            out.heaps(k, s[0] - k);
                                        }
                                    }
                                })
                        .lost(n -> n[0] == 0 || Long.bitCount(n[0]) % 2 == 1),
                ContestProblem.of(
                                "HDU 4764", "writing(k): n -> n - i for i in 1..k if i <= n; play misere", (s, out) -> {
                                    for (int i = 1; i <= Math.min(s[1], s[0]); i++) {
                                        out.to(s[0] - i);
                                    }
                                })
                        .varied("k=1..9")
                        .lost(n -> n[0] % (n[1] + 1) == 1)
                        .misere(),
                ContestProblem.of(
                                "HDU 5754 (rook)",
                                "rook: (n, m) -> (n - k, m) for k in 1..n-1; (n, m) -> (n, m - k) for k in 1..m-1; states (n, m) where n >= 1 and m >= 1",
                                (s, out) -> {
                                    for (int k = 1; k < s[0]; k++) {
                                        out.to(s[0] - k, s[1]);
                                    }
                                    for (int k = 1; k < s[1]; k++) {
                                        out.to(s[0], s[1] - k);
                                    }
                                })
                        .lost(n -> n[0] == n[1]),
                ContestProblem.of(
                        "HDU 5754 (queen)",
                        "queen: (n, m) -> (n - k, m) for k in 1..n-1; (n, m) -> (n, m - k) for k in 1..m-1; (n, m) -> (n - k, m - k) for k in 1..min(n, m)-1; states (n, m) where n >= 1 and m >= 1",
                        (s, out) -> {
                            for (int k = 1; k < Math.max(s[0], s[1]); k++) {
                                if (k < s[0]) {
                                    out.to(s[0] - k, s[1]);
                                }
                                if (k < s[1]) {
                                    out.to(s[0], s[1] - k);
                                }
                                if (k < Math.min(s[0], s[1])) {
                                    out.to(s[0] - k, s[1] - k);
                                }
                            }
                        }),
                ContestProblem.of(
                                "HDU 5795",
                                "nim: n -> n - k for k in 1..n; n -> [i] & [j] & [n - i - j] for i in 1..n-2, j in 1..n-1-i",
                                (s, out) -> {
                                    for (int k = 1; k <= s[0]; k++) {
                                        out.to(s[0] - k);
                                        for (int j = 1; k + j < s[0]; j++) {
                                            out.heaps(k, j, s[0] - k - j);
                                        }
                                    }
                                })
                        .valued(n -> n[0] == 0 ? 0 : n[0] % 8 == 0 ? n[0] - 1 : n[0] % 8 == 7 ? n[0] + 1 : n[0]));
    }
}
