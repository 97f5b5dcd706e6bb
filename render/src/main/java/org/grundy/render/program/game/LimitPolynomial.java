package org.grundy.render.program.game;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The limit on the next move as a polynomial in the last one, from the name of a game that has it in brackets.
///
/// @param coefficients the largest power first
record LimitPolynomial(List<BigInteger> coefficients) {
    /// What is larger is beyond every heap of a program.
    private static final BigInteger LARGEST_COEFFICIENT = BigInteger.valueOf(4_000_000_000_000_000_000L);

    private static final Pattern TERM = Pattern.compile("(\\d*)(x(?:\\^(\\d+))?)?");
    private static final int LARGEST_DEGREE = 20;

    /// The limit of a game such as `schwenk[2x+1]`, as the game writes its name itself.
    static LimitPolynomial of(String name) {
        BigInteger[] sums = new BigInteger[LARGEST_DEGREE + 1];
        Arrays.fill(sums, BigInteger.ZERO);
        int degree = 0;
        for (String term :
                name.substring(name.indexOf('[') + 1, name.indexOf(']')).split("\\+", -1)) {
            Matcher matcher = TERM.matcher(term.strip());
            if (!matcher.matches()) {
                throw new IllegalArgumentException(name);
            }
            int power =
                    matcher.group(2) == null ? 0 : matcher.group(3) == null ? 1 : Integer.parseInt(matcher.group(3));
            BigInteger factor = matcher.group(1).isEmpty() ? BigInteger.ONE : new BigInteger(matcher.group(1));
            sums[power] = sums[power].add(factor);
            degree = Math.max(degree, power);
        }
        List<BigInteger> all = Arrays.asList(sums).subList(0, degree + 1);
        Collections.reverse(all);
        return new LimitPolynomial(List.copyOf(all));
    }

    /// The coefficients as a program lists them.
    String written() {
        return coefficients.stream()
                .map(each -> each.min(LARGEST_COEFFICIENT).toString())
                .collect(Collectors.joining(", "));
    }
}
