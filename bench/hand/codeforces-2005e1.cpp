// Codeforces 2005E1: choose cells in the order of a list, each below and to the right of the one before.
#include <cstring>
#include <iostream>
#include <vector>
using namespace std;

int l, n, m, a[301], b[301][301];
signed char won[301][302][302];

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int t;
    cin >> t;
    while (t-- > 0) {
        cin >> l >> n >> m;
        for (int i = 0; i < l; i++) cin >> a[i];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < m; j++) cin >> b[i][j];
        for (int k = l; k >= 0; k--)
            for (int i = n; i >= 0; i--)
                for (int j = m; j >= 0; j--) {
                    if (k == l || i == n || j == m) {
                        won[k][i][j] = 0;
                        continue;
                    }
                    won[k][i][j] = won[k][i + 1][j] || won[k][i][j + 1] || (b[i][j] == a[k] && !won[k + 1][i + 1][j + 1]);
                }
        cout << (won[0][0][0] ? "T" : "N") << "\n";
    }
}
