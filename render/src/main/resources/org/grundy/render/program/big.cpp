//@ number
// integers of any size: a sign, and digits to the base 2^32, the last one first and the first one not 0
struct number {
    bool negative = false;
    vector<unsigned> digits;

    number(long long a = 0) : negative(a < 0) {
        unsigned long long rest = a < 0 ? 0 - (unsigned long long) a : a;
        for (; rest > 0; rest >>= 32) digits.push_back((unsigned) rest);
    }

    // without zeros in front
    number& shortened() {
        while (!digits.empty() && digits.back() == 0) digits.pop_back();
        if (digits.empty()) negative = false;
        return *this;
    }

    // multiplies the size by a factor and adds to it
    void grow(unsigned factor, unsigned long long more) {
        for (unsigned& digit : digits) {
            more += (unsigned long long) factor * digit;
            digit = (unsigned) more;
            more >>= 32;
        }
        if (more > 0) digits.push_back((unsigned) more);
    }

    // divides the size, and gives the remainder
    unsigned shrink(unsigned divisor) {
        unsigned long long rest = 0;
        for (size_t i = digits.size(); i-- > 0;) {
            rest = rest << 32 | digits[i];
            digits[i] = (unsigned) (rest / divisor);
            rest %= divisor;
        }
        shortened();
        return (unsigned) rest;
    }
};

int compared_sizes(const number& a, const number& b) {
    if (a.digits.size() != b.digits.size()) return a.digits.size() < b.digits.size() ? -1 : 1;
    for (size_t i = a.digits.size(); i-- > 0;)
        if (a.digits[i] != b.digits[i]) return a.digits[i] < b.digits[i] ? -1 : 1;
    return 0;
}

bool operator==(const number& a, const number& b) {
    return a.negative == b.negative && a.digits == b.digits;
}

bool operator!=(const number& a, const number& b) {
    return !(a == b);
}

bool operator<(const number& a, const number& b) {
    if (a.negative != b.negative) return a.negative;
    return a.negative ? compared_sizes(b, a) < 0 : compared_sizes(a, b) < 0;
}

bool operator>(const number& a, const number& b) {
    return b < a;
}

bool operator<=(const number& a, const number& b) {
    return !(b < a);
}

bool operator>=(const number& a, const number& b) {
    return !(a < b);
}

number operator-(number a) {
    a.negative = !a.negative && !a.digits.empty();
    return a;
}

number operator+(const number& a, const number& b) {
    if (compared_sizes(a, b) < 0) return b + a;
    number c = a;
    long long more = 0, sign = a.negative == b.negative ? 1 : -1;
    for (size_t i = 0; i < c.digits.size() && (more != 0 || i < b.digits.size()); i++) {
        more += c.digits[i] + (i < b.digits.size() ? sign * (long long) b.digits[i] : 0);
        c.digits[i] = (unsigned) more;
        more >>= 32;
    }
    if (more > 0) c.digits.push_back((unsigned) more);
    return c.shortened();
}

number operator-(const number& a, const number& b) {
    return a + -b;
}

number operator*(const number& a, const number& b) {
    number c;
    c.digits.assign(a.digits.size() + b.digits.size(), 0);
    for (size_t i = 0; i < a.digits.size(); i++) {
        unsigned long long more = 0;
        for (size_t j = 0; j < b.digits.size() || more > 0; j++) {
            more += c.digits[i + j];
            if (j < b.digits.size()) more += (unsigned long long) a.digits[i] * b.digits[j];
            c.digits[i + j] = (unsigned) more;
            more >>= 32;
        }
    }
    c.negative = a.negative != b.negative;
    return c.shortened();
}

// the quotient rounded to 0, each digit by two of the divisor but for 1 or 2, and the remainder
pair<number, number> divided(const number& a, const number& b) {
    if (b.digits.empty()) throw domain_error("division by zero");
    number quotient = a, rest;
    size_t n = b.digits.size();
    if (n == 1) {
        rest = quotient.shrink(b.digits[0]);
    } else if (compared_sizes(a, b) < 0) {
        quotient = 0;
        rest = a;
    } else {
        unsigned scale = (unsigned) ((1ULL << 32) / (b.digits.back() + 1ULL));
        number divisor = b;
        rest = a;
        divisor.grow(scale, 0);
        rest.grow(scale, 0);
        rest.digits.resize(a.digits.size() + 1);
        quotient.digits.assign(rest.digits.size() - n, 0);
        for (size_t j = quotient.digits.size(); j-- > 0;) {
            unsigned long long top = (unsigned long long) rest.digits[j + n] << 32 | rest.digits[j + n - 1];
            unsigned long long q = top / divisor.digits[n - 1], left = top % divisor.digits[n - 1];
            while (q >> 32 || q * divisor.digits[n - 2] > (left << 32 | rest.digits[j + n - 2])) {
                q--;
                left += divisor.digits[n - 1];
                if (left >> 32) break;
            }
            long long more = 0;
            unsigned long long product = 0;
            for (size_t i = 0; i <= n; i++) {
                product += i < n ? q * divisor.digits[i] : 0;
                more += (long long) rest.digits[i + j] - (unsigned) product;
                rest.digits[i + j] = (unsigned) more;
                more >>= 32;
                product >>= 32;
            }
            if (more < 0) {
                q--;
                more = 0;
                for (size_t i = 0; i <= n; i++) {
                    more += (long long) rest.digits[i + j] + (i < n ? divisor.digits[i] : 0);
                    rest.digits[i + j] = (unsigned) more;
                    more >>= 32;
                }
            }
            quotient.digits[j] = (unsigned) q;
        }
        rest.shrink(scale);
    }
    quotient.negative = a.negative != b.negative;
    rest.negative = a.negative;
    return {quotient.shortened(), rest.shortened()};
}

number operator/(const number& a, const number& b) {
    return divided(a, b).first;
}

number operator%(const number& a, const number& b) {
    if (b.digits.size() != 1) return divided(a, b).second;
    unsigned long long rest = 0;
    for (size_t i = a.digits.size(); i-- > 0;) rest = (rest << 32 | a.digits[i]) % b.digits[0];
    return a.negative ? -(long long) rest : (long long) rest;
}

template <class Join>
number joined_bits(const number& a, const number& b, Join join) {
    if (a.negative || b.negative) throw domain_error("negative");
    number c;
    c.digits.resize(max(a.digits.size(), b.digits.size()));
    for (size_t i = 0; i < c.digits.size(); i++)
        c.digits[i] = join(i < a.digits.size() ? a.digits[i] : 0, i < b.digits.size() ? b.digits[i] : 0);
    return c.shortened();
}

number operator^(const number& a, const number& b) {
    return joined_bits(a, b, [](unsigned x, unsigned y) { return x ^ y; });
}

number operator&(const number& a, const number& b) {
    return joined_bits(a, b, [](unsigned x, unsigned y) { return x & y; });
}

number operator|(const number& a, const number& b) {
    return joined_bits(a, b, [](unsigned x, unsigned y) { return x | y; });
}

long long as_long(const number& a) {
    unsigned long long size = 0;
    for (size_t i = a.digits.size(); i-- > 0;) {
        if (size >> 31) throw overflow_error("too large");
        size = size << 32 | a.digits[i];
    }
    return a.negative ? -(long long) size : (long long) size;
}

string to_string(number a) {
    const bool negative = a.negative;
    string text = a.digits.empty() ? "0" : "";
    while (!a.digits.empty()) {
        unsigned nine = a.shrink(1000000000);
        for (int i = 0; i < 9 && (nine > 0 || !a.digits.empty()); i++, nine /= 10) text += char('0' + nine % 10);
    }
    if (negative) text += '-';
    return string(text.rbegin(), text.rend());
}

ostream& operator<<(ostream& out, const number& a) {
    return out << to_string(a);
}
//@ big_popcount
number big_popcount(const number& a) {
    long long ones = 0;
    for (unsigned digit : a.digits) ones += __builtin_popcount(digit);
    return ones;
}
//@ big_trailing_zeros
number big_trailing_zeros(const number& a) {
    long long zeros = 0;
    for (unsigned digit : a.digits) {
        if (digit > 0) return zeros + __builtin_ctz(digit);
        zeros += 32;
    }
    return 0;
}
//@ big_trailing_ones
number big_trailing_ones(const number& a) {
    long long ones = 0;
    for (unsigned digit : a.digits) {
        if (~digit != 0) return ones + __builtin_ctz(~digit);
        ones += 32;
    }
    return ones;
}
//@ big_lowest_one
number big_lowest_one(const number& a) {
    number one;
    for (unsigned digit : a.digits) {
        one.digits.push_back(digit & -digit);
        if (digit > 0) break;
    }
    return one;
}
//@ big_highest_one
number big_highest_one(const number& a) {
    number one;
    if (a.digits.empty()) return one;
    one.digits.assign(a.digits.size(), 0);
    one.digits.back() = 1U << (31 - __builtin_clz(a.digits.back()));
    return one;
}
//@ big_square_root
number big_square_root(const number& a) {
    if (a <= 1) return a;
    number root, next;
    root.digits.assign(a.digits.size() / 2 + 2, 0);
    root.digits.back() = 1;
    // Newton's steps go down to the root
    for (next = (root + a / root) / 2; next < root; next = (root + a / root) / 2) root = next;
    return root;
}
//@ big_common_divisor
number big_common_divisor(number a, number b) {
    while (b != 0) {
        number r = a % b;
        a = b;
        b = r;
    }
    return a < 0 ? -a : a;
}
//@ big_digits
// the digits to a base, the last one first
vector<unsigned> big_digits(number n, unsigned base) {
    vector<unsigned> all;
    unsigned long long several = base;
    int count = 1;
    for (; several * base < 1ULL << 32; count++) several *= base;
    while (n > 0) {
        unsigned rest = n.shrink((unsigned) several);
        for (int i = 0; i < count; i++, rest /= base) all.push_back(rest % base);
    }
    while (!all.empty() && all.back() == 0) all.pop_back();
    return all;
}
//@ big_logarithm
number big_logarithm(number n, const number& b) {
    if (n < 1 || b < 2) throw domain_error("no logarithm");
    long long e = 0;
    for (; n >= b; n = n / b) e++;
    return e;
}
//@ big_digit_sum
number big_digit_sum(number n, const number& b) {
    if (n < 0 || b < 2) throw domain_error("no digits");
    number sum;
    for (; n > 0; n = n / b) sum = sum + n % b;
    return sum;
}
//@ big_digit
number big_digit(number n, const number& b, number i) {
    if (n < 0 || b < 2 || i < 0) throw domain_error("no digits");
    for (; i > 0 && n > 0; i = i - 1) n = n / b;
    return n % b;
}
//@ big_power_of
bool big_power_of(number n, const number& c) {
    while (c > 1 && n > 0 && n % c == 0) n = n / c;
    return n == 1;
}
//@ big_smallest_part
number big_smallest_part(number n, const number& k, const number& addend, const number& square) {
    vector<number> terms;
    size_t small = 0;
    for (number term = 1; term <= n; term = term + terms[small]) {
        terms.push_back(term);
        if (terms.size() > 10000000) throw length_error("too many terms");
        // the smallest t with square * t * t + k * t + addend >= term
        for (;; small++) {
            if (small == terms.size()) throw domain_error("the terms end");
            if ((square * terms[small] + k) * terms[small] + addend >= term) break;
        }
    }
    number part;
    for (size_t i = terms.size(); i-- > 0 && n > 0;)
        if (terms[i] <= n) {
            part = terms[i];
            n = n - part;
        }
    return part;
}
//@ big_parsed
number big_parsed(const string& text, size_t digits) {
    number a;
    if (text.empty()) throw out_of_range("no integer from 0 on: " + text);
    if (text.size() > digits) throw out_of_range("a number has too many digits");
    for (size_t i = 0; i < text.size();) {
        unsigned scale = 1, chunk = 0;
        for (; i < text.size() && scale < 1000000000; i++, scale *= 10) {
            if (text[i] < '0' || text[i] > '9') throw out_of_range("no integer from 0 on: " + text);
            chunk = 10 * chunk + (text[i] - '0');
        }
        a.grow(scale, chunk);
    }
    return a.shortened();
}
//@ big_number
number big_number(size_t digits) {
    return big_parsed(word(), digits);
}
//@ big_signed_number
number big_signed_number(size_t digits) {
    const string text = word();
    return text[0] == '-' ? -big_parsed(text.substr(1), digits) : big_parsed(text, digits);
}
//@ big_numbers
vector<number> big_numbers(long long count, size_t digits) {
    vector<number> a;
    for (long long i = 0; i < count; i++) a.push_back(big_number(digits));
    return a;
}
//@ big_shifted
number big_shifted(const number& a, long long by) {
    const number b = a + by;
    if (b < 0) throw out_of_range("what is read is too small");
    return b;
}
