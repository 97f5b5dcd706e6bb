package org.grundy.lang.rules.internal.syntax;

import org.grundy.lang.rules.internal.token.TokenStream;
import org.grundy.text.Span;

/// Parses what a function of digits is for one last digit: a sum such as `2*f(m) + m - 1`.
///
/// @param tokens for errors
/// @param variable the number without its last digit
record DigitRow(TokenStream tokens, String variable) {
    /// factor · called(m) + slope · m + constant.
    ///
    /// @param called empty if nothing is called
    record Sum(long factor, String called, long slope, long constant) {
        boolean isCall() {
            return factor == 1 && slope == 0 && constant == 0;
        }

        private Sum times(long by) {
            return new Sum(
                    Math.multiplyExact(factor, by),
                    called,
                    Math.multiplyExact(slope, by),
                    Math.multiplyExact(constant, by));
        }
    }

    /// @throws org.grundy.text.InputError if it is no such sum, or a number in it leaves 64 bits
    Sum read(SyntaxNode node) {
        try {
            return sum(node);
        } catch (ArithmeticException overflow) {
            throw tokens.error(node.span(), "a number here does not fit 64 bits", "此处的数超出了 64 位");
        }
    }

    private Sum sum(SyntaxNode node) {
        return switch (node) {
            case SyntaxNode.Literal literal -> new Sum(0, "", 0, literal.value());
            case SyntaxNode.Negative negative -> sum(negative.operand()).times(-1);
            case SyntaxNode.Name name when name.name().equals(variable) -> new Sum(0, "", 1, 0);
            case SyntaxNode.Call call
            when call.arguments().size() == 1
                    && call.arguments().getFirst() instanceof SyntaxNode.Name name
                    && name.name().equals(variable) -> new Sum(1, call.called(), 0, 0);
            case SyntaxNode.Binary binary -> binary(binary);
            default -> throw wrong(node.span());
        };
    }

    private Sum binary(SyntaxNode.Binary binary) {
        Sum left = sum(binary.left());
        Sum right = sum(binary.right());
        return switch (binary.operator()) {
            case PLUS -> added(left, right, binary.span());
            case MINUS -> added(left, right.times(-1), binary.span());
            case TIMES ->
                left.factor == 0 && left.slope == 0
                        ? right.times(left.constant)
                        : right.factor == 0 && right.slope == 0 ? left.times(right.constant) : refused(binary.span());
            default -> throw wrong(binary.span());
        };
    }

    private Sum added(Sum left, Sum right, Span at) {
        if (left.factor != 0 && right.factor != 0 && !left.called.equals(right.called)) {
            throw wrong(at);
        }
        return new Sum(
                Math.addExact(left.factor, right.factor),
                left.factor != 0 ? left.called : right.called,
                Math.addExact(left.slope, right.slope),
                Math.addExact(left.constant, right.constant));
    }

    private Sum refused(Span at) {
        throw wrong(at);
    }

    private RuntimeException wrong(Span at) {
        return tokens.error(
                at,
                "a sum such as 2*f(%1$s) + %1$s - 1 is needed here, with one call",
                "此处需要形如 2*f(%1$s) + %1$s - 1 的和，其中只有一次调用",
                variable);
    }
}
