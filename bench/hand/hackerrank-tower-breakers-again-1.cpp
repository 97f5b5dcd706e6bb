// HackerRank tower-breakers-again-1: break a tower into equal parts.
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    const int most = 100000;
    vector<vector<int>> divisors(most + 1);
    vector<int> g(most + 1);
    for (int d = 1; d <= most; d++)
        for (int m = 2 * d; m <= most; m += d) divisors[m].push_back(d);
    for (int h = 2; h <= most; h++) {
        bool seen[64] = {};
        for (int d : divisors[h]) seen[h / d % 2 ? g[d] : 0] = true;
        while (seen[g[h]]) g[h]++;
    }
    int t, n, h;
    scanf("%d", &t);
    while (t-- > 0) {
        int x = 0;
        scanf("%d", &n);
        while (n-- > 0) {
            scanf("%d", &h);
            x ^= g[h];
        }
        puts(x ? "1" : "2");
    }
}
