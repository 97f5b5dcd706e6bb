// AtCoder ABC 206 F: choose intervals that do not meet.
#include <cstdio>
#include <cstring>
#include <vector>
using namespace std;

int g[101][101];
vector<pair<int, int>> all;

int value(int l, int r) {
    int& known = g[l][r];
    if (known >= 0) return known;
    bool seen[128] = {};
    for (auto [a, b] : all)
        if (l <= a && b <= r) seen[value(l, a) ^ value(b, r)] = true;
    int x = 0;
    while (seen[x]) x++;
    return known = x;
}

int main() {
    int t, n;
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%d", &n);
        all.resize(n);
        for (auto& [a, b] : all) scanf("%d %d", &a, &b);
        memset(g, -1, sizeof g);
        puts(value(1, 100) ? "Alice" : "Bob");
    }
}
