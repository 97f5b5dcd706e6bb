// Codeforces 87C: split a pile into piles of consecutive sizes.
#include <cstdio>

int g[100001], prefix[100001];

int main() {
    static int stamp[1 << 17];
    int n;
    scanf("%d", &n);
    int answer = -1;
    for (int p = 1; p <= n; p++) {
        for (int k = 2; k * (k + 1) / 2 <= p; k++) {
            int rest = p - k * (k - 1) / 2;
            if (rest % k) continue;
            int from = rest / k;
            int x = prefix[from + k - 1] ^ prefix[from - 1];
            stamp[x] = p;
            if (p == n && x == 0 && answer < 0) answer = k;
        }
        while (stamp[g[p]] == p) g[p]++;
        prefix[p] = prefix[p - 1] ^ g[p];
    }
    printf("%d\n", answer);
}
