package org.grundy.discover.prove.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.automata.ZeckendorfGoldenRatio;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.ExpressionBuilder;
import org.grundy.discover.form.ExpressionOperator;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.logic.Formula;
import org.grundy.logic.FreshNames;
import org.grundy.logic.LinearTerm;
import org.grundy.logic.Piecewise;

/// Recognises (d + √(5·d·d)) / 2, the multiple of the golden ratio, with the square root and the
/// quotient rounded down. Under the root −d or |d| may replace d, since it is squared.
public final class GoldenMultiple {
    private GoldenMultiple() {}

    /// The expression d, empty if an expression is no such multiple.
    public static Optional<Expression> operand(Expression expression) {
        if (expression
                        instanceof
                        Expression.Binary(ExpressionOperator over, Expression sum, Expression.Constant(long two))
                && over == ExpressionOperator.DIVIDE
                && two == 2
                && sum instanceof Expression.Binary(ExpressionOperator plus, Expression one, Expression other)
                && plus == ExpressionOperator.ADD) {
            return isRoot(other, one) ? Optional.of(one) : Optional.of(other).filter(d -> isRoot(one, d));
        }
        return Optional.empty();
    }

    /// Whether an expression is √(5·d·d).
    private static boolean isRoot(Expression expression, Expression d) {
        if (!(expression instanceof Expression.Function(NumberFunction function, List<Expression> square))
                || function != NumberFunction.ISQRT) {
            return false;
        }
        List<Expression> factors = new ArrayList<>(square.getFirst().factors());
        return factors.size() == 3
                && factors.remove(new Expression.Constant(5))
                && factors.getFirst().equals(factors.getLast())
                && size(factors.getFirst()).equals(size(d));
    }

    /// The same for a, −a and |a| where these are differences.
    private static Expression size(Expression expression) {
        return switch (expression) {
            case Expression.Binary(ExpressionOperator operator, Expression left, Expression right)
            when operator == ExpressionOperator.MAX && right.equals(negative(left)) -> size(left);
            case Expression.Binary(ExpressionOperator operator, Expression left, Expression right)
            when operator == ExpressionOperator.SUBTRACT && left.toString().compareTo(right.toString()) > 0 ->
                ExpressionBuilder.minus(right, left);
            default -> expression;
        };
    }

    private static Expression negative(Expression expression) {
        return new Expression.Binary(ExpressionOperator.SUBTRACT, new Expression.Constant(0), expression);
    }

    /// ⌊φd⌋, for (⌊√5·d⌋ + d) / 2 is rounded down twice; for a negative d it is ⌊φ|d|⌋ − |d|, since 1/φ = φ
    /// − 1. It is said with the set [ZeckendorfGoldenRatio#NAME].
    ///
    /// @param operand d
    /// @param names for further numbers
    public static Piecewise of(Piecewise operand, FreshNames names) {
        List<Piecewise.Case> cases = new ArrayList<>();
        for (Piecewise.Case each : operand.cases()) {
            LinearTerm d = each.value();
            LinearTerm multiple = LinearTerm.of(names.fresh("f"));
            cases.add(with(each, multiple, Formula.atMost(LinearTerm.of(0), d), d, multiple));
            cases.add(with(each, multiple, new Formula.Less(d, LinearTerm.of(0)), d.times(-1), multiple.plus(d)));
        }
        return new Piecewise(cases);
    }

    private static Piecewise.Case with(
            Piecewise.Case of, LinearTerm multiple, Formula sign, LinearTerm size, LinearTerm value) {
        List<String> variables = new ArrayList<>(of.variables());
        variables.addAll(multiple.coefficients().keySet());
        Formula golden = new Formula.Member(ZeckendorfGoldenRatio.NAME, List.of(size, multiple));
        return new Piecewise.Case(variables, Formula.and(of.condition(), sign, golden), value);
    }
}
