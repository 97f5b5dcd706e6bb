// Codeforces 335C: claim cells of a board of two columns.
#include <cstdio>
#include <cstring>

int r, n, claimed[102][3], g[102][102][3][3];

int value(int l, int h, int a, int b) {
    if (l > h) return 0;
    int& known = g[l][h][a][b];
    if (known >= 0) return known;
    bool seen[256] = {};
    for (int i = l; i <= h; i++)
        for (int c = 1; c <= 2; c++) {
            if (claimed[i][1] || claimed[i][2] || claimed[i - 1][3 - c] || claimed[i + 1][3 - c]) continue;
            if ((i == l && a == 3 - c) || (i == h && b == 3 - c)) continue;
            seen[value(l, i - 1, a, c) ^ value(i + 1, h, c, b)] = true;
        }
    int x = 0;
    while (seen[x]) x++;
    return known = x;
}

int main() {
    scanf("%d %d", &r, &n);
    for (int i = 0, x, y; i < n; i++) {
        scanf("%d %d", &x, &y);
        claimed[x][y] = 1;
    }
    memset(g, -1, sizeof g);
    puts(value(1, r, 0, 0) ? "WIN" : "LOSE");
}
