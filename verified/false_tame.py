"""Changes a true certificate that heaps of a code or of a subtraction set are tame to false ones, with digest made anew:

    python3 false_tame.py SEED COUNT CERTIFICATE FOLDER

`value` has another pair for one heap, fickle or firm; `propagated` such a pair, and all that follow from it where they are
tame; `rules` the same values of another game; `period` another period or preperiod with values that repeat so. Kept is what
is false by the definition of both values, of the heaps to 60. The name tells the kind: 00003_rules.json.
"""

import hashlib
import json
import random
import sys
from pathlib import Path

KINDS = ["value", "propagated", "rules", "period"]
FAR = 60


def digits(code):
    if code.startswith("subtraction["):
        numbers = [int(n) for n in code[len("subtraction[") : -1].split(",")]
        return [3 if n in numbers else 0 for n in range(max(numbers) + 1)]
    return [int(d, 36) for d in code.replace(".", "")]


def parts(count, least, rest):
    if count == 0:
        return [()] if rest == 0 else []
    if count == 1:
        return [(rest,)] if rest >= least else []
    return [(h, *more) for h in range(least, rest // count + 1) for more in parts(count - 1, h, rest - h)]


def mex(found):
    return next(v for v in range(len(found) + 1) if v not in found)


def is_fickle(pair):
    return pair in ((0, 1), (1, 0))


def is_tame(pair):
    return pair[0] == pair[1] or is_fickle(pair)


def pairs(rules, count, known=()):
    """The pairs of the heaps, if those of the first ones are known; it ends before a wild one."""
    known = list(known)
    while len(known) < count:
        n = len(known)
        left = [p for k, d in enumerate(rules[: n + 1]) for j in range(5) if d >> j & 1 for p in parts(j, 1, n - k)]
        normal, misere = set(), set()
        for each in left:
            total = 0
            for heap in each:
                total ^= known[heap][0]
            normal.add(total)
            misere.add(total ^ 1 if all(is_fickle(known[heap]) for heap in each) else total)
        pair = (mex(normal), mex(misere) if left else 1)
        if not is_tame(pair):
            break
        known.append(pair)
    return known


def claimed(certificate, n):
    count = len(certificate["normal"])
    if n >= count:
        n = certificate["preperiod"] + (n - certificate["preperiod"]) % certificate["period"]
    return certificate["normal"][n], certificate["misere"][n]


def is_false(certificate):
    far = FAR if "period" in certificate else len(certificate["normal"])
    true = pairs(digits(certificate["code"]), far)
    return len(true) < far or any(claimed(certificate, n) != true[n] for n in range(far))


def changed(certificate, kind):
    false = {name: value for name, value in certificate.items() if name != "digest"}
    listed = list(zip(false["normal"], false["misere"]))
    if kind in ("value", "propagated"):
        heap = random.randrange(len(listed))
        other = random.choice([(0, 1), (1, 0), (0, 0), (1, 1), (2, 2), (3, 3), (4, 4)])
        wrong = listed[:heap] + [other]
        listed = pairs(digits(false["code"]), len(listed), wrong) if kind == "propagated" else wrong + listed[heap + 1 :]
        if len(listed) < len(false["normal"]):
            return None
    elif kind == "rules":
        rules = digits(false["code"])
        place = random.randrange(1, len(rules))
        rules[place] ^= 1 << random.randrange(3)
        false["code"] = "0." + "".join(map(str, rules[1:]))
        if any(d > 9 for d in rules):
            return None
    elif "period" in false:
        false["period"] = random.choice([false["period"] - 1, false["period"] + 1, 2 * false["period"] - 1])
        n0, p = false["preperiod"], false["period"]
        if p < 1:
            return None
        listed = [listed[n if n < n0 + p or n >= len(listed) else n0 + (n - n0) % p] for n in range(len(listed))]
    false["normal"], false["misere"] = [a for a, _ in listed], [b for _, b in listed]
    if not is_false(false):
        return None
    text = json.dumps(false, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return {**false, "digest": hashlib.sha256(text.encode()).hexdigest()}


def main():
    seed, count, source, folder = sys.argv[1:]
    random.seed(int(seed))
    certificate = json.loads(Path(source).read_text(encoding="utf-8"))
    if is_false(certificate):
        sys.exit(f"{source} is false itself")
    written = 0
    while written < int(count):
        kind = random.choice(KINDS)
        false = changed(certificate, kind)
        if false is not None:
            (Path(folder) / f"{written:05}_{kind}.json").write_text(json.dumps(false), encoding="utf-8")
            written += 1


main()
