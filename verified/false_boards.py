"""Changes a true certificate of a position of a board, or of Chomp, to false ones that are consistent in form, with digest
made anew:

    python3 false_boards.py SEED COUNT CERTIFICATE FOLDER

Each claims another nimber of the position than the true one, which is computed here from the rules by the definition, and
something in the table was made to fit: `value` has one wrong value, that of the position; `propagated` all values anew as
if the table had only the changed one; `option` leaves a reply out; `circular` has two claims lean on each other; `piece`
has a piece with an element that the board has not; `absent` leaves a claim out. The name tells the kind:
00003_circular.json.
"""

import hashlib
import json
import random
import sys
from functools import lru_cache
from pathlib import Path

KINDS = ["value", "propagated", "option", "circular", "piece", "absent"]


def signed(certificate):
    others = {name: value for name, value in certificate.items() if name != "digest"}
    text = json.dumps(others, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return {**others, "digest": hashlib.sha256(text.encode()).hexdigest()}


def rows(expression):
    inside = expression[len("chomp(") : -1]
    if "," in inside:
        height, width = map(int, inside.split(","))
        return (width,) * height
    return tuple(map(int, inside.split("/")))


def bites(bar):
    for r, length in enumerate(bar):
        for c in range(1 if r == 0 else 0, length):
            yield tuple(low for low in (*bar[:r], *(min(each, c) for each in bar[r:])) if low)


def board_moves(claim):
    """What each move needs and what it removes."""
    if "side" not in claim:
        return [(int(m["needed"], 16), int(m["removed"], 16)) for m in claim["moves"]]
    side = claim["side"]
    across = [3 << side * r + c for r in range(side) for c in range(side - 1)]
    down = [(1 | 1 << side) << side * r + c for r in range(side - 1) for c in range(side)]
    return [(domino, domino) for domino in across + down]


def true_nimber(claim):
    """The nimber of the position, by nothing but the rules."""
    if "position" in claim:
        moves = board_moves(claim)
        start = int(claim["position"], 16)
        options = lambda s: {s & ~removed for needed, removed in moves if s & needed == needed}
    else:
        start, options = rows(claim["expression"]), bites

    @lru_cache(None)
    def nimber(position):
        found = {nimber(option) for option in options(position)}
        return next(v for v in range(len(found) + 1) if v not in found)

    return nimber(start)


def other(value):
    return random.choice([v for v in range(value + 3) if v != value])


def changed(certificate, kind, true):
    false = json.loads(json.dumps(certificate))
    part = false["parts"][0]["play"] if "parts" in false else false
    claims = part["claims"]
    what, start = ("piece", part["position"]) if "position" in part else ("position", part["expression"])
    part["nimber"] = other(true)
    whole = [c for c in claims if c[what] == start] or claims[-1:]
    for claim in whole:
        claim["nimber"] = part["nimber"]
    if kind == "propagated":
        for claim in claims:
            if claim not in whole and random.random() < 0.3:
                claim["nimber"] = other(claim["nimber"])
                claim["replies"] = [random.choice([0, reply]) for reply in claim["replies"]]
    elif kind == "option":
        for claim in whole:
            del claim["replies"][random.randrange(len(claim["replies"]))]
    elif kind == "circular":
        first, second = (random.choice(claims) for _ in range(2))
        for claim in (first, second, *whole):
            claim["replies"] = [random.randrange(3) for _ in claim["replies"]]
    elif kind == "piece":
        claim = random.choice(claims)
        if what == "piece":
            element = part.get("elements", part.get("side", 0) ** 2)
            claim["piece"] = format(int(claim["piece"], 16) | 1 << element + random.randrange(4), "x")
        else:
            claim["position"] = f"chomp({len(rows(start)) + 1},{random.randrange(1, 9)})"
    elif kind == "absent":
        rest = [claim for claim in claims if claim not in whole]
        if rest:
            claims.remove(random.choice(rest))
    if what == "piece" or random.random() < 0.2:
        random.shuffle(claims)
    return signed(false)


def main():
    seed, count, source, folder = sys.argv[1:]
    random.seed(int(seed))
    certificate = json.loads(Path(source).read_text(encoding="utf-8"))
    claim = certificate["parts"][0]["play"] if "parts" in certificate else certificate
    true = true_nimber(claim)
    if claim["move"] or claim["nimber"] != true:
        sys.exit(f"{source} does not claim the nimber {true} of its position")
    for number in range(int(count)):
        kind = KINDS[number % len(KINDS)]
        path = Path(folder) / f"{number:05}_{kind}.json"
        path.write_text(json.dumps(changed(certificate, kind, true)), encoding="utf-8")


main()
