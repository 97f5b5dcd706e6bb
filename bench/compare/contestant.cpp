// Twenty kinds of rules as a contestant writes them, for bench/compare.sh: ./contestant KIND SIZE prints a sum over all
// positions of the value times a number that depends on the position, so that two programs that print the same
// number have the same table.
//
// Positions are numbered as they are written, the last number fastest, from 0 to SIZE each. A position that is won at
// once counts as -1.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

using std::ptrdiff_t;
using std::vector;
typedef unsigned char u8;
typedef unsigned short u16;
typedef uint64_t u64;

namespace {
int N;

u64 weight(u64 i) {
    i = (i + 1) * 0x9E3779B97F4A7C15ULL;
    i ^= i >> 29;
    return i * 0xBF58476D1CE4E5B9ULL;
}

template <class G>
u64 sum(const vector<G>& g) {
    u64 s = 0;
    for (size_t i = 0; i < g.size(); i++) s += weight(i) * (u64)(int64_t)g[i];
    return s;
}

/// Values of one number, each from the marks that `options(n, mark)` makes.
template <class G, class F>
u64 line(F options, int values) {
    vector<G> g(N + 1);
    vector<int> seen(values, -1);
    for (int n = 0; n <= N; n++) {
        options(g, n, [&](int v) { seen[v] = n; });
        int m = 0;
        while (seen[m] == n) m++;
        g[n] = m;
    }
    return sum(g);
}

// One number.

const int S[] = {1, 4, 9, 11, 20, 31, 50};

u64 list() {
    return line<u8>([](auto& g, int n, auto mark) {
        for (int s : S) if (s <= n) mark(g[n - s]);
    }, 16);
}

u64 steps() {  // any number from 1 to 300
    return line<u16>([](auto& g, int n, auto mark) {
        for (int k = 1; k <= 300 && k <= n; k++) mark(g[n - k]);
    }, 512);
}

u64 half() {  // at most half of the heap
    return line<int>([](auto& g, int n, auto mark) {
        for (int k = 1; 2 * k <= n; k++) mark(g[n - k]);
    }, N + 2);
}

u64 squares() {
    return line<u16>([](auto& g, int n, auto mark) {
        for (int k = 1; k * k <= n; k++) mark(g[n - k * k]);
    }, 8192);
}

u64 powers() {  // of two
    return line<u8>([](auto& g, int n, auto mark) {
        for (int k = 1; k <= n; k *= 2) mark(g[n - k]);
    }, 64);
}

u64 primes() {
    vector<char> composite(N + 1);
    vector<int> p;
    for (int i = 2; i <= N; i++) {
        if (composite[i]) continue;
        p.push_back(i);
        for (u64 j = (u64)i * i; j <= (u64)N; j += i) composite[j] = 1;
    }
    return line<u16>([&](auto& g, int n, auto mark) {
        for (int q : p) {
            if (q > n) break;
            mark(g[n - q]);
        }
    }, 8192);
}

u64 divisors() {  // other than the heap
    vector<int> start(N + 2), all;
    for (int d = 1; d <= N; d++) for (int m = 2 * d; m <= N; m += d) start[m + 1]++;
    for (int i = 0; i <= N; i++) start[i + 1] += start[i];
    all.resize(start[N + 1]);
    vector<int> at(start);
    for (int d = 1; d <= N; d++) for (int m = 2 * d; m <= N; m += d) all[at[m]++] = d;
    return line<u8>([&](auto& g, int n, auto mark) {
        for (int i = start[n]; i < start[n + 1]; i++) mark(g[n - all[i]]);
    }, 256);
}

u64 digits() {
    return line<u8>([](auto& g, int n, auto mark) {
        for (int m = n; m; m /= 10) if (m % 10) mark(g[n - m % 10]);
    }, 64);
}

u64 kayles() {
    return line<u8>([](auto& g, int n, auto mark) {
        for (int i = 0; 2 * i <= n - 1; i++) mark(g[i] ^ g[n - 1 - i]);
        for (int i = 0; 2 * i <= n - 2; i++) mark(g[i] ^ g[n - 2 - i]);
    }, 256);
}

u64 split() {  // into three heaps
    return line<u16>([](auto& g, int n, auto mark) {
        for (int i = 1; i <= n - 2; i++) {
            int a = g[i];
            for (int j = i; j <= n - i - j; j++) mark(a ^ g[j] ^ g[n - i - j]);
        }
    }, 1 << 16);
}

u64 misere() {  // who wins where squares are taken, and the last one loses
    vector<u8> win(N + 1);
    for (int n = 0; n <= N; n++) {
        u8 w = n == 0;
        for (int k = 1; k * k <= n && !w; k++) w = !win[n - k * k];
        win[n] = w;
    }
    return sum(win);
}

u64 loopy() {  // n -> n + 1 unless 3 divides n, n -> n / 2, n -> n - 2: 0 lost, 1 won, 2 drawn
    vector<u8> r(N + 1, 2), left(N + 1);
    auto next = [](int n, int* out) {
        int c = 0;
        if (n % 3 && n < N) out[c++] = n + 1;
        if (n % 2 == 0 && n > 0) out[c++] = n / 2;
        if (n >= 5 && n % 5 == 0) out[c++] = n - 2;
        return c;
    };
    vector<int> start(N + 2), from, queue;
    int out[3];
    for (int n = 0; n <= N; n++) {
        int c = next(n, out);
        left[n] = c;
        for (int i = 0; i < c; i++) start[out[i] + 1]++;
    }
    for (int i = 0; i <= N; i++) start[i + 1] += start[i];
    from.resize(start[N + 1]);
    vector<int> at(start);
    for (int n = 0; n <= N; n++) {
        int c = next(n, out);
        for (int i = 0; i < c; i++) from[at[out[i]]++] = n;
        if (!c) {
            r[n] = 0;
            queue.push_back(n);
        }
    }
    for (size_t q = 0; q < queue.size(); q++) {
        int n = queue[q];
        for (int i = start[n]; i < start[n + 1]; i++) {
            int p = from[i];
            if (r[p] != 2) continue;
            if (r[n] == 0) {
                r[p] = 1;
                queue.push_back(p);
            } else if (--left[p] == 0) {
                r[p] = 0;
                queue.push_back(p);
            }
        }
    }
    return sum(r);
}

// Two numbers.

template <class G, class F>
u64 plane(F options, int values) {
    int w = N + 1;
    vector<G> g((size_t)w * w);
    vector<int> seen(values, -1);
    int round = 0;
    for (int x = 0; x <= N; x++) {
        for (int y = 0; y <= N; y++) {
            round++;
            G* at = &g[(size_t)x * w + y];
            if (!options(at, w, x, y, [&](int v) { seen[v] = round; })) continue;
            int m = 0;
            while (seen[m] == round) m++;
            *at = m;
        }
    }
    return sum(g);
}

u64 euclid() {  // a <= b: take a multiple of a from b
    int w = N + 1;
    vector<u16> g((size_t)w * w);
    vector<int> seen(N + 2, 0);
    int round = 0;
    for (int a = 1; a <= N; a++) {
        for (int b = a; b <= N; b++) {
            round++;
            for (int r = b - a; r >= 0; r -= a) seen[r < a ? g[(size_t)r * w + a] : g[(size_t)a * w + r]] = round;
            int m = 0;
            while (seen[m] == round) m++;
            g[(size_t)a * w + b] = m;
        }
    }
    return sum(g);
}

u64 knight() {
    return plane<u8>([](u8* at, int w, int x, int y, auto mark) {
        if (x >= 2 && y >= 1) mark(at[-2 * w - 1]);
        if (x >= 1 && y >= 2) mark(at[-w - 2]);
        if (x >= 3) mark(at[-3 * w]);
        if (x >= 1 && y >= 1) mark(at[-w - 1]);
        return true;
    }, 16);
}

u64 queen() {  // a queen towards the corner: bit sets of the values used in row, column and diagonal
    int w = N + 1, words = (3 * N + 64) / 64 + 1;
    vector<u16> g((size_t)w * w);
    vector<u64> column((size_t)w * words), diagonal((size_t)(2 * N + 1) * words), row(words);
    for (int x = 0; x <= N; x++) {
        std::fill(row.begin(), row.end(), 0);
        for (int y = 0; y <= N; y++) {
            u64 *c = &column[(size_t)y * words], *d = &diagonal[(size_t)(x - y + N) * words];
            int i = 0;
            while (!~(row[i] | c[i] | d[i])) i++;
            int b = __builtin_ctzll(~(row[i] | c[i] | d[i]));
            u64 bit = 1ULL << b;
            row[i] |= bit;
            c[i] |= bit;
            d[i] |= bit;
            g[(size_t)x * w + y] = 64 * i + b;
        }
    }
    return sum(g);
}

u64 marbles() {
    return plane<short>([](short* at, int w, int x, int y, auto mark) {
        if ((x == y || x == 0 || y == 0) && x + y > 0) {
            *at = -1;
            return false;
        }
        for (int k = 1; k <= x; k++) if (at[-k * w] >= 0) mark(at[-k * w]);
        for (int k = 1; k <= y; k++) if (at[-k] >= 0) mark(at[-k]);
        for (int k = 1; k <= x && k <= y; k++) if (at[-k * w - k] >= 0) mark(at[-k * w - k]);
        return true;
    }, 3 * N + 3);
}

u64 bomb() {
    return plane<u16>([](u16* at, int w, int x, int y, auto mark) {
        if (!x || !y) {
            *at = 0;
            return false;
        }
        if (x == 1 || y == 1) {
            *at = x + y - 2;
            return false;
        }
        for (int i = 1; i < x; i++) {
            int c = at[-i * w];
            for (int j = 1; j < y; j++) mark(c ^ at[-j]);
        }
        return true;
    }, 1 << 16);
}

u64 fibonacci() {  // n stones, at most m of them: (n, m) -> (n - t, 2t)
    return plane<u16>([](u16* at, int w, int n, int m, auto mark) {
        for (int t = 1; t <= n && t <= m; t++) mark(at[-t * w + std::min(2 * t, n - t) - m]);
        return true;
    }, N + 2);
}

// Three numbers.

u64 three() {  // one to three from one heap, or one from each of two neighbours
    int w = N + 1;
    size_t s = (size_t)w * w;
    vector<u8> g(s * w);
    int seen[32] = {};
    int round = 0;
    u8* at = g.data();
    for (int a = 0; a <= N; a++) {
        for (int b = 0; b <= N; b++) {
            for (int c = 0; c <= N; c++, at++) {
                round++;
                for (int k = 1; k <= 3; k++) {
                    if (k <= a) seen[at[-(ptrdiff_t)(k * s)]] = round;
                    if (k <= b) seen[at[-k * w]] = round;
                    if (k <= c) seen[at[-k]] = round;
                }
                if (a && b) seen[at[-(ptrdiff_t)s - w]] = round;
                if (b && c) seen[at[-w - 1]] = round;
                int m = 0;
                while (seen[m] == round) m++;
                *at = m;
            }
        }
    }
    return sum(g);
}

u64 rooks() {  // any number from one of three heaps, or the same from the first two
    int w = N + 1;
    size_t s = (size_t)w * w;
    vector<u16> g(s * w);
    vector<int> seen(4 * N + 4);
    int round = 0;
    u16* at = g.data();
    for (int a = 0; a <= N; a++) {
        for (int b = 0; b <= N; b++) {
            for (int c = 0; c <= N; c++, at++) {
                round++;
                for (int k = 1; k <= a; k++) seen[at[-(ptrdiff_t)(k * s)]] = round;
                for (int k = 1; k <= b; k++) seen[at[-k * w]] = round;
                for (int k = 1; k <= c; k++) seen[at[-k]] = round;
                for (int k = 1; k <= std::min(a, b); k++) seen[at[-(ptrdiff_t)(k * s) - k * w]] = round;
                int m = 0;
                while (seen[m] == round) m++;
                *at = m;
            }
        }
    }
    return sum(g);
}

struct Kind {
    const char* name;
    u64 (*run)();
};

const Kind KINDS[] = {
    {"list", list}, {"steps", steps}, {"half", half}, {"squares", squares}, {"powers", powers},
    {"primes", primes}, {"divisors", divisors}, {"digits", digits}, {"kayles", kayles}, {"split", split},
    {"misere", misere}, {"loopy", loopy}, {"euclid", euclid}, {"knight", knight}, {"queen", queen},
    {"marbles", marbles}, {"bomb", bomb}, {"fibonacci", fibonacci}, {"three", three}, {"rooks", rooks},
};
}  // namespace

int main(int count, char** words) {
    if (count != 3) return 2;
    N = std::atoi(words[2]);
    for (const Kind& kind : KINDS) {
        if (std::strcmp(kind.name, words[1]) == 0) {
            std::printf("%016llx\n", (unsigned long long)kind.run());
            return 0;
        }
    }
    return 2;
}
