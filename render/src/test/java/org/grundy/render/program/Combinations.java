package org.grundy.render.program;

import java.util.List;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.IntExpr;

/// What two expressions of forms are combined by.
final class Combinations {
    static final List<BinaryOperator<IntExpr>> ALL = Stream.of(
                    Stream.of(Operation.values())
                            .filter(operation -> operation != Operation.POWER)
                            .<BinaryOperator<IntExpr>>map(
                                    operation -> (a, b) -> new IntExpr.Arithmetic(operation, a, b)),
                    Stream.of(NumberFunction.MIN, NumberFunction.MAX, NumberFunction.NIMPRODUCT)
                            .<BinaryOperator<IntExpr>>map(function -> (a, b) -> IntExpr.of(function, a, b)),
                    Stream.of(Relation.values())
                            .filter(relation -> relation != Relation.DIVIDES)
                            .<BinaryOperator<IntExpr>>map(relation -> (a, b) -> a.compared(relation, b)),
                    Stream.<BinaryOperator<IntExpr>>of(IntExpr::and, IntExpr::or))
            .flatMap(each -> each)
            .toList();

    private Combinations() {}
}
