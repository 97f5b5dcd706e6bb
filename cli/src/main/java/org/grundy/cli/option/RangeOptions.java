package org.grundy.cli.option;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.analysis.table.Axis;
import org.grundy.analysis.table.Region;
import org.grundy.game.Sum;
import org.grundy.lang.NamedGame;
import org.grundy.lang.OptionText;
import org.grundy.lang.SumPattern;
import org.grundy.lang.TextSlice;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that say which positions a table has. All ranges include both ends.
public final class RangeOptions {
    /// More cells than this fit no table that anybody can use.
    private static final long MOST_CELLS = 100_000_000;

    private static final String VARIED_HEAPS = "\"staircase(x,y,2)\"";
    private static final String VARIED_BOARD = "\"nodekayles(grid 3xx)\"";

    @Option(names = "--to", paramLabel = "N")
    private @Nullable String to;

    @Option(names = "--x", paramLabel = "A..B")
    private @Nullable String x;

    @Option(names = "--y", paramLabel = "C..D")
    private @Nullable String y;

    /// The positions of a game that are asked for.
    ///
    /// @throws InputError if a range is none, or does not suit the game
    public <P> Region<P> region(NamedGame<P> game) {
        if (game.dimensions() == 0 || game.dimensions() > 2) {
            throw new InputError(
                    "%s has no table: its positions are not single numbers or pairs; vary one or two numbers of them, "
                            + "as in %s or %s",
                    "%s 没有表：它的局面不是单个数或数对；可让其中一两个数变化，例如 %s 或 %s", game.name(), VARIED_HEAPS, VARIED_BOARD);
        }
        boolean pairs = game.dimensions() == 2;
        if (y != null && !pairs) {
            throw OptionText.slice("--y", y)
                    .error(
                            "a position of %s is one number: use --to or --x, or vary two numbers of a sum, as in "
                                    + "\"nim(x,y)\"",
                            "%s 的局面是一个数：请用 --to 或 --x，或写出两个数的和，例如 \"nim(x,y)\"", game.name());
        }
        return region(game.variables(), game.least(), game.usual(), game::at);
    }

    /// The sums of a pattern that are asked for.
    ///
    /// @throws InputError if a range is none, or does not suit the pattern
    public Region<Sum> region(SumPattern pattern) {
        if (y != null && !pattern.hasPairs()) {
            throw OptionText.slice("--y", y).error("there is no y in %s", "%s 中没有 y", pattern.source());
        }
        return region(pattern.variables(), pattern.least(), pattern.usual(), pattern::at);
    }

    private <P> Region<P> region(List<String> names, int least, int usual, Function<List<BigInteger>, P> at) {
        Axis first = axis("--x", x, least, usual).named(names.getFirst());
        Optional<Axis> second =
                names.size() == 2 ? Optional.of(axis("--y", y, least, usual).named(names.getLast())) : Optional.empty();
        long cells = (long) first.count() * second.map(Axis::count).orElse(1);
        if (cells > MOST_CELLS) {
            throw tooMany(Long.toString(cells));
        }
        return new Region<>(first, second, at);
    }

    private Axis axis(String option, @Nullable String range, int least, int usual) {
        if (range != null) {
            return axis(OptionText.slice(option, range), option, least);
        }
        BigInteger from = BigInteger.valueOf(least);
        if (to != null) {
            return axis(from, OptionText.slice("--to", to).number("--to", least));
        }
        return axis(from, BigInteger.valueOf(usual));
    }

    private static Axis axis(TextSlice written, String option, long least) {
        TextSlice.Range ends = written.asRange()
                .orElseThrow(() -> written.error(
                        "\"%s\" is not a range: write %s 0..40", "“%s”不是范围：写作 %s 0..40", written.text(), option));
        BigInteger from = ends.from().number(option, least);
        BigInteger last = ends.to().number(option, least);
        if (from.compareTo(last) > 0) {
            throw written.error(
                    "the range %s is empty: it must not begin above its end, so write %s..%s",
                    "范围 %s 是空的：起点不能大于终点，应写作 %s..%s", written.text(), last, from);
        }
        return axis(from, last);
    }

    private static Axis axis(BigInteger from, BigInteger last) {
        BigInteger count = last.subtract(from).add(BigInteger.ONE);
        if (count.compareTo(BigInteger.valueOf(MOST_CELLS)) > 0) {
            throw tooMany(count.toString());
        }
        return new Axis(from, count.intValueExact());
    }

    private static InputError tooMany(String cells) {
        return new InputError(
                "a table has at most %s cells, and this one would have %s", "一张表最多有 %s 格，而这张有 %s 格", MOST_CELLS, cells);
    }
}
