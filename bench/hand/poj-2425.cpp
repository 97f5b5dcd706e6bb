// POJ 2425: chessmen on a graph without cycles.
#include <cstdio>
#include <cstring>
#include <vector>
using namespace std;

vector<int> next_to[1001];
int g[1001];

int value(int v) {
    if (g[v] >= 0) return g[v];
    vector<bool> seen(next_to[v].size() + 2);
    for (int w : next_to[v]) {
        int x = value(w);
        if (x < (int)seen.size()) seen[x] = true;
    }
    int x = 0;
    while (seen[x]) x++;
    return g[v] = x;
}

int main() {
    int n, k, m, v;
    while (scanf("%d", &n) == 1) {
        for (int i = 0; i < n; i++) {
            next_to[i].clear();
            scanf("%d", &k);
            while (k-- > 0) {
                scanf("%d", &v);
                next_to[i].push_back(v);
            }
        }
        memset(g, -1, sizeof g);
        while (scanf("%d", &m) == 1 && m > 0) {
            int x = 0;
            while (m-- > 0) {
                scanf("%d", &v);
                x ^= value(v);
            }
            puts(x ? "WIN" : "LOSE");
        }
    }
}
