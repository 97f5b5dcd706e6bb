// Codeforces 1033C: a token goes to a cell with a greater number.
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> a(n), at(n + 1);
    for (int i = 0; i < n; i++) {
        cin >> a[i];
        at[a[i]] = i;
    }
    string s(n, 'B');
    for (int x = n; x >= 1; x--) {
        int i = at[x];
        for (int j = i % x; j < n; j += x)
            if (a[j] > x && s[j] == 'B') {
                s[i] = 'A';
                break;
            }
    }
    cout << s << "\n";
}
