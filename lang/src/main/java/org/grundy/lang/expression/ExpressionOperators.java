package org.grundy.lang.expression;

import java.util.List;
import java.util.stream.IntStream;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.IntExpr.Arithmetic;
import org.grundy.lang.expression.IntExpr.Constant;

/// Makes expressions of expressions, with simple simplifications: constants are folded unless the result overflows 64
/// bits. Conditions are the numbers 1 and 0.
public sealed interface ExpressionOperators permits IntExpr {
    private IntExpr self() {
        return (IntExpr) this;
    }

    /// The sum; a constant stands last.
    default IntExpr plus(IntExpr other) {
        return other instanceof Constant(long value)
                ? plus(value)
                : this instanceof Constant(long value)
                        ? other.plus(value)
                        : new Arithmetic(Operation.ADD, self(), other);
    }

    /// The sum, which of a negative number is a difference.
    default IntExpr plus(long number) {
        if (this instanceof Constant(long value)) {
            return folded(Operation.ADD, value, number);
        }
        if (number == 0) {
            return self();
        }
        return number > 0 || number == Long.MIN_VALUE
                ? new Arithmetic(Operation.ADD, self(), IntExpr.of(number))
                : minus(-number);
    }

    private static IntExpr folded(Operation operation, long a, long b) {
        try {
            return IntExpr.of(operation.of(a, b, 0));
        } catch (ArithmeticException tooLarge) {
            return new Arithmetic(operation, IntExpr.of(a), IntExpr.of(b));
        }
    }

    /// The difference.
    default IntExpr minus(IntExpr other) {
        return other instanceof Constant(long value) ? minus(value) : new Arithmetic(Operation.SUBTRACT, self(), other);
    }

    /// The difference.
    default IntExpr minus(long number) {
        return this instanceof Constant(long value)
                ? folded(Operation.SUBTRACT, value, number)
                : number == 0 ? self() : new Arithmetic(Operation.SUBTRACT, self(), IntExpr.of(number));
    }

    /// The product, as it is written.
    default IntExpr times(IntExpr other) {
        return new Arithmetic(Operation.MULTIPLY, self(), other);
    }

    /// The product; the number stands first.
    default IntExpr times(long number) {
        if (this instanceof Constant(long value)) {
            return folded(Operation.MULTIPLY, number, value);
        }
        return number == 0
                ? IntExpr.of(0)
                : number == 1 ? self() : IntExpr.of(number).times(self());
    }

    /// The quotient, rounded down.
    default IntExpr over(IntExpr divisor) {
        return divisor.isNumber(1) ? self() : new Arithmetic(Operation.DIVIDE, self(), divisor);
    }

    /// The quotient, rounded down.
    default IntExpr over(long divisor) {
        return over(IntExpr.of(divisor));
    }

    /// The remainder of this quotient.
    default IntExpr mod(IntExpr divisor) {
        return divisor.isNumber(1) ? IntExpr.of(0) : new Arithmetic(Operation.REMAINDER, self(), divisor);
    }

    /// The remainder of this quotient.
    default IntExpr mod(long divisor) {
        return mod(IntExpr.of(divisor));
    }

    /// The nim sum, as it is written.
    default IntExpr xor(IntExpr other) {
        return new Arithmetic(Operation.XOR, self(), other);
    }

    /// Whether it is this constant.
    default boolean isNumber(long number) {
        return this instanceof Constant(long value) && value == number;
    }

    /// A comparison.
    default IntExpr compared(Relation relation, IntExpr other) {
        return IntExpr.of(new BoolExpr.Comparison(relation, self(), other));
    }

    /// That both are equal.
    default IntExpr equalTo(IntExpr other) {
        return compared(Relation.EQUAL, other);
    }

    /// That it is this number.
    default IntExpr equalTo(long number) {
        return equalTo(IntExpr.of(number));
    }

    /// That it is smaller; of a variable, which stands for no negative number, that it is 0 instead of less than 1.
    default IntExpr lessThan(IntExpr other) {
        return this instanceof IntExpr.Variable && other.isNumber(1) ? equalTo(0) : compared(Relation.LESS, other);
    }

    /// That it is smaller than a number; see there.
    default IntExpr lessThan(long number) {
        return lessThan(IntExpr.of(number));
    }

    /// That it is not larger.
    default IntExpr atMost(IntExpr other) {
        return compared(Relation.AT_MOST, other);
    }

    /// That it is not larger than a number.
    default IntExpr atMost(long number) {
        return atMost(IntExpr.of(number));
    }

    /// That it is not smaller than a number, which stands first.
    default IntExpr atLeast(long number) {
        return IntExpr.of(number).atMost(self());
    }

    /// Both conditions.
    default IntExpr and(IntExpr other) {
        return new IntExpr.Truth(new BoolExpr.And(self().holds(), other.holds()));
    }

    /// Either condition.
    default IntExpr or(IntExpr other) {
        return new IntExpr.Truth(new BoolExpr.Or(self().holds(), other.holds()));
    }

    /// That this condition does not hold, as it is written.
    default IntExpr negated() {
        return new IntExpr.Truth(new BoolExpr.Not(self().holds()));
    }

    /// That this condition does not hold; of a comparison the opposite one.
    default IntExpr not() {
        return this instanceof IntExpr.Truth(BoolExpr.Comparison(var relation, IntExpr a, IntExpr b, var span))
                ? switch (relation) {
                    case EQUAL -> a.compared(Relation.UNEQUAL, b);
                    case UNEQUAL -> a.equalTo(b);
                    case LESS -> b.atMost(a);
                    case AT_MOST -> b.lessThan(a);
                    case DIVIDES -> negated();
                }
                : negated();
    }

    /// The first of two numbers where this condition holds, else the second.
    default IntExpr choice(IntExpr then, IntExpr otherwise) {
        return new IntExpr.Choice(self().holds(), then, otherwise);
    }

    /// The same of two conditions.
    default IntExpr chosen(IntExpr then, IntExpr otherwise) {
        if (then instanceof Constant(long value)) {
            return value == 0 ? not().and(otherwise) : otherwise.isNumber(0) ? self() : or(otherwise);
        }
        if (otherwise instanceof Constant(long value)) {
            return value == 0 ? and(then) : not().or(then);
        }
        return choice(then, otherwise);
    }

    /// The entry of a table at this place; without the table where arithmetic of a residue says the same.
    ///
    /// @param table at least one entry
    default IntExpr entryOf(List<Long> table) {
        int size = table.size();
        if (table.stream().distinct().count() == 1) {
            return IntExpr.of(table.getFirst());
        }
        if (this instanceof Arithmetic(Operation operation, IntExpr of, Constant(long modulus), var span)
                && operation == Operation.REMAINDER
                && modulus == size) {
            long first = table.getFirst();
            if (IntStream.range(0, size).allMatch(r -> table.get(r) == Math.floorMod(r + first, size))) {
                return of.plus(first).mod(size);
            }
            if (IntStream.range(0, size).allMatch(r -> table.get(r) == size - 1L - r)) {
                return IntExpr.of(size - 1L).minus(self());
            }
        }
        return new IntExpr.Element(table, self());
    }
}
