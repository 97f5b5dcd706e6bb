"""Certificates that are false but consistent in form, so many of each kind, which `grundy check` and the program that is proved
right both have to refuse; they also have to agree on those that may be true:

    python3 verified/false_ones.py [COUNT] [SEED] [PART]

COUNT is 1000 if nothing is said, PART a text that the name of a generator or a command contains: without it all are done. The
checks of `grundy check` are asked of one process, `grundy mcp`. A file on which something is wrong is kept, and ends it with 1.
"""

import json
import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
GRUNDY = str(HERE.parent / "grundy")

PARTS = [
    ("false_periods.py", None),
    ("false_windows.py", None),
    ("false_boards.py", ["solve", "cram(4,4)"]),
    ("false_boards.py", ["solve", "cram(.../.#./.../...)"]),
    ("false_boards.py", ["solve", "nodekayles(a-b,b-c,c-d,d-e,e-a,a-f,f-g)"]),
    ("false_boards.py", ["solve", "arckayles(a-b,b-c,c-d,d-e,e-a,a-f,f-g)"]),
    ("false_boards.py", ["solve", "chomp(4,4)"]),
    ("false_quotients.py", ["quotient", "0.123"]),
    ("false_tame.py", ["genus", "subtraction[1,2,4]", "--to", "12"]),
    ("false_tame.py", ["genus", "octal[0.22]", "--to", "5"]),
]


class Checker:
    """`grundy check` of many files, by one process."""

    def __init__(self):
        self.process = subprocess.Popen([GRUNDY, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.asked = 0
        self.ask("initialize", {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "false_ones", "version": "1"}})

    def ask(self, method, params):
        self.asked += 1
        self.process.stdin.write(json.dumps({"jsonrpc": "2.0", "id": self.asked, "method": method, "params": params}) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())["result"]

    def ending(self, text):
        """0 if it accepts, 1 if it refuses, 2 if it cannot read it: as `grundy check` ends."""
        result = self.ask("tools/call", {"name": "check", "arguments": {"certificate": text}})
        return 2 if result.get("isError") else 0 if result["structuredContent"]["accepted"] else 1


def kinds(generator):
    return len(re.search(r"KINDS = \[(.*?)\]", (HERE / generator).read_text(), re.S).group(1).split(","))


def check(checker, path, wanted):
    ours = checker.ending(path.read_text())
    theirs = subprocess.run([HERE / "grundy-verify", path], capture_output=True).returncode
    if ours != theirs or ours not in wanted:
        shutil.copy(path, path.name)
        sys.exit(f"{path.name}: grundy check ends with {ours}, grundy-verify with {theirs}")
    return ours


def wanted(name):
    """How it may end: one that claims what is false is never accepted; one that claims what is true may have been changed
    elsewhere."""
    return [0, 1, 2] if "_true" in name or "_either" in name else [1, 2]


def part(checker, generator, command, count, seed):
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder, "made")
        made.mkdir()
        arguments = [sys.executable, HERE / generator, str(seed), str(count * kinds(generator))]
        if command:
            true = Path(folder, "true.json")
            subprocess.run([GRUNDY, *command, "--certificate", true], check=True, capture_output=True)
            check(checker, true, [0])
            arguments.append(true)
        subprocess.run([*arguments, made], check=True)
        refused = {}
        for path in sorted(made.iterdir()):
            kind = path.stem.split("_")[1]
            refused.setdefault(kind, [0, 0])[min(1, check(checker, path, wanted(path.name)))] += 1
        told = ", ".join(f"{kind} {no}" + (f" ({yes} accepted)" if yes else "") for kind, (yes, no) in sorted(refused.items()))
        print(f"{generator} {' '.join(command or [])}: both refuse {told}", flush=True)


def main(count=1000, seed=None, only=""):
    seed = int(seed) if seed else random.randrange(10**6)
    print(f"seed {seed}", flush=True)
    checker = Checker()
    for generator, command in PARTS:
        if only in " ".join([generator, *(command or [])]):
            part(checker, generator, command, int(count), seed)


main(*sys.argv[1:])
