package org.grundy.render.discovery;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.ExpressionOperator;

/// An entry of a table with one row for each residue of one number and one column for each of another.
///
/// @param first the residue that chooses the row
/// @param second the residue that chooses the column
/// @param columns how many there are
/// @param table row by row
record ResiduePair(Expression first, Expression second, int columns, List<Long> table) {
    /// The pair, if the index of a table is columns · first + second and the residues have as many values as there
    /// are rows and columns.
    static Optional<ResiduePair> of(Expression.Lookup lookup) {
        return lookup.index() instanceof Expression.Binary(ExpressionOperator sum, Expression row, Expression second)
                        && sum == ExpressionOperator.ADD
                        && row
                                instanceof
                                Expression.Binary(
                                        ExpressionOperator product,
                                        Expression.Constant(long columns),
                                        Expression first)
                        && product == ExpressionOperator.MULTIPLY
                        && isResidue(second, columns)
                        && isResidue(first, lookup.table().size() / columns)
                        && lookup.table().size() % columns == 0
                ? Optional.of(new ResiduePair(first, second, (int) columns, lookup.table()))
                : Optional.empty();
    }

    private static boolean isResidue(Expression expression, long modulus) {
        return expression instanceof Expression.Binary(ExpressionOperator operator, Expression of, Expression by)
                && operator == ExpressionOperator.REMAINDER
                && by.equals(new Expression.Constant(modulus));
    }

    List<List<Long>> rows() {
        return IntStream.range(0, table.size() / columns)
                .mapToObj(row -> table.subList(row * columns, (row + 1) * columns))
                .toList();
    }
}
