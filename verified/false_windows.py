"""Writes certificates of periods by windows of random codes, most of them false, with digest made anew:

    python3 false_windows.py SEED COUNT FOLDER

Values are computed here from the rules, by the definition; the name tells the kind and whether the claim is true, as far as these
values tell: 00017_value_false.json. Of true ones these are changed: `preperiod` is another one, `period` a multiple or a
part of it, `value` has another value in a window, `first` one where the period begins, `code` a move more or less, `mask` another mask, `witness`
fewer witnesses than are needed, `absent` a window less, `end` a window that ends elsewhere.
"""

import hashlib
import json
import random
import sys
from pathlib import Path

KINDS = ["true", "preperiod", "period", "value", "first", "code", "mask", "witness", "absent", "end"]
FAR = 500


def is_rare(v, mask):
    return (v & mask).bit_count() % 2 == 0


def values(digits, count):
    known = []
    for n in range(count):
        found = set()
        for taken, digit in enumerate(digits[: n + 1]):
            rest = n - taken
            if digit & 1 and rest == 0:
                found.add(0)
            if digit & 2 and rest > 0:
                found.add(known[rest])
            if digit & 4:
                found.update(known[a] ^ known[rest - a] for a in range(1, rest // 2 + 1))
        known.append(next(v for v in range(len(found) + 1) if v not in found))
    return known


def repetition(known):
    """The least preperiod and period, if these values show them twice over."""
    count = len(known)
    for period in range(1, count // 3):
        n = count - period - 1
        while n >= 0 and known[n] == known[n + period]:
            n -= 1
        if n + 1 < count // 3 and n >= 0:
            return n + 1, period
    return None


def witness_needed(digits, known, mask, fro, upto, most):
    """The largest part of a split that rare values need, if there are such up to a bound."""
    needed = 0
    for n in range(fro, upto):
        for u in range(known[n]):
            if not is_rare(u, mask):
                continue
            parts = [0 for taken, digit in enumerate(digits) if digit & 2 and known[n - taken] == u]
            parts += [
                b
                for taken, digit in enumerate(digits)
                if digit & 4
                for b in range(1, most + 1)
                if not is_rare(known[b], mask) and known[b] ^ known[n - taken - b] == u
            ]
            if not parts:
                return None
            needed = max(needed, min(parts))
    return needed


def window(known, end, size):
    return {"end": end, "values": bytes(known[end - size : end]).hex()}


POOL = []


def certificate():
    """One of some that prove their claims, and the values of its code."""
    if len(POOL) < 8:
        POOL.append(found_one())
        return POOL[-1]
    return random.choice(POOL)


def found_one():
    while True:
        digits = [0] + [random.randrange(8) for _ in range(random.randint(2, 4))]
        if digits[-1] == 0 or not any(digit & 4 for digit in digits):
            continue
        known = values(digits, FAR)
        found = repetition(known)
        if not found or max(known) > 127:
            continue
        preperiod, period = found
        k = len(digits) - 1
        for mask in random.sample(range(1, 2 ** max(known).bit_length()), min(12, 2 ** max(known).bit_length() - 1)):
            rare = [n for n in range(1, FAR) if is_rare(known[n], mask)]
            last = max(rare, default=0)
            if last + k + 1 > preperiod:
                continue
            needed = witness_needed(digits, known, mask, preperiod + last + k, preperiod + last + k + 2 * period, preperiod // 2)
            if needed is None:
                continue
            witness = random.randint(needed, needed + 5)
            most = max(last, witness)
            begin = preperiod + most + k
            size = most + k + 1
            first = size + last + k
            if first > begin or begin + period > FAR or witness_needed(digits, known, mask, first, begin + period, witness) is None:
                continue
            parts = {period // q for q in range(2, period + 1) if period % q == 0 and all(q % r for r in range(2, q))}
            ends = {first, begin, begin + period} | {begin + part for part in parts}
            others = range(first, begin + period)
            ends |= set(random.sample(others, min(len(others), random.randint(0, 3))))
            return {
                "format": "grundy window certificate",
                "version": 2,
                "convention": {"join": "disjunctive", "ending": "long", "play": "normal"},
                "code": "0." + "".join(map(str, digits[1:])),
                "mask": mask,
                "preperiod": preperiod,
                "period": period,
                "witness": witness,
                "windows": [window(known, end, size) for end in sorted(ends)],
            }, known


def changed(kind):
    true, known = certificate()
    false = json.loads(json.dumps(true))
    windows = false["windows"]
    size = len(windows[0]["values"]) // 2
    if kind == "preperiod":
        false["preperiod"] += random.choice([-1, 1])
    elif kind == "period":
        times = random.choice([2, 3])
        false["period"] *= times
        begin = true["preperiod"] + size - 1
        if begin + false["period"] > FAR:
            return None
        for n in range(2, times + 1):
            windows.append(window(known, begin + n * true["period"], size))
        windows[:] = list({each["end"]: each for each in windows}.values())
    elif kind in ("value", "first"):
        each = random.choice(windows)
        place = 0 if kind == "first" else random.randrange(size)
        numbers = bytearray.fromhex(each["values"])
        numbers[place] ^= random.randrange(1, 16)
        each["values"] = numbers.hex()
    elif kind == "code":
        digits = list(false["code"])
        place = random.randrange(2, len(digits))
        digits[place] = str(int(digits[place]) ^ random.choice([1, 2, 4]))
        false["code"] = "".join(digits)
        other = [0] + [int(digit) for digit in digits[2:]]
        if other[-1] == 0 or values(other, FAR) == known:
            return None
    elif kind == "mask":
        false["mask"] = random.randrange(1, 128)
    elif kind == "witness":
        false["witness"] = random.randrange(0, false["witness"] + 1)
    elif kind == "absent":
        del windows[random.randrange(len(windows))]
        if len(windows) < 2:
            return None
    elif kind == "end":
        random.choice(windows)["end"] += random.choice([-1, 1])
    return false


def main(seed, count, folder):
    random.seed(int(seed))
    Path(folder).mkdir(parents=True, exist_ok=True)
    for number in range(int(count)):
        kind = KINDS[number % len(KINDS)]
        made = None
        while made is None:
            made = changed(kind)
        others = json.dumps(made, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        made["digest"] = hashlib.sha256(others.encode()).hexdigest()
        # Another mask, fewer witnesses or windows may still prove what is true.
        word = "true" if kind == "true" else "either" if kind in ("mask", "witness", "absent") else "false"
        Path(folder, f"{number:05}_{kind}_{word}.json").write_text(json.dumps(made), encoding="utf-8")


main(*sys.argv[1:])
