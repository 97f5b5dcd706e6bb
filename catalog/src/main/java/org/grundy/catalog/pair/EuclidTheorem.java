package org.grundy.catalog.pair;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.catalog.pair.EuclidRules.OrderedPair;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.game.OptionSet;
import org.grundy.game.Pair;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
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
record EuclidTheorem(EuclidRules rules) implements DescribedTheorem<Pair> {
    private static final BigInteger ZERO = BigInteger.ZERO;
    private static final BigInteger ONE = BigInteger.ONE;

    @Override
    public CatalogText.Stated stated() {
        return rules.positive() ? Grossman.TEXT.theorem("grossman") : Euclid.TEXT.theorem("euclid");
    }

    @Override
    public boolean covers(Pair pair, Play play) {
        return true;
    }

    @Override
    public Outcome outcome(Pair pair, Play play) {
        boolean lost = play == Play.NORMAL
                ? lost(OrderedPair.of(pair))
                : genus(pair).misere().signum() == 0;
        return lost ? Outcome.P : Outcome.N;
    }

    /// Lost in normal play: over, or below the golden ratio. Equal numbers are over in one form and won at
    /// once in the other.
    private boolean lost(OrderedPair ordered) {
        return ordered.small().equals(ordered.large())
                ? rules.positive() || ordered.small().signum() == 0
                : ordered.small().signum() == 0 || discriminant(ordered).signum() < 0;
    }

    /// b² − ab − a², which is negative exactly if b/a is below the golden ratio, and never 0.
    private static BigInteger discriminant(OrderedPair ordered) {
        BigInteger a = ordered.small();
        BigInteger b = ordered.large();
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
    public Optional<BigInteger> value(Pair pair) {
        return Optional.of(grundy(OrderedPair.of(pair)));
    }

    private BigInteger grundy(OrderedPair ordered) {
        if (ordered.small().signum() == 0) {
            return ZERO;
        }
        List<BigInteger> quotients = quotients(ordered).reversed();
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

    /// The quotients of the Euclidean algorithm, that of the ordered itself first.
    private static List<BigInteger> quotients(OrderedPair ordered) {
        List<BigInteger> quotients = new ArrayList<>();
        BigInteger a = ordered.small();
        BigInteger b = ordered.large();
        while (a.signum() > 0) {
            BigInteger[] division = b.divideAndRemainder(a);
            quotients.add(division[0]);
            b = a;
            a = division[1];
        }
        return quotients;
    }

    @Override
    public Optional<Tame> tame(Pair pair) {
        return Optional.of(genus(pair));
    }

    private Tame genus(Pair pair) {
        return new Tame(grundy(OrderedPair.of(pair)), fickle(OrderedPair.of(pair)));
    }

    /// Only where play is over or one move ends it in the form that allows 0; in the other form also
    /// multiples of neighbouring Fibonacci numbers, where every quotient is 1 but the last, which is at
    /// most 2.
    private boolean fickle(OrderedPair ordered) {
        if (ordered.small().signum() == 0) {
            return true;
        }
        List<BigInteger> quotients = quotients(ordered);
        if (!rules.positive()) {
            return quotients.equals(List.of(ONE));
        }
        List<BigInteger> before = quotients.subList(0, quotients.size() - 1);
        return before.stream().allMatch(ONE::equals) && quotients.getLast().compareTo(BigInteger.TWO) <= 0;
    }

    @Override
    public Optional<OptionSet<Pair>> winning(Pair pair, Play play) {
        if (play == Play.NORMAL) {
            return options(pair, ZERO);
        }
        return Optional.of(OptionSet.single(Stream.of(ZERO, ONE)
                .flatMap(value -> having(pair, value).stream())
                .filter(option -> genus(option).misere().signum() == 0)
                .toList()));
    }

    @Override
    public Optional<OptionSet<Pair>> options(Pair pair, BigInteger value) {
        return Optional.of(OptionSet.single(having(pair, value)));
    }

    /// Options leave r + i·a with i below the quotient, and only i = 0, i = value and i = value + 1 can
    /// have the value.
    private List<Pair> having(Pair pair, BigInteger value) {
        OrderedPair ordered = OrderedPair.of(pair);
        if (ordered.small().signum() == 0) {
            return List.of();
        }
        BigInteger[] division = ordered.large().divideAndRemainder(ordered.small());
        return Stream.of(ZERO, value, value.add(ONE))
                .distinct()
                .filter(i -> i.compareTo(division[0]) < 0)
                .map(i -> division[1].add(i.multiply(ordered.small())))
                .filter(left -> !rules.positive() || left.signum() > 0)
                .map(ordered::with)
                .filter(option -> grundy(OrderedPair.of(option)).equals(value))
                .toList();
    }

    @Override
    public List<ReasonStep> reason(Pair pair, Play play) {
        OrderedPair ordered = OrderedPair.of(pair);
        if (rules.most(ordered).signum() == 0) {
            return List.of(ReasonStep.of("euclid.over"));
        }
        List<ReasonStep> steps = new ArrayList<>();
        steps.add(ratio(ordered));
        steps.add(ReasonStep.of("euclid.quotients", "quotients", quotients(ordered), "value", grundy(ordered)));
        if (play == Play.MISERE && fickle(ordered)) {
            steps.add(ReasonStep.of("euclid.fickle"));
        }
        List<String> targets = winning(pair, play).orElseThrow().options().stream()
                .map(option ->
                        "(" + option.getFirst().x() + "," + option.getFirst().y() + ")")
                .toList();
        steps.add(targets.isEmpty() ? ReasonStep.of("euclid.loses") : ReasonStep.of("euclid.wins", "targets", targets));
        return steps;
    }

    private static ReasonStep ratio(OrderedPair ordered) {
        BigInteger d = discriminant(ordered);
        String key = d.signum() < 0 ? "euclid.below" : "euclid.above";
        return ReasonStep.of(key, "a", ordered.small(), "b", ordered.large(), "d", d);
    }
}
