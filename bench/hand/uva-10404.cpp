// UVa 10404: take a number of a set from one heap.
#include <cstdio>
#include <cstring>

bool win[1000001];

int main() {
    int n, m, s[10];
    while (scanf("%d %d", &n, &m) == 2) {
        for (int i = 0; i < m; i++) scanf("%d", s + i);
        memset(win, 0, sizeof win);
        for (int i = 1; i <= n; i++)
            for (int j = 0; j < m; j++)
                if (s[j] <= i && !win[i - s[j]]) {
                    win[i] = true;
                    break;
                }
        puts(win[n] ? "Stan wins" : "Ollie wins");
    }
}
