package org.grundy.discover.prove.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.automata.ZeckendorfGoldenRatio;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.IntExpr;
import org.grundy.logic.Formula;
import org.grundy.logic.FreshNames;
import org.grundy.logic.LinearTerm;
import org.grundy.logic.Piecewise;

/// Recognises (d + √(5·d·d)) / 2, the multiple of the golden ratio, with the square root and the
/// quotient rounded down. Under the root −d or |d| may replace d, since it is squared.
public final class GoldenMultiple {
    private GoldenMultiple() {}

    /// The expression d, empty if an expression is no such multiple.
    public static Optional<IntExpr> operand(IntExpr expression) {
        if (expression instanceof IntExpr.Arithmetic(var over, IntExpr sum, IntExpr.Constant(long two), var at)
                && over == Operation.DIVIDE
                && two == 2
                && sum instanceof IntExpr.Arithmetic(var plus, IntExpr one, IntExpr other, var place)
                && plus == Operation.ADD) {
            return isRoot(other, one) ? Optional.of(one) : Optional.of(other).filter(d -> isRoot(one, d));
        }
        return Optional.empty();
    }

    /// Whether an expression is √(5·d·d).
    private static boolean isRoot(IntExpr expression, IntExpr d) {
        if (!(expression instanceof IntExpr.Function(NumberFunction function, List<IntExpr> square, var span))
                || function != NumberFunction.ISQRT) {
            return false;
        }
        List<IntExpr> factors = new ArrayList<>(square.getFirst().factors());
        return factors.size() == 3
                && factors.remove(IntExpr.of(5))
                && factors.getFirst().equals(factors.getLast())
                && size(factors.getFirst()).equals(size(d));
    }

    /// The same for a, −a and |a| where these are differences.
    private static IntExpr size(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Function(NumberFunction function, List<IntExpr> arguments, var span)
            when function == NumberFunction.MAX && arguments.getLast().equals(negative(arguments.getFirst())) ->
                size(arguments.getFirst());
            case IntExpr.Arithmetic(Operation operation, IntExpr left, IntExpr right, var span)
            when operation == Operation.SUBTRACT && left.toString().compareTo(right.toString()) > 0 ->
                right.minus(left);
            default -> expression;
        };
    }

    private static IntExpr negative(IntExpr expression) {
        return new IntExpr.Arithmetic(Operation.SUBTRACT, IntExpr.of(0), expression);
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
