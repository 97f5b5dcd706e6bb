// CSES 1729: take a number of a set; the winner for each heap up to n.
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k;
    cin >> n >> k;
    vector<int> p(k);
    for (int& x : p) cin >> x;
    string s(n + 1, 'L');
    for (int i = 1; i <= n; i++)
        for (int x : p)
            if (x <= i && s[i - x] == 'L') {
                s[i] = 'W';
                break;
            }
    cout << s.substr(1) << "\n";
}
