package org.grundy.heap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The code of a taking-and-breaking game: for each number i what may be left of a heap from which i tokens
/// are taken.
///
/// Bit j of digit i allows a move that takes i tokens and leaves the rest as exactly j nonempty heaps. So
/// bit 0 (1) takes a heap of exactly i, bit 1 (2) takes i from a larger heap, bit 2 (4) takes i and splits
/// the rest in two, and so on. Digit 0 takes nothing and may only split. In octal codes digits are at most
/// 7, in hexadecimal ones at most 15.
///
/// Source: R. K. Guy and C. A. B. Smith, "The G-values of various games" (1956).
///
/// @param digits digit 0 first, without zeros at the end unless digit 0 is the only one
/// @param tail the digits that follow them, repeated for ever; empty for a finite code
public record TakeAndBreakCode(List<Digit> digits, List<Digit> tail) {
    /// The largest digit: five bits, for at most four heaps.
    public static final int LARGEST_DIGIT = 31;

    private static final int LEAST_SPLIT = 4;

    /// What may be left when a certain number of tokens is taken.
    ///
    /// @param bits bit j allows exactly j nonempty heaps
    /// @param unequal whether the heaps of a split must differ in size from each other; false where nothing is
    ///     split, so that equal rules are equal codes
    public record Digit(int bits, boolean unequal) {
        /// Nothing is allowed.
        public static final Digit ZERO = new Digit(0, false);

        /// Checks the range, and forgets a mark that means nothing.
        ///
        /// @throws IllegalArgumentException if bits is not 0..31
        public Digit {
            if (bits < 0 || bits > LARGEST_DIGIT) {
                throw new IllegalArgumentException("a digit is 0..31, not " + bits);
            }
            unequal = unequal && bits >= LEAST_SPLIT;
        }

        /// A digit whose splits may be into equal heaps.
        public static Digit of(int bits) {
            return new Digit(bits, false);
        }

        /// Whether exactly this number of heaps may be left.
        public boolean leaves(int heaps) {
            return (bits >> heaps & 1) != 0;
        }

        /// The largest number of heaps that may be left, 0 if none.
        public int heaps() {
            return Math.max(0, Integer.SIZE - 1 - Integer.numberOfLeadingZeros(bits));
        }

        @Override
        public String toString() {
            return Character.toUpperCase(Character.forDigit(bits, LARGEST_DIGIT + 1)) + (unequal ? "!" : "");
        }
    }

    /// Copies the lists and leaves out zeros at the end.
    ///
    /// @throws IllegalArgumentException if there is no digit, or digit 0 allows less than two heaps
    public TakeAndBreakCode {
        tail = tail.stream().allMatch(digit -> digit.bits == 0) ? List.of() : List.copyOf(tail);
        digits = tail.isEmpty() ? withoutZeros(digits) : List.copyOf(digits);
        if (digits.isEmpty() || (digits.getFirst().bits & 3) != 0) {
            throw new IllegalArgumentException("digit 0 is there and has neither bit 1 nor bit 2");
        }
    }

    private static List<Digit> withoutZeros(List<Digit> digits) {
        int size = digits.size();
        while (size > 1 && digits.get(size - 1).bits == 0) {
            size--;
        }
        return List.copyOf(digits.subList(0, size));
    }

    /// The finite code with these digits, digit 0 first.
    public static TakeAndBreakCode of(int... digits) {
        List<Digit> list = new ArrayList<>();
        for (int digit : digits) {
            list.add(Digit.of(digit));
        }
        return new TakeAndBreakCode(list, List.of());
    }

    /// The digit for taking i tokens.
    ///
    /// @param i at least 0
    public Digit digit(long i) {
        if (i < digits.size()) {
            return digits.get((int) i);
        }
        return tail.isEmpty() ? Digit.ZERO : tail.get((int) ((i - digits.size()) % tail.size()));
    }

    /// The digit for taking any number of tokens.
    ///
    /// @param i at least 0
    public Digit digit(BigInteger i) {
        if (i.bitLength() < Long.SIZE) {
            return digit(i.longValueExact());
        }
        if (tail.isEmpty()) {
            return Digit.ZERO;
        }
        BigInteger into = i.subtract(BigInteger.valueOf(digits.size())).mod(BigInteger.valueOf(tail.size()));
        return tail.get(into.intValueExact());
    }

    /// Whether only finitely many digits are not zero.
    public boolean finite() {
        return tail.isEmpty();
    }

    /// The index of the last digit that is not zero: the most tokens that a move takes. Long.MAX_VALUE if
    /// there is none such.
    public long last() {
        return finite() ? digits.size() - 1 : Long.MAX_VALUE;
    }

    /// The largest number of heaps that a move can leave, at least 1.
    public int heaps() {
        return all().mapToInt(Digit::heaps).reduce(1, Math::max);
    }

    /// Whether some split asks for heaps that differ.
    public boolean unequal() {
        return all().anyMatch(Digit::unequal);
    }

    private Stream<Digit> all() {
        return Stream.concat(digits.stream(), tail.stream());
    }

    /// The code as it is written: `0.77`, `4!.0`, `0.[3]`.
    @Override
    public String toString() {
        String rest = digits.size() == 1 && tail.isEmpty() ? "0" : text(digits.subList(1, digits.size()));
        return digits.getFirst() + "." + rest + (tail.isEmpty() ? "" : "[" + text(tail) + "]");
    }

    private static String text(List<Digit> digits) {
        return digits.stream().map(Digit::toString).collect(Collectors.joining());
    }
}
