// The loops of HandWritten.java in C++, to see how far the hand-written Java is from it: g++ -O2 -o hand hand.cpp && ./hand
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

namespace {
using Table = std::vector<std::vector<int>>;

int mex(const std::vector<int>& stamps, int round) {
    int value = 0;
    while (stamps[value] == round) value++;
    return value;
}

int bomb(int size) {
    Table g(size + 1, std::vector<int>(size + 1));
    std::vector<int> stamps(4096);
    int round = 0;
    for (int x = 1; x <= size; x++) {
        for (int y = 1; y <= size; y++) {
            round++;
            if (x == 1 || y == 1) {
                g[x][y] = x + y - 2;
                continue;
            }
            for (int i = 1; i < x; i++) {
                int column = g[i][y];
                for (int j = 1; j < y; j++) stamps[column ^ g[x][j]] = round;
            }
            g[x][y] = mex(stamps, round);
        }
    }
    return g[size][size];
}

int marbles(int size) {
    Table g(size + 1, std::vector<int>(size + 1));
    std::vector<int> stamps(4 * size);
    int round = 0;
    for (int x = 0; x <= size; x++) {
        for (int y = 0; y <= size; y++) {
            round++;
            if ((x == y || x == 0 || y == 0) && x + y > 0) {
                g[x][y] = -1;
                continue;
            }
            for (int i = 0; i < x; i++)
                if (g[i][y] != -1) stamps[g[i][y]] = round;
            for (int j = 0; j < y; j++)
                if (g[x][j] != -1) stamps[g[x][j]] = round;
            for (int k = 1; k <= std::min(x, y); k++)
                if (g[x - k][y - k] != -1) stamps[g[x - k][y - k]] = round;
            g[x][y] = mex(stamps, round);
        }
    }
    return g[size][size - 1];
}

int subtraction(int heap) {
    const int set[] = {1, 2, 4, 8, 16, 32, 64};
    std::vector<unsigned char> g(heap + 1);
    std::vector<int> stamps(9);
    for (int n = 0; n <= heap; n++) {
        for (int s : set) {
            if (s > n) break;
            stamps[g[n - s]] = n + 1;
        }
        g[n] = mex(stamps, n + 1);
    }
    return g[heap];
}

template <class F>
void time(const char* name, F f) {
    double best = 1e9;
    int value = 0;
    for (int i = 0; i < 10; i++) {
        auto from = std::chrono::steady_clock::now();
        value = f();
        std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - from;
        best = std::min(best, spent.count());
    }
    std::printf("%-12s %8.2f ms  (value %d)\n", name, best, value);
}
}  // namespace

int main() {
    time("bomb", [] { return bomb(140); });
    time("marbles", [] { return marbles(300); });
    time("subtraction", [] { return subtraction(10'000'000); });
}
