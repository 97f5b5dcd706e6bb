package org.grundy.render.program;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.DefinedFunction;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.expression.Routine;
import org.grundy.value.BigNimbers;

/// The value of an expression in integers of any size, straight from what each operation means.
final class ExactValue {
    private ExactValue() {}

    /// The value; conditions give 1 or 0.
    ///
    /// @throws ArithmeticException if there is none
    static BigInteger of(IntExpr expression, List<BigInteger> arguments) {
        return switch (expression) {
            case IntExpr.Constant(long value) -> BigInteger.valueOf(value);
            case IntExpr.Variable(var name, int slot) -> arguments.get(slot);
            case IntExpr.Arithmetic(Operation operation, IntExpr left, IntExpr right, var span) ->
                of(operation, of(left, arguments), of(right, arguments));
            case IntExpr.Function(NumberFunction function, List<IntExpr> operands, var span) ->
                of(function, operands.stream().map(each -> of(each, arguments)).toList());
            case IntExpr.Truth(BoolExpr condition) -> truth(holds(condition, arguments));
            case IntExpr.Choice(BoolExpr condition, IntExpr then, IntExpr otherwise) ->
                of(holds(condition, arguments) ? then : otherwise, arguments);
            case IntExpr.Element(ListExpr.Fixed(List<Long> table), IntExpr index, var span) ->
                BigInteger.valueOf(table.get(of(index, arguments).intValueExact()));
            case IntExpr.Call(Routine routine, List<IntExpr> operands, var span) ->
                of(routine, operands.stream().map(each -> of(each, arguments)).toList());
            default -> throw new IllegalArgumentException("no form: " + expression);
        };
    }

    private static boolean holds(BoolExpr condition, List<BigInteger> arguments) {
        return switch (condition) {
            case BoolExpr.Constant(boolean value) -> value;
            case BoolExpr.Nonzero(IntExpr number) -> of(number, arguments).signum() != 0;
            case BoolExpr.Not(BoolExpr operand) -> !holds(operand, arguments);
            case BoolExpr.And(BoolExpr first, BoolExpr second) -> holds(first, arguments) && holds(second, arguments);
            case BoolExpr.Or(BoolExpr first, BoolExpr second) -> holds(first, arguments) || holds(second, arguments);
            case BoolExpr.Comparison(var relation, IntExpr left, IntExpr right, var span) -> {
                int order = of(left, arguments).compareTo(of(right, arguments));
                yield switch (relation) {
                    case EQUAL -> order == 0;
                    case UNEQUAL -> order != 0;
                    case LESS -> order < 0;
                    case AT_MOST -> order <= 0;
                    case DIVIDES -> throw new IllegalArgumentException("no form: " + condition);
                };
            }
        };
    }

    private static BigInteger truth(boolean value) {
        return value ? BigInteger.ONE : BigInteger.ZERO;
    }

    private static BigInteger of(Operation operation, BigInteger a, BigInteger b) {
        return switch (operation) {
            case ADD -> a.add(b);
            case SUBTRACT -> a.subtract(b);
            case MULTIPLY -> a.multiply(b);
            case DIVIDE -> a.subtract(modulo(a, b)).divide(b);
            case REMAINDER -> modulo(a, b);
            case XOR -> a.xor(b);
            case AND -> a.and(b);
            case OR -> a.or(b);
            case POWER -> a.pow(b.intValueExact());
        };
    }

    /// The remainder with the sign of the divisor.
    private static BigInteger modulo(BigInteger a, BigInteger b) {
        return b.signum() > 0 ? a.mod(b) : a.negate().mod(b.negate()).negate();
    }

    private static BigInteger natural(BigInteger a) {
        if (a.signum() < 0) {
            throw new ArithmeticException("negative");
        }
        return a;
    }

    private static BigInteger of(NumberFunction function, List<BigInteger> arguments) {
        BigInteger a = arguments.getFirst();
        BigInteger b = arguments.getLast();
        return switch (function) {
            case MIN -> a.min(b);
            case MAX -> a.max(b);
            case ABS -> a.abs();
            case NIMPRODUCT -> BigNimbers.product(natural(a), natural(b));
            default -> ofNaturals(function, a, arguments);
        };
    }

    private static BigInteger ofNaturals(NumberFunction function, BigInteger a, List<BigInteger> arguments) {
        String bits = natural(a).toString(2);
        return switch (function) {
            case POPCOUNT -> BigInteger.valueOf(bits.replace("0", "").length());
            case LOWBIT -> a.signum() == 0 ? a : BigInteger.TWO.pow(ending(bits, '0'));
            case TRAILINGZEROS -> BigInteger.valueOf(a.signum() == 0 ? 0 : ending(bits, '0'));
            case TRAILINGONES -> BigInteger.valueOf(ending(bits, '1'));
            case HIGHBIT -> a.signum() == 0 ? a : BigInteger.TWO.pow(bits.length() - 1);
            case ISQRT -> a.sqrt();
            case ISPRIME -> truth(a.isProbablePrime(60));
            case OMEGA -> BigInteger.valueOf(primeFactors(a).distinct().count());
            case BIGOMEGA -> BigInteger.valueOf(primeFactors(a).count());
            case NUMDIV -> BigInteger.valueOf(divisors(a.longValueExact()));
            case PRIMEPI -> BigInteger.valueOf(CountedPrimes.upTo(a.longValueExact()));
            case ISPOWER -> power(a, arguments.get(1));
            case GCD -> a.gcd(arguments.get(1));
            case LOG, DIGITSUM, DIGIT -> ofDigits(function, a, arguments);
            default -> throw new IllegalArgumentException(function.word());
        };
    }

    private static LongStream primeFactors(BigInteger a) {
        LongStream.Builder factors = LongStream.builder();
        long left = a.longValueExact();
        if (left < 1) {
            throw new ArithmeticException("no factors");
        }
        for (long d = 2; left > 1; d += d * d > left ? left - d : 1) {
            for (; left % d == 0; left /= d) {
                factors.add(d);
            }
        }
        return factors.build();
    }

    private static long divisors(long n) {
        if (n < 1) {
            throw new ArithmeticException("no divisors");
        }
        return primeFactors(BigInteger.valueOf(n))
                .boxed()
                .collect(Collectors.groupingBy(d -> d, Collectors.counting()))
                .values()
                .stream()
                .reduce(1L, (product, exponent) -> product * (exponent + 1));
    }

    private static int ending(String bits, char digit) {
        int length = 0;
        while (length < bits.length() && bits.charAt(bits.length() - 1 - length) == digit) {
            length++;
        }
        return length;
    }

    private static BigInteger of(Routine routine, List<BigInteger> arguments) {
        BigInteger n = arguments.getFirst();
        return switch (routine) {
            case DigitProgram.Automaton automaton -> automaton(automaton, n);
            case DigitProgram.Recursion recursion -> recursion(recursion, n);
            case DigitProgram.TableRecursion recursion -> tables(recursion, n);
            case DefinedFunction function -> throw new IllegalArgumentException("no form: " + function);
            case Routine.SmallestPart part -> part(part, n, arguments.get(1));
            case Routine.Recurrence recurrence -> recurrence(recurrence, n);
        };
    }

    /// By the digits as text, last digit first.
    private static BigInteger ofDigits(NumberFunction function, BigInteger n, List<BigInteger> arguments) {
        BigInteger base = arguments.get(1);
        List<BigInteger> digits = new ArrayList<>();
        for (BigInteger left = n; left.signum() > 0; left = left.divide(base)) {
            digits.add(left.mod(base));
        }
        return switch (function) {
            case LOG -> {
                if (digits.isEmpty()) {
                    throw new ArithmeticException("no logarithm");
                }
                yield BigInteger.valueOf(digits.size() - 1L);
            }
            case DIGITSUM -> digits.stream().reduce(BigInteger.ZERO, BigInteger::add);
            case DIGIT -> {
                BigInteger place = arguments.get(2);
                yield place.compareTo(BigInteger.valueOf(digits.size())) < 0
                        ? digits.get(place.intValueExact())
                        : BigInteger.ZERO;
            }
            default -> throw new IllegalArgumentException(function.word());
        };
    }

    private static BigInteger automaton(DigitProgram.Automaton automaton, BigInteger n) {
        int state = 0;
        for (char digit : new StringBuilder(n.signum() == 0 ? "" : n.toString(automaton.base()))
                .reverse()
                .toString()
                .toCharArray()) {
            state = automaton.next().get(state).get(Character.digit(digit, automaton.base()));
        }
        return BigInteger.valueOf(automaton.output().get(state));
    }

    private static BigInteger recursion(DigitProgram.Recursion recursion, BigInteger n) {
        if (n.compareTo(BigInteger.valueOf(recursion.first().size())) < 0) {
            return BigInteger.valueOf(recursion.first().get(n.intValueExact()));
        }
        BigInteger[] split = n.divideAndRemainder(BigInteger.valueOf(recursion.base()));
        List<Long> row = recursion.rows().get(split[1].intValueExact());
        return BigInteger.valueOf(row.get(0))
                .multiply(recursion(recursion, split[0]))
                .add(BigInteger.valueOf(row.get(1)).multiply(split[0]))
                .add(BigInteger.valueOf(row.get(2)));
    }

    /// By the digits, first digit first.
    private static BigInteger tables(DigitProgram.TableRecursion recursion, BigInteger n) {
        int base = recursion.base();
        List<Long> first = recursion.first();
        long small = 0;
        long value = -1;
        for (char digit : n.toString(base).toCharArray()) {
            int last = Character.digit(digit, base);
            if (value < 0 && small * base + last < first.size()) {
                small = small * base + last;
            } else {
                long before = value < 0 ? first.get((int) small) : value;
                value = recursion.tables().get(last).get((int) before);
            }
        }
        return BigInteger.valueOf(value < 0 ? first.get((int) small) : value);
    }

    private static BigInteger part(Routine.SmallestPart part, BigInteger n, BigInteger k) {
        List<BigInteger> terms = new ArrayList<>();
        BigInteger term = BigInteger.ONE;
        int from = 0;
        while (term.compareTo(n) <= 0) {
            terms.add(term);
            while (from < terms.size() && limit(part, terms.get(from), k).compareTo(term) < 0) {
                from++;
            }
            if (from == terms.size()) {
                throw new ArithmeticException("the terms end");
            }
            term = term.add(terms.get(from));
        }
        BigInteger left = n;
        BigInteger smallest = BigInteger.ZERO;
        for (BigInteger each : terms.reversed()) {
            if (left.signum() > 0 && each.compareTo(left) <= 0) {
                smallest = each;
                left = left.subtract(each);
            }
        }
        return smallest;
    }

    private static BigInteger limit(Routine.SmallestPart part, BigInteger t, BigInteger k) {
        return BigInteger.valueOf(part.square())
                .multiply(t)
                .multiply(t)
                .add(k.multiply(t))
                .add(BigInteger.valueOf(part.addend()));
    }

    private static BigInteger recurrence(Routine.Recurrence recurrence, BigInteger n) {
        List<BigInteger> terms = new ArrayList<>(
                recurrence.first().stream().map(BigInteger::valueOf).toList());
        while (terms.getLast().compareTo(n) < 0) {
            BigInteger next = BigInteger.ZERO;
            for (int i = 0; i < recurrence.coefficients().size(); i++) {
                next = next.add(
                        BigInteger.valueOf(recurrence.coefficients().get(i)).multiply(terms.get(terms.size() - 1 - i)));
            }
            terms.add(next);
        }
        return truth(terms.contains(n));
    }

    private static BigInteger power(BigInteger n, BigInteger c) {
        BigInteger power = BigInteger.ONE;
        while (power.compareTo(n) < 0 && c.compareTo(BigInteger.ONE) > 0) {
            power = power.multiply(c);
        }
        return truth(power.equals(n));
    }
}
