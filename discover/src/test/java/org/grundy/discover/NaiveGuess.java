package org.grundy.discover;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A condition on one or two numbers, as it is written and in exact arithmetic.
///
/// @param text the condition
/// @param numbers that occur in it
/// @param test what it says
record NaiveGuess(String text, List<BigInteger> numbers, Predicate<List<BigInteger>> test) {
    /// A condition on residues, maybe with exceptions at large numbers.
    ///
    /// @param modulus the one that is likely to be right
    /// @param rest of the residues, the one that is likely to be right
    static NaiveGuess random(RandomGenerator random, int arity, long modulus, long rest) {
        boolean other = random.nextInt(8) == 0;
        NaiveGuess guess = residue(random, arity, other ? NaiveTaking.number(random) : modulus, rest);
        return switch (random.nextInt(4)) {
            case 0, 1 -> guess;
            case 2 -> guess.with(" or ", exception(random, arity).denied());
            default -> guess.with(" and ", exception(random, arity));
        };
    }

    private static NaiveGuess residue(RandomGenerator random, int arity, long modulus, long rest) {
        long factor = random.nextInt(8) == 0 ? NaiveTaking.number(random) : 1;
        BigInteger m = BigInteger.valueOf(modulus);
        BigInteger f = BigInteger.valueOf(factor);
        String sum = IntStream.range(0, arity).mapToObj(NaiveTaking::name).collect(Collectors.joining(" + "));
        String number = factor == 1 ? "(" + sum + ")" : "(" + sum + ") * " + factor;
        return new NaiveGuess(
                number + " % " + modulus + " = " + rest,
                List.of(m),
                n -> n.stream()
                        .reduce(BigInteger.ZERO, BigInteger::add)
                        .multiply(f)
                        .mod(m)
                        .equals(BigInteger.valueOf(rest)));
    }

    /// What holds of small numbers: a number is below, or is not, a large one.
    private static NaiveGuess exception(RandomGenerator random, int arity) {
        int place = random.nextInt(arity);
        long number = NaiveTaking.number(random);
        long shift = random.nextInt(3) == 0 ? NaiveTaking.number(random) : 0;
        BigInteger far = BigInteger.valueOf(number).add(BigInteger.valueOf(shift));
        String left = NaiveTaking.name(place) + (shift == 0 ? "" : " - " + shift);
        return switch (random.nextInt(3)) {
            case 0 ->
                new NaiveGuess(
                        left + " < " + number, List.of(far), n -> n.get(place).compareTo(far) < 0);
            case 1 ->
                new NaiveGuess(
                        left + " <= " + number, List.of(far), n -> n.get(place).compareTo(far) <= 0);
            default ->
                new NaiveGuess(
                        left + " != " + number, List.of(far), n -> !n.get(place).equals(far));
        };
    }

    private NaiveGuess denied() {
        return new NaiveGuess("not (" + text + ")", numbers, test.negate());
    }

    private NaiveGuess with(String word, NaiveGuess other) {
        return new NaiveGuess(
                text + word + other.text,
                Stream.concat(numbers.stream(), other.numbers.stream()).toList(),
                word.contains("and") ? test.and(other.test) : test.or(other.test));
    }

    boolean isLarge() {
        return numbers.stream().anyMatch(number -> number.bitLength() > 40);
    }

    boolean holds(List<BigInteger> position) {
        return test.test(position);
    }
}
