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
    private final int strength;

    NimOperator(String sign, String read, int strength) {
        this.sign = sign;
        this.read = read;
        this.strength = strength;
    }

    /// How it is written in answers.
    public String sign() {
        return sign;
    }

    /// How firmly it binds: as [NimTerm#strength()].
    public int strength() {
        return strength;
    }

    /// Whether a character stands for this operator.
    boolean reads(char c) {
        return read.indexOf(c) >= 0;
    }
}
