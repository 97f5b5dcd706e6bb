// POJ 2311: cut a sheet of paper in two; who cuts off one square wins.
#include <cstdio>

int main() {
    static int g[201][201];
    for (int w = 2; w <= 200; w++)
        for (int h = 2; h <= 200; h++) {
            bool seen[512] = {};
            for (int i = 2; i <= w - i; i++) seen[g[i][h] ^ g[w - i][h]] = true;
            for (int i = 2; i <= h - i; i++) seen[g[w][i] ^ g[w][h - i]] = true;
            while (seen[g[w][h]]) g[w][h]++;
        }
    int w, h;
    while (scanf("%d %d", &w, &h) == 2) puts(g[w][h] ? "WIN" : "LOSE");
}
