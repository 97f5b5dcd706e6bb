// AtCoder ABC 354 E: remove two cards that match.
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> a(n), b(n);
    for (int i = 0; i < n; i++) cin >> a[i] >> b[i];
    vector<bool> win(1 << n);
    for (int s = 0; s < 1 << n; s++)
        for (int i = 0; i < n; i++)
            for (int j = i + 1; j < n; j++)
                if (s >> i & s >> j & 1 && (a[i] == a[j] || b[i] == b[j]) && !win[s ^ 1 << i ^ 1 << j]) win[s] = true;
    cout << (win[(1 << n) - 1] ? "Takahashi" : "Aoki") << endl;
}
