// BZOJ 3404: subtract the greatest or the least digit that is not 0.
#include <algorithm>
#include <cstdio>
using namespace std;

bool win[1000001];

int main() {
    for (int n = 1; n <= 1000000; n++) {
        int most = 0, least = 9;
        for (int m = n; m > 0; m /= 10) {
            int d = m % 10;
            if (d == 0) continue;
            most = max(most, d);
            least = min(least, d);
        }
        win[n] = !win[n - most] || !win[n - least];
    }
    int g, n;
    scanf("%d", &g);
    while (g-- > 0) {
        scanf("%d", &n);
        puts(win[n] ? "YES" : "NO");
    }
}
