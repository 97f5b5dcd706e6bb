"""Checks a certificate of a period that `grundy period CODE --certificate FILE` wrote.

    python3 check_period.py FILE

Written from docs/certificates.md alone: it shares no code with Grundy. Values are computed by the definition, so that a few
thousand are within reach.
"""

import hashlib
import json
import re
import sys

CONVENTION = {"join": "disjunctive", "ending": "long", "play": "normal"}


def refuse_unless(condition, why):
    if not condition:
        sys.exit("refused: " + why)


def once(pairs):
    refuse_unless(len(dict(pairs)) == len(pairs), "a member comes twice")
    return dict(pairs)


def mex(values):
    least = 0
    while least in values:
        least += 1
    return least


class Code:
    def __init__(self, text):
        plain = re.sub("([0-3])!", r"\1", text)
        refuse_unless(re.fullmatch(r"[0-9A-V]\.[0-9A-V]+", plain), "no theorem speaks of this code")
        self.digits = [int(digit, 32) for digit in plain.replace(".", "", 1).rstrip("0") or "0"]
        refuse_unless(not self.digits[0] & 3, "a move must take something or split")
        self.last = len(self.digits) - 1
        self.heaps = max([1] + [digit.bit_length() - 1 for digit in self.digits])

    def option_values(self, n, known):
        for taken, digit in enumerate(self.digits[: n + 1]):
            for heaps in range(5):
                if digit >> heaps & 1:
                    yield from self.sums(n - taken, heaps, 1, known)

    def sums(self, rest, heaps, least, known):
        if heaps == 0:
            if rest == 0:
                yield 0
        elif heaps == 1:
            if rest >= least:
                yield known[rest]
        else:
            for part in range(least, rest // heaps + 1):
                for value in self.sums(rest - part, heaps - 1, part, known):
                    yield known[part] ^ value


class Numbers:
    heaps = 1

    def __init__(self, text, all_but):
        refuse_unless(re.fullmatch(r"[1-9]\d*(,[1-9]\d*)*", text), "this is no set")
        self.members = {int(member) for member in text.split(",")}
        self.last = max(self.members)
        self.all_but = all_but

    def option_values(self, n, known):
        return (known[n - taken] for taken in range(1, n + 1) if (taken in self.members) != self.all_but)


def state(known, m, k):
    far = set(known[: m - k + 1])
    base = mex(far)
    return base, sorted(v - base for v in far if v > base), [max(-1, v - base) for v in known[m - k + 1 : m + 1]]


def check(file):
    others = {name: value for name, value in file.items() if name != "digest"}
    text = json.dumps(others, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    refuse_unless(file.get("digest") in (None, hashlib.sha256(text.encode()).hexdigest()), "the digest is another one")
    refuse_unless(file["format"] == "grundy period certificate" and file["version"] == 2, "this is no period")
    refuse_unless(file["convention"] == CONVENTION, "these are other sums")
    n0, p, s, count = (file[name] for name in ("preperiod", "period", "saltus", "checkedTo"))
    theorem = file["theorem"]
    refuse_unless(theorem in ("guy-smith", "finite-subtraction", "all-but"), "no such theorem")
    refuse_unless(n0 >= 0 and p >= 1 and s >= 0 and (s == 0 or theorem == "all-but"), "this is no period")
    rules = Code(file["code"]) if theorem == "guy-smith" else Numbers(file["code"], theorem == "all-but")
    k = rules.last
    needed = {
        "guy-smith": rules.heaps * (max(1, n0) + p) + k,
        "finite-subtraction": n0 + p + k,
        "all-but": max(k, n0) + p,
    }[theorem]
    refuse_unless(needed <= count < 2**31 - 8, "the theorem needs %d values" % needed)
    known = []
    for n in range(count):
        known.append(mex(set(rules.option_values(n, known))))
    refuse_unless(not file["values"] or file["values"] == known, "the values are others")
    checksum = hashlib.sha256(b"".join(value.to_bytes(4, "big") for value in known)).hexdigest()
    refuse_unless(checksum == file["checksum"], "the values have another checksum")
    refuse_unless(all(known[n + p] == known[n] + s for n in range(n0, count - p)), "the values are not repeated")
    if theorem == "all-but":

        def repeats(m):
            (base, *before), (later, *after) = state(known, m, k), state(known, m + p, k)
            return later - base == s and before == after

        refuse_unless(any(map(repeats, range(count - 1 - p, max(k, n0 - 1) - 1, -1))), "the state is not repeated")
    return "%s: G(n + %d) = G(n)%s for all n >= %d" % (file["code"], p, " + %d" % s if s else "", n0)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as source:
        print("accepted: " + check(json.load(source, object_pairs_hook=once)))
