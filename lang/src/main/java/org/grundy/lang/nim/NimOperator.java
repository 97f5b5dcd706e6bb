package org.grundy.lang.nim;

/// An operator between nimbers.
public enum NimOperator {
    /// The nim sum.
    SUM("⊕", "+⊕＋", 1),
    /// The nim product.
    PRODUCT("⊗", "*⊗×·＊", 2),
    /// The quotient: the nim product with the inverse.
    QUOTIENT("/", "/÷／", 2);

    private final String sign;
    private final String read;
    private final int precedence;

    NimOperator(String sign, String read, int precedence) {
        this.sign = sign;
        this.read = read;
        this.precedence = precedence;
    }

    /// How it is written in answers.
    public String sign() {
        return sign;
    }

    /// Its precedence, as [NimTerm#precedence()].
    public int precedence() {
        return precedence;
    }

    /// Whether a character stands for this operator.
    boolean reads(char c) {
        return read.indexOf(c) >= 0;
    }
}
