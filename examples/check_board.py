"""Checks a certificate of a board that `grundy solve EXPRESSION --certificate FILE` wrote.

    python3 check_board.py FILE

Written from docs/certificates.md alone: it shares no code with Grundy. Of `expression` it compares Cram on whole boards
and on drawn ones; the boards of other games are told as what they are in the file, for their expressions
are not compared.
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


def elements(text):
    refuse_unless(re.fullmatch("[0-9a-f]{1,1024}", text), "no set: " + text)
    number = int(text, 16)
    return frozenset(e for e in range(number.bit_length()) if number >> e & 1)


class Board:
    def __init__(self, file):
        self.side = file.get("side", 0)
        self.count = self.side**2 if self.side else file["elements"]
        refuse_unless(0 < self.count <= 4096, "the board is too large")
        if self.side:
            dominoes = []
            for cell in range(self.count):
                if (cell + 1) % self.side:
                    dominoes.append(frozenset({cell, cell + 1}))
                if cell + self.side < self.count:
                    dominoes.append(frozenset({cell, cell + self.side}))
            self.moves = [(both, both) for both in dominoes]
        else:
            self.moves = [(elements(m["needed"]), elements(m["removed"])) for m in file["moves"]]
        for needed, removed in self.moves:
            refuse_unless(needed & removed and max(needed | removed) < self.count, "a move is none")

    def options(self, left):
        return [left - removed for needed, removed in self.moves if needed <= left]

    def pieces(self, left):
        pieces = []
        for needed, removed in self.moves:
            if needed <= left:
                joined = needed | removed & left
                apart = [piece for piece in pieces if not piece & joined]
                for piece in pieces:
                    if piece & joined:
                        joined |= piece
                pieces = apart + [joined]
        return pieces

    def image(self, piece):
        if not self.side:
            return piece
        images = []
        cells = [divmod(cell, self.side) for cell in piece]
        for turned in (cells, [(c, r) for r, c in cells]):
            for down in (1, -1):
                for right in (1, -1):
                    rows = [down * r for r, c in turned]
                    columns = [right * c for r, c in turned]
                    images.append(sorted((r - min(rows), c - min(columns)) for r, c in zip(rows, columns)))
        return tuple(min(images))


def cram(expression):
    sides = re.fullmatch(r"cram\((\d+),(\d+)\)", expression)
    if sides:
        return {(r, c) for r in range(int(sides[1])) for c in range(int(sides[2]))}
    drawn = re.fullmatch(r"cram\(([.#/]+)\)", expression)
    refuse_unless(drawn, "dominoes are laid on boards of Cram, not on " + expression)
    lines = drawn[1].split("/")
    return {(r, c) for r, line in enumerate(lines) for c, sign in enumerate(line) if sign == "."}


def check(file):
    others = {name: value for name, value in file.items() if name != "digest"}
    text = json.dumps(others, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    refuse_unless(file.get("digest") in (None, hashlib.sha256(text.encode()).hexdigest()), "the digest is another one")
    refuse_unless(file["format"] == "grundy nimber certificate" and file["version"] == 2, "this is no board")
    refuse_unless(file["convention"] == CONVENTION, "these are other sums")
    board = Board(file)
    position = elements(file["position"])
    if board.side:
        cells = {divmod(cell, board.side) for cell in position}
        named = cram(file["expression"])
        refuse_unless(cells in (named, {(c, r) for r, c in named}), "the board is another one")
    claimed = {}
    for claim in file["claims"]:
        piece = elements(claim["piece"])
        refuse_unless(max(piece, default=0) < board.count, "a piece is beyond the board")
        nimber = claimed.setdefault(board.image(piece), claim["nimber"])
        refuse_unless(nimber == claim["nimber"], "two claims contradict each other")

    def told(left):
        alone = set()
        for piece in board.pieces(left):
            alone ^= {board.image(piece)}
        total = 0
        for image in alone:
            if image not in claimed:
                return None
            total ^= claimed[image]
        return total

    def after(left, move):
        options = board.options(left)
        return told(options[move - 1]) if 0 < move <= len(options) else None

    for claim in file["claims"]:
        options = board.options(elements(claim["piece"]))
        nimber = claim["nimber"]
        refuse_unless(len(options) == len(claim["replies"]), "there is not one reply for each move")
        for option, reply in zip(options, claim["replies"]):
            here = told(option)
            refuse_unless(reply or here not in (None, nimber), "an option is not told, or has the nimber claimed")
            refuse_unless(not reply or after(option, reply) == nimber, "a reply leads elsewhere")
        below = {told(option) for option in options}
        refuse_unless(below.issuperset(range(nimber)), "a lower nimber is missing")
    move, nimber = file["move"], file["nimber"]
    refuse_unless(move == 0 or nimber == 0, "a move that leaves another nimber wins nothing")
    refuse_unless((after(position, move) if move else told(position)) == nimber, "the claims do not tell the position")
    # Which moves a graph or a set of another game has is not known here: the file alone says what it is called.
    board_told = file["expression"] if board.side else "a board of %d elements, not compared with %s" % (
        board.count,
        file["expression"],
    )
    return "%s: %s" % (board_told, "move %d wins" % move if move else "Grundy value %d" % nimber)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as source:
        print("accepted: " + check(json.load(source, object_pairs_hook=once)))
