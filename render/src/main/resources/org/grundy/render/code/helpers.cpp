//@ floor_div
long long floor_div(long long a, long long b) {
    return a / b - (a % b != 0 && (a < 0) != (b < 0));
}
//@ floor_mod
long long floor_mod(long long a, long long b) {
    long long r = a % b;
    return r != 0 && (r < 0) != (b < 0) ? r + b : r;
}
//@ popcount
long long popcount(long long a) {
    return __builtin_popcountll(a);
}
//@ lowest_one
long long lowest_one(long long a) {
    return a & -a;
}
//@ trailing_zeros
long long trailing_zeros(long long a) {
    return a == 0 ? 0 : __builtin_ctzll(a);
}
//@ trailing_ones
long long trailing_ones(long long a) {
    return __builtin_ctzll(~a);
}
//@ highest_one
long long highest_one(long long a) {
    return a == 0 ? 0 : 1LL << (63 - __builtin_clzll(a));
}
//@ square_root
long long square_root(long long a) {
    long long r = (long long) sqrtl((long double) a);
    while (r > 0 && r > a / r) r--;
    while (r + 1 <= a / (r + 1)) r++;
    return r;
}
//@ is_prime
bool is_prime(long long a) {
    if (a < 2) return false;
    for (long long d = 2; d <= a / d; d++)
        if (a % d == 0) return false;
    return true;
}
//@ nim_product
unsigned long long nim_product_of(unsigned long long a, unsigned long long b, int half) {
    if (a < 2 || b < 2) return a * b;
    unsigned long long low = (1ULL << half) - 1;
    unsigned long long c = nim_product_of(a >> half, b >> half, half / 2);
    unsigned long long d = nim_product_of(a & low, b & low, half / 2);
    unsigned long long e = nim_product_of((a >> half) ^ (a & low), (b >> half) ^ (b & low), half / 2);
    return ((e ^ d) << half) ^ d ^ nim_product_of(c, 1ULL << (half - 1), half / 2);
}
long long nim_product(long long a, long long b) {
    return (long long) nim_product_of(a, b, 32);
}
//@ power_of
bool power_of(long long n, long long c) {
    while (c > 1 && n > 0 && n % c == 0) n /= c;
    return n == 1;
}
//@ smallest_part
long long smallest_part(long long n, long long k, long long addend, long long square = 0) {
    vector<long long> terms;
    size_t small = 0;
    for (long long term = 1; term <= n; term += terms[small]) {
        terms.push_back(term);
        while (square * terms[small] * terms[small] + k * terms[small] + addend < term) small++;
    }
    long long part = 0;
    for (size_t i = terms.size(); i-- > 0 && n > 0;)
        if (terms[i] <= n) {
            part = terms[i];
            n -= part;
        }
    return part;
}
