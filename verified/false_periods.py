"""Writes certificates of periods, most of them false but consistent in form, with checksum and digest made anew:

    python3 false_periods.py SEED COUNT FOLDER

A name tells the kind and whether the claim is true, as far as some hundred values tell: 00017_option_false.json. Of true
claims of random games these are changed: `preperiod` is too small, `period` another one, `option` the game, so that an
option is left out or added; `value` has one wrong value, `propagated` one and all that follow from it; `short` rests on a
value less than the theorem needs, `saltus` has another rise. Values are computed here from the rules, by the definition.
"""

import hashlib
import json
import random
import struct
import sys
from pathlib import Path

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUV"
MASKS = [0, 1, 2, 3, 5, 6, 7, 15, 15 | 1 << 30, 1 << 30, 6 | 1 << 30]
KINDS = ["true", "preperiod", "period", "option", "value", "propagated", "short", "saltus"]


def sums(rest, least, count, total, known, found):
    """Adds the nim sums of `count` nonempty heaps of `rest` tokens, none smaller than `least`."""
    if count == 0:
        if rest == 0:
            found.add(total)
    elif count == 1:
        if rest >= least:
            found.add(total ^ known[rest])
    else:
        for part in range(least, rest // count + 1):
            sums(rest - part, part, count - 1, total ^ known[part], known, found)


def value(game, n, known):
    """The value of a heap of n, if those of smaller heaps are known."""
    theorem, rules = game
    found = set()
    if theorem == "guy-smith":
        for taken, digit in enumerate(rules[: n + 1]):
            for count in range(5):
                if digit >> count & 1:
                    sums(n - taken, 1, count, 0, known, found)
    else:
        may = (lambda k: k in rules) if theorem == "finite-subtraction" else (lambda k: k not in rules)
        found = {known[n - k] for k in range(1, n + 1) if may(k)}
    return next(v for v in range(len(found) + 1) if v not in found)


def values(game, count, known=()):
    known = list(known)
    while len(known) < count:
        known.append(value(game, len(known), known))
    return known[:count]


def needed(game, preperiod, period):
    theorem, rules = game
    if theorem == "guy-smith":
        last = max([k for k, digit in enumerate(rules) if digit] + [0])
        return max(1, max(digit.bit_length() - 1 for digit in rules)) * (max(1, preperiod) + period) + last
    return preperiod + period + max(rules) if theorem == "finite-subtraction" else max(max(rules), preperiod) + period


def repetition(game, known):
    """Preperiod, period and rise with which the values repeat at least three times, if there are any."""
    found = []
    for period in range(1, len(known) // 4):
        for rise in range(5) if game[0] == "all-but" else [0]:
            n = len(known) - period
            while n > 0 and known[n - 1 + period] == known[n - 1] + rise:
                n -= 1
            if n + 3 * period < len(known):
                found.append((n + period, n, period, rise))
    return min(found)[1:] if found else None


def random_game():
    theorem = random.choice(["guy-smith"] * 3 + ["finite-subtraction", "all-but"])
    if theorem == "guy-smith":
        most = random.choice([3, 3, 7, 7, 7, 15, 31])
        first = random.choice([0, 0, 0, 4])
        return theorem, [first] + [random.randint(0, most) for _ in range(random.randint(1, 2 if most > 7 else 4))]
    return theorem, sorted(random.sample(range(1, 12), random.randint(1, 4)))


def another(game):
    """The game with an option more or less."""
    theorem, rules = game
    rules = list(rules)
    place = random.randrange(len(rules))
    if theorem == "guy-smith":
        rules[place] ^= 1 << random.randrange(2 if place == 0 else 0, 3)
        return theorem, rules
    rules[place] += 1
    return theorem, sorted(set(rules))


def changed(kind, game, known):
    """The parts of a certificate: preperiod, period, rise, and the values it rests on; or none."""
    source = another(game) if kind == "option" else game
    if kind == "option":
        known = values(source, len(known))
    if kind in ("value", "propagated"):
        heap = random.randrange(1, random.choice([12, len(known)]))
        wrong = known[:heap] + [random.randrange(5)]
        known = values(game, len(known), wrong) if kind == "propagated" else wrong + known[heap + 1 :]
    claim = repetition(game, known)
    if claim is None:
        return None
    preperiod, period, rise = claim
    if kind == "preperiod":
        preperiod -= random.randint(1, 3)
    elif kind == "period":
        period = random.choice([period - 1, period + 1, period // 2, 2 * period - 1])
    elif kind == "saltus":
        rise += random.choice([-1, 1])
    count = needed(game, preperiod, period) + (-1 if kind == "short" else random.choice([0, 0, 3]))
    if game[0] == "all-but" and kind != "short":
        count += random.randint(0, 2 * period + max(game[1]) + 4)
    if preperiod < 0 or period < 1 or rise < 0 or not preperiod + period <= count <= len(known):
        return None
    return preperiod, period, rise, known[:count]


def certificate(game, preperiod, period, rise, known):
    theorem, rules = game
    code = DIGITS[rules[0]] + "." + "".join(DIGITS[d] for d in rules[1:])
    members = {
        "format": "grundy period certificate",
        "version": 2,
        "convention": {"join": "disjunctive", "ending": "long", "play": "normal"},
        "code": code if theorem == "guy-smith" else ",".join(map(str, rules)),
        "theorem": theorem,
        "preperiod": preperiod,
        "period": period,
        "saltus": rise,
        "checkedTo": len(known),
        "mask": random.choice(MASKS),
        "checksum": hashlib.sha256(b"".join(struct.pack(">I", v) for v in known)).hexdigest(),
        "values": known if random.random() < 0.7 else [],
    }
    text = json.dumps(members, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return members | {"digest": hashlib.sha256(text.encode()).hexdigest()}


def main(seed, count, folder):
    random.seed(seed)
    folder.mkdir(parents=True, exist_ok=True)
    written = 0
    while written < count:
        game = random_game()
        known = values(game, 60 if game[0] == "guy-smith" and max(game[1]) > 7 else 200)
        for kind in KINDS:
            parts = changed(kind, game, known)
            if parts is None or written == count:
                continue
            preperiod, period, rise, listed = parts
            true = all(known[n + period] == known[n] + rise for n in range(preperiod, len(known) - period))
            name = f"{written:05}_{kind}_{'true' if true else 'false'}.json"
            (folder / name).write_text(json.dumps(certificate(game, preperiod, period, rise, listed)))
            written += 1


main(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]))
