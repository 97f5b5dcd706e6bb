package org.grundy.lang.rules.internal.syntax;

import java.util.Arrays;
import java.util.Optional;
import org.grundy.lang.rules.internal.token.Token;
import org.grundy.lang.rules.internal.token.TokenKind;

/// The binary operators, by ascending precedence.
public enum BinaryOperator {
    /// Either condition.
    OR("or", 1),
    /// Both conditions.
    AND("and", 2),
    /// Equal numbers.
    EQUAL("=", 4),
    /// Unequal numbers.
    UNEQUAL("!=", 4),
    /// Smaller.
    LESS("<", 4),
    /// Smaller or equal.
    AT_MOST("<=", 4),
    /// Greater.
    GREATER(">", 4),
    /// Greater or equal.
    AT_LEAST(">=", 4),
    /// The left divides the right without remainder.
    DIVIDES("divides", 4),
    /// The left is a member of the right.
    MEMBER("in", 4),
    /// Nim sum.
    XOR("xor", 5),
    /// Bitwise and.
    BITAND("bitand", 5),
    /// Bitwise or.
    BITOR("bitor", 5),
    /// Sum of numbers.
    PLUS("+", 6),
    /// Difference.
    MINUS("-", 6),
    /// Product.
    TIMES("*", 7),
    /// Quotient, rounded down.
    OVER("/", 7),
    /// Remainder of that quotient.
    REMAINDER("%", 7),
    /// Nim product.
    NIM_PRODUCT("⊗", 7),
    /// Power.
    POWER("^", 9);

    /// The precedence of `not`.
    static final int NOT = 3;
    /// The precedence of comparisons.
    static final int COMPARISON = 4;
    /// The precedence of unary minus.
    static final int SIGN = 8;

    private final String symbol;
    private final int binding;

    BinaryOperator(String symbol, int binding) {
        this.symbol = symbol;
        this.binding = binding;
    }

    /// As it is written.
    public String symbol() {
        return symbol;
    }

    int binding() {
        return binding;
    }

    /// Whether the result is a number.
    public boolean isArithmetic() {
        return binding > COMPARISON;
    }

    boolean compares() {
        return binding == COMPARISON;
    }

    static Optional<BinaryOperator> of(Token token) {
        String text = token.is("mod") ? "%" : token.text();
        boolean word = token.kind() == TokenKind.NAME || token.kind() == TokenKind.SYMBOL;
        return word
                ? Arrays.stream(values())
                        .filter(each -> each.symbol.equals(text))
                        .findFirst()
                : Optional.empty();
    }
}
