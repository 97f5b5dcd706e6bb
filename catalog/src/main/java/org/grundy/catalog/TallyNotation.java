package org.grundy.catalog;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Text;
import org.grundy.lang.Arguments;
import org.grundy.lang.Piece;

/// A tally is written as the target alone while the total is what it was at the beginning, else as
/// `target;total`.
///
/// @param form for messages
/// @param begin the total at the beginning, which is also the least: 0 for sums, 1 for products
/// @param beyond whether the target may be overshot
record TallyNotation(String form, BigInteger begin, boolean beyond) implements Notation<Tally> {
    private static final Text TARGET = new Text("the target", "目标");
    private static final Text TOTAL = new Text("the total", "总数");

    @Override
    public List<Tally> read(Arguments arguments) {
        return arguments.count(1, Integer.MAX_VALUE, form).pieces().stream()
                .map(this::position)
                .toList();
    }

    private Tally position(Piece piece) {
        Halves halves = Halves.atSemicolon(piece);
        BigInteger target = halves.first().number(TARGET, 0);
        BigInteger total = halves.second()
                .map(half -> half.number(TOTAL, begin.longValueExact()))
                .orElse(begin);
        if (!beyond && total.compareTo(target) > 0) {
            throw piece.error(
                    "the total is " + total + ", but cannot be beyond the target, which is " + target,
                    "总数是 " + total + "，但不能超过目标 " + target);
        }
        return new Tally(target, total);
    }

    @Override
    public String write(Tally position) {
        return position.target() + (position.total().equals(begin) ? "" : ";" + position.total());
    }

    @Override
    public Optional<Tally> at(BigInteger number) {
        return Optional.of(new Tally(number, begin));
    }
}
