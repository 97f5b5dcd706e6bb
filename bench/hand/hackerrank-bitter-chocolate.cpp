// HackerRank bitter-chocolate: chomp of three rows.
#include <algorithm>
#include <cstdio>
using namespace std;

int main() {
    static bool win[26][26][26];
    for (int a = 1; a <= 25; a++)
        for (int b = 0; b <= a; b++)
            for (int c = 0; c <= b; c++) {
                bool w = false;
                for (int j = 1; j < a && !w; j++) w = !win[j][min(b, j)][min(c, j)];
                for (int j = 0; j < b && !w; j++) w = !win[a][j][min(c, j)];
                for (int j = 0; j < c && !w; j++) w = !win[a][b][j];
                win[a][b][c] = w;
            }
    int t, a, b, c;
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%d %d %d", &a, &b, &c);
        puts(win[a][b][c] ? "WIN" : "LOSE");
    }
}
