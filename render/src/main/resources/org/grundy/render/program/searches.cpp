//@ searched
typedef vector<long long> Position;
map<Position, int> known;

vector<Position> options(const Position& a);

// the Grundy value; in misère play 1 for a won position, 0 for a lost one
int value(const Position& a) {
    auto found = known.find(a);
    if (found != known.end() && found->second < 0) throw domain_error("a position can come again");
    if (found != known.end()) return found->second;
    known[a] = -1;
    vector<int> seen;
    for (const Position& next : options(a)) seen.push_back(value(next));
    bool won = seen.empty() || find(seen.begin(), seen.end(), 0) != seen.end();
    return known[a] = misere ? won : mex(seen);
}

long long grundy(const Position& a) {
    return value(a);
}
//@ staircase_moves
vector<Position> options(const Position& a) {
    vector<Position> all;
    for (size_t stair = 0; stair < a.size(); stair++)
        for (long long taken = 1; taken <= a[stair]; taken++) {
            Position next = a;
            next[stair] -= taken;
            if (stair > 0) next[stair - 1] += taken;
            all.push_back(next);
        }
    return all;
}
//@ boxes_moves
vector<Position> options(const Position& a) {
    need_vertices(a, 2, 2 + 2 * a[1], 1);
    vector<Position> all;
    size_t first = 2 + 2 * a[1] - 1;  // before the tokens of box 1
    for (size_t arc = 2; arc < first; arc += 2)
        for (long long taken = 1; taken <= a.at(first + a[arc]); taken++) {
            Position next = a;
            next[first + a[arc]] -= taken;
            next.at(first + a[arc + 1]) += taken;
            all.push_back(next);
        }
    return all;
}
//@ stairs3389_moves
vector<Position> options(const Position& a) {
    vector<Position> all;
    for (size_t from = 1; from <= a.size(); from++)
        for (size_t to = 1; to < from; to++)
            for (long long taken = 1; (from + to) % 6 == 3 && taken <= a[from - 1]; taken++) {
                Position next = a;
                next[from - 1] -= taken;
                next[to - 1] += taken;
                all.push_back(next);
            }
    return all;
}
//@ silverdollar_moves
vector<Position> options(const Position& a) {
    Position coins = a;
    sort(coins.begin(), coins.end());
    vector<Position> all;
    for (size_t i = 0; i < coins.size(); i++)
        for (long long to = i == 0 ? 0 : coins[i - 1] + 1; to < coins[i]; to++)
            all.push_back(replaced(coins, i, to));
    return all;
}
//@ northcott_moves
vector<Position> options(const Position& a) {
    vector<Position> all;
    for (size_t i = 0; i < a.size(); i++) {
        long long step = a[i] < a[i ^ 1] ? 1 : -1;
        if (a[i] == a[i ^ 1]) throw domain_error("two counters on one square");
        for (long long to = a[i] + step; to != a[i ^ 1]; to += step) all.push_back(replaced(a, i, to));
    }
    return all;
}
//@ geography_moves
// a vertex that was left takes part in no edge any more
vector<Position> options(const Position& a) {
    need_vertices(a, 1, 2, 0);
    need_vertices(a, 2, a.size(), 1);
    vector<Position> all;
    auto go = [&](long long to) {
        Position next{a[0], to};
        for (size_t i = 2; i + 1 < a.size(); i += 2)
            if (a[1] == 0 || (a[i] != a[1] && a[i + 1] != a[1])) next.insert(next.end(), {a[i], a[i + 1]});
        all.push_back(next);
    };
    for (long long v = 1; v <= a[0] && a[1] == 0; v++) go(v);
    for (size_t i = 2; i + 1 < a.size(); i += 2)
        if (a[i] != a[i + 1] && (a[i] == a[1] || a[i + 1] == a[1])) go(a[i] + a[i + 1] - a[1]);
    return all;
}
//@ hackenbush_moves
vector<Position> options(const Position& a) {
    need_vertices(a, 1, a.size(), 0);
    vector<Position> all;
    for (size_t cut = 1; cut + 1 < a.size(); cut += 2) {
        vector<bool> held(a[0] + 1);
        held[0] = true;
        for (bool more = true; more;) {
            more = false;
            for (size_t i = 1; i + 1 < a.size(); i += 2)
                if (i != cut && held.at(a[i]) != held.at(a[i + 1])) held[a[i]] = held[a[i + 1]] = more = true;
        }
        Position next{a[0]};
        for (size_t i = 1; i + 1 < a.size(); i += 2)
            if (i != cut && held[a[i]]) next.insert(next.end(), {a[i], a[i + 1]});
        all.push_back(next);
    }
    return all;
}
//@ chomp
vector<Position> options(const Position& rows) {
    vector<Position> all;
    for (size_t i = 0; i < rows.size(); i++) {
        if (i > 0 && rows[i] > rows[i - 1]) throw domain_error("a row is longer than the one above it");
        for (long long j = i == 0 ? 1 : 0; j < rows[i]; j++) {
            Position next = rows;
            for (size_t k = i; k < rows.size(); k++) next[k] = min(next[k], j);
            all.push_back(next);
        }
    }
    return all;
}
//@ beside
vector<long long> beside(const Position& a, long long cell) {
    long long columns = a[0];
    vector<long long> all;
    if ((cell - 1) % columns > 0) all.push_back(cell - 1);
    if (cell % columns > 0) all.push_back(cell + 1);
    if (cell > columns) all.push_back(cell - columns);
    if (cell + columns < (long long) a.size()) all.push_back(cell + columns);
    return all;
}
//@ clobber
vector<Position> options(const Position& a) {
    vector<Position> all;
    for (long long from = 1; from < (long long) a.size(); from++)
        for (long long to : beside(a, from)) {
            if (a[from] + a[to] != 3 || a[from] == 0 || a[to] == 0) continue;
            Position next = a;
            next[to] = a[from];
            next[from] = 0;
            all.push_back(next);
        }
    return all;
}
//@ nogo
// whether the group of a stone touches a free cell
bool breathes(const Position& a, long long stone) {
    vector<bool> met(a.size());
    vector<long long> group{stone};
    met[stone] = true;
    for (size_t i = 0; i < group.size(); i++)
        for (long long cell : beside(a, group[i])) {
            if (a[cell] == 0) return true;
            if (a[cell] == a[stone] && !met[cell]) met[cell] = true, group.push_back(cell);
        }
    return false;
}

vector<Position> options(const Position& a) {
    vector<Position> all;
    for (long long cell = 1; cell < (long long) a.size(); cell++)
        for (long long colour = 1; colour <= 2 && a[cell] == 0; colour++) {
            Position next = replaced(a, cell, colour);
            bool allowed = breathes(next, cell);
            for (long long near : beside(next, cell))
                if (next[near] == 1 || next[near] == 2) allowed = allowed && breathes(next, near);
            if (allowed) all.push_back(next);
        }
    return all;
}
//@ nimstring
vector<unsigned long long> coins;  // the four strings of each box
map<unsigned long long, int> known;

// the strings that hang together with the first one left
unsigned long long component(unsigned long long left) {
    unsigned long long part = left & (~left + 1), before = 0;
    while (part != before) {
        before = part;
        for (unsigned long long coin : coins)
            if (coin & part) part |= coin & left;
    }
    return part;
}

// whether the last string of a box is cut, so that the same player moves again
bool takes(unsigned long long left, unsigned long long string) {
    for (unsigned long long coin : coins)
        if ((coin & left) == string) return true;
    return false;
}

// -1 if the board is loony: whoever is to move wins, whatever lies beside it
int value(unsigned long long left) {
    if (left == 0) return 0;
    auto found = known.find(left);
    if (found != known.end()) return found->second;
    unsigned long long part = component(left);
    if (part != left) {
        int a = value(part), b = value(left & ~part);
        return known[left] = a < 0 || b < 0 ? -1 : a ^ b;
    }
    // again: what remains with one's own move
    vector<int> seen, again;
    for (unsigned long long rest = left; rest != 0; rest &= rest - 1) {
        unsigned long long string = rest & (~rest + 1);
        (takes(left, string) ? again : seen).push_back(value(left & ~string));
    }
    if (again.empty()) return known[left] = mex(seen);
    // beside *k a move that is made again wins unless what remains has the value k
    int k = again[0];
    for (int each : again) k = each == again[0] ? k : -1;
    return known[left] = find(seen.begin(), seen.end(), k) == seen.end() ? k : -1;
}

// in misère play, on the whole board
bool won(unsigned long long left) {
    auto found = known.find(left);
    if (found != known.end()) return found->second;
    bool wins = left == 0;
    for (unsigned long long rest = left; rest != 0; rest &= rest - 1) {
        unsigned long long string = rest & (~rest + 1);
        wins = wins || won(left & ~string) == takes(left, string);
    }
    return known[left] = wins;
}

long long grundy(const vector<long long>& a) {
    long long columns = a[0], step = 2 * columns + 1, sides = a.size() - 1;
    if (sides > 62) throw out_of_range("at most 62 sides");
    coins.clear();
    known.clear();
    for (long long top = 0; top + step + columns <= sides; top += step)
        for (long long i = top; i < top + columns; i++)
            coins.push_back(1ULL << i | 1ULL << (i + columns) | 1ULL << (i + columns + 1) | 1ULL << (i + step));
    unsigned long long left = 0;
    for (long long side = 0; side < sides; side++)
        if (a[side + 1] == 0) left |= 1ULL << side;
    return misere ? won(left) : value(left);
}

bool lost(const vector<long long>& a) {
    return grundy(a) == 0;
}
//@ limit
const vector<long long> f{{f}};  // its coefficients, the largest power first

// the limit after a move of x, as far as it matters to n tokens
long long limit(long long x, long long n) {
    long long sum = 0;
    for (long long each : f) sum = sum > (n - each) / x ? n : min(n, sum * x + each);
    return sum;
}
//@ schwenk
// the numbers that lose: each is its predecessor plus the least one before that allows to take it
bool lost(const vector<long long>& a) {
    long long n = a[0];
    if (n == 0 || misere) return n == 0 && !misere;
    vector<long long> numbers{1};
    size_t part = 0;
    while (numbers.back() < n) {
        if (numbers.size() > 8000000) throw out_of_range("too many steps");
        while (limit(numbers[part], n) < numbers.back()) part++;
        if (numbers[part] > n - numbers.back()) return false;
        numbers.push_back(numbers.back() + numbers[part]);
    }
    return numbers.back() == n;
}
//@ schwenk_values
// for each heap the limits from which on its value is 1, 2, …
vector<vector<long long>> rises;

long long heap_value(long long n, long long q) {
    while ((long long) rises.size() <= n) {
        long long heap = rises.size();
        rises.push_back({});
        vector<bool> seen;
        for (long long x = 1; x <= heap; x++) {
            size_t left = heap_value(heap - x, limit(x, heap - x));
            if (seen.size() <= left) seen.resize(left + 1);
            seen[left] = true;
            while (rises[heap].size() < seen.size() && seen[rises[heap].size()]) rises[heap].push_back(x);
        }
    }
    return upper_bound(rises[n].begin(), rises[n].end(), q) - rises[n].begin();
}

// tokens and limits of heaps
long long grundy(const vector<long long>& a) {
    long long sum = 0;
    for (size_t i = 0; i + 1 < a.size(); i += 2) sum ^= heap_value(a[i], a[i + 1]);
    return sum;
}
//@ schwenk_moves
// tokens and limits of heaps
vector<Position> options(const Position& a) {
    vector<Position> all;
    for (size_t i = 0; i + 1 < a.size(); i += 2)
        for (long long x = 1; x <= min(a[i], a[i + 1]); x++) {
            Position next = a;
            next[i] -= x;
            next[i + 1] = limit(x, next[i]);
            all.push_back(next);
        }
    return all;
}
//@ mogul
vector<int> values;
vector<vector<bool>> reached({less} + 1, vector<bool>(1, true));  // nim sums of up to so many coins

// the value of a coin: the least number that up to {less} coins to its left do not have
int value(long long coin) {
    while ((long long) values.size() <= coin) {
        int next = 0;
        while (next < (int) reached[{less}].size() && reached[{less}][next]) next++;
        values.push_back(next);
        size_t size = 1;
        while (size <= (size_t) next) size *= 2;
        size = max(size, reached[0].size());
        for (auto& each : reached) each.resize(size);
        for (int coins = {less}; coins > 0; coins--)
            for (size_t i = 0; i < size; i++)
                if (reached[coins - 1][i]) reached[coins][i ^ next] = true;
    }
    return values[coin];
}

long long grundy(const vector<long long>& coins) {
    long long sum = 0;
    for (long long coin : coins) sum ^= value(coin);
    return sum;
}
//@ sprouts
typedef vector<int> Boundary;  // the spots on a walk around it
typedef vector<Boundary> Region;

// without what no line can reach; walks begin where they are least, so that most pictures of one form
// are written alike
Position written(const vector<Region>& regions, const vector<int>& ends) {
    vector<Region> left;
    vector<int> kind(ends.size());
    for (const Region& region : regions) {
        Region live;
        set<int> spots;
        for (const Boundary& boundary : region) {
            Boundary kept;
            for (int spot : boundary)
                if (ends[spot] < 3) kept.push_back(spot), spots.insert(spot);
            if (!kept.empty()) live.push_back(kept);
        }
        int lines = 0;
        for (int spot : spots) lines += 3 - ends[spot];
        if (lines < 2) continue;
        left.push_back(live);
        for (const Boundary& boundary : live)
            for (int spot : boundary) kind[spot]++;
    }
    for (size_t spot = 0; spot < ends.size(); spot++) kind[spot] += 4 * ends[spot];
    auto kinds = [&](const Boundary& boundary) {
        vector<int> all;
        for (int spot : boundary) all.push_back(kind[spot]);
        return all;
    };
    auto below = [&](const Boundary& a, const Boundary& b) { return kinds(a) < kinds(b); };
    for (Region& region : left) {
        for (Boundary& boundary : region) {
            Boundary turned = boundary;
            for (size_t i = 1; i < turned.size(); i++) {
                rotate(turned.begin(), turned.begin() + 1, turned.end());
                if (below(turned, boundary)) boundary = turned;
            }
        }
        sort(region.begin(), region.end(), below);
    }
    sort(left.begin(), left.end(), [&](const Region& a, const Region& b) {
        return lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(), below);
    });
    map<int, int> names;
    Position a;
    for (const Region& region : left) {
        for (const Boundary& boundary : region) {
            for (int spot : boundary) {
                int name = names.insert({spot, (int) names.size()}).first->second;
                a.push_back(4 * name + ends[spot]);
            }
            a.push_back(-1);
        }
        a.push_back(-2);
    }
    return a;
}

// from a spot around a boundary back to it, then the new spot
void walk(Boundary& line, const Boundary& boundary, size_t place, const vector<int>& ends) {
    line.insert(line.end(), boundary.begin() + place, boundary.end());
    line.insert(line.end(), boundary.begin(), boundary.begin() + place + (ends[boundary[place]] > 0));
    line.push_back(ends.size());
}

// n before the first move; then regions, each of boundaries, each of the spots on a walk around it.
// A spot stands as 4 * its number + the ends of lines at it; -1 ends a boundary, -2 a region
vector<Position> options(const Position& a) {
    vector<Region> regions;
    vector<int> ends(a.size() == 1 ? a[0] : a.size());
    Region read;
    Boundary one;
    for (long long code : a) {
        if (a.size() == 1) {
            for (long long spot = 0; spot < code; spot++) read.push_back({(int) spot});
            regions.push_back(read);
        } else if (code == -2) {
            regions.push_back(read);
            read.clear();
        } else if (code == -1) {
            read.push_back(one);
            one.clear();
        } else {
            one.push_back(code >> 2);
            ends[code >> 2] = code & 3;
        }
    }
    set<Position> found;
    for (size_t r = 0; r < regions.size(); r++)
        for (size_t j = 0; j < regions[r].size(); j++)
            for (size_t i = 0; i <= j; i++) {
                const Boundary &first = regions[r][i], &second = regions[r][j];
                Region others;
                for (size_t k = 0; k < regions[r].size(); k++)
                    if (k != i && k != j) others.push_back(regions[r][k]);
                vector<Region> rest = regions;
                rest.erase(rest.begin() + r);
                for (size_t p = 0; p < first.size(); p++)
                    for (size_t q = i == j ? p : 0; q < second.size(); q++) {
                        int x = first[p], y = second[q], fresh = ends.size();
                        vector<int> after = ends;
                        after[x]++;
                        after[y]++;
                        after.push_back(2);
                        vector<Region> drawn = rest;
                        if (i != j) {
                            Boundary line;
                            walk(line, first, p, ends);
                            walk(line, second, q, ends);
                            drawn.push_back(others);
                            drawn.back().push_back(line);
                            found.insert(written(drawn, after));
                        } else if (p < q ? x != y : ends[x] < 2) {
                            Boundary inner(first.begin() + p, first.begin() + q + 1);
                            Boundary outer(first.begin() + q, first.end());
                            outer.insert(outer.end(), first.begin(), first.begin() + p + (p < q));
                            inner.push_back(fresh);
                            outer.push_back(fresh);
                            for (int chosen = 0; chosen < 1 << others.size(); chosen++) {
                                vector<Region> sides{{inner}, {outer}};
                                for (size_t k = 0; k < others.size(); k++)
                                    sides[chosen >> k & 1].push_back(others[k]);
                                drawn = rest;
                                drawn.insert(drawn.end(), sides.begin(), sides.end());
                                found.insert(written(drawn, after));
                            }
                        }
                    }
            }
    return {found.begin(), found.end()};
}
//@ topentails_moves
// the stacks but one, and those that come from it
Position other(Position a, size_t i, const Position& after) {
    a.erase(a.begin() + i);
    a.insert(a.end(), after.begin(), after.end());
    return a;
}

// a stack of n coins that must be moved in stands last, as -1 - n
vector<Position> options(const Position& a) {
    vector<Position> all;
    bool forced = !a.empty() && a.back() < 0;
    for (size_t i = forced ? a.size() - 1 : 0; i < a.size(); i++) {
        long long coins = a[i] < 0 ? -1 - a[i] : a[i];
        for (long long top = 1; top <= coins / 2; top++) all.push_back(other(a, i, {top, coins - top}));
        if (coins > 0) all.push_back(other(a, i, {-coins}));
    }
    return all;
}
//@ mogul_moves
void turn(const set<long long>& heads, long long below, int more, vector<Position>& all) {
    all.push_back(Position(heads.begin(), heads.end()));
    for (long long coin = 0; coin < below && more > 0; coin++) {
        set<long long> next = heads;
        if (next.erase(coin) == 0) next.insert(coin);
        turn(next, coin, more - 1, all);
    }
}

// the coins that show heads; the rightmost one that is turned does
vector<Position> options(const Position& coins) {
    vector<Position> all;
    for (long long right : coins) {
        set<long long> heads(coins.begin(), coins.end());
        heads.erase(right);
        turn(heads, right, {less}, all);
    }
    return all;
}
