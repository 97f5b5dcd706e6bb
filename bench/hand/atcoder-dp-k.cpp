// AtCoder DP K: take a number of a set.
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    vector<int> a(n);
    for (int& x : a) cin >> x;
    vector<bool> win(k + 1);
    for (int i = 1; i <= k; i++)
        for (int x : a)
            if (x <= i && !win[i - x]) {
                win[i] = true;
                break;
            }
    cout << (win[k] ? "First" : "Second") << endl;
}
