package org.grundy.catalog.graph;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.game.WholeRules;
import org.grundy.game.Options;
import org.grundy.game.coding.CodeOrder;
import org.grundy.game.coding.Coding;
import org.grundy.game.coding.OptionCodes;

/// The rules of Chomp: eat a square with all that is right of it and below; the poisoned square is not
/// eaten, so whoever finds only that one cannot move.
enum ChompRules implements WholeRules<ChompPosition> {
    RULES;

    @Override
    public void options(ChompPosition from, Options<ChompPosition> out) {
        from.bites().forEach(out::to);
    }

    @Override
    public Optional<Coding<ChompPosition>> coding(ChompPosition upTo) {
        BigInteger bars = BigInteger.ONE;
        for (int i = 1; i <= upTo.height(); i++) {
            bars = bars.multiply(BigInteger.valueOf(upTo.width() + i)).divide(BigInteger.valueOf(i));
            if (bars.bitLength() > Integer.SIZE) {
                return Optional.empty();
            }
        }
        return Optional.of(new Ranks(upTo.height(), upTo.width(), bars.longValueExact() - 1));
    }

    /// In how many ways some rows of at most a width can be chosen, the nothing included.
    ///
    /// @return at most 2^62 or so: more is told as that
    static long choices(int rows, int width) {
        double ways = 1;
        for (int i = 1; i <= rows; i++) {
            ways = ways * (width + i) / i;
        }
        return Math.round(Math.min(ways, 0x1p62));
    }

    /// The terms of the ranks of bars within a rectangle, by row and length.
    static long[][] terms(int height, int width) {
        long[][] terms = new long[height][width + 1];
        for (int row = height - 1; row >= 0; row--) {
            for (int length = 1; length <= width; length++) {
                terms[row][length] = terms[row][length - 1] + (row == height - 1 ? 1 : terms[row + 1][length]);
            }
        }
        return terms;
    }

    /// The rank of a bar, or of its first rows, among all choices of them; 0 for the nothing.
    ///
    /// @param rows how many rows count, at most those that the terms are of
    /// @param terms of a rectangle that has room for them
    static long rank(ChompPosition bar, int rows, long[][] terms) {
        long rank = 0;
        for (int row = 0; row < rows; row++) {
            rank += terms[row][bar.row(row)];
        }
        return rank;
    }

    /// Bars within a rectangle by their rank among all of them, the nothing left out: C(λᵢ + m − i, m − i +
    /// 1) summed over the rows i = 1..m. A part of a bar has a smaller rank, for every term grows with λᵢ.
    ///
    /// Source: D. E. Knuth, *The Art of Computer Programming*, vol. 4A (2011), 7.2.1.3 (combinatorial
    /// number system).
    private static final class Ranks implements Coding<ChompPosition> {
        private final int height;
        private final int width;
        private final long size;
        private final long[][] terms;

        Ranks(int height, int width, long size) {
            this.height = height;
            this.width = width;
            this.size = size;
            this.terms = terms(height, width);
        }

        @Override
        public long code(ChompPosition bar) {
            return rank(bar, bar.height(), terms) - 1;
        }

        @Override
        public ChompPosition decode(long code) {
            List<Integer> rows = new ArrayList<>();
            for (int length : lengths(code)) {
                if (length > 0) {
                    rows.add(length);
                }
            }
            return new ChompPosition(rows);
        }

        private int[] lengths(long code) {
            int[] lengths = new int[height];
            long rank = code + 1;
            for (int row = 0; row < height; row++) {
                int length = row == 0 ? width : lengths[row - 1];
                while (terms[row][length] > rank) {
                    length--;
                }
                lengths[row] = length;
                rank -= terms[row][length];
            }
            return lengths;
        }

        @Override
        public long size() {
            return size;
        }

        @Override
        public CodeOrder order() {
            return CodeOrder.DECREASING;
        }

        @Override
        public void options(long code, OptionCodes out) {
            int[] lengths = lengths(code);
            long above = -1;
            for (int row = 0; row < height; row++) {
                for (int column = row == 0 ? 1 : 0; column < lengths[row]; column++) {
                    out.to(above + below(lengths, row, column));
                }
                above += terms[row][lengths[row]];
            }
        }

        /// The terms of the rows from one on, cut to a length.
        private long below(int[] lengths, int first, int length) {
            long sum = 0;
            for (int row = first; row < height; row++) {
                sum += terms[row][Math.min(lengths[row], length)];
            }
            return sum;
        }
    }
}
