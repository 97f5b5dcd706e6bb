// AtCoder AGC 017 D: cut an edge of a tree.
#include <iostream>
#include <vector>
using namespace std;

vector<vector<int>> next_to;

int value(int v, int parent) {
    int x = 0;
    for (int w : next_to[v])
        if (w != parent) x ^= value(w, v) + 1;
    return x;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, u, v;
    cin >> n;
    next_to.resize(n + 1);
    for (int i = 1; i < n; i++) {
        cin >> u >> v;
        next_to[u].push_back(v);
        next_to[v].push_back(u);
    }
    cout << (value(1, 0) ? "Alice" : "Bob") << "\n";
}
