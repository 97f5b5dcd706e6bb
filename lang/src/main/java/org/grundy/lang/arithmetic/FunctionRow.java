package org.grundy.lang.arithmetic;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/// What is known of a function of numbers, collected while its row is made and not changed afterwards.
final class FunctionRow {
    /// Costs as much as a short loop.
    static final int LOOP = 8;

    /// As much as powers of a number.
    static final int SEARCH = 256;

    /// As much as the factors of a number.
    static final int FACTORS = 1 << 12;

    /// As much as the parts of a number.
    static final int PARTS = 1 << 16;

    /// How a function is written.
    enum Writing {
        /// `f(a)`, `f(a, b)`.
        CALL,
        /// `f(a, b, c, …)`, from left to right.
        REPEATED,
        /// In another way: `a f b`, or `a in f`.
        SIGN
    }

    /// A value by as many numbers as the function takes.
    @FunctionalInterface
    interface Value {
        long of(int site, long... numbers);
    }

    /// A method of [FunctionValues] that takes one number; the last argument is where a fault is reported.
    @FunctionalInterface
    interface OfOne {
        long of(long a, int site);
    }

    /// One that takes two.
    @FunctionalInterface
    interface OfTwo {
        long of(long a, long b, int site);
    }

    /// One that takes three.
    @FunctionalInterface
    interface OfThree {
        long of(long a, long b, long c, int site);
    }

    final int arity;
    final Value value;
    final ProgramCall call;
    Writing writing = Writing.CALL;
    Optional<String> set = Optional.empty();
    BinaryOperator<ExactInterval> range = (a, b) -> ExactInterval.OF_LONGS;
    LinearFact fact = LinearFact.NONE;
    Optional<BinaryOperator<BigInteger>> exact = Optional.empty();
    boolean rises;
    boolean inMath;
    boolean ofNaturals;
    int cost = 1;

    private FunctionRow(int arity, Value value, ProgramCall call) {
        this.arity = arity;
        this.value = value;
        this.call = call;
    }

    static FunctionRow ofOne(OfOne value, ProgramCall call) {
        return new FunctionRow(1, (site, numbers) -> value.of(numbers[0], site), call);
    }

    /// A function of a number that is at least 0.
    static FunctionRow ofNatural(OfOne value, ProgramCall call) {
        return ofOne(value, call).ofNaturals();
    }

    static FunctionRow ofTwo(OfTwo value, ProgramCall call) {
        return new FunctionRow(2, (site, numbers) -> value.of(numbers[0], numbers[1], site), call);
    }

    static FunctionRow ofThree(OfThree value, ProgramCall call) {
        return new FunctionRow(3, (site, numbers) -> value.of(numbers[0], numbers[1], numbers[2], site), call);
    }

    /// It is written of two or more numbers.
    FunctionRow repeated() {
        writing = Writing.REPEATED;
        return this;
    }

    /// Its numbers are at least 0.
    FunctionRow ofNaturals() {
        ofNaturals = true;
        return this;
    }

    /// It is written between its two numbers.
    FunctionRow operator() {
        writing = Writing.SIGN;
        return this;
    }

    /// It is 1 where its first number is in a named set, else 0.
    FunctionRow member(String ofSet) {
        writing = Writing.SIGN;
        set = Optional.of(ofSet);
        fact = LinearFact.TRUTH;
        return range(a -> ExactInterval.of(0, 1));
    }

    /// Between which numbers its values lie, by its first number.
    FunctionRow range(UnaryOperator<ExactInterval> ofFirst) {
        return range((a, b) -> ofFirst.apply(a));
    }

    /// The same by its first two.
    FunctionRow range(BinaryOperator<ExactInterval> ofBoth) {
        range = ofBoth;
        return this;
    }

    FunctionRow fact(LinearFact known) {
        fact = known;
        return this;
    }

    /// Its value for numbers of any size, the first and the last one.
    FunctionRow exact(BinaryOperator<BigInteger> ofBoth) {
        exact = Optional.of(ofBoth);
        return this;
    }

    /// The same, for a function that never falls when one of its numbers grows.
    FunctionRow rising(BinaryOperator<BigInteger> ofBoth) {
        rises = true;
        return exact(ofBoth);
    }

    /// `java.lang.Math` has it for 32 bits and for 64.
    FunctionRow inMath() {
        inMath = true;
        return this;
    }

    /// @param operations of arithmetic
    FunctionRow cost(int operations) {
        cost = operations;
        return this;
    }
}
