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
    if a < 2:
        return False
    return all(a % d for d in range(2, math.isqrt(a) + 1))
#@ nim_product
def nim_product(a, b, half=32):
    if a < 2 or b < 2:
        return a * b
    low = (1 << half) - 1
    c = nim_product(a >> half, b >> half, half // 2)
    d = nim_product(a & low, b & low, half // 2)
    e = nim_product((a >> half) ^ (a & low), (b >> half) ^ (b & low), half // 2)
    return ((e ^ d) << half) ^ d ^ nim_product(c, 1 << (half - 1), half // 2)
#@ power_of
def power_of(n, c):
    while c > 1 and n > 0 and n % c == 0:
        n //= c
    return n == 1
#@ smallest_part
def smallest_part(n, k, addend, square=0):
    terms, small, term = [], 0, 1
    while term <= n:
        terms.append(term)
        while square * terms[small] ** 2 + k * terms[small] + addend < term:
            small += 1
        term += terms[small]
    part = 0
    for term in reversed(terms):
        if 0 < n and term <= n:
            part = term
            n -= part
    return part
