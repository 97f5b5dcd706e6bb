//@ shifted
long long shifted(long long a, long long by) {
    if (a + by < 0) throw out_of_range("what is read is too small");
    return a + by;
}
//@ runs
vector<long long> runs(const string& word, char letter) {
    vector<long long> all;
    bool inside = false;
    for (char each : word) {
        if (each == letter && !inside) all.push_back(0);
        inside = each == letter;
        if (inside) all.back()++;
    }
    return all;
}
//@ packed
vector<long long> packed(vector<long long> first, const vector<long long>& more) {
    first.insert(first.end(), more.begin(), more.end());
    return first;
}
//@ decimal
string decimal(number a) {
    if (a < 0) return "-" + decimal(-a);
    return (a < 10 ? "" : decimal(a / 10)) + char('0' + (int) (a % 10));
}
//@ natural
number natural(number a) {
    if (a < 0) throw domain_error("negative");
    return a;
}
//@ checked_sum
number checked_sum(number a, number b) {
    number c;
    if (__builtin_add_overflow(a, b, &c)) throw overflow_error("too large");
    return c;
}
//@ checked_difference
number checked_difference(number a, number b) {
    number c;
    if (__builtin_sub_overflow(a, b, &c)) throw overflow_error("too large");
    return c;
}
//@ checked_product
number checked_product(number a, number b) {
    number c;
    if (__builtin_mul_overflow(a, b, &c)) throw overflow_error("too large");
    return c;
}
//@ floor_div
number floor_div(number a, number b) {
    return a / b - (a % b != 0 && (a < 0) != (b < 0));
}
//@ floor_mod
number floor_mod(number a, number b) {
    number r = a % b;
    return r != 0 && (r < 0) != (b < 0) ? r + b : r;
}
//@ popcount
number popcount(number a) {
    number ones = 0;
    for (; a > 0; a &= a - 1) ones++;
    return ones;
}
//@ lowest_one
number lowest_one(number a) {
    return a & -a;
}
//@ trailing_zeros
number trailing_zeros(number a) {
    number zeros = 0;
    for (; a > 0 && a % 2 == 0; a /= 2) zeros++;
    return zeros;
}
//@ trailing_ones
number trailing_ones(number a) {
    number ones = 0;
    for (; a % 2 == 1; a /= 2) ones++;
    return ones;
}
//@ highest_one
number highest_one(number a) {
    while (a & (a - 1)) a &= a - 1;
    return a;
}
//@ square_root
number square_root(number a) {
    number r = (number) sqrtl((long double) a);
    if (r > 0) r = (r + a / r) / 2;
    while (r > 0 && r > a / r) r--;
    while (r + 1 <= a / (r + 1)) r++;
    return r;
}
//@ root_multiple
// n * sqrt(d) rounded down, found by the binary digits of n; rest = d * m * m - r * r
number root_multiple(number n, number d) {
    if (n < 0 || d < 0 || n >> 64 || d >> 60) throw overflow_error("too large");
    number root = (number) sqrtl((long double) d), m = 0, r = 0, rest = 0;
    while (root * root > d) root--;
    while ((root + 1) * (root + 1) <= d) root++;
    for (int i = 63; i >= 0; i--) {
        number bit = n >> i & 1;
        rest = 4 * rest + bit * d * (4 * m + 1) - bit * root * (4 * r + root);
        m = 2 * m + bit;
        for (r = 2 * r + bit * root; rest > 2 * r; r++) rest -= 2 * r + 1;
    }
    return r;
}
//@ logarithm
number logarithm(number n, number b) {
    if (n < 1 || b < 2) throw domain_error("no logarithm");
    number e = 0;
    for (; n >= b; n /= b) e++;
    return e;
}
//@ digit_sum
number digit_sum(number n, number b) {
    if (n < 0 || b < 2) throw domain_error("no digits");
    number sum = 0;
    for (; n > 0; n /= b) sum += n % b;
    return sum;
}
//@ digit
number digit(number n, number b, number i) {
    if (n < 0 || b < 2 || i < 0) throw domain_error("no digits");
    if (b == 2) return i < 63 ? n >> i & 1 : 0;
    for (; i > 0 && n > 0; i--) n /= b;
    return n % b;
}
//@ exact_power
number exact_power(number b, number e) {
    if (e < 0) throw domain_error("negative");
    if (b >= -1 && b <= 1) return e == 0 ? 1 : b == -1 && e % 2 == 0 ? 1 : b;
    number c = 1;
    for (number i = 0; i < e; i++) if (__builtin_mul_overflow(c, b, &c)) throw overflow_error("too large");
    return c;
}
//@ is_prime
// Miller and Rabin's test, which is exact for 64 bits with these bases (Sorenson, Webster 2015)
bool is_prime(number a) {
    if (a >> 62 >> 2) throw overflow_error("too large to tell primes");
    const int bases[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
    for (int p : bases)
        if (a % p == 0) return a == p;
    if (a < 2) return false;
    unsigned __int128 n = a;
    int twos = 0;
    while ((n - 1) >> twos & 1 ^ 1) twos++;
    for (int p : bases) {
        unsigned __int128 power = 1, square = p;
        for (unsigned __int128 e = (n - 1) >> twos; e > 0; e >>= 1, square = square * square % n)
            if (e & 1) power = power * square % n;
        bool witness = power != 1;
        for (int i = 0; i < twos && witness; i++, power = power * power % n)
            if (power == n - 1) witness = false;
        if (witness) return false;
    }
    return true;
}
//@ primes_up_to
number primes_up_to(number n) {
    static vector<int> known;
    if (n < 0 || n > 10000000) throw domain_error("primes are counted up to 10^7");
    if (n >= (number) known.size()) {
        known.assign(max<size_t>(1024, min<size_t>(10000001, 2 * n)), 0);
        vector<bool> composite(known.size());
        for (size_t p = 2; p < known.size(); p++) {
            known[p] = known[p - 1] + !composite[p];
            if (!composite[p]) for (size_t q = p * p; q < known.size(); q += p) composite[q] = true;
        }
    }
    return known[n];
}
//@ factors
// how many prime factors a number has, each once and as often as it divides, and how many divisors
struct Factors {
    unsigned short distinct = 0, all = 0;
    int divisors = 1;

    void add(int exponent) {
        distinct++;
        all += exponent;
        divisors *= exponent + 1;
    }
};

Factors divided(long long n) {
    Factors found;
    auto divide = [&](long long d) {
        int e = 0;
        for (; n % d == 0; n /= d) e++;
        if (e > 0) found.add(e);
    };
    for (long long p : primes(min(1000000LL, (long long) sqrtl(n) + 1))) {
        if (p > n / p) break;
        divide(p);
    }
    for (long long d = 1000001; d <= n / d; d += 2) divide(d);
    if (n > 1) found.add(1);
    return found;
}

// those of the 65536 numbers from one on, crossed out by primes
vector<Factors> divided_together(long long from) {
    const long long end = from + 65536;
    vector<Factors> all(65536);
    vector<long long> left(65536);
    for (long long n = from; n < end; n++) left[n - from] = n;
    for (long long p : primes((long long) sqrtl(end) + 1))
        for (long long m = max(p, (from + p - 1) / p * p); m < end; m += p) {
            long long& rest = left[m - from];
            int e = 0;
            for (; rest % p == 0; rest /= p) e++;
            if (e > 0) all[m - from].add(e);
        }
    for (int i = 0; i < 65536; i++)
        if (left[i] > 1) all[i].add(1);
    return all;
}

// many numbers that lie near to each other are factored together
Factors factors(long long n) {
    struct Part {
        long long place;
        int asked;
        vector<Factors> all;
    };
    static vector<Part> parts(128, Part{-1, 0, {}});
    if (n < 1) throw domain_error("only numbers of at least 1 have prime factors");
    if (n > 1000000000000) return divided(n);
    const long long place = n / 65536;
    Part& part = parts[place % 128];
    if (part.place != place) part = Part{place, 0, {}};
    if (part.all.empty()) {
        if (++part.asked < 32) return divided(n);
        part.all = divided_together(place * 65536);
    }
    return part.all[n % 65536];
}
//@ distinct_prime_factors
number distinct_prime_factors(number n) {
    return factors(n).distinct;
}
//@ prime_factors
number prime_factors(number n) {
    return factors(n).all;
}
//@ number_of_divisors
number number_of_divisors(number n) {
    return factors(n).divisors;
}
//@ nim_product
unsigned __int128 nim_product_of(unsigned __int128 a, unsigned __int128 b) {
    if (a < 2 || b < 2) return a * b;
    int half = 1;
    while ((a | b) >> half >> half) half *= 2;
    unsigned __int128 low = ((unsigned __int128) 1 << half) - 1;
    unsigned __int128 c = nim_product_of(a >> half, b >> half);
    unsigned __int128 d = nim_product_of(a & low, b & low);
    unsigned __int128 e = nim_product_of((a >> half) ^ (a & low), (b >> half) ^ (b & low));
    return ((e ^ d) << half) ^ d ^ nim_product_of(c, (unsigned __int128) 1 << (half - 1));
}

number nim_product(number a, number b) {
    unsigned __int128 c = nim_product_of(a, b);
    if (a < 0 || b < 0 || c >> 127) throw overflow_error("too large");
    return (number) c;
}
//@ power_of
bool power_of(number n, number c) {
    while (c > 1 && n > 0 && n % c == 0) n /= c;
    return n == 1;
}
//@ smallest_part
number smallest_part(number n, number k, number addend, number square) {
    vector<number> terms;
    for (number term = 1, small = 0; term <= n; term += terms[small]) {
        terms.push_back(term);
        if (terms.size() > 10000000) throw length_error("too many terms");
        // the smallest t with square * t * t + k * t + addend >= term
        for (;; small++) {
            if (small == (number) terms.size()) throw domain_error("the terms end");
            number t = terms[small], wanted = term <= addend ? 0 : (term - addend - 1) / t + 1;
            if (k >= wanted || (square > 0 && t > (wanted - k - 1) / square)) break;
        }
        if (terms[small] > n - term) break;
    }
    number part = 0;
    for (size_t i = terms.size(); i-- > 0 && n > 0;)
        if (terms[i] <= n) {
            part = terms[i];
            n -= part;
        }
    return part;
}
//@ mex
// the least natural number that is not among the values; -1 is no value
int mex(const vector<int>& values) {
    vector<bool> seen(values.size() + 1);
    for (int v : values)
        if (v >= 0 && v < (int) seen.size()) seen[v] = true;
    int least = 0;
    while (seen[least]) least++;
    return least;
}
//@ together
// the value of a sum; -1 says that whoever is to move wins at once
int together(int a, int b) {
    return a < 0 || b < 0 ? -1 : a ^ b;
}
//@ tame_sum
// the genus of a sum of two positions, -1 if one is wild
int tame_sum(int a, int b) {
    return a < 0 || b < 0 ? -1 : (a ^ b) | (a & b & 1);
}
//@ heap_genus
// the genus of a heap of Nim
int heap_genus(int n) {
    return n < 2 ? 2 * n : 2 * n + 1;
}
//@ tame
// the genus of a position from those of its options: twice the Grundy value, and 1 more where the
// misère Grundy value is the same (firm); else these are 0 and 1 (fickle), or it is wild: -1
int tame(const vector<int>& options) {
    vector<int> normal, misere;
    for (int genus : options) {
        if (genus < 0) return -1;
        normal.push_back(genus >> 1);
        misere.push_back(genus >> 1 ^ (genus % 2 == 0));
    }
    int value = mex(normal), other = options.empty() ? 1 : mex(misere);
    return value == other ? 2 * value + 1 : value + other == 1 ? 2 * value : -1;
}
//@ not_wild
// a genus by which misère sums are decided
int not_wild(int genus) {
    if (genus < 0) throw domain_error("a position is wild: sums with it are not decided by genera");
    return genus;
}
//@ primes
// the primes up to n, and perhaps more
const vector<long long>& primes(long long n) {
    static vector<long long> found;
    static long long sieved = 1;
    if (n > sieved) {
        sieved = max(n, 2 * sieved);
        vector<bool> composite(sieved + 1);
        found.clear();
        for (long long p = 2; p <= sieved; p++) {
            if (composite[p]) continue;
            found.push_back(p);
            for (long long m = p * p; m <= sieved; m += p) composite[m] = true;
        }
    }
    return found;
}
//@ prime_powers
// 1 and the powers of primes up to n, and perhaps more
const vector<long long>& prime_powers(long long n) {
    static vector<long long> found;
    static long long sieved = 0;
    if (n > sieved) {
        sieved = max(n, 2 * sieved);
        vector<bool> composite(sieved + 1);
        found.assign(1, 1);
        for (long long p = 2; p <= sieved; p++) {
            if (composite[p]) continue;
            for (long long q = p; q <= sieved; q *= p) found.push_back(q);
            for (long long m = p * p; m <= sieved; m += p) composite[m] = true;
        }
        sort(found.begin(), found.end());
    }
    return found;
}
//@ powers
// the powers of c up to n
vector<long long> powers(long long c, long long n) {
    if (c < 2) throw domain_error("the base is below 2");
    vector<long long> found;
    for (long long q = 1; q <= n; q *= c) {
        found.push_back(q);
        if (q > n / c) break;
    }
    return found;
}
//@ divisors
vector<long long> divisors(long long n) {
    vector<long long> found, above;
    // division is quicker where 32 bits are enough
    unsigned small = n < 1LL << 32 ? n : 0;
    for (long long d = 1; d * d <= n; d++) {
        if (small > 0 ? small % (unsigned) d != 0 : n % d != 0) continue;
        found.push_back(d);
        if (d * d != n) above.push_back(n / d);
    }
    found.insert(found.end(), above.rbegin(), above.rend());
    return found;
}
//@ power
long long power(long long a, long long e) {
    if (e < 0) throw domain_error("a negative exponent");
    if (a == 2 && e < 63) return 1LL << e;
    if (a >= -1 && a <= 1) return e == 0 ? 1 : a == -1 && e % 2 == 0 ? 1 : a;
    long long r = 1;
    for (; e > 0; e /= 2) {
        if (e % 2 == 1 && __builtin_mul_overflow(r, a, &r)) throw overflow_error("too large");
        if (e > 1 && __builtin_mul_overflow(a, a, &a)) throw overflow_error("too large");
    }
    return r;
}
//@ common_divisor
number common_divisor(number a, number b) {
    while (b != 0) {
        number r = a % b;
        a = b;
        b = r;
    }
    return a < 0 ? -a : a;
}
//@ is_divisor
bool is_divisor(long long a, long long b) {
    return a == 0 ? b == 0 : b % a == 0;
}
//@ replaced
vector<long long> replaced(vector<long long> list, long long i, long long v) {
    list.at(i) = v;
    return list;
}
//@ removed
vector<long long> removed(vector<long long> list, long long i) {
    list.erase(list.begin() + i);
    return list;
}
//@ inserted
vector<long long> inserted(vector<long long> list, long long i, long long v) {
    list.insert(list.begin() + i, v);
    return list;
}
//@ appended
vector<long long> appended(vector<long long> list, long long v) {
    list.push_back(v);
    return list;
}
//@ sliced
vector<long long> sliced(const vector<long long>& list, long long from, long long to) {
    return vector<long long>(list.begin() + from, list.begin() + to);
}
//@ in_order
vector<long long> in_order(vector<long long> list) {
    sort(list.begin(), list.end());
    return list;
}
//@ before
vector<long long> before(const vector<long long>& list, long long v) {
    return vector<long long>(list.begin(), find(list.begin(), list.end(), v));
}
//@ once_each
vector<long long> once_each(vector<long long> list) {
    sort(list.begin(), list.end());
    list.erase(unique(list.begin(), list.end()), list.end());
    return list;
}
//@ without_pairs
vector<long long> without_pairs(vector<long long> list) {
    sort(list.begin(), list.end());
    vector<long long> left;
    for (long long each : list) {
        if (!left.empty() && left.back() == each) left.pop_back();
        else left.push_back(each);
    }
    return left;
}
//@ counted
vector<long long> counted(const vector<long long>& list) {
    long long most = -1;
    for (long long each : list) {
        if (each < 0 || each >= 1 << 26) throw out_of_range("a number is too large to be counted");
        most = max(most, each);
    }
    vector<long long> all(most + 1);
    for (long long each : list) all[each]++;
    return all;
}
//@ from_to
vector<long long> from_to(long long from, long long to) {
    vector<long long> all;
    for (long long i = from; i <= to; i++) all.push_back(i);
    return all;
}
//@ Between
// the numbers from one to another
struct Between {
    long long from, to;

    struct Place {
        long long at;
        long long operator*() const { return at; }
        void operator++() { at++; }
        bool operator!=(Place other) const { return at < other.at; }
    };

    Place begin() const { return {from}; }
    Place end() const { return {to + 1}; }
};
//@ some_element
template <class List, class Holds>
bool some_element(const List& list, Holds holds) {
    for (long long each : list) {
        if (holds(each)) return true;
    }
    return false;
}
//@ sum_over
template <class List, class Value>
long long sum_over(const List& list, Value value) {
    long long sum = 0;
    for (long long each : list) sum += value(each);
    return sum;
}
//@ xor_over
template <class List, class Value>
long long xor_over(const List& list, Value value) {
    long long sum = 0;
    for (long long each : list) sum ^= value(each);
    return sum;
}
//@ GatheredMax
struct GatheredMax {
    bool any = false;
    long long most = 0;

    void add(long long each) {
        if (!any || each > most) most = each;
        any = true;
    }

    long long value() const {
        if (!any) throw out_of_range("no such element");
        return most;
    }
};
//@ GatheredMin
struct GatheredMin {
    bool any = false;
    long long least = 0;

    void add(long long each) {
        if (!any || each < least) least = each;
        any = true;
    }

    long long value() const {
        if (!any) throw out_of_range("no such element");
        return least;
    }
};
//@ GatheredGcd
struct GatheredGcd {
    long long common = 0;

    void add(long long each) {
        long long other = each < 0 ? -each : each;
        while (other > 0) {
            long long rest = common % other;
            common = other;
            other = rest;
        }
    }

    long long value() const { return common; }
};
//@ GatheredMex
// the least natural number that is not added; marks of numbers from 64 on are used again and again
struct GatheredMex {
    struct Marks {
        vector<unsigned> of;
        unsigned turn = 0;
    };

    static const long long FEW = 64, MOST = 1 << 20;
    static deque<Marks> all;
    static size_t used;
    unsigned long long few = 0;
    Marks* marks = nullptr;
    vector<long long> large;

    ~GatheredMex() {
        if (marks != nullptr) used--;
    }

    void add(long long each) {
        if (each >= 0 && each < FEW) few |= 1ULL << each;
        if (each >= FEW && each < MOST) mark(each);
        if (each >= MOST) large.push_back(each);
    }

    void mark(long long each) {
        if (marks == nullptr) {
            if (used == all.size()) all.emplace_back();
            marks = &all[used++];
            if (++marks->turn == 0) {
                marks->of.clear();
                marks->turn = 1;
            }
        }
        if (each >= (long long) marks->of.size()) marks->of.resize(2 * each);
        marks->of[each] = marks->turn;
    }

    long long value() {
        if (~few != 0) return __builtin_ctzll(~few);
        long long least = FEW;
        if (marks != nullptr) {
            while (least < (long long) marks->of.size() && marks->of[least] == marks->turn) least++;
        }
        sort(large.begin(), large.end());
        for (long long each : large) {
            if (each == least) least++;
        }
        return least;
    }
};

deque<GatheredMex::Marks> GatheredMex::all;
size_t GatheredMex::used = 0;
//@ mapped
template <class List, class Holds, class Value>
vector<long long> mapped(const List& list, Holds holds, Value value) {
    vector<long long> all;
    for (long long each : list) {
        if (holds(each)) all.push_back(value(each));
    }
    return all;
}
//@ each_of
template <class List, class Value>
vector<long long> each_of(const List& list, Value value) {
    vector<long long> all;
    for (long long each : list) all.push_back(value(each));
    return all;
}
//@ joined_of_each
template <class List, class Value>
vector<long long> joined_of_each(const List& list, Value value) {
    vector<long long> all;
    for (long long each : list) {
        const vector<long long> more = value(each);
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}
//@ up_to
vector<long long> up_to(const vector<long long>& list, long long most) {
    return vector<long long>(list.begin(), upper_bound(list.begin(), list.end(), most));
}
//@ gcd_of
long long gcd_of(const vector<long long>& list) {
    long long common = 0;
    for (long long each : list) {
        long long other = each < 0 ? -each : each;
        while (other > 0) {
            long long rest = common % other;
            common = other;
            other = rest;
        }
    }
    return common;
}
//@ mex_of
long long mex_of(const vector<long long>& list) {
    vector<bool> seen(list.size() + 1);
    for (long long each : list) {
        if (each >= 0 && each < (long long) list.size()) seen[each] = true;
    }
    long long least = 0;
    while (seen[least]) least++;
    return least;
}
//@ backwards
vector<long long> backwards(vector<long long> list) {
    reverse(list.begin(), list.end());
    return list;
}
//@ digits_of
vector<long long> digits_of(long long n, long long b) {
    if (n < 0 || b < 2) throw domain_error("no digits");
    vector<long long> all;
    all.reserve(20);
    do all.push_back(n % b);
    while (n /= b);
    return all;
}
//@ joined
vector<long long> joined(vector<long long> first, const vector<long long>& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}
//@ total
long long total(const vector<long long>& list) {
    long long sum = 0;
    for (long long each : list) sum += each;
    return sum;
}
//@ nim_total
long long nim_total(const vector<long long>& list) {
    long long sum = 0;
    for (long long each : list) sum ^= each;
    return sum;
}
//@ largest
long long largest(const vector<long long>& list) {
    if (list.empty()) throw out_of_range("no such element");
    return *max_element(list.begin(), list.end());
}
//@ smallest
long long smallest(const vector<long long>& list) {
    if (list.empty()) throw out_of_range("no such element");
    return *min_element(list.begin(), list.end());
}
//@ count_of
long long count_of(const vector<long long>& list, long long v) {
    return count(list.begin(), list.end(), v);
}
//@ Hash
struct Hash {
    template <class State>
    size_t operator()(const State& state) const {
        unsigned long long hash = 0;
        for (long long each : state) hash = (hash ^ each) * 0x9e3779b97f4a7c15 + (hash >> 29);
        return hash ^ hash >> 32;
    }
};
//@ known
// what is known of a state of one number: -3 for nothing
vector<int> small_states;
unordered_map<long long, int> large_states;

int known(long long n) {
    if (n < (long long) small_states.size()) return small_states[n];
    auto found = large_states.find(n);
    return found == large_states.end() ? -3 : found->second;
}

void remember(long long n, int value) {
    if (n < 1 << 24 && n >= (long long) small_states.size()) small_states.resize(2 * n + 16, -3);
    (n < 1 << 24 ? small_states[n] : large_states[n]) = value;
}

void forget() {
    small_states.clear();
    large_states.clear();
}
//@ deepest_call
// below this address calls nest no deeper
const char* deepest_call = nullptr;
//@ Remembered
const long long UNKNOWN = -9223372036854775807 - 1, ASKED = UNKNOWN + 1;

// what is known of a function; small numbers and pairs of them are places of lists, all else of an open table
template <size_t N>
struct Remembered {
    vector<vector<long long>> small, pairs, turned;
    vector<std::array<long long, N>> keys;
    vector<long long> values;
    size_t taken = 0, filled = 0;
    bool few = false;  // so they were the last time: pairs are then in the table, which is soon cleared

    static long long& in(vector<long long>& list, long long place) {
        if (place >= (long long) list.size()) list.resize(place + list.size() / 2 + 1, UNKNOWN);
        return list[place];
    }

    // 256 numbers are a list, so that those that lie far apart take little
    long long& in_small(long long place) {
        const size_t part = place / 256;
        if (part >= small.size()) small.resize(part + 1);
        if (small[part].empty()) small[part].assign(256, UNKNOWN);
        return small[part][place % 256];
    }

    // a place that is asked for and then filled is counted twice
    long long& in_table(const std::array<long long, N>& place) {
        if (5 * taken >= 6 * values.size()) grow();
        size_t i = Hash()(place) & (values.size() - 1);
        while (values[i] != UNKNOWN && keys[i] != place) i = (i + 1) & (values.size() - 1);
        if (values[i] == UNKNOWN) {
            keys[i] = place;
            taken++;
        }
        return values[i];
    }

    void grow() {
        vector<std::array<long long, N>> old_keys(max<size_t>(16, 2 * values.size()));
        vector<long long> old_values(old_keys.size(), UNKNOWN);
        old_keys.swap(keys);
        old_values.swap(values);
        taken = 0;
        for (size_t i = 0; i < old_values.size(); i++) {
            if (old_values[i] == UNKNOWN) continue;
            in_table(old_keys[i]) = old_values[i];
            taken++;
        }
    }

    // a list of a small number may become long, but no longer than what is asked for
    long long& in_pairs(vector<vector<long long>>& all, long long one, long long other, const std::array<long long, N>& place) {
        if (one >= (long long) all.size()) all.resize(one + 1);
        const long long near = max<long long>(1 << 12, 2 * all[one].size());
        return other < (one < 64 ? min<long long>(1 << 20, near) : 4096) ? in(all[one], other) : in_table(place);
    }

    long long& at(const std::array<long long, N>& place) {
        const long long first = N > 0 ? place[0] : 0, last = N > 0 ? place[N - 1] : 0;
        const long long near = max<long long>(1 << 22, 2 * filled);
        if (N == 1 && first >= 0 && first < min<long long>(1 << 24, near)) {
            long long& found = in_small(first);
            if (found == UNKNOWN) filled++;
            return found;
        }
        if (N != 2 || first < 0 || last < 0) return in_table(place);
        if (few && taken < 1000) return in_table(place);
        if (few) spread();
        filled++;
        if (last < 64 && first >= 64) return in_pairs(turned, last, first, place);
        return first < 4096 ? in_pairs(pairs, first, last, place) : in_table(place);
    }

    void spread() {
        few = false;
        vector<std::array<long long, N>> old_keys;
        vector<long long> old_values;
        old_keys.swap(keys);
        old_values.swap(values);
        taken = 0;
        for (size_t i = 0; i < old_values.size(); i++) {
            if (old_values[i] == UNKNOWN) continue;
            at(old_keys[i]);
            at(old_keys[i]) = old_values[i];
        }
    }

    void clear() {
        few = filled < 1000;
        small.clear();
        pairs.clear();
        turned.clear();
        keys.clear();
        values.clear();
        taken = filled = 0;
    }
};
//@ row_of
const vector<long long>& row_of(const vector<vector<long long>>& rows, long long row) {
    static const vector<long long> none;
    return row >= 0 && row < (long long) rows.size() ? rows[row] : none;
}
//@ joined_sum
// states and sums of them by their numbers among all that were met; 0 is the sum without states
map<vector<long long>, int> state_numbers;
vector<vector<long long>> states;
map<vector<int>, int> sum_numbers{{{}, 0}};
vector<vector<int>> sums{{}};
map<int, vector<int>> moves_of;

int numbered(const vector<int>& sum) {
    auto place = sum_numbers.insert({sum, (int) sums.size()});
    if (place.second) sums.push_back(sum);
    return place.first->second;
}

int sum_of_state(const vector<long long>& state) {
    auto place = state_numbers.insert({state, (int) states.size()});
    if (place.second) states.push_back(state);
    return numbered({place.first->second});
}

int joined_sum(int a, int b) {
    vector<int> sum = sums[a];
    sum.insert(sum.end(), sums[b].begin(), sums[b].end());
    sort(sum.begin(), sum.end());
    return numbered(sum);
}

// the sums that moves in a state leave; -1 where it is won at once
vector<int> moves(const vector<long long>& state);

vector<int> options_of(int sum) {
    vector<int> all, parts = sums[sum];
    for (size_t i = 0; i < parts.size(); i++) {
        if (i > 0 && parts[i] == parts[i - 1]) continue;
        if (moves_of.count(parts[i]) == 0) {
            vector<long long> state = states[parts[i]];
            moves_of[parts[i]] = moves(state);
        }
        vector<int> rest = parts;
        rest.erase(rest.begin() + i);
        int others = numbered(rest);
        for (int option : moves_of[parts[i]]) all.push_back(option < 0 ? -1 : joined_sum(others, option));
    }
    return all;
}
//@ lost_sum
map<int, bool> lost_sums;

// whether a sum is lost in misère play: whoever cannot move wins
bool lost_sum(int sum) {
    auto found = lost_sums.find(sum);
    if (found != lost_sums.end()) return found->second;
    vector<int> options = options_of(sum);
    bool lost = !options.empty();
    for (int option : options)
        if (lost) lost = option >= 0 && !lost_sum(option);
    return lost_sums[sum] = lost;
}
//@ numbered_states
// positions of one number by their own numbers among all that were met
vector<long long> states;

int number_of_state(long long state) {
    int found = known(state);
    if (found < 0) {
        found = states.size();
        states.push_back(state);
        remember(state, found);
    }
    return found;
}

void forget_states() {
    states.clear();
    forget();
}

// the positions that moves lead to; -1 where one is won at once
vector<int> moves(const std::array<long long, 1>& state);

vector<int> options_of(int position) {
    return moves({states[position]});
}
//@ outcome_of
// of each position by its number: -1 if nothing is known, 0 if it is lost, 1 if it is won, 2 for a draw
vector<signed char> labels;
// how many moves play lasts when the winner hurries and the loser delays; -1 for a draw
vector<int> lengths;
vector<int> open_options, last_arc;

vector<int> options_of(int position);

void make_room(int position) {
    while ((int) labels.size() <= position) {
        labels.push_back(-1);
        lengths.push_back(-1);
        open_options.push_back(0);
        last_arc.push_back(-1);
    }
}

void forget_labels() {
    labels.clear();
    lengths.clear();
    open_options.clear();
    last_arc.clear();
}

// backwards from the ends of play, the shortest play first; a position that has a label is taken with it
int outcome_of(int asked, bool misere) {
    make_room(asked);
    if (labels[asked] >= 0) return labels[asked];
    const signed char listed = 3;
    vector<pair<int, int>> arcs;  // from where, and the last one before it that leads to the same position
    vector<int> met{asked}, ends, early, decided;
    labels[asked] = listed;
    for (size_t head = 0; head < met.size(); head++) {
        int position = met[head];
        vector<int> options = options_of(position);
        bool won = options.empty() && misere;
        for (int option : options) {
            won = won || option < 0;
            if (option < 0) continue;
            make_room(option);
            if (labels[option] == 2) continue;
            if (labels[option] < 0) {
                labels[option] = listed;
                met.push_back(option);
            } else if (labels[option] < 2 && last_arc[option] < 0) {
                early.push_back(option);
            }
            arcs.push_back({position, last_arc[option]});
            last_arc[option] = arcs.size() - 1;
        }
        open_options[position] = options.size();
        if (options.empty() || won) ends.push_back(won ? position : ~position);
    }
    for (int end : ends) {
        decided.push_back(end < 0 ? ~end : end);
        labels[decided.back()] = end >= 0;
        lengths[decided.back()] = 0;
    }
    sort(early.begin(), early.end(), [](int one, int other) { return lengths[one] < lengths[other]; });
    size_t next = 0, head = 0;
    while (next < early.size() || head < decided.size()) {
        bool older = head == decided.size() || (next < early.size() && lengths[early[next]] < lengths[decided[head]]);
        int position = older ? early[next++] : decided[head++];
        for (int arc = last_arc[position]; arc >= 0; arc = arcs[arc].second) {
            int from = arcs[arc].first;
            if (labels[from] != listed || (labels[position] != 0 && --open_options[from] > 0)) continue;
            labels[from] = labels[position] == 0;
            lengths[from] = lengths[position] + 1;
            decided.push_back(from);
        }
    }
    for (int position : met) {
        last_arc[position] = -1;
        if (labels[position] == listed) labels[position] = 2;
    }
    for (int position : early) last_arc[position] = -1;
    return labels[asked];
}
//@ parsed
long long parsed(const string& text) {
    long long a = 0;
    for (char digit : text) {
        if (digit < '0' || digit > '9' || a > (0x7fffffffffffffff - (digit - '0')) / 10)
            throw out_of_range("no integer from 0 to 2^63 - 1: " + text);
        a = 10 * a + (digit - '0');
    }
    return a;
}
//@ tokens
bool more() {
    cin >> ws;
    return cin.peek() != EOF;
}

string word() {
    string text;
    if (!(cin >> text)) throw out_of_range("the input ends too early");
    return text;
}
//@ next_number
long long next_number() {
    return parsed(word());
}
//@ numbers
vector<long long> numbers(long long count) {
    vector<long long> a;
    for (; count > 0; count--) a.push_back(next_number());
    return a;
}
//@ letters
vector<long long> letters(const string& word, const string& all) {
    vector<long long> a;
    for (char letter : word) {
        size_t place = all.find(letter);
        if (place == string::npos) throw out_of_range("this word has other letters: " + word);
        a.push_back(place);
    }
    return a;
}
//@ line_numbers
vector<long long> line_numbers() {
    string line;
    if (!more() || !getline(cin, line)) throw out_of_range("the input ends too early");
    vector<long long> a;
    istringstream words(line);
    for (string text; words >> text;) a.push_back(parsed(text));
    return a;
}
//@ signed_number
long long signed_number() {
    string text = word();
    return text[0] == '-' ? -parsed(text.substr(1)) : parsed(text);
}
//@ walk
// from which vertex 0 to n each one is reached first, and by how many arcs
template <class Row>
void walk(Row row, long long n, long long first, vector<long long>& from, vector<long long>& arcs) {
    if (n < 0 || first < 0 || first > n) throw out_of_range("there is no such vertex");
    from.assign(n + 1, -1);
    arcs.assign(n + 1, -1);
    arcs[first] = 0;
    vector<long long> reached{first};
    for (size_t i = 0; i < reached.size(); i++) {
        for (long long to : row(reached[i])) {
            if (to < 0 || to > n) throw out_of_range("there is no such vertex");
            if (arcs[to] >= 0) continue;
            arcs[to] = arcs[reached[i]] + 1;
            from[to] = reached[i];
            reached.push_back(to);
        }
    }
}
//@ reached_from
template <class Row>
vector<long long> reached_from(Row row, long long n, long long first) {
    vector<long long> from, arcs;
    walk(row, n, first, from, arcs);
    return from;
}
//@ arcs_to
template <class Row>
vector<long long> arcs_to(Row row, long long n, long long first) {
    vector<long long> from, arcs;
    walk(row, n, first, from, arcs);
    return arcs;
}
//@ least_joined
// the least vertex that each vertex 0 to n is joined to
template <class Row>
vector<long long> least_joined(Row row, long long n) {
    vector<long long> least;
    for (long long i = 0; i <= n; i++) least.push_back(i);
    auto found = [&](long long v) {
        while (least[v] != v) v = least[v] = least[least[v]];
        return v;
    };
    for (long long v = 0; v <= n; v++) {
        for (long long to : row(v)) {
            if (to < 0 || to > n) throw out_of_range("there is no such vertex");
            const long long one = found(v), other = found(to);
            least[max(one, other)] = min(one, other);
        }
    }
    for (long long v = 0; v <= n; v++) least[v] = found(v);
    return least;
}
//@ within
long long within(long long vertex, long long last) {
    if (vertex > last) throw out_of_range("there is no such vertex");
    return vertex;
}
//@ text_of
string text_of(const vector<long long>& list) {
    string text;
    for (long long each : list) text += (text.empty() ? "" : " ") + to_string(each);
    return text;
}
//@ word_number
long long word_number(long long place, long long words) {
    if (place < 0 || place >= words) throw out_of_range("there is no such word");
    return place;
}
//@ letters_of
string letters_of(const vector<long long>& word, const string& all) {
    string text;
    for (long long place : word) text += all[place];
    return text;
}
