#@ searched
known = {}


# the Grundy value; in misère play 1 for a won position, 0 for a lost one
def grundy(a):
    a = tuple(a)
    if a not in known:
        known[a] = -1
        seen = {grundy(after) for after in options(a)}
        known[a] = mex(seen) if not misere else 1 if not seen or 0 in seen else 0
    if known[a] < 0:
        raise ValueError("a position can come again")
    return known[a]
#@ staircase_moves
def options(a):
    for stair in range(len(a)):
        for taken in range(1, a[stair] + 1):
            after = list(a)
            after[stair] -= taken
            if stair > 0:
                after[stair - 1] += taken
            yield after
#@ boxes_moves
def options(a):
    need_vertices(a, 2, 2 + 2 * a[1], 1)
    first = 1 + 2 * a[1]  # before the tokens of box 1
    for arc in range(2, first, 2):
        for taken in range(1, a[first + a[arc]] + 1):
            after = list(a)
            after[first + a[arc]] -= taken
            after[first + a[arc + 1]] += taken
            yield after
#@ stairs3389_moves
def options(a):
    for start in range(1, len(a) + 1):
        for to in range(1, start):
            if (start + to) % 6 == 3:
                for taken in range(1, a[start - 1] + 1):
                    after = list(a)
                    after[start - 1] -= taken
                    after[to - 1] += taken
                    yield after
#@ silverdollar_moves
def options(a):
    coins = tuple(sorted(a))
    for i, coin in enumerate(coins):
        for to in range(coins[i - 1] + 1 if i > 0 else 0, coin):
            yield replaced(coins, i, to)
#@ northcott_moves
def options(a):
    for i in range(len(a)):
        other = a[i ^ 1]
        if a[i] == other:
            raise ValueError("two counters on one square")
        step = 1 if a[i] < other else -1
        for to in range(a[i] + step, other, step):
            yield replaced(a, i, to)
#@ geography_moves
def options(a):
    need_vertices(a, 1, 2, 0)
    need_vertices(a, 2, len(a), 1)
    token, edges = a[1], [a[i:i + 2] for i in range(2, len(a) - 1, 2)]
    if token == 0:
        for v in range(1, a[0] + 1):
            yield (a[0], v) + a[2:]
    # a vertex that was left takes part in no edge any more
    left = tuple(end for edge in edges if token not in edge for end in edge)
    for u, v in edges:
        if u != v and token in (u, v):
            yield (a[0], u + v - token) + left
#@ hackenbush_moves
def options(a):
    need_vertices(a, 1, len(a), 0)
    edges = [a[i:i + 2] for i in range(1, len(a) - 1, 2)]
    for cut in range(len(edges)):
        left = edges[:cut] + edges[cut + 1:]
        held, before = {0}, set()
        while held != before:
            before = set(held)
            for u, v in left:
                if u in held or v in held:
                    held |= {u, v}
        yield a[:1] + tuple(end for edge in left if edge[0] in held for end in edge)
#@ chomp
def options(rows):
    for i, row in enumerate(rows):
        if i > 0 and row > rows[i - 1]:
            raise ValueError("a row is longer than the one above it")
        for j in range(1 if i == 0 else 0, row):
            yield rows[:i] + tuple(min(each, j) for each in rows[i:])
#@ beside
def beside(a, cell):
    columns = a[0]
    if (cell - 1) % columns > 0:
        yield cell - 1
    if cell % columns > 0:
        yield cell + 1
    if cell > columns:
        yield cell - columns
    if cell + columns < len(a):
        yield cell + columns
#@ clobber
def options(a):
    for i in range(1, len(a)):
        for j in beside(a, i):
            if a[i] + a[j] == 3 and a[i] * a[j] > 0:
                board = list(a)
                board[j], board[i] = a[i], 0
                yield board
#@ nogo
# whether the group of a stone touches a free cell
def breathes(a, stone):
    group = [stone]
    for member in group:
        for cell in beside(a, member):
            if a[cell] == 0:
                return True
            if a[cell] == a[stone] and cell not in group:
                group.append(cell)
    return False


def options(a):
    for cell in range(1, len(a)):
        for colour in (1, 2) if a[cell] == 0 else ():
            board = replaced(a, cell, colour)
            stones = [near for near in beside(a, cell) if a[near] in (1, 2)]
            if all(breathes(board, stone) for stone in [cell] + stones):
                yield board
#@ nimstring
coins = []  # the four strings of each box
known = {}


# the strings that hang together with the first one left
def component(left):
    part, before = left & -left, 0
    while part != before:
        before = part
        for coin in coins:
            if coin & part:
                part |= coin & left
    return part


# whether the last string of a box is cut, so that the same player moves again
def takes(left, string):
    return any(coin & left == string for coin in coins)


# -1 if the board is loony: whoever is to move wins, whatever lies beside it
def value(left):
    if left == 0:
        return 0
    if left not in known:
        part = component(left)
        if part != left:
            a, b = value(part), value(left & ~part)
            known[left] = -1 if a < 0 or b < 0 else a ^ b
        else:
            known[left] = of_connected(left)
    return known[left]


def of_connected(left):
    # again: what remains with one's own move
    seen, again = set(), set()
    for place in range(left.bit_length()):
        string = 1 << place
        if left & string:
            (again if takes(left, string) else seen).add(value(left & ~string))
    if not again:
        return mex(seen)
    # beside *k a move that is made again wins unless what remains has the value k
    k = min(again)
    return k if len(again) == 1 and k not in seen else -1


def grundy(a):
    columns, sides = a[0], len(a) - 1
    step = 2 * columns + 1
    if sides > 62:
        raise ValueError("at most 62 sides")
    coins.clear()
    known.clear()
    for top in range(0, sides - step - columns + 1, step):
        for i in range(top, top + columns):
            coins.append(1 << i | 1 << i + columns | 1 << i + columns + 1 | 1 << i + step)
    left = sum(1 << side for side in range(sides) if a[side + 1] == 0)
    return int(won(left)) if misere else value(left)


def lost(a):
    return grundy(a) == 0


# in misère play, on the whole board
def won(left):
    if left not in known:
        strings = [1 << place for place in range(left.bit_length()) if left >> place & 1]
        known[left] = left == 0 or any(won(left & ~string) == takes(left, string) for string in strings)
    return known[left]
#@ limit
f = [{f}]  # its coefficients, the largest power first


# the limit after a move of x
def limit(x):
    total = 0
    for each in f:
        total = total * x + each
    return total
#@ schwenk
# the numbers that lose: each is its predecessor plus the least one before that allows to take it
def lost(a):
    n = a[0]
    if n == 0 or misere:
        return n == 0 and not misere
    numbers, part = [1], 0
    while numbers[-1] < n:
        if len(numbers) > 8000000:
            raise ValueError("too many steps")
        while limit(numbers[part]) < numbers[-1]:
            part += 1
        numbers.append(numbers[-1] + numbers[part])
    return numbers[-1] == n
#@ schwenk_values
from bisect import bisect_right

# for each heap the limits from which on its value is 1, 2, …
rises = []


def heap_value(n, q):
    while len(rises) <= n:
        heap, own, seen = len(rises), [], set()
        rises.append(own)
        for x in range(1, heap + 1):
            seen.add(heap_value(heap - x, limit(x)))
            while len(own) in seen:
                own.append(x)
    return bisect_right(rises[n], q)


# tokens and limits of heaps
def grundy(a):
    total = 0
    for i in range(0, len(a), 2):
        total ^= heap_value(a[i], a[i + 1])
    return total
#@ schwenk_moves
# tokens and limits of heaps
def options(a):
    for i in range(0, len(a), 2):
        for x in range(1, min(a[i], a[i + 1]) + 1):
            yield a[:i] + (a[i] - x, min(limit(x), a[i] - x)) + a[i + 2:]
#@ mogul
values = []
reached = [{0} for coins in range({less} + 1)]  # nim sums of up to so many coins


# the value of a coin: the least number that up to {less} coins to its left do not have
def value(coin):
    while len(values) <= coin:
        values.append(mex(reached[{less}]))
        for coins in range({less}, 0, -1):
            reached[coins] |= {each ^ values[-1] for each in reached[coins - 1]}
    return values[coin]


def grundy(coins):
    total = 0
    for coin in coins:
        total ^= value(coin)
    return total
#@ sprouts
# n before the first move; then regions, each of boundaries, each of the spots on a walk around it.
# A spot stands as 4 * its number + the ends of lines at it; -1 ends a boundary, -2 a region
def options(a):
    regions, ends = ([[[spot] for spot in range(a[0])]], [0] * a[0]) if len(a) == 1 else drawn(a)
    found = set()
    for r, region in enumerate(regions):
        rest = regions[:r] + regions[r + 1:]
        for i, j in ((i, j) for j in range(len(region)) for i in range(j + 1)):
            others = [region[k] for k in range(len(region)) if k != i and k != j]
            for p, x in enumerate(region[i]):
                for q, y in enumerate(region[j]):
                    after, new = ends + [2], len(ends)
                    after[x] += 1
                    after[y] += 1
                    if i != j:
                        line = walk(region[i], p, ends) + [new] + walk(region[j], q, ends) + [new]
                        found.add(written(rest + [[line] + others], after))
                    elif p < q and x != y or p == q and ends[x] < 2:
                        inner = region[i][p:q + 1] + [new]
                        outer = region[i][q:] + region[i][:p + (p < q)] + [new]
                        for chosen in range(1 << len(others)):
                            sides = [[inner], [outer]]
                            for place, boundary in enumerate(others):
                                sides[chosen >> place & 1].append(boundary)
                            found.add(written(rest + sides, after))
    return found


# from a spot around a boundary back to it
def walk(boundary, place, ends):
    back = boundary[place:place + 1] if ends[boundary[place]] > 0 else []
    return boundary[place:] + boundary[:place] + back


def drawn(a):
    regions, ends, region, boundary = [], [0] * len(a), [], []
    for code in a:
        if code == -2:
            regions.append(region)
            region = []
        elif code == -1:
            region.append(boundary)
            boundary = []
        else:
            boundary.append(code >> 2)
            ends[code >> 2] = code & 3
    return regions, ends


# without what no line can reach; walks begin where they are least, so that most pictures of one form
# are written alike
def written(regions, ends):
    left = []
    for region in regions:
        live = [[spot for spot in boundary if ends[spot] < 3] for boundary in region]
        live = [boundary for boundary in live if boundary]
        if sum(3 - ends[spot] for spot in {spot for boundary in live for spot in boundary}) > 1:
            left.append(live)
    met = [spot for region in left for boundary in region for spot in boundary]
    kind = {spot: 4 * ends[spot] + met.count(spot) for spot in met}
    kinds = lambda boundary: [kind[spot] for spot in boundary]
    turned = lambda boundary: min((boundary[i:] + boundary[:i] for i in range(len(boundary))), key=kinds)
    left = [sorted(map(turned, region), key=kinds) for region in left]
    left.sort(key=lambda region: [kinds(boundary) for boundary in region])
    names, a = {}, []
    for region in left:
        for boundary in region:
            a += [4 * names.setdefault(spot, len(names)) + ends[spot] for spot in boundary] + [-1]
        a.append(-2)
    return tuple(a)
#@ topentails_moves
# a stack of n coins that must be moved in stands last, as -1 - n
def options(a):
    forced = len(a) > 0 and a[-1] < 0
    for i in range(len(a) - 1 if forced else 0, len(a)):
        coins = -1 - a[i] if a[i] < 0 else a[i]
        others = a[:i] + a[i + 1:]
        for top in range(1, coins // 2 + 1):
            yield others + (top, coins - top)
        if coins > 0:
            yield others + (-coins,)
#@ mogul_moves
from itertools import combinations


# the coins that show heads; the rightmost one that is turned does
def options(coins):
    for right in coins:
        for count in range({less} + 1):
            for left in combinations(range(right), count):
                yield tuple(sorted(set(coins) ^ {right, *left}))
