// HDU 1848: take a Fibonacci number of one of three heaps.
#include <cstdio>

int main() {
    static int g[1001];
    int fib[16] = {1, 2};
    for (int i = 2; i < 16; i++) fib[i] = fib[i - 1] + fib[i - 2];
    for (int n = 1; n <= 1000; n++) {
        bool seen[17] = {};
        for (int i = 0; i < 16 && fib[i] <= n; i++) seen[g[n - fib[i]]] = true;
        while (seen[g[n]]) g[n]++;
    }
    int a, b, c;
    while (scanf("%d %d %d", &a, &b, &c) == 3 && a + b + c > 0) puts(g[a] ^ g[b] ^ g[c] ? "Fibo" : "Nacci");
}
