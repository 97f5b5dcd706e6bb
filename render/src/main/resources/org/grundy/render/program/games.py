#@ read_numbers
def position(first):
    return numbers(parsed(first))
#@ read_heaps_and_reserve
def position(first):
    a = numbers(parsed(first))
    next_number()  # the reserve decides nothing
    return a
#@ read_pairs
def position(first):
    return numbers(2 * parsed(first))
#@ read_graph
def position(first):
    return (parsed(first),) + numbers(2 * next_number())
#@ read_graph_with_token
def position(first):
    edges, token = next_number(), next_number()
    return (parsed(first), token) + numbers(2 * edges)
#@ read_boxes
def position(first):
    boxes, arcs = parsed(first), next_number()
    return (boxes, arcs) + numbers(2 * arcs + boxes)
#@ cell
def cell(sign):
    return {".": 0, "o": 2, "O": 2, "#": 3}.get(sign, 1)
#@ read_row
def position(first):
    return [cell(sign) for sign in first]
#@ read_board
def position(first):
    rows, columns = parsed(first), next_number()
    return [columns] + [cell(sign) for row in range(rows) for sign in word()]
#@ read_strings
def position(first):
    rows, columns = parsed(first), next_number()
    return [columns] + [cell(sign) for row in range(2 * rows + 1) for sign in word()]
#@ read_limited
def position(first):
    # the first move leaves a token
    return [each for heap in numbers(parsed(first)) for each in (heap, max(0, heap - 1))]
#@ read_number
def position(first):
    return [parsed(first)]
#@ need_vertices
# refuses numbers from a place on that are no vertices: less than the least one, or beyond the first number
def need_vertices(a, first, end, least):
    if any(not least <= v <= a[0] for v in a[first:end]):
        raise ValueError("there is no such vertex")
#@ moore
def lost(heaps):
    most = max(heaps, default=0)
    for place in range(most.bit_length() + 1):
        wanted = 1 if misere and most <= 1 and place == 0 else 0
        if sum(heap >> place & 1 for heap in heaps) % {k1} != wanted:
            return False
    return True
#@ staircase
def grundy(stairs):
    total = 0
    for tokens in stairs[::2]:  # stairs 1, 3, 5, …
        total ^= tokens
    return total
#@ boxes
def grundy(a):
    need_vertices(a, 2, 2 + 2 * a[1], 1)
    boxes, arcs = a[0], a[1]
    to = [[] for box in range(boxes + 1)]
    for i in range(arcs):
        to[a[2 + 2 * i]].append(a[3 + 2 * i])
    odd = {}
    more = True
    while more:  # a box is odd if it has an arc to an even one
        more = False
        for box in range(1, boxes + 1):
            if box in odd or not all(each in odd for each in to[box]):
                continue
            odd[box] = 1 - odd[to[box][0]] if to[box] else 0
            if any(odd[each] == odd[box] for each in to[box]):
                raise ValueError("ways from a box are even and odd")
            more = True
    if len(odd) < boxes:
        raise ValueError("the boxes lead round in a circle")
    total = 0
    for box in range(1, boxes + 1):
        if odd[box]:
            total ^= a[2 + 2 * arcs + box - 1]
    return total
#@ stairs3389
def grundy(boxes):
    total = 0
    for box, cards in enumerate(boxes, 1):
        if box % 6 in (0, 2, 5):
            total ^= cards
    return total
#@ silverdollar
def grundy(squares):
    coins = sorted(squares)
    total = 0
    for i in range(len(coins) - 1, -1, -2):
        total ^= coins[i] - (coins[i - 1] if i > 0 else -1) - 1
    return total
#@ northcott
def grundy(rows):
    total = 0
    for i in range(0, len(rows) - 1, 2):
        if rows[i] == rows[i + 1]:
            raise ValueError("two counters on one square")
        total ^= abs(rows[i] - rows[i + 1]) - 1
    return total
#@ pokernim
def grundy(heaps):
    total = 0
    for heap in heaps:
        total ^= heap
    return total


def lost(heaps):
    return grundy(heaps) == (1 if misere and max(heaps, default=0) <= 1 else 0)
#@ treblecross
runs = [0]


def run(length):
    # the value of a run of safe cells
    while len(runs) <= length:
        n = len(runs)
        runs.append(mex({runs[max(0, i - 2)] ^ runs[max(0, n - i - 3)] for i in range(n)}))
    return runs[length]


def lost(cells):
    n = len(cells)

    def cross(i):
        return 0 <= i < n and cells[i] != 0

    if any(cross(i) and cross(i + 1) and cross(i + 2) for i in range(n)):
        return True  # play is over
    for i in range(n):
        left, right = cross(i - 1), cross(i + 1)
        if not cross(i) and (cross(i - 2) and left or left and right or right and cross(i + 2)):
            return False
    total = safe = 0
    for i in range(n + 1):
        if i == n or any(cross(j) for j in range(i - 2, i + 3)):
            total ^= run(safe)
            safe = 0
        else:
            safe += 1
    return total == 0
#@ topentails
# Grundy values of stacks; -1 for a loony one
values = []
# whether who must move in the stack wins beside *k; the last for all larger k
wins = []


def beside(stack, k):
    return wins[stack][min(k, len(wins[stack]) - 1)]


def grundy_of_stack(coins):
    while len(values) <= coins:
        n = len(values)
        splits = {values[i] ^ values[n - i] for i in range(1, n // 2 + 1) if min(values[i], values[n - i]) >= 0}
        most = max([len(wins[n - 1]) if n > 0 else 1] + [value + 2 for value in splits])
        wins.append([k in splits or n > 0 and not beside(n - 1, k) for k in range(most)])
        values.append(wins[n].index(False) if False in wins[n] else -1)
    return values[coins]


def grundy(stacks):
    # -1 if a stack is loony
    total = 0
    known = [grundy_of_stack(coins) for coins in stacks]
    for value in known:
        total ^= value
    return -1 if -1 in known else total
#@ taking
# sets of vertices; a move needs some that are left, and takes them and others away
moves = []
touching = []
known = {}
sys.setrecursionlimit(10000)


def only(vertex):
    if not 1 <= vertex <= len(touching):
        raise ValueError("no such vertex")
    return 1 << (vertex - 1)


def fresh(vertices):
    moves.clear()
    known.clear()
    touching[:] = [0] * vertices
    return (1 << vertices) - 1


def touch(u, v):
    touching[u - 1] |= only(v)
    touching[v - 1] |= only(u)


def component(left):
    # the vertices that hang together with the first one left
    part, before = left & -left, 0
    while part != before:
        before = part
        for v in range(len(touching)):
            if part >> v & 1:
                part |= touching[v] & left
    return part


def value(left):
    if left == 0:
        return 0
    part = component(left)
    if part != left:
        return value(part) ^ value(left & ~part)
    if left not in known:
        known[left] = mex({value(left & ~goes) for needs, goes in moves if needs & ~left == 0})
    return known[left]


def lost_alone(left):
    if left not in known:
        options = [left & ~goes for needs, goes in moves if needs & ~left == 0]
        known[left] = not any(lost_alone(option) for option in options) and (bool(options) or not misere)
    return known[left]


def grundy(a):
    return value(prepared(a))


def lost(a):
    everything = prepared(a)
    return lost_alone(everything) if misere else value(everything) == 0
#@ nodekayles
def prepared(a):
    need_vertices(a, 1, len(a), 1)
    everything = fresh(a[0])
    for i in range(1, len(a) - 1, 2):
        touch(a[i], a[i + 1])
    for v in range(1, a[0] + 1):
        moves.append((only(v), only(v) | touching[v - 1]))
    return everything
#@ arckayles
def prepared(a):
    need_vertices(a, 1, len(a), 1)
    everything = fresh(a[0])
    for i in range(1, len(a) - 1, 2):
        touch(a[i], a[i + 1])
        both = only(a[i]) | only(a[i + 1])
        if a[i] != a[i + 1]:
            moves.append((both, both))
    return everything
#@ cram
def domino(a, u, v):
    if a[u] == 0 and a[v] == 0:
        touch(u, v)
        moves.append((only(u) | only(v), only(u) | only(v)))


def prepared(a):
    columns, cells = a[0], len(a) - 1
    everything = fresh(cells)
    for cell in range(1, cells + 1):
        if cell % columns != 0:
            domino(a, cell, cell + 1)
        if cell + columns <= cells:
            domino(a, cell, cell + columns)
    return everything
#@ poset
def prepared(a):
    need_vertices(a, 1, len(a), 1)
    everything = fresh(a[0])
    above = [only(v) for v in range(1, a[0] + 1)]
    more = True
    while more:
        more = False
        for i in range(1, len(a) - 1, 2):
            both = above[a[i] - 1] | above[a[i + 1] - 1]
            more = more or both != above[a[i] - 1]
            above[a[i] - 1] = both
    for v in range(1, a[0] + 1):
        moves.append((only(v), above[v - 1]))
        for w in range(1, a[0] + 1):
            if above[v - 1] & only(w):
                touch(v, w)
    return everything
#@ geography
def missed(n, to):
    # the vertices that some maximum matching misses (Edmonds)
    mate, reached = [0] * (n + 1), []

    def augment(root):
        came = [0] * (n + 1)
        base = list(range(n + 1))
        queue, used = [root], {root}
        reached.append(used)

        def meet(a, b):
            met = set()
            while True:
                a = base[a]
                met.add(a)
                if mate[a] == 0:
                    break
                a = came[mate[a]]
            while base[b] not in met:
                b = came[mate[base[b]]]
            return base[b]

        def mark(v, top, child, blossom):
            while base[v] != top:
                blossom.update((base[v], base[mate[v]]))
                came[v] = child
                child = mate[v]
                v = came[mate[v]]

        for v in queue:
            for w in to[v]:
                if base[v] == base[w] or mate[v] == w:
                    continue
                if w == root or mate[w] != 0 and came[mate[w]] != 0:
                    top, blossom = meet(v, w), set()
                    mark(v, top, w, blossom)
                    mark(w, top, v, blossom)
                    for u in range(1, n + 1):
                        if base[u] in blossom:
                            base[u] = top
                            if u not in used:
                                used.add(u)
                                queue.append(u)
                elif came[w] == 0:
                    came[w] = v
                    if mate[w] == 0:
                        while w != 0:
                            before = came[w]
                            following = mate[before]
                            mate[w], mate[before] = before, w
                            w = following
                        return True
                    used.add(mate[w])
                    queue.append(mate[w])
        return False

    for v in range(1, n + 1):
        if mate[v] == 0:
            augment(v)
    reached.clear()
    for v in range(1, n + 1):
        if mate[v] == 0:
            augment(v)
    return set().union(*reached)


known = [None, set()]  # the last graph, which may come again with another token


def lost(a):
    need_vertices(a, 1, 2, 0)
    need_vertices(a, 2, len(a), 1)
    n, token = a[0], a[1]
    graph = [n] + list(a[2:])
    if known[0] != graph:
        to = [[] for v in range(n + 1)]
        for i in range(2, len(a) - 1, 2):
            to[a[i]].append(a[i + 1])
            to[a[i + 1]].append(a[i])
        known[:] = [graph, missed(n, to)]
    return not known[1] if token == 0 else token in known[1]
#@ hackenbush
sys.setrecursionlimit(1 << 20)


def grundy(a):
    need_vertices(a, 1, len(a), 0)
    n = a[0]
    edges = [[] for v in range(n + 1)]  # where to, and which edge
    met, low, worth = [0] * (n + 1), [0] * (n + 1), [0] * (n + 1)
    for i in range(1, len(a) - 1, 2):
        if a[i] == a[i + 1]:
            worth[a[i]] ^= 1
        else:
            edges[a[i]].append((a[i + 1], i))
            edges[a[i + 1]].append((a[i], i))
    time = 0

    def visit(v, over):
        nonlocal time
        time += 1
        met[v] = low[v] = time
        for w, edge in edges[v]:
            if edge == over:
                continue
            if met[w] == 0:
                visit(w, edge)
                low[v] = min(low[v], low[w])
                worth[v] ^= worth[w] + 1 if low[w] > met[v] else worth[w] ^ 1  # a bridge, or fused with w
            elif met[w] < met[v]:
                low[v] = min(low[v], met[w])
                worth[v] ^= 1

    visit(0, 0)
    return worth[0]
#@ digraph
def outcome(a):
    need_vertices(a, 1, len(a), 1)
    # 0: the token is lost for who is to move, 1: won, 2: a draw by play without end
    n = a[0]
    into = [[] for v in range(n + 1)]
    left = [0] * (n + 1)
    label = [2] * (n + 1)
    for i in range(2, len(a) - 1, 2):
        into[a[i + 1]].append(a[i])
        left[a[i]] += 1
    queue = [v for v in range(1, n + 1) if left[v] == 0]
    for v in queue:
        label[v] = 1 if misere else 0
    for to in queue:
        for v in into[to]:
            if label[v] != 2:
                continue
            left[v] -= 1
            if label[to] == 0 or left[v] == 0:
                label[v] = 1 if label[to] == 0 else 0
                queue.append(v)
    return label[a[1]]
