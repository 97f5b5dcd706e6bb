// BZOJ 2940: cover c, z or n adjacent squares of a strip.
#include <cstdio>

int main() {
    static int g[1001];
    int s[3], m, p;
    scanf("%d %d %d %d", s, s + 1, s + 2, &m);
    for (int n = 1; n <= 1000; n++) {
        bool seen[1024] = {};
        for (int k : s)
            for (int i = 0; i <= n - k - i; i++) seen[g[i] ^ g[n - k - i]] = true;
        while (seen[g[n]]) g[n]++;
    }
    while (m-- > 0) {
        scanf("%d", &p);
        puts(g[p] ? "1" : "2");
    }
}
