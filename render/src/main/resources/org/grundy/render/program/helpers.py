#@ shifted
def shifted(a, by):
    if a + by < 0:
        raise ValueError("what is read is too small")
    return a + by
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
#@ primes_up_to
prime_counts = []
def primes_up_to(n):
    if n < 0 or n > 10**7:
        raise ValueError("primes are counted up to 10^7")
    if n >= len(prime_counts):
        size = max(1024, min(10**7 + 1, 2 * n))
        prime = bytearray([1]) * size
        prime[0:2] = b"\0\0"
        for p in range(2, int(size**0.5) + 1):
            if prime[p]:
                prime[p * p::p] = bytearray(len(range(p * p, size, p)))
        count = 0
        prime_counts.clear()
        for each in prime:
            count += each
            prime_counts.append(count)
    return prime_counts[n]
#@ factors
# the exponents of the prime factors of a number
def factors(n):
    if n < 1:
        raise ValueError("only numbers of at least 1 have prime factors")
    found = []

    def divided(n, d):
        e = 0
        while n % d == 0:
            n //= d
            e += 1
        if e > 0:
            found.append(e)
        return n

    for p in primes(min(1000000, math.isqrt(n) + 1)):
        if p * p > n:
            break
        n = divided(n, p)
    d = 1000001
    while d * d <= n:
        n = divided(n, d)
        d += 2
    return found + [1] * (n > 1)
#@ distinct_prime_factors
def distinct_prime_factors(n):
    return len(factors(n))
#@ prime_factors
def prime_factors(n):
    return sum(factors(n))
#@ number_of_divisors
def number_of_divisors(n):
    return math.prod(e + 1 for e in factors(n))
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
#@ logarithm
def logarithm(n, b):
    if n < 1 or b < 2:
        raise ValueError("no logarithm")
    e = 0
    while n >= b:
        n //= b
        e += 1
    return e
#@ digit_sum
def digit_sum(n, b):
    if n < 0 or b < 2:
        raise ValueError("no digits")
    added = 0
    while n > 0:
        added += n % b
        n //= b
    return added
#@ digit
def digit(n, b, i):
    if n < 0 or b < 2 or i < 0:
        raise ValueError("no digits")
    while i > 0 and n > 0:
        n //= b
        i -= 1
    return n % b
#@ exact_power
def exact_power(b, e):
    if e < 0:
        raise ValueError("negative")
    return b ** e
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
#@ mex
def mex(values):
    # the least natural number that is not among the values; -1 is no value
    least = 0
    while least in values:
        least += 1
    return least
#@ together
def together(a, b):
    # the value of a sum; -1 says that whoever is to move wins at once
    return -1 if a < 0 or b < 0 else a ^ b
#@ tame_sum
def tame_sum(a, b):
    # the genus of a sum of two positions, -1 if one is wild
    return -1 if a < 0 or b < 0 else (a ^ b) | (a & b & 1)
#@ heap_genus
def heap_genus(n):
    # the genus of a heap of Nim
    return 2 * n if n < 2 else 2 * n + 1
#@ tame
def tame(options):
    # the genus of a position from those of its options: twice the Grundy value, and 1 more where the
    # misère Grundy value is the same (firm); else these are 0 and 1 (fickle), or it is wild: -1
    if -1 in options:
        return -1
    value = mex({genus >> 1 for genus in options})
    other = mex({genus >> 1 if genus % 2 else genus >> 1 ^ 1 for genus in options}) if options else 1
    return 2 * value + 1 if value == other else 2 * value if value + other == 1 else -1
#@ not_wild
def not_wild(genus):
    # a genus by which misère sums are decided
    if genus < 0:
        raise ValueError("a position is wild: sums with it are not decided by genera")
    return genus
#@ primes
primes_found = []
primes_to = 1


def primes(n):
    # the primes up to n, and perhaps more
    global primes_to
    if n > primes_to:
        primes_to = max(n, 2 * primes_to)
        composite = bytearray(primes_to + 1)
        primes_found.clear()
        for p in range(2, primes_to + 1):
            if not composite[p]:
                primes_found.append(p)
                for m in range(p * p, primes_to + 1, p):
                    composite[m] = 1
    return primes_found
#@ prime_powers
prime_powers_found = []
prime_powers_to = 0


def prime_powers(n):
    # 1 and the powers of primes up to n, and perhaps more
    global prime_powers_to
    if n > prime_powers_to:
        prime_powers_to = max(n, 2 * prime_powers_to)
        composite = bytearray(prime_powers_to + 1)
        found = [1]
        for p in range(2, prime_powers_to + 1):
            if not composite[p]:
                q = p
                while q <= prime_powers_to:
                    found.append(q)
                    q *= p
                for m in range(p * p, prime_powers_to + 1, p):
                    composite[m] = 1
        prime_powers_found[:] = sorted(found)
    return prime_powers_found
#@ powers
def powers(c, n):
    # the powers of c up to n
    if c < 2:
        raise ValueError("the base is below 2")
    found = []
    q = 1
    while q <= n:
        found.append(q)
        q *= c
    return found
#@ divisors
def divisors(n):
    small = [d for d in range(1, math.isqrt(max(0, n)) + 1) if n % d == 0]
    return sorted(set(small + [n // d for d in small]))
#@ common_divisor
def common_divisor(a, b):
    return math.gcd(a, b)
#@ is_divisor
def is_divisor(a, b):
    return b == 0 if a == 0 else b % a == 0
#@ replaced
def replaced(numbers, i, v):
    return numbers[:i] + (v,) + numbers[i + 1:]
#@ removed
def removed(numbers, i):
    return numbers[:i] + numbers[i + 1:]
#@ inserted
def inserted(numbers, i, v):
    return numbers[:i] + (v,) + numbers[i:]
#@ appended
def appended(numbers, v):
    return numbers + (v,)
#@ sliced
def sliced(numbers, start, end):
    return numbers[start:end]
#@ in_order
def in_order(numbers):
    return tuple(sorted(numbers))
#@ before
def before(numbers, v):
    return numbers[: numbers.index(v)] if v in numbers else numbers
#@ once_each
def once_each(numbers):
    return tuple(sorted(set(numbers)))
#@ without_pairs
def without_pairs(numbers):
    left = []
    for each in sorted(numbers):
        if left and left[-1] == each:
            left.pop()
        else:
            left.append(each)
    return tuple(left)
#@ counted
def counted(numbers):
    if numbers and (min(numbers) < 0 or max(numbers) >= 1 << 26):
        raise ValueError("a number is too large to be counted")
    found = [0] * (max(numbers) + 1 if numbers else 0)
    for each in numbers:
        found[each] += 1
    return tuple(found)
#@ from_to
def from_to(first, last):
    return tuple(range(first, last + 1))
#@ up_to
def up_to(numbers, most):
    return tuple(each for each in numbers if each <= most)
#@ gcd_of
def gcd_of(numbers):
    common = 0
    for each in numbers:
        common = math.gcd(common, each)
    return common
#@ mex_of
def mex_of(numbers):
    seen = set(numbers)
    least = 0
    while least in seen:
        least += 1
    return least
#@ backwards
def backwards(numbers):
    return numbers[::-1]
#@ digits_of
def digits_of(n, b):
    if n < 0 or b < 2:
        raise ValueError("no digits")
    digits = [n % b]
    while n >= b:
        n //= b
        digits.append(n % b)
    return tuple(digits)
#@ joined
def joined(first, second):
    return first + second
#@ total
def total(numbers):
    return sum(numbers)
#@ nim_total
def nim_total(numbers):
    xor = 0
    for each in numbers:
        xor ^= each
    return xor
#@ largest
def largest(numbers):
    most = max(numbers, default=None)
    if most is None:
        raise ValueError("no such element")
    return most
#@ smallest
def smallest(numbers):
    least = min(numbers, default=None)
    if least is None:
        raise ValueError("no such element")
    return least
#@ count_of
def count_of(numbers, v):
    return numbers.count(v)
#@ known
# what is known of a state of one number: -3 for nothing
values_of_states = {}


def known(n):
    return values_of_states.get(n, -3)


def remember(n, value):
    values_of_states[n] = value


def forget():
    values_of_states.clear()
#@ element_of
def element_of(numbers, place):
    if place < 0:
        raise IndexError("no such element")
    return numbers[place]
#@ joined_sum
# sums of states by their numbers among all that were met; 0 is the sum without states
sums = [()]
sum_numbers = {(): 0}
moves_of = {}


def numbered(states):
    if states not in sum_numbers:
        sum_numbers[states] = len(sums)
        sums.append(states)
    return sum_numbers[states]


def sum_of_state(state):
    return numbered((state,))


def joined_sum(a, b):
    return numbered(tuple(sorted(sums[a] + sums[b])))


def options_of(number):
    states, found = sums[number], set()
    for i, state in enumerate(states):
        if i == 0 or state != states[i - 1]:
            if state not in moves_of:
                moves_of[state] = moves(state)
            others = numbered(states[:i] + states[i + 1:])
            found |= {-1 if option < 0 else joined_sum(others, option) for option in moves_of[state]}
    return found
#@ lost_sum
lost_sums = {}


# whether a sum is lost in misère play: whoever cannot move wins
def lost_sum(number):
    if number not in lost_sums:
        options = options_of(number)
        lost_sums[number] = len(options) > 0 and all(option >= 0 and not lost_sum(option) for option in options)
    return lost_sums[number]
#@ numbered_states
# positions by their numbers among all that were met
states = []
state_numbers = {}


def number_of_state(state):
    found = state_numbers.setdefault(state, len(states))
    if found == len(states):
        states.append(state)
    return found


def forget_states():
    states.clear()
    state_numbers.clear()


def options_of(position):
    return moves(states[position])
#@ outcome_of
# of each position by its number: 0 if it is lost, 1 if it is won, 2 for a draw
labels = {}
# how many moves play lasts when the winner hurries and the loser delays; -1 for a draw
lengths = {}


def forget_labels():
    labels.clear()
    lengths.clear()


# backwards from the ends of play, the shortest play first; a position that has a label is taken with it
def outcome_of(asked, misere):
    if asked in labels:
        return labels[asked]
    into, open_options, met, early, won = {asked: []}, {}, [asked], [], {}
    for position in met:
        options = options_of(position)
        open_options[position] = len(options)
        if not options or -1 in options:
            won[position] = 1 if options or misere else 0
        for option in options:
            if option < 0 or labels.get(option) == 2:
                continue
            if option not in into:
                into[option] = []
                (early if option in labels else met).append(option)
            into[option].append(position)
    labels.update(won)
    lengths.update(dict.fromkeys(won, 0))
    early.sort(key=lengths.get, reverse=True)
    decided, head = list(won), 0
    while early or head < len(decided):
        if head == len(decided) or (early and lengths[early[-1]] < lengths[decided[head]]):
            position = early.pop()
        else:
            position = decided[head]
            head += 1
        for before in into[position]:
            if before not in labels:
                open_options[before] -= 1
                if labels[position] == 0 or open_options[before] == 0:
                    labels[before] = 1 - labels[position]
                    lengths[before] = lengths[position] + 1
                    decided.append(before)
    for position in met:
        labels.setdefault(position, 2)
        lengths.setdefault(position, -1)
    return labels[asked]
#@ parsed
def parsed(text):
    if not (text.isascii() and text.isdecimal()):
        raise ValueError("no integer from 0 on: " + text)
    return int(text)
#@ tokens
words = []


def more():
    while not words:
        line = sys.stdin.readline()
        if not line:
            return False
        words.extend(reversed(line.split()))
    return True


def word():
    if not more():
        raise ValueError("the input ends too early")
    return words.pop()
#@ next_number
def next_number():
    return parsed(word())
#@ numbers
def numbers(count):
    return tuple(next_number() for each in range(count))
#@ letters
def letters(word, all):
    if not set(word) <= set(all):
        raise ValueError("this word has other letters: " + word)
    return tuple(map(all.index, word))
#@ line_numbers
def line_numbers():
    if not more():
        raise ValueError("the input ends too early")
    return numbers(len(words))
#@ signed_number
def signed_number():
    text = word()
    return -parsed(text[1:]) if text[0] == "-" else parsed(text)
#@ runs
def runs(word, letter):
    lengths, inside = [], False
    for each in word:
        if each == letter:
            if not inside:
                lengths.append(0)
            lengths[-1] += 1
        inside = each == letter
    return lengths
#@ packed
def packed(first, more):
    return tuple(first) + tuple(more)
#@ walk
# from which vertex 0 to n each one is reached first, and by how many arcs
def walk(row, n, first):
    if not 0 <= first <= n:
        raise IndexError("there is no such vertex")
    origin, arcs = [-1] * (n + 1), [-1] * (n + 1)
    arcs[first] = 0
    reached = [first]
    for one in reached:
        for to in row(one):
            if not 0 <= to <= n:
                raise IndexError("there is no such vertex")
            if arcs[to] < 0:
                arcs[to] = arcs[one] + 1
                origin[to] = one
                reached.append(to)
    return tuple(origin), tuple(arcs)
#@ reached_from
def reached_from(row, n, first):
    return walk(row, n, first)[0]
#@ arcs_to
def arcs_to(row, n, first):
    return walk(row, n, first)[1]
#@ least_joined
# the least vertex that each vertex 0 to n is joined to
def least_joined(row, n):
    least = list(range(n + 1))

    def found(v):
        while least[v] != v:
            least[v] = least[least[v]]
            v = least[v]
        return v

    for v in range(n + 1):
        for to in row(v):
            if not 0 <= to <= n:
                raise IndexError("there is no such vertex")
            one, other = found(v), found(to)
            least[max(one, other)] = min(one, other)
    return tuple(found(v) for v in range(n + 1))
#@ within
def within(vertex, last):
    if vertex > last:
        raise ValueError("there is no such vertex")
    return vertex
#@ text_of
def text_of(numbers):
    return " ".join(map(str, numbers))
#@ word_number
def word_number(place, words):
    if not 0 <= place < words:
        raise ValueError("there is no such word")
    return place
#@ letters_of
def letters_of(word, letters):
    return "".join(letters[place] for place in word)
