package org.grundy.lang.expression;

import org.grundy.lang.arithmetic.RuleFault;
import org.grundy.lang.arithmetic.RuleFault.Kind;

/// Functions of digits that generated code calls.
// Public for the classes that are made of rules.
public final class DigitFunctions {
    private DigitFunctions() {}

    /// The value of a function that is defined by digits.
    public static long value(long number, DigitProgram program, int site) {
        if (number < 0) {
            throw new RuleFault(Kind.ARGUMENT, site);
        }
        try {
            return program.of(number);
        } catch (ArithmeticException overflow) {
            throw new RuleFault(Kind.OVERFLOW, site);
        }
    }
}
