// HackerRank benders-play: soldiers on a graph without cycles.
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int n, m, q, k, u, v;
    scanf("%d %d", &n, &m);
    vector<vector<int>> next_to(n + 1);
    vector<int> into(n + 1), order, g(n + 1), stamp(n + 2, -1);
    for (int i = 0; i < m; i++) {
        scanf("%d %d", &u, &v);
        next_to[u].push_back(v);
        into[v]++;
    }
    for (int i = 1; i <= n; i++)
        if (into[i] == 0) order.push_back(i);
    for (size_t i = 0; i < order.size(); i++)
        for (int w : next_to[order[i]])
            if (--into[w] == 0) order.push_back(w);
    reverse(order.begin(), order.end());
    for (int x : order) {
        for (int w : next_to[x]) stamp[g[w]] = x;
        while (stamp[g[x]] == x) g[x]++;
    }
    scanf("%d", &q);
    while (q-- > 0) {
        int x = 0;
        scanf("%d", &k);
        while (k-- > 0) {
            scanf("%d", &v);
            x ^= g[v];
        }
        puts(x ? "Bumi" : "Iroh");
    }
}
