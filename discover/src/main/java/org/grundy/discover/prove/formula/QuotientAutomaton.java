package org.grundy.discover.prove.formula;

import org.grundy.automata.AutomaticSet;
import org.grundy.automata.Numeration;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.run.Run;

/// The sets of numbers with one value of a function that the last digit and the value of the quotient
/// determine: read from the first digit on, the value so far is all that need be known.
public final class QuotientAutomaton {
    private QuotientAutomaton() {}

    /// What was read: a number as long as its value is given, and then the value.
    private record Read(boolean small, long number) {}

    /// The numbers of a value.
    ///
    /// @param run charged for the states
    public static AutomaticSet of(DigitProgram.TableRecursion program, long value, Run run) {
        return AutomaticSet.of(
                Numeration.base(program.base()),
                1,
                new Read(true, 0),
                (read, digits) -> after(program, read, digits[0]),
                read -> value(program, read) == value,
                run);
    }

    private static Read after(DigitProgram.TableRecursion program, Read read, int digit) {
        long number = read.number * program.base() + digit;
        return read.small && number < program.first().size()
                ? new Read(true, number)
                : new Read(false, program.tables().get(digit).get((int) value(program, read)));
    }

    private static long value(DigitProgram.TableRecursion program, Read read) {
        return read.small ? program.first().get((int) read.number) : read.number;
    }
}
