package org.grundy.catalog.race;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.game.SliceNotation;
import org.grundy.catalog.game.TwoPartText;
import org.grundy.lang.TextSlice;
import org.grundy.text.BilingualText;

/// A position is written as the target alone while the total is the initial one, else as
/// `target;total`.
///
/// @param form for messages
/// @param begin the total at the beginning, which is also the least: 0 for sums, 1 for products
/// @param beyond whether the target may be overshot
record RunningTotalNotation(String form, BigInteger begin, boolean beyond) implements SliceNotation<RunningTotal> {
    private static final BilingualText TARGET = new BilingualText("the target", "目标");
    private static final BilingualText TOTAL = new BilingualText("the total", "总数");

    @Override
    public RunningTotal position(TextSlice slice) {
        TwoPartText halves = TwoPartText.atSemicolon(slice);
        BigInteger target = halves.first().number(TARGET, 0);
        BigInteger total = halves.second()
                .map(half -> half.number(TOTAL, begin.longValueExact()))
                .orElse(begin);
        if (!beyond && total.compareTo(target) > 0) {
            throw slice.error(
                    "the total is %s, but cannot be beyond the target, which is %s",
                    "总数是 %s，但不能超过目标 %s", total, target);
        }
        return new RunningTotal(target, total);
    }

    @Override
    public String write(RunningTotal position) {
        return position.target() + (position.total().equals(begin) ? "" : ";" + position.total());
    }

    @Override
    public int dimensions() {
        return 1;
    }

    @Override
    public Optional<RunningTotal> at(List<BigInteger> coordinates) {
        return Optional.of(new RunningTotal(coordinates.getFirst(), begin));
    }
}
