"""Prints a largest input for a program of this folder: largest.py NAME."""

import random
import sys

R = random.Random(1)


def line(numbers):
    return " ".join(map(str, numbers))


def some(count, least, most):
    return [R.randint(least, most) for _ in range(count)]


def lines(count, make):
    return "\n".join(make() for _ in range(count))


def tree(n):
    return "\n".join(f"{i} {R.randint(max(1, i - 5), i - 1)}" for i in range(2, n + 1))


def arcs(n, m):
    path = [(i, i + 1) for i in range(1, n)]
    return "\n".join(line(a) for a in path + [sorted(R.sample(range(1, n + 1), 2)) for _ in range(m - n + 1)])


def graph(n):
    return "\n".join(line([len(out), *out]) for out in ([w for w in range(v + 1, n) if R.random() < 0.1] for v in range(n)))


def intervals(n):
    return "\n".join(line(sorted(R.sample(range(1, 101), 2))) for _ in range(n))


INPUTS = {
    "hdu-1848": lambda: lines(100000, lambda: line(some(3, 1, 1000))) + "\n0 0 0",
    "atcoder-dp-k": lambda: f"100 100000\n{line(sorted(R.sample(range(2, 100001, 2), 100)))}",
    "uva-10404": lambda: lines(20, lambda: f"1000000 10 1 {line(R.sample(range(2, 1000001), 9))}"),
    "hdu-1536": lambda: lines(
        10,
        lambda: f"100 {line(R.sample(range(1, 10001), 100))}\n100\n" + lines(100, lambda: f"100 {line(some(100, 0, 10000))}"),
    )
    + "\n0",
    "cses-1729": lambda: f"1000000 100\n{line([1] + R.sample(range(2, 1000001), 99))}",
    "poj-2311": lambda: lines(1000, lambda: line(some(2, 2, 200))),
    "poj-2425": lambda: lines(
        4, lambda: f"1000\n{graph(1000)}\n" + lines(1000, lambda: f"10 {line(some(10, 0, 999))}") + "\n0"
    ),
    "hackerrank-benders-play": lambda: f"100000 1000000\n{arcs(100000, 1000000)}\n1000\n"
    + lines(1000, lambda: f"100 {line(some(100, 1, 100000))}"),
    "hackerrank-bitter-chocolate": lambda: f"100\n{lines(100, lambda: '25 25 25')}",
    "hackerrank-tower-breakers-again-1": lambda: "200\n" + lines(200, lambda: f"100\n{line(some(100, 1, 100000))}"),
    "bzoj-2940": lambda: f"1000 2 3\n1000\n{lines(1000, lambda: line(some(1, 1, 1000)))}",
    "bzoj-3404": lambda: f"100\n{lines(100, lambda: line(some(1, 1, 1000000)))}",
    "atcoder-abc-206-f": lambda: "20\n" + lines(20, lambda: f"100\n{intervals(100)}"),
    "atcoder-abc-354-e": lambda: "18\n" + lines(18, lambda: line(some(2, 1, 4))),
    "codeforces-1033c": lambda: f"100000\n{line(R.sample(range(1, 100001), 100000))}",
    "atcoder-agc-017-d": lambda: f"100000\n{tree(100000)}",
    "codeforces-87c": lambda: "99999",
    "codeforces-335c": lambda: "100 0",
    "spoj-hs09nlg": lambda: "1000\n" + lines(1000, lambda: f"1000\n{line(some(1000, 1, 300))}"),
    "codeforces-2005e1": lambda: f"1\n300 300 300\n{line(some(300, 1, 7))}\n" + lines(300, lambda: line(some(300, 1, 7))),
}

if __name__ == "__main__":
    print(INPUTS[sys.argv[1]]())
