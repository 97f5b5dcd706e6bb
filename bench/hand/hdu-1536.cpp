// HDU 1536: take a number of a set from one of several heaps.
#include <cstdio>
#include <cstring>

int main() {
    static int s[101], g[10001];
    int k, m, l, h;
    while (scanf("%d", &k) == 1 && k > 0) {
        for (int i = 0; i < k; i++) scanf("%d", s + i);
        for (int n = 0; n <= 10000; n++) {
            bool seen[102] = {};
            for (int i = 0; i < k; i++)
                if (s[i] <= n) seen[g[n - s[i]]] = true;
            int value = 0;
            while (seen[value]) value++;
            g[n] = value;
        }
        scanf("%d", &m);
        while (m-- > 0) {
            int x = 0;
            scanf("%d", &l);
            while (l-- > 0) {
                scanf("%d", &h);
                x ^= g[h];
            }
            putchar(x ? 'W' : 'L');
        }
        puts("");
    }
}
