package org.grundy.catalog;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.Source;
import org.grundy.game.Cell;
import org.grundy.game.Choices;
import org.grundy.game.Play;
import org.grundy.game.Step;
import org.grundy.game.Theorem;
import org.grundy.value.Outcome;

/// The theorem on Wythoff's game for one kind of play: a position is lost exactly if it is one of the lost
/// pairs.
///
/// @param pairs the lost pairs
record WythoffTheorem(LostPairs pairs) implements Theorem<Cell> {
    @Override
    public String key() {
        return pairs.play() == Play.NORMAL ? "wythoff" : "wythoff.misere";
    }

    @Override
    public Source source() {
        if (pairs.play() == Play.MISERE) {
            return new Source(
                    "A. S. Fraenkel",
                    "Wythoff games, continued fractions, cedar trees and Fibonacci searches",
                    1984,
                    "");
        }
        return pairs.t().equals(BigInteger.ONE)
                ? new Source("W. A. Wythoff", "A modification of the game of Nim", 1907, "")
                : new Source("A. S. Fraenkel", "How to beat your Wythoff games' opponent on three fronts", 1982, "");
    }

    @Override
    public boolean covers(Cell cell, Play play) {
        return play == pairs.play();
    }

    @Override
    public Outcome outcome(Cell cell, Play play) {
        return pairs.partner(cell.x()).equals(cell.y()) ? Outcome.P : Outcome.N;
    }

    @Override
    public Optional<String> lostWhere(Play play) {
        return play == Play.NORMAL && pairs.play() == play && pairs.t().equals(BigInteger.ONE)
                ? Optional.of("min(x, y) = (abs(x - y) + isqrt(5 * (x - y)^2)) / 2")
                : Optional.empty();
    }

    /// At most one move in each heap, and for t = 1 at most one in both.
    @Override
    public Optional<Choices<Cell>> winning(Cell cell, Play play) {
        return Optional.of(Choices.single(lostPairsFrom(cell)));
    }

    @Override
    public Optional<Choices<Cell>> options(Cell cell, BigInteger value) {
        return pairs.play() == Play.NORMAL && value.signum() == 0 ? winning(cell, Play.NORMAL) : Optional.empty();
    }

    private List<Cell> lostPairsFrom(Cell cell) {
        List<Cell> reached = diagonal(cell);
        BigInteger lowerY = pairs.partner(cell.x());
        if (lowerY.compareTo(cell.y()) < 0) {
            reached.add(new Cell(cell.x(), lowerY));
        }
        BigInteger lowerX = pairs.partner(cell.y());
        if (lowerX.compareTo(cell.x()) < 0) {
            reached.add(new Cell(lowerX, cell.y()));
        }
        return reached;
    }

    private List<Cell> diagonal(Cell cell) {
        List<Cell> reached = new ArrayList<>();
        for (BigInteger difference : pairs.differencesNear(cell.x().subtract(cell.y()))) {
            Cell pair = pairs.withDifference(difference.abs()).orElseThrow();
            Cell target = difference.signum() > 0 ? new Cell(pair.y(), pair.x()) : pair;
            if (target.x().compareTo(cell.x()) < 0 && target.y().compareTo(cell.y()) < 0) {
                reached.add(target);
            }
        }
        return reached;
    }

    @Override
    public List<Step> reason(Cell cell, Play play) {
        if (cell.x().signum() == 0 && cell.y().signum() == 0) {
            return List.of(Step.of("wythoff.over"));
        }
        Step difference = difference(cell.x().subtract(cell.y()).abs());
        if (outcome(cell, play) == Outcome.P) {
            return List.of(difference, Step.of("wythoff.loses", "x", cell.x(), "y", cell.y(), "t", pairs.t()));
        }
        Step partners = Step.of(
                "wythoff.partners",
                "x",
                cell.x(),
                "px",
                pairs.partner(cell.x()),
                "y",
                cell.y(),
                "py",
                pairs.partner(cell.y()));
        List<String> targets = lostPairsFrom(cell).stream()
                .map(target -> "(" + target.x() + "," + target.y() + ")")
                .toList();
        return List.of(difference, partners, Step.of("wythoff.wins", "targets", targets));
    }

    private Step difference(BigInteger d) {
        return pairs.withDifference(d)
                .map(pair -> Step.of("wythoff.difference", "d", d, "low", pair.x(), "high", pair.y()))
                .orElseGet(() -> Step.of("wythoff.nodifference", "d", d));
    }
}
