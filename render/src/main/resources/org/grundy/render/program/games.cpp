//@ read_numbers
vector<long long> position(const string& first) {
    vector<long long> a;
    for (long long count = parsed(first); count > 0; count--) a.push_back(parsed(word()));
    return a;
}
//@ read_heaps_and_reserve
vector<long long> position(const string& first) {
    vector<long long> a;
    for (long long count = parsed(first); count > 0; count--) a.push_back(parsed(word()));
    parsed(word());  // the reserve decides nothing
    return a;
}
//@ read_pairs
vector<long long> position(const string& first) {
    vector<long long> a;
    for (long long count = 2 * parsed(first); count > 0; count--) a.push_back(parsed(word()));
    return a;
}
//@ read_graph
vector<long long> position(const string& first) {
    vector<long long> a{parsed(first)};
    for (long long count = 2 * parsed(word()); count > 0; count--) a.push_back(parsed(word()));
    return a;
}
//@ read_graph_with_token
vector<long long> position(const string& first) {
    vector<long long> a{parsed(first)};
    long long count = 2 * parsed(word());
    a.push_back(parsed(word()));
    for (; count > 0; count--) a.push_back(parsed(word()));
    return a;
}
//@ read_boxes
vector<long long> position(const string& first) {
    long long boxes = parsed(first), arcs = parsed(word());
    vector<long long> a{boxes, arcs};
    for (long long count = 2 * arcs + boxes; count > 0; count--) a.push_back(parsed(word()));
    return a;
}
//@ cell
long long cell(char sign) {
    return sign == '.' ? 0 : sign == '#' ? 3 : sign == 'o' || sign == 'O' ? 2 : 1;
}
//@ read_row
vector<long long> position(const string& first) {
    vector<long long> a;
    for (char sign : first) a.push_back(cell(sign));
    return a;
}
//@ read_board
vector<long long> position(const string& first) {
    long long rows = parsed(first);
    vector<long long> a{parsed(word())};
    for (; rows > 0; rows--)
        for (char sign : word()) a.push_back(cell(sign));
    return a;
}
//@ read_strings
vector<long long> position(const string& first) {
    long long rows = parsed(first);
    vector<long long> a{parsed(word())};
    for (long long row = 0; row <= 2 * rows; row++)
        for (char sign : word()) a.push_back(cell(sign));
    return a;
}
//@ read_limited
vector<long long> position(const string& first) {
    vector<long long> a;
    for (long long count = parsed(first); count > 0; count--) {
        a.push_back(parsed(word()));
        a.push_back(max(0LL, a.back() - 1));  // the first move leaves a token
    }
    return a;
}
//@ read_number
vector<long long> position(const string& first) {
    return {parsed(first)};
}
//@ need_vertices
// refuses numbers from a place on that are no vertices: less than the least one, or beyond the first number
void need_vertices(const vector<long long>& a, size_t from, size_t to, long long least) {
    for (size_t i = from; i < to; i++)
        if (a[i] < least || a[i] > a[0]) throw out_of_range("there is no such vertex");
}
//@ moore
bool lost(const vector<long long>& heaps) {
    long long most = 0;
    for (long long heap : heaps) most = max(most, heap);
    for (int place = 0; place < 63; place++) {
        long long ones = 0;
        for (long long heap : heaps) ones += heap >> place & 1;
        long long wanted = misere && most <= 1 && place == 0 ? 1 : 0;
        if (ones % {k1} != wanted) return false;
    }
    return true;
}
//@ staircase
long long grundy(const vector<long long>& stairs) {
    long long sum = 0;
    for (size_t i = 0; i < stairs.size(); i += 2) sum ^= stairs[i];  // stairs 1, 3, 5, …
    return sum;
}
//@ boxes
long long grundy(const vector<long long>& a) {
    need_vertices(a, 2, 2 + 2 * a[1], 1);
    long long boxes = a[0], arcs = a[1];
    vector<vector<long long>> to(boxes + 1);
    for (long long i = 0; i < arcs; i++) to.at(a[2 + 2 * i]).push_back(a[3 + 2 * i]);
    vector<int> odd(boxes + 1, -1);
    long long sum = 0;
    for (bool more = true; more;) {  // a box is odd if it has an arc to an even one
        more = false;
        for (long long box = 1; box <= boxes; box++) {
            if (odd[box] >= 0) continue;
            bool known = true;
            for (long long next : to[box]) known = known && odd.at(next) >= 0;
            if (!known) continue;
            odd[box] = to[box].empty() ? 0 : 1 - odd[to[box][0]];
            for (long long next : to[box])
                if (odd[next] == odd[box]) throw domain_error("ways from a box are even and odd");
            more = true;
        }
    }
    for (long long box = 1; box <= boxes; box++) {
        if (odd[box] < 0) throw domain_error("the boxes lead round in a circle");
        if (odd[box] == 1) sum ^= a[2 + 2 * arcs + box - 1];
    }
    return sum;
}
//@ stairs3389
long long grundy(const vector<long long>& boxes) {
    long long sum = 0;
    for (size_t box = 1; box <= boxes.size(); box++)
        if (box % 6 == 0 || box % 6 == 2 || box % 6 == 5) sum ^= boxes[box - 1];
    return sum;
}
//@ silverdollar
long long grundy(vector<long long> coins) {
    sort(coins.begin(), coins.end());
    long long sum = 0;
    for (int i = (int) coins.size() - 1; i >= 0; i -= 2) sum ^= coins[i] - (i > 0 ? coins[i - 1] : -1) - 1;
    return sum;
}
//@ northcott
long long grundy(const vector<long long>& rows) {
    long long sum = 0;
    for (size_t i = 0; i + 1 < rows.size(); i += 2) {
        if (rows[i] == rows[i + 1]) throw domain_error("two counters on one square");
        sum ^= abs(rows[i] - rows[i + 1]) - 1;
    }
    return sum;
}
//@ pokernim
long long grundy(const vector<long long>& heaps) {
    long long sum = 0;
    for (long long heap : heaps) sum ^= heap;
    return sum;
}

bool lost(const vector<long long>& heaps) {
    bool large = false;
    for (long long heap : heaps) large = large || heap > 1;
    return misere && !large ? grundy(heaps) == 1 : grundy(heaps) == 0;
}
//@ treblecross
vector<int> runs{0};

// the value of a run of safe cells
int run(int length) {
    while ((int) runs.size() <= length) {
        int next = runs.size();
        vector<int> seen;
        for (int i = 0; i < next; i++) seen.push_back(runs[max(0, i - 2)] ^ runs[max(0, next - i - 3)]);
        runs.push_back(mex(seen));
    }
    return runs[length];
}

bool lost(const vector<long long>& cells) {
    int n = cells.size(), sum = 0, safe = 0;
    auto cross = [&](int i) { return i >= 0 && i < n && cells[i] != 0; };
    for (int i = 0; i < n; i++)
        if (cross(i) && cross(i + 1) && cross(i + 2)) return true;  // play is over
    for (int i = 0; i < n; i++)
        if (!cross(i)
            && ((cross(i - 2) && cross(i - 1)) || (cross(i - 1) && cross(i + 1)) || (cross(i + 1) && cross(i + 2))))
            return false;
    for (int i = 0; i <= n; i++) {
        bool near = i == n;
        for (int j = i - 2; j <= i + 2; j++) near = near || cross(j);
        if (near) {
            sum ^= run(safe);
            safe = 0;
        } else {
            safe++;
        }
    }
    return sum == 0;
}
//@ topentails
// Grundy values of stacks; -1 for a loony one
vector<int> values;
// whether who must move in the stack wins beside *k; the last for all larger k
vector<vector<bool>> wins;

bool beside(int stack, size_t k) {
    return wins[stack][min(k, wins[stack].size() - 1)];
}

long long grundy_of_stack(long long coins) {
    while ((long long) values.size() <= coins) {
        int n = values.size();
        vector<int> splits;
        size_t most = n > 0 ? wins[n - 1].size() : 1;
        for (int i = 1; i <= n / 2; i++)
            if (values[i] >= 0 && values[n - i] >= 0) {
                splits.push_back(values[i] ^ values[n - i]);
                most = max(most, (size_t) splits.back() + 2);
            }
        vector<bool> here(most, false);
        for (int value : splits) here[value] = true;
        for (size_t k = 0; k < most && n > 0; k++) here[k] = here[k] || !beside(n - 1, k);
        wins.push_back(here);
        int value = 0;
        while (value < (int) most && here[value]) value++;
        values.push_back(value < (int) most ? value : -1);
    }
    return values[coins];
}

// -1 if a stack is loony
long long grundy(const vector<long long>& stacks) {
    long long sum = 0;
    bool loony = false;
    for (long long coins : stacks) {
        long long value = grundy_of_stack(coins);
        loony = loony || value < 0;
        sum ^= max(value, 0LL);
    }
    return loony ? -1 : sum;
}
//@ taking
// sets of vertices; a move needs some that are left, and takes them and others away
struct Taken {
    unsigned long long needs, goes;
};
vector<Taken> moves;
unsigned long long prepared(const vector<long long>& a);
vector<unsigned long long> touching;
map<unsigned long long, int> known;

unsigned long long only(long long vertex) {
    if (vertex < 1 || vertex > 62) throw out_of_range("vertices are numbered from 1, at most to 62");
    return 1ULL << (vertex - 1);
}

unsigned long long fresh(long long vertices) {
    if (vertices > 62) throw out_of_range("at most 62 vertices");
    moves.clear();
    known.clear();
    touching.assign(vertices, 0);
    return (1ULL << vertices) - 1;
}

void touch(long long u, long long v) {
    touching.at(u - 1) |= only(v);
    touching.at(v - 1) |= only(u);
}

// the vertices that hang together with the first one left
unsigned long long component(unsigned long long left) {
    unsigned long long part = left & (~left + 1), before = 0;
    while (part != before) {
        before = part;
        for (size_t v = 0; v < touching.size(); v++)
            if (part >> v & 1) part |= touching[v] & left;
    }
    return part;
}

int value(unsigned long long left) {
    if (left == 0) return 0;
    unsigned long long part = component(left);
    if (part != left) return value(part) ^ value(left & ~part);
    auto found = known.find(left);
    if (found != known.end()) return found->second;
    vector<int> seen;
    for (const Taken& move : moves)
        if ((move.needs & ~left) == 0) seen.push_back(value(left & ~move.goes));
    return known[left] = mex(seen);
}

bool lost_alone(unsigned long long left) {
    auto found = known.find(left);
    if (found != known.end()) return found->second;
    bool stuck = true;
    for (const Taken& move : moves)
        if ((move.needs & ~left) == 0) {
            stuck = false;
            if (lost_alone(left & ~move.goes)) return known[left] = false;
        }
    return known[left] = !(stuck && misere);
}

long long grundy(const vector<long long>& a) {
    return value(prepared(a));
}

bool lost(const vector<long long>& a) {
    unsigned long long all = prepared(a);
    return misere ? lost_alone(all) : value(all) == 0;
}
//@ nodekayles
unsigned long long prepared(const vector<long long>& a) {
    need_vertices(a, 1, a.size(), 1);
    unsigned long long all = fresh(a[0]);
    for (size_t i = 1; i + 1 < a.size(); i += 2) touch(a[i], a[i + 1]);
    for (long long v = 1; v <= a[0]; v++) moves.push_back({only(v), only(v) | touching[v - 1]});
    return all;
}
//@ arckayles
unsigned long long prepared(const vector<long long>& a) {
    need_vertices(a, 1, a.size(), 1);
    unsigned long long all = fresh(a[0]);
    for (size_t i = 1; i + 1 < a.size(); i += 2) {
        touch(a[i], a[i + 1]);
        if (a[i] != a[i + 1]) moves.push_back({only(a[i]) | only(a[i + 1]), only(a[i]) | only(a[i + 1])});
    }
    return all;
}
//@ cram
unsigned long long prepared(const vector<long long>& a) {
    long long columns = a[0], cells = a.size() - 1;
    unsigned long long all = fresh(cells);
    auto domino = [&](long long u, long long v) {
        if (a[u] != 0 || a[v] != 0) return;
        touch(u, v);
        moves.push_back({only(u) | only(v), only(u) | only(v)});
    };
    for (long long cell = 1; cell <= cells; cell++) {
        if (cell % columns != 0) domino(cell, cell + 1);
        if (cell + columns <= cells) domino(cell, cell + columns);
    }
    return all;
}
//@ poset
unsigned long long prepared(const vector<long long>& a) {
    need_vertices(a, 1, a.size(), 1);
    unsigned long long all = fresh(a[0]);
    vector<unsigned long long> above(a[0]);
    for (long long v = 1; v <= a[0]; v++) above[v - 1] = only(v);
    for (bool more = true; more;) {
        more = false;
        for (size_t i = 1; i + 1 < a.size(); i += 2) {
            unsigned long long both = above.at(a[i] - 1) | above.at(a[i + 1] - 1);
            more = more || both != above[a[i] - 1];
            above[a[i] - 1] = both;
        }
    }
    for (long long v = 1; v <= a[0]; v++) {
        moves.push_back({only(v), above[v - 1]});
        for (long long w = 1; w <= a[0]; w++)
            if (above[v - 1] & only(w)) touch(v, w);
    }
    return all;
}
//@ geography
// the vertices that some maximum matching misses (Edmonds)
struct Matching {
    int n;
    vector<vector<int>> to;
    vector<int> mate, from, base;
    vector<bool> used;

    int meet(int a, int b) {
        vector<bool> met(n + 1);
        for (;; a = from[mate[a]]) {
            met[a = base[a]] = true;
            if (mate[a] == 0) break;
        }
        for (;; b = from[mate[b]])
            if (met[b = base[b]]) return b;
    }

    void mark(int v, int top, int child, vector<bool>& blossom) {
        for (; base[v] != top; v = from[mate[v]]) {
            blossom[base[v]] = blossom[base[mate[v]]] = true;
            from[v] = child;
            child = mate[v];
        }
    }

    bool augment(int root) {
        used.assign(n + 1, false);
        from.assign(n + 1, 0);
        for (int v = 0; v <= n; v++) base[v] = v;
        vector<int> queue{root};
        used[root] = true;
        for (size_t head = 0; head < queue.size(); head++) {
            int v = queue[head];
            for (int w : to[v]) {
                if (base[v] == base[w] || mate[v] == w) continue;
                if (w == root || (mate[w] != 0 && from[mate[w]] != 0)) {
                    int top = meet(v, w);
                    vector<bool> blossom(n + 1);
                    mark(v, top, w, blossom);
                    mark(w, top, v, blossom);
                    for (int u = 1; u <= n; u++)
                        if (blossom[base[u]]) {
                            base[u] = top;
                            if (!used[u]) used[u] = true, queue.push_back(u);
                        }
                } else if (from[w] == 0) {
                    from[w] = v;
                    if (mate[w] == 0) {
                        for (int u = w; u != 0;) {
                            int before = from[u], next = mate[before];
                            mate[u] = before;
                            mate[before] = u;
                            u = next;
                        }
                        return true;
                    }
                    used[mate[w]] = true;
                    queue.push_back(mate[w]);
                }
            }
        }
        return false;
    }

    vector<bool> spare() {
        mate.assign(n + 1, 0);
        base.assign(n + 1, 0);
        vector<bool> all(n + 1);
        for (int v = 1; v <= n; v++)
            if (mate[v] == 0) augment(v);
        for (int v = 1; v <= n; v++)
            if (mate[v] == 0) {
                augment(v);
                for (int u = 1; u <= n; u++)
                    if (used[u]) all[u] = true;
            }
        return all;
    }
};

bool lost(const vector<long long>& a) {
    need_vertices(a, 1, 2, 0);
    need_vertices(a, 2, a.size(), 1);
    static vector<long long> known;  // the last position: its graph may come again with another token
    static vector<bool> spare;
    if (known.size() != a.size() || known[0] != a[0] || !equal(a.begin() + 2, a.end(), known.begin() + 2)) {
        Matching graph{(int) a[0], vector<vector<int>>(a[0] + 1), {}, {}, {}, {}};
        for (size_t i = 2; i + 1 < a.size(); i += 2) {
            graph.to.at(a[i]).push_back(a[i + 1]);
            graph.to.at(a[i + 1]).push_back(a[i]);
        }
        spare = graph.spare();
        known = a;
    }
    return a[1] == 0 ? count(spare.begin(), spare.end(), true) == 0 : spare[a[1]];
}
//@ hackenbush
struct Picture {
    vector<vector<pair<long long, long long>>> edges;  // where to, and which edge
    vector<long long> met, low, worth;
    long long time = 0;

    void visit(long long v, long long above) {
        met[v] = low[v] = ++time;
        for (auto [w, edge] : edges[v]) {
            if (edge == above) continue;
            if (met[w] == 0) {
                visit(w, edge);
                low[v] = min(low[v], low[w]);
                worth[v] ^= low[w] > met[v] ? worth[w] + 1 : worth[w] ^ 1;  // a bridge, or fused with w
            } else if (met[w] < met[v]) {
                low[v] = min(low[v], met[w]);
                worth[v] ^= 1;
            }
        }
    }
};

long long grundy(const vector<long long>& a) {
    need_vertices(a, 1, a.size(), 0);
    long long n = a[0];
    Picture picture;
    picture.edges.resize(n + 1);
    picture.met.assign(n + 1, 0);
    picture.low = picture.worth = picture.met;
    vector<long long> own(n + 1);
    for (size_t i = 1; i + 1 < a.size(); i += 2) {
        if (a[i] == a[i + 1]) {
            own.at(a[i]) ^= 1;
            continue;
        }
        picture.edges.at(a[i]).push_back({a[i + 1], (long long) i});
        picture.edges.at(a[i + 1]).push_back({a[i], (long long) i});
    }
    picture.worth = own;
    picture.visit(0, 0);
    return picture.worth[0];
}
//@ digraph
// 0: the token is lost for who is to move, 1: won, 2: a draw by play without end
int outcome(const vector<long long>& a) {
    need_vertices(a, 1, a.size(), 1);
    long long n = a[0];
    vector<vector<long long>> into(n + 1);
    vector<long long> left(n + 1), label(n + 1, 2), queue;
    for (size_t i = 2; i + 1 < a.size(); i += 2) {
        into.at(a[i + 1]).push_back(a[i]);
        left.at(a[i])++;
    }
    for (long long v = 1; v <= n; v++)
        if (left[v] == 0) {
            label[v] = misere ? 1 : 0;
            queue.push_back(v);
        }
    for (size_t head = 0; head < queue.size(); head++)
        for (long long v : into[queue[head]]) {
            if (label[v] != 2) continue;
            left[v]--;
            if (label[queue[head]] == 0 || left[v] == 0) {
                label[v] = label[queue[head]] == 0 ? 1 : 0;
                queue.push_back(v);
            }
        }
    return label.at(a[1]);
}
