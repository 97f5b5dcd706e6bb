package org.grundy.lang.arithmetic;

import static org.grundy.lang.arithmetic.FunctionRow.FACTORS;
import static org.grundy.lang.arithmetic.FunctionRow.LOOP;
import static org.grundy.lang.arithmetic.FunctionRow.PARTS;
import static org.grundy.lang.arithmetic.FunctionRow.SEARCH;
import static org.grundy.lang.arithmetic.FunctionRow.ofNatural;
import static org.grundy.lang.arithmetic.FunctionRow.ofOne;
import static org.grundy.lang.arithmetic.FunctionRow.ofThree;
import static org.grundy.lang.arithmetic.FunctionRow.ofTwo;
import static org.grundy.lang.arithmetic.LinearFact.ALL_ONES;
import static org.grundy.lang.arithmetic.LinearFact.AT_MOST_ARGUMENT;
import static org.grundy.lang.arithmetic.LinearFact.BELOW_ARGUMENT;
import static org.grundy.lang.arithmetic.LinearFact.COMMON_ONES;
import static org.grundy.lang.arithmetic.LinearFact.DISTANCE;
import static org.grundy.lang.arithmetic.LinearFact.DIVISOR;
import static org.grundy.lang.arithmetic.LinearFact.LARGER;
import static org.grundy.lang.arithmetic.LinearFact.NATURAL;
import static org.grundy.lang.arithmetic.LinearFact.PART;
import static org.grundy.lang.arithmetic.LinearFact.ROOT;
import static org.grundy.lang.arithmetic.LinearFact.SMALLER;
import static org.grundy.lang.arithmetic.ProgramCall.builtIn;
import static org.grundy.lang.arithmetic.ProgramCall.helper;
import static org.grundy.lang.arithmetic.ProgramCall.narrowHelper;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.grundy.text.Once;

/// The functions of numbers that rules and forms have. A row says all that is known of one: whoever checks, folds,
/// bounds, compiles, proves or writes an expression asks its row. Its value is computed by the method of its name in
/// [FunctionValues].
///
/// A new function is a row here, that method, a helper of its name in the helpers of programs, and its example in
/// `docs/language.md`.
public enum NumberFunction {
    /// The smaller of two.
    MIN(() -> ofTwo(FunctionValues::min, builtIn("min", "Math.min", "min"))
            .repeated()
            .inMath()
            .range(ExactInterval::min)
            .fact(SMALLER)
            .rising(BigInteger::min)),
    /// The larger of two.
    MAX(() -> ofTwo(FunctionValues::max, builtIn("max", "Math.max", "max"))
            .repeated()
            .inMath()
            .range(ExactInterval::max)
            .fact(LARGER)
            .rising(BigInteger::max)),
    /// Greatest common divisor.
    GCD(() -> ofTwo(FunctionValues::gcd, helper("common_divisor"))
            .repeated()
            .range((a, b) -> ExactInterval.to(a.size().max(b.size())))
            .fact(DIVISOR)
            .cost(LOOP)
            .exact(BigInteger::gcd)),
    /// Absolute value.
    ABS(() -> ofOne(FunctionValues::abs, builtIn("abs", "Math.abs", "abs"))
            .range(a -> ExactInterval.to(a.size()))
            .fact(DISTANCE)
            .exact((a, same) -> a.abs())),
    /// Number of binary ones of a natural.
    POPCOUNT(() -> ofNatural(FunctionValues::popcount, helper("popcount"))
            .range(ExactInterval::digits)
            .fact(ROOT)
            .exact((a, same) -> BigInteger.valueOf(a.bitCount()))),
    /// Integer square root of a natural, rounded down.
    ISQRT(() -> ofNatural(FunctionValues::isqrt, helper("square_root"))
            .range(ExactInterval::root)
            .fact(ROOT)
            .rising((a, same) -> a.max(BigInteger.ZERO).sqrt())),
    /// The largest power of 2 that divides a natural, 0 for 0.
    LOWBIT(() -> ofNatural(FunctionValues::lowbit, helper("lowest_one"))
            .range(ExactInterval::upTo)
            .fact(PART)
            .exact((a, same) -> a.and(a.negate()))),
    /// The largest power of 2 that is at most a natural, 0 for 0.
    HIGHBIT(() -> ofNatural(FunctionValues::highbit, helper("highest_one"))
            .range(ExactInterval::upTo)
            .fact(PART)
            .exact((a, same) -> BigInteger.ONE.shiftLeft(a.bitLength() - 1))),
    /// The exponent of 2 in a natural, 0 for 0.
    TRAILINGZEROS(() -> ofNatural(FunctionValues::trailingzeros, helper("trailing_zeros"))
            .range(ExactInterval::digits)
            .fact(AT_MOST_ARGUMENT)
            .exact((a, same) -> BigInteger.valueOf(a.getLowestSetBit()))),
    /// The number of trailing binary ones of a natural.
    TRAILINGONES(() -> ofNatural(FunctionValues::trailingones, helper("trailing_ones"))
            .range(ExactInterval::digits)
            .fact(AT_MOST_ARGUMENT)
            .exact((a, same) -> BigInteger.valueOf(a.not().getLowestSetBit()))),
    /// Bitwise and of two naturals.
    BITAND(() -> ofTwo(FunctionValues::bitand, new ProgramCall.Sign("&"))
            .operator()
            .ofNaturals()
            .range((a, b) -> a.min(b).upTo())
            .fact(COMMON_ONES)
            .exact(BigInteger::and)),
    /// Bitwise or of two naturals.
    BITOR(() -> ofTwo(FunctionValues::bitor, new ProgramCall.Sign("|"))
            .operator()
            .ofNaturals()
            .range((a, b) -> a.upTo().bitwise(b.upTo()))
            .fact(ALL_ONES)
            .exact(BigInteger::or)),
    /// Nim product of two naturals.
    NIMPRODUCT(() -> ofTwo(FunctionValues::nimproduct, helper("nim_product"))
            .repeated()
            .range((a, b) -> a.upTo().nimProduct(b.upTo()))
            .fact(NATURAL)
            .cost(SEARCH)),
    /// 1 for a prime, 0 for another natural.
    ISPRIME(() -> ofNatural(FunctionValues::isprime, narrowHelper("is_prime"))
            .member("primes")
            .cost(SEARCH)),
    /// The number of prime factors of a number of at least 1, each counted once.
    OMEGA(() -> ofNatural(FunctionValues::omega, narrowHelper("distinct_prime_factors"))
            .range(ExactInterval::digits)
            .fact(BELOW_ARGUMENT)
            .cost(FACTORS)),
    /// The number of prime factors of a number of at least 1, each counted as often as it divides.
    BIGOMEGA(() -> ofNatural(FunctionValues::bigomega, narrowHelper("prime_factors"))
            .range(ExactInterval::digits)
            .fact(BELOW_ARGUMENT)
            .cost(FACTORS)),
    /// The number of divisors of a number of at least 1.
    NUMDIV(() -> ofNatural(FunctionValues::numdiv, narrowHelper("number_of_divisors"))
            .range(ExactInterval::upTo)
            .fact(PART)
            .cost(FACTORS)),
    /// The number of primes up to a natural: [PrimeCounts].
    PRIMEPI(() -> ofNatural(FunctionValues::primepi, narrowHelper("primes_up_to"))
            .range(ExactInterval::upTo)
            .fact(AT_MOST_ARGUMENT)
            .cost(SEARCH)),
    /// 1 if the first natural is a power of the second, which is at least 2; else 0.
    ISPOWER(() ->
            ofTwo(FunctionValues::ispower, helper("power_of")).member("powers").cost(LOOP)),
    /// The smallest part of a natural in the numeration of taking at most k times as much: [GreedyParts].
    SMALLESTPART(() -> ofTwo(FunctionValues::smallestpart, helper("smallest_part", 0, 0))
            .range(ExactInterval::upTo)
            .fact(AT_MOST_ARGUMENT)
            .cost(PARTS)),
    /// The logarithm of a number of at least 1 to a base of at least 2, rounded down.
    LOG(() -> ofTwo(FunctionValues::log, helper("logarithm"))
            .range(ExactInterval::digits)
            .fact(BELOW_ARGUMENT)
            .cost(LOOP)),
    /// The sum of the digits of a natural in a base of at least 2.
    DIGITSUM(() -> ofTwo(FunctionValues::digitsum, helper("digit_sum"))
            .range(ExactInterval::upTo)
            .fact(PART)
            .cost(LOOP)),
    /// A digit of a natural, by base and place; the last one has the place 0.
    DIGIT(() -> ofThree(FunctionValues::digit, helper("digit"))
            .range(ExactInterval::upTo)
            .fact(LinearFact.DIGIT)
            .cost(LOOP));

    private static final ExactInterval FAR = ExactInterval.of(2, Long.MAX_VALUE);

    private final Once<FunctionRow> row;
    private final String word;

    /// @param row made when something of it is asked: most commands need few functions
    NumberFunction(Supplier<FunctionRow> row) {
        this.row = new Once<>(row);
        this.word = name().toLowerCase(Locale.ROOT);
    }

    private FunctionRow row() {
        return row.get();
    }

    /// The function that is written by a name in calls, empty if there is none.
    public static Optional<NumberFunction> called(String name) {
        return Stream.of(values())
                .filter(each -> each.word.equals(name) && each.isCalled())
                .findFirst();
    }

    /// The names of those that are written as calls.
    public static Stream<String> words() {
        return Stream.of(values()).filter(NumberFunction::isCalled).map(NumberFunction::word);
    }

    private boolean isCalled() {
        return row().writing != FunctionRow.Writing.SIGN;
    }

    /// Its name in the language, and that of its method in [FunctionValues].
    public String word() {
        return word;
    }

    /// How many numbers it takes.
    public int arity() {
        return row().arity;
    }

    /// Whether it is written of two or more numbers, from left to right.
    public boolean isRepeated() {
        return row().writing == FunctionRow.Writing.REPEATED;
    }

    /// Whether it is 1 for true and 0 for false.
    public boolean isCondition() {
        return row().set.isPresent();
    }

    /// The named set in which the first number is where a condition holds, as in `n in primes(n)`.
    ///
    /// @throws java.util.NoSuchElementException if it is no condition
    public String set() {
        return row().set.orElseThrow();
    }

    /// Whether it takes one number, which is at least 0.
    public boolean isOfNatural() {
        return row().ofNaturals && row().arity == 1;
    }

    /// Whether it grows no faster than the number of binary digits.
    public boolean growsSlowly() {
        return !isCondition() && range(List.of(FAR, FAR)).high().bitLength() < Byte.SIZE;
    }

    /// Whether `java.lang.Math` has it by its name for 32 and for 64 bits.
    public boolean isInMath() {
        return row().inMath;
    }

    /// The value for some numbers, as many as [#arity()].
    ///
    /// @throws RuleFault where it is not defined, or beyond 64 bits
    public long of(long... numbers) {
        return at(0, numbers);
    }

    /// The same, with faults at a site.
    public long at(int site, long... numbers) {
        return row().value.of(site, numbers);
    }

    /// Between which numbers its values lie, where it is defined.
    ///
    /// @param numbers between which each argument lies
    public ExactInterval range(List<ExactInterval> numbers) {
        return row().range.apply(numbers.getFirst(), numbers.get(Math.min(1, numbers.size() - 1)));
    }

    /// The value of a function that never falls when one of its numbers grows, whatever their size; empty for all
    /// others.
    public Optional<BigInteger> rising(List<BigInteger> numbers) {
        return row().exact.filter(value -> isRising()).map(value -> value.apply(numbers.getFirst(), numbers.getLast()));
    }

    /// The value for numbers of any size, as many as [#arity()].
    ///
    /// @throws RuleFault where it is not defined
    /// @throws ArithmeticException where it is not known for numbers of this size
    public BigInteger exact(List<BigInteger> numbers) {
        boolean small = numbers.stream().allMatch(number -> number.bitLength() < Long.SIZE - 1);
        if (small || row().exact.isEmpty()) {
            return BigInteger.valueOf(
                    of(numbers.stream().mapToLong(BigInteger::longValueExact).toArray()));
        }
        if (row().ofNaturals && numbers.stream().anyMatch(number -> number.signum() < 0)) {
            throw new RuleFault(RuleFault.Kind.ARGUMENT, 0);
        }
        return row().exact.get().apply(numbers.getFirst(), numbers.getLast());
    }

    /// Whether it never falls when one of its numbers grows.
    public boolean isRising() {
        return row().rises;
    }

    /// What is known of its value by sums of numbers.
    public LinearFact fact() {
        return row().fact;
    }

    /// What it costs to compute, in operations of arithmetic.
    public int cost() {
        return row().cost;
    }

    /// How programs call it.
    public ProgramCall call() {
        return row().call;
    }
}
