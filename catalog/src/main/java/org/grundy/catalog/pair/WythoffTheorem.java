package org.grundy.catalog.pair;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.evidence.Source;
import org.grundy.game.OptionSet;
import org.grundy.game.Pair;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.value.Outcome;

/// The theorem on Wythoff's game for one kind of play: a position is lost exactly if it is one of the lost
/// pairs.
///
/// @param pairs the lost pairs
record WythoffTheorem(WythoffPairs pairs) implements DescribedTheorem<Pair> {
    @Override
    public CatalogText.Stated stated() {
        return Wythoff.TEXT.theorem(pairs.play() == Play.NORMAL ? "wythoff" : "wythoff.misere");
    }

    /// For t = 1 the theorem is older.
    @Override
    public Source source() {
        return pairs.play() == Play.NORMAL && pairs.t().equals(BigInteger.ONE)
                ? Wythoff.TEXT.theorem("wythoff.one").source()
                : stated().source();
    }

    @Override
    public boolean covers(Pair pair, Play play) {
        return play == pairs.play();
    }

    @Override
    public Outcome outcome(Pair pair, Play play) {
        return pairs.partner(pair.x()).equals(pair.y()) ? Outcome.P : Outcome.N;
    }

    @Override
    public Optional<String> lostWhere(Play play) {
        if (play != Play.NORMAL || pairs.play() != play) {
            return Optional.empty();
        }
        BigInteger t = pairs.t();
        if (t.equals(BigInteger.ONE)) {
            return Optional.of("min(x, y) = (abs(x - y) + isqrt(5 * (x - y)^2)) / 2");
        }
        String difference = "(max(x, y) - min(x, y))";
        String n = "(" + difference + " / " + t + ")";
        BigInteger square = t.multiply(t).add(BigInteger.valueOf(4));
        return Optional.of(difference + " mod " + t + " = 0 and min(x, y) = (isqrt(" + square + " * " + n + " * " + n
                + ") - " + t.subtract(BigInteger.TWO) + " * " + n + ") / 2");
    }

    /// At most one move in each heap, and for t = 1 at most one in both.
    @Override
    public Optional<OptionSet<Pair>> winning(Pair pair, Play play) {
        return Optional.of(OptionSet.single(lostPairsFrom(pair)));
    }

    @Override
    public Optional<OptionSet<Pair>> options(Pair pair, BigInteger value) {
        return pairs.play() == Play.NORMAL && value.signum() == 0 ? winning(pair, Play.NORMAL) : Optional.empty();
    }

    private List<Pair> lostPairsFrom(Pair pair) {
        List<Pair> reached = diagonal(pair);
        BigInteger lowerY = pairs.partner(pair.x());
        if (lowerY.compareTo(pair.y()) < 0) {
            reached.add(new Pair(pair.x(), lowerY));
        }
        BigInteger lowerX = pairs.partner(pair.y());
        if (lowerX.compareTo(pair.x()) < 0) {
            reached.add(new Pair(lowerX, pair.y()));
        }
        return reached;
    }

    private List<Pair> diagonal(Pair pair) {
        List<Pair> reached = new ArrayList<>();
        for (BigInteger difference : pairs.differencesNear(pair.x().subtract(pair.y()))) {
            Pair lost = pairs.withDifference(difference.abs()).orElseThrow();
            Pair target = difference.signum() > 0 ? new Pair(lost.y(), lost.x()) : lost;
            if (target.x().compareTo(pair.x()) < 0 && target.y().compareTo(pair.y()) < 0) {
                reached.add(target);
            }
        }
        return reached;
    }

    @Override
    public List<ReasonStep> reason(Pair pair, Play play) {
        if (pair.x().signum() == 0 && pair.y().signum() == 0) {
            return List.of(ReasonStep.of("wythoff.over"));
        }
        ReasonStep difference = difference(pair.x().subtract(pair.y()).abs());
        if (outcome(pair, play) == Outcome.P) {
            return List.of(difference, ReasonStep.of("wythoff.loses", "x", pair.x(), "y", pair.y(), "t", pairs.t()));
        }
        ReasonStep partners = ReasonStep.of(
                "wythoff.partners",
                "x",
                pair.x(),
                "px",
                pairs.partner(pair.x()),
                "y",
                pair.y(),
                "py",
                pairs.partner(pair.y()));
        List<String> targets = lostPairsFrom(pair).stream()
                .map(target -> "(" + target.x() + "," + target.y() + ")")
                .toList();
        return List.of(difference, partners, ReasonStep.of("wythoff.wins", "targets", targets));
    }

    private ReasonStep difference(BigInteger d) {
        return pairs.withDifference(d)
                .map(pair -> ReasonStep.of("wythoff.difference", "d", d, "low", pair.x(), "high", pair.y()))
                .orElseGet(() -> ReasonStep.of("wythoff.nodifference", "d", d));
    }
}
