package org.grundy.discover;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/// A game in which certain vectors may be taken from one or two numbers, with moves in exact arithmetic. Knows
/// nothing of the engine but how rules are written.
///
/// @param text the rules
/// @param taken the vectors
record NaiveTaking(String text, List<List<BigInteger>> taken) {
    private static final int WIDTH = 9;
    private static final List<String> NAMES = List.of("x", "y");

    private record Rule(String text, List<List<BigInteger>> taken) {}

    static NaiveTaking of(List<List<BigInteger>> taken) {
        return new NaiveTaking("", taken);
    }

    /// A number that is small, or near 2^31, 2^62 or the largest long.
    static long number(RandomGenerator random) {
        long shift = random.nextInt(-6, 7);
        return switch (random.nextInt(5)) {
            case 0 -> (1L << 31) + shift;
            case 1 -> (1L << 62) + shift;
            case 2 -> Long.MAX_VALUE - random.nextInt(8);
            case 3 -> Long.MAX_VALUE / random.nextInt(1, 5) - random.nextInt(4);
            default -> random.nextInt(1, 12);
        };
    }

    static NaiveTaking random(RandomGenerator random) {
        List<Rule> rules = new ArrayList<>();
        boolean pair = random.nextInt(4) == 0;
        int count = random.nextInt(1, 3);
        if (pair) {
            rules.add(vector(1, 0));
            rules.add(vector(0, 1));
            for (int i = 0; i < count; i++) {
                rules.add(vector(random.nextBoolean() ? number(random) : 1, random.nextInt(0, 4)));
            }
        } else {
            rules.add(range(1, random.nextInt(1, 6)));
            for (int i = 1; i < count + 1; i++) {
                rules.add(random.nextBoolean() ? single(number(random), random) : far(number(random), random));
            }
        }
        return new NaiveTaking(
                "g: " + rules.stream().map(Rule::text).collect(Collectors.joining("; ")),
                rules.stream().flatMap(rule -> rule.taken.stream()).toList());
    }

    private static Rule vector(long x, long y) {
        return new Rule(
                "(x, y) -> (x - " + x + ", y - " + y + ") if x >= " + x + " and y >= " + y,
                List.of(List.of(BigInteger.valueOf(x), BigInteger.valueOf(y))));
    }

    private static Rule single(long k, RandomGenerator random) {
        String text =
                random.nextBoolean() ? "x -> x - " + k + " if x >= " + k : "x -> x - k for k in {" + k + "} if k <= x";
        return new Rule(text, List.of(List.of(BigInteger.valueOf(k))));
    }

    private static Rule range(long from, long to) {
        return new Rule("x -> x - k for k in " + from + ".." + to + " if k <= x", between(from, to));
    }

    private static Rule far(long to, RandomGenerator random) {
        return range(Math.max(1, to - random.nextInt(4)), to);
    }

    private static List<List<BigInteger>> between(long from, long to) {
        return LongStream.rangeClosed(0, to - from)
                .mapToObj(i -> List.of(BigInteger.valueOf(from + i)))
                .toList();
    }

    /// A number of which the lost positions of the game may be the multiples: one more than the small numbers
    /// that may be taken.
    long likelyModulus() {
        return arity() == 2
                ? 2
                : LongStream.iterate(1, n -> n + 1)
                        .filter(n -> !taken.contains(List.of(BigInteger.valueOf(n))))
                        .findFirst()
                        .orElseThrow();
    }

    int arity() {
        return taken.getFirst().size();
    }

    boolean isLarge() {
        return numbers().stream().anyMatch(number -> number.bitLength() > 40);
    }

    /// All numbers of the rules.
    List<BigInteger> numbers() {
        return taken.stream().flatMap(List::stream).distinct().toList();
    }

    /// The first position at which a set cannot be that of the lost ones: among those near 0, near some
    /// numbers, and near their sums and doubles.
    Optional<List<BigInteger>> firstWrong(List<BigInteger> near, boolean normal, Predicate<List<BigInteger>> lost) {
        List<BigInteger> line = List.copyOf(line(near));
        List<BigInteger> other = arity() == 1 ? List.of(BigInteger.ZERO) : line;
        return line.stream()
                .flatMap(x -> other.stream().map(y -> arity() == 1 ? List.of(x) : List.of(x, y)))
                .filter(position -> isWrong(position, normal, lost))
                .findFirst();
    }

    private Set<BigInteger> line(List<BigInteger> near) {
        Set<BigInteger> centres = new LinkedHashSet<>(List.of(BigInteger.ZERO));
        centres.addAll(near);
        near.forEach(number -> centres.add(number.shiftLeft(1)));
        if (arity() == 1 && near.size() < 12) {
            near.forEach(one -> near.forEach(two -> centres.add(one.add(two))));
        }
        int width = arity() == 1 ? WIDTH : WIDTH / 3;
        return centres.stream()
                .flatMap(
                        centre -> IntStream.rangeClosed(-width, width).mapToObj(i -> centre.add(BigInteger.valueOf(i))))
                .filter(number -> number.signum() >= 0)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private boolean isWrong(List<BigInteger> position, boolean normal, Predicate<List<BigInteger>> lost) {
        List<List<BigInteger>> options = taken.stream()
                .map(step -> IntStream.range(0, step.size())
                        .mapToObj(i -> position.get(i).subtract(step.get(i)))
                        .toList())
                .filter(option -> option.stream().allMatch(number -> number.signum() >= 0))
                .toList();
        boolean expected = options.isEmpty() ? normal : options.stream().noneMatch(lost);
        return lost.test(position) != expected;
    }

    static String name(int place) {
        return NAMES.get(place);
    }
}
