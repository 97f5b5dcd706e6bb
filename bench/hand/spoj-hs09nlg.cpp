// SPOJ HS09NLG: take at most twice what was taken last from a stack.
#include <cstdio>

int main() {
    static int g[301][601];
    for (int n = 1; n <= 300; n++) {
        bool seen[512] = {};
        int x = 0;
        for (int most = 1; most <= 600; most++) {
            if (most <= n) {
                seen[g[n - most][2 * most]] = true;
                while (seen[x]) x++;
            }
            g[n][most] = x;
        }
    }
    int c, n, s;
    scanf("%d", &c);
    while (c-- > 0) {
        int x = 0;
        scanf("%d", &n);
        while (n-- > 0) {
            scanf("%d", &s);
            x ^= s > 0 ? g[s][s - 1] : 0;
        }
        puts(x ? "1" : "0");
    }
}
