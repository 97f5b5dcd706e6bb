"""Changes a true certificate of a misère quotient of a code to false ones, with digest made anew:

    python3 false_quotients.py SEED COUNT CERTIFICATE FOLDER

`lost` has an element more or less among the lost ones, `map` a heap with another element, `steps` a product that is another
one (so that products may not commute), `period` a period or preperiod one too short with elements that repeat so, `short`
too few heaps for the period. Kept is what is false: by play itself of sums of a few small heaps, or as the period needs
more heaps than there are. The name tells the kind: 00003_steps.json.
"""

import hashlib
import itertools
import json
import random
import sys
from functools import lru_cache
from pathlib import Path

KINDS = ["lost", "map", "steps", "period", "short"]


def rules(code):
    return [int(d, 36) for d in code.replace(".", "")]


def parts(count, least, rest):
    if count == 0:
        return [()] if rest == 0 else []
    if count == 1:
        return [(rest,)] if rest >= least else []
    return [(h, *more) for h in range(least, rest // count + 1) for more in parts(count - 1, h, rest - h)]


def outcomes(digits):
    @lru_cache(None)
    def left(n):
        return [p for k, d in enumerate(digits[: n + 1]) for j in range(5) if d >> j & 1 for p in parts(j, 1, n - k)]

    @lru_cache(None)
    def lost(heaps):
        options = {
            tuple(sorted(heaps[:i] + part + heaps[i + 1 :])) for i, n in enumerate(heaps) for part in left(n)
        }
        return bool(options) and not any(lost(option) for option in options)

    return lost


def words(steps):
    found = {0: ()}
    todo = [0]
    for x in todo:
        for g, y in enumerate(steps[x]):
            if y not in found:
                found[y] = (*found[x], g)
                todo.append(y)
    return found


def false_claim(certificate, lost):
    """Whether products do not commute, or a sum of few heaps has another outcome than the certificate says."""
    steps, elements = certificate["steps"], certificate["map"]
    if any(steps[row[g]][h] != steps[row[h]][g] for row in steps for g in range(len(row)) for h in range(g)):
        return True
    reached = words(steps)
    if len(reached) < len(steps):
        return True
    small = range(min(len(elements), 9))
    more = [(n,) for n in range(len(elements))] + [(n, m) for n in range(min(len(elements), 14)) for m in range(3)]
    for heaps in itertools.chain(more, itertools.combinations_with_replacement(small, 3)):
        x = 0
        for n in heaps:
            for g in reached[elements[n]]:
                x = steps[x][g]
        if (x in certificate["lost"]) != lost(tuple(sorted(heaps))):
            return True
    return False


def other(value, size):
    return random.choice([v for v in range(size) if v != value])


def changed(true, kind):
    false = json.loads(json.dumps(true))
    size, elements = len(false["steps"]), false["map"]
    if kind == "lost":
        false["lost"] = sorted(set(false["lost"]) ^ {random.randrange(size)})
    elif kind == "map":
        n = random.randrange(1, len(elements))
        elements[n] = other(elements[n], size)
    elif kind == "steps":
        row = random.choice(false["steps"][1:])
        g = random.randrange(len(row))
        row[g] = other(row[g], size)
    elif false["period"] is None:
        return None
    elif kind == "period":
        name = random.choice(["preperiod", "period"])
        false[name] -= 1
        n0, p = false["preperiod"], false["period"]
        if n0 < 0 or p < 1:
            return None
        for n in range(n0 + p, len(elements)):
            elements[n] = elements[n - p]
    else:
        digits = rules(false["code"])
        heaps = max(1, max(d.bit_length() - 1 for d in digits))
        first = false["preperiod"] if all(d in (0, 3) for d in digits) else max(1, false["preperiod"])
        last = max(k for k, d in enumerate(digits) if d)
        false["map"] = elements[: heaps * (first + false["period"]) + last - 1]
    return false


def signed(certificate):
    others = {name: value for name, value in certificate.items() if name != "digest"}
    text = json.dumps(others, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return {**others, "digest": hashlib.sha256(text.encode()).hexdigest()}


def main():
    seed, count, source, folder = sys.argv[1:]
    random.seed(int(seed))
    true = json.loads(Path(source).read_text(encoding="utf-8"))
    lost = outcomes(rules(true["code"]))
    number = tries = 0
    while number < int(count) and tries < 20 * int(count):
        tries += 1
        kind = KINDS[tries % len(KINDS)]
        false = changed(true, kind)
        if false and (kind == "short" or false_claim(false, lost)):
            Path(folder, f"{number:05}_{kind}.json").write_text(json.dumps(signed(false)), encoding="utf-8")
            number += 1


main()
