#@ natural
def natural(a):
    if a < 0:
        raise ValueError("negative")
    return a
#@ popcount
def popcount(a):
    return bin(a).count("1")
#@ lowest_one
def lowest_one(a):
    return a & -a
#@ trailing_zeros
def trailing_zeros(a):
    return 0 if a == 0 else (a & -a).bit_length() - 1
#@ trailing_ones
def trailing_ones(a):
    return (~a & (a + 1)).bit_length() - 1
#@ highest_one
def highest_one(a):
    return 0 if a == 0 else 1 << (a.bit_length() - 1)
#@ square_root
def square_root(a):
    return math.isqrt(a)
#@ is_prime
def is_prime(a):
    # Miller and Rabin's test, which is exact up to this bound with these bases (Sorenson, Webster 2015)
    if a >= 3317044064679887385961981:
        raise OverflowError("too large to tell primes")
    bases = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41)
    if a < 2 or any(a % p == 0 for p in bases):
        return a in bases
    odd, twos = a - 1, 0
    while odd % 2 == 0:
        odd //= 2
        twos += 1
    for base in bases:
        power = pow(base, odd, a)
        if power != 1 and all(pow(power, 2**i, a) != a - 1 for i in range(twos)):
            return False
    return True
#@ nim_product
def nim_product(a, b):
    if a < 2 or b < 2:
        return a * b
    half = 1
    while (a | b) >> half >> half:
        half *= 2
    low = (1 << half) - 1
    c = nim_product(a >> half, b >> half)
    d = nim_product(a & low, b & low)
    e = nim_product((a >> half) ^ (a & low), (b >> half) ^ (b & low))
    return ((e ^ d) << half) ^ d ^ nim_product(c, 1 << (half - 1))
#@ power_of
def power_of(n, c):
    while c > 1 and n > 0 and n % c == 0:
        n //= c
    return n == 1
#@ smallest_part
def smallest_part(n, k, addend, square):
    terms, small, term = [], 0, 1
    while term <= n:
        terms.append(term)
        if len(terms) > 10000000:
            raise OverflowError("too many terms")
        while small < len(terms) and square * terms[small] ** 2 + k * terms[small] + addend < term:
            small += 1
        if small == len(terms):
            raise ArithmeticError("the terms end")
        term += terms[small]
    part = 0
    for term in reversed(terms):
        if 0 < n and term <= n:
            part = term
            n -= part
    return part
