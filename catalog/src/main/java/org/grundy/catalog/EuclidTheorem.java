package org.grundy.catalog;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.catalog.EuclidRules.Pair;
import org.grundy.evidence.Source;
import org.grundy.game.Cell;
import org.grundy.game.Choices;
import org.grundy.game.Play;
import org.grundy.game.Step;
import org.grundy.game.Theorem;
import org.grundy.value.Outcome;
import org.grundy.value.Tame;

/// The theorem on Euclid's game in both forms: the golden ratio decides who wins, the quotients of the
/// Euclidean algorithm give the values.
///
/// Along the multiples of the smaller number a the positions are (r,a), (r+a,a), (r+2a,a), …, each an
/// option of all later ones. So their values are the naturals in order, but for the value of the first,
/// which is left out.
///
/// @param rules which form it is
record EuclidTheorem(EuclidRules rules) implements Theorem<Cell> {
    private static final BigInteger ZERO = BigInteger.ZERO;
    private static final BigInteger ONE = BigInteger.ONE;

    @Override
    public String key() {
        return rules.positive() ? "grossman" : "euclid";
    }

    @Override
    public Source source() {
        return rules.positive()
                ? new Source("G. Nivasch", "The Sprague–Grundy function of the game Euclid", 2006, "")
                : new Source(
                        "A. J. Cole, A. J. T. Davie",
                        "A game based on the Euclidean algorithm and a winning strategy for it",
                        1969,
                        "");
    }

    @Override
    public boolean covers(Cell cell, Play play) {
        return true;
    }

    @Override
    public Outcome outcome(Cell cell, Play play) {
        boolean lost =
                play == Play.NORMAL ? lost(Pair.of(cell)) : genus(cell).misere().signum() == 0;
        return lost ? Outcome.P : Outcome.N;
    }

    /// Lost in normal play: over, or below the golden ratio. Equal numbers are over in one form and won at
    /// once in the other.
    private boolean lost(Pair pair) {
        return pair.small().equals(pair.large())
                ? rules.positive() || pair.small().signum() == 0
                : pair.small().signum() == 0 || discriminant(pair).signum() < 0;
    }

    /// b² − ab − a², which is negative exactly if b/a is below the golden ratio, and never 0.
    private static BigInteger discriminant(Pair pair) {
        BigInteger a = pair.small();
        BigInteger b = pair.large();
        return b.multiply(b.subtract(a)).subtract(a.multiply(a));
    }

    @Override
    public Optional<String> lostWhere(Play play) {
        String below = "max(x, y) <= (min(x, y) + isqrt(5 * min(x, y)^2)) / 2";
        return play == Play.NORMAL
                ? Optional.of(rules.positive() ? below : "min(x, y) = 0 or x != y and " + below)
                : Optional.empty();
    }

    @Override
    public Optional<BigInteger> value(Cell cell) {
        return Optional.of(grundy(Pair.of(cell)));
    }

    private BigInteger grundy(Pair pair) {
        if (pair.small().signum() == 0) {
            return ZERO;
        }
        List<BigInteger> quotients = quotients(pair).reversed();
        BigInteger value = quotients.getFirst().subtract(rules.positive() ? ONE : ZERO);
        for (BigInteger quotient : quotients.subList(1, quotients.size())) {
            value = among(quotient, value);
        }
        return value;
    }

    /// The i-th natural, i ≥ 1, of those that are not a given one.
    private static BigInteger among(BigInteger i, BigInteger leftOut) {
        return i.compareTo(leftOut) > 0 ? i : i.subtract(ONE);
    }

    /// The quotients of the Euclidean algorithm, that of the pair itself first.
    private static List<BigInteger> quotients(Pair pair) {
        List<BigInteger> quotients = new ArrayList<>();
        BigInteger a = pair.small();
        BigInteger b = pair.large();
        while (a.signum() > 0) {
            BigInteger[] division = b.divideAndRemainder(a);
            quotients.add(division[0]);
            b = a;
            a = division[1];
        }
        return quotients;
    }

    @Override
    public Optional<Tame> tame(Cell cell) {
        return Optional.of(genus(cell));
    }

    private Tame genus(Cell cell) {
        return new Tame(grundy(Pair.of(cell)), fickle(Pair.of(cell)));
    }

    /// Only where play is over or one move ends it in the form that allows 0; in the other form also
    /// multiples of neighbouring Fibonacci numbers, where every quotient is 1 but the last, which is at
    /// most 2.
    private boolean fickle(Pair pair) {
        if (pair.small().signum() == 0) {
            return true;
        }
        List<BigInteger> quotients = quotients(pair);
        if (!rules.positive()) {
            return quotients.equals(List.of(ONE));
        }
        List<BigInteger> before = quotients.subList(0, quotients.size() - 1);
        return before.stream().allMatch(ONE::equals) && quotients.getLast().compareTo(BigInteger.TWO) <= 0;
    }

    @Override
    public Optional<Choices<Cell>> winning(Cell cell, Play play) {
        if (play == Play.NORMAL) {
            return options(cell, ZERO);
        }
        return Optional.of(Choices.single(Stream.of(ZERO, ONE)
                .flatMap(value -> having(cell, value).stream())
                .filter(option -> genus(option).misere().signum() == 0)
                .toList()));
    }

    @Override
    public Optional<Choices<Cell>> options(Cell cell, BigInteger value) {
        return Optional.of(Choices.single(having(cell, value)));
    }

    /// Options leave r + i·a with i below the quotient, and only i = 0, i = value and i = value + 1 can
    /// have the value.
    private List<Cell> having(Cell cell, BigInteger value) {
        Pair pair = Pair.of(cell);
        if (pair.small().signum() == 0) {
            return List.of();
        }
        BigInteger[] division = pair.large().divideAndRemainder(pair.small());
        return Stream.of(ZERO, value, value.add(ONE))
                .distinct()
                .filter(i -> i.compareTo(division[0]) < 0)
                .map(i -> division[1].add(i.multiply(pair.small())))
                .filter(left -> !rules.positive() || left.signum() > 0)
                .map(pair::with)
                .filter(option -> grundy(Pair.of(option)).equals(value))
                .toList();
    }

    @Override
    public List<Step> reason(Cell cell, Play play) {
        Pair pair = Pair.of(cell);
        if (rules.most(pair).signum() == 0) {
            return List.of(Step.of("euclid.over"));
        }
        List<Step> steps = new ArrayList<>();
        steps.add(ratio(pair));
        steps.add(Step.of("euclid.quotients", "quotients", quotients(pair), "value", grundy(pair)));
        if (play == Play.MISERE && fickle(pair)) {
            steps.add(Step.of("euclid.fickle"));
        }
        List<String> targets = winning(cell, play).orElseThrow().options().stream()
                .map(option ->
                        "(" + option.getFirst().x() + "," + option.getFirst().y() + ")")
                .toList();
        steps.add(targets.isEmpty() ? Step.of("euclid.loses") : Step.of("euclid.wins", "targets", targets));
        return steps;
    }

    private static Step ratio(Pair pair) {
        BigInteger d = discriminant(pair);
        String key = d.signum() < 0 ? "euclid.below" : "euclid.above";
        return Step.of(key, "a", pair.small(), "b", pair.large(), "d", d);
    }
}
