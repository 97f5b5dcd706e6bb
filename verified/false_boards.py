"""Changes a true certificate of a board to false ones that are consistent in form, with digest made anew:

    python3 false_boards.py SEED COUNT CERTIFICATE FOLDER

Each claims another nimber of the position than the true one, and something in the table was made to fit: `value` has one
wrong value, that of the position; `propagated` all values anew as if the table had only the changed one; `option` leaves a
reply out; `circular` has two claims lean on each other; `piece` has a piece with an element that the board has not;
`absent` leaves a claim out. The name tells the kind: 00003_circular.json.
"""

import hashlib
import json
import random
import sys
from pathlib import Path

KINDS = ["value", "propagated", "option", "circular", "piece", "absent"]


def signed(certificate):
    others = {name: value for name, value in certificate.items() if name != "digest"}
    text = json.dumps(others, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return {**others, "digest": hashlib.sha256(text.encode()).hexdigest()}


def other(value):
    return random.choice([v for v in range(value + 3) if v != value])


def changed(certificate, kind):
    false = json.loads(json.dumps(certificate))
    claims = false["claims"]
    false["nimber"] = other(false["nimber"])
    whole = [c for c in claims if c["piece"] == false["position"]] or claims[-1:]
    for claim in whole:
        claim["nimber"] = false["nimber"]
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
        element = false.get("elements", false.get("side", 0) ** 2)
        claim = random.choice(claims)
        claim["piece"] = format(int(claim["piece"], 16) | 1 << element + random.randrange(4), "x")
    elif kind == "absent":
        rest = [claim for claim in claims if claim not in whole]
        if rest:
            claims.remove(random.choice(rest))
    random.shuffle(claims)
    return signed(false)


def main():
    seed, count, source, folder = sys.argv[1:]
    random.seed(int(seed))
    certificate = json.loads(Path(source).read_text(encoding="utf-8"))
    for number in range(int(count)):
        kind = KINDS[number % len(KINDS)]
        path = Path(folder) / f"{number:05}_{kind}.json"
        path.write_text(json.dumps(changed(certificate, kind)), encoding="utf-8")


main()
