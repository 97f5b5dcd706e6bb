package org.grundy.discover.form;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;

/// An entry of a table with one row for each residue of one number and one column for each of another.
///
/// @param first the residue that chooses the row
/// @param second the residue that chooses the column
/// @param columns how many there are
/// @param table row by row
record ResiduePair(IntExpr first, IntExpr second, int columns, List<Long> table) {
    /// The pair, if the index of a table is columns · first + second and the residues have as many values as there
    /// are rows and columns.
    static Optional<ResiduePair> of(IntExpr.Element lookup) {
        List<Long> table = table(lookup);
        return lookup.index()
                                instanceof
                                IntExpr.Arithmetic(
                                        var sum,
                                        IntExpr.Arithmetic(
                                                var product,
                                                IntExpr.Constant(long columns),
                                                IntExpr first,
                                                var at),
                                        IntExpr second,
                                        var place)
                        && sum == Operation.ADD
                        && product == Operation.MULTIPLY
                        && isResidue(second, columns)
                        && isResidue(first, table.size() / columns)
                        && table.size() % columns == 0
                ? Optional.of(new ResiduePair(first, second, (int) columns, table))
                : Optional.empty();
    }

    /// The entries of a table of which this is one.
    static List<Long> table(IntExpr.Element entry) {
        return ((ListExpr.Fixed) entry.list()).numbers();
    }

    private static boolean isResidue(IntExpr expression, long modulus) {
        return expression instanceof IntExpr.Arithmetic(var operation, IntExpr of, IntExpr by, var span)
                && operation == Operation.REMAINDER
                && by.equals(new IntExpr.Constant(modulus));
    }

    List<List<Long>> rows() {
        return IntStream.range(0, table.size() / columns)
                .mapToObj(row -> table.subList(row * columns, (row + 1) * columns))
                .toList();
    }
}
