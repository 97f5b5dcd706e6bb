package org.grundy.lang.rules.internal.execution;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.RuleFault;
import org.grundy.lang.arithmetic.RuleFault.Kind;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.NumberSequence;
import org.grundy.lang.rules.tree.SetExpr;
import org.grundy.lang.set.NamedSets;

/// The sets of loops, as sets of numbers of any size.
///
/// @param values of the expressions in them
/// @param most the largest number of members that is listed
record ExactSet(ExactEvaluator values, long most) {
    private static final NamedSets NAMED = new NamedSets();

    /// Lists the members in the order of loops.
    ///
    /// @throws TooMany if there are more than are listed
    /// @throws RuleFault if the base of powers is below 2, or the step of a range below 1
    void each(SetExpr set, Consumer<BigInteger> body) {
        switch (set) {
            case SetExpr.Single(IntExpr value) -> body.accept(values.value(value));
            case SetExpr.Fixed(List<Long> numbers) ->
                numbers.stream().map(BigInteger::valueOf).forEach(body);
            case SetExpr.Union(List<SetExpr> parts) -> parts.forEach(part -> each(part, body));
            case SetExpr.Range range -> each(range, body);
            case SetExpr.Sequence sequence -> each(sequence, body);
            case SetExpr.Members members -> throw new ArithmeticException("lists have no exact values");
        }
    }

    private void each(SetExpr.Range range, Consumer<BigInteger> body) {
        BigInteger from = values.value(range.from());
        BigInteger to = values.value(range.to());
        BigInteger step = step(range);
        if (to.subtract(from).divide(step).compareTo(BigInteger.valueOf(most)) > 0) {
            throw new TooMany();
        }
        for (BigInteger member = from; member.compareTo(to) <= 0; member = member.add(step)) {
            body.accept(member);
        }
    }

    private void each(SetExpr.Sequence sequence, Consumer<BigInteger> body) {
        BigInteger last = values.value(sequence.arguments().getLast());
        if (sequence.kind() == NumberSequence.POWERS) {
            BigInteger base = base(sequence);
            for (BigInteger power = BigInteger.ONE; power.compareTo(last) <= 0; power = power.multiply(base)) {
                body.accept(power);
            }
            return;
        }
        if (sequence.kind() == NumberSequence.DIVISORS) {
            Factors known = Factors.of(last);
            known.divisors().forEach(body);
            if (!known.complete()) {
                throw new TooMany();
            }
            return;
        }
        if (last.compareTo(BigInteger.valueOf(most).multiply(BigInteger.TEN)) > 0) {
            throw new TooMany();
        }
        long bound = last.longValueExact();
        boolean primes = sequence.kind() == NumberSequence.PRIMES;
        LongStream.of(primes ? NAMED.primes(bound, 0) : NAMED.primePowers(bound, 0))
                .takeWhile(member -> member <= bound)
                .mapToObj(BigInteger::valueOf)
                .forEach(body);
    }

    /// Whether it is known of a number of any size whether it is a member.
    static boolean decides(SetExpr set) {
        return switch (set) {
            case SetExpr.Single single -> true;
            case SetExpr.Fixed fixed -> true;
            case SetExpr.Range range -> true;
            case SetExpr.Union(List<SetExpr> parts) -> parts.stream().allMatch(ExactSet::decides);
            case SetExpr.Sequence sequence ->
                sequence.kind() == NumberSequence.POWERS || sequence.kind() == NumberSequence.DIVISORS;
            case SetExpr.Members members -> false;
        };
    }

    /// Whether a number is a member.
    ///
    /// @throws ArithmeticException if that is not known of a number of this size
    boolean has(SetExpr set, BigInteger number) {
        return switch (set) {
            case SetExpr.Single(IntExpr value) -> values.value(value).equals(number);
            case SetExpr.Fixed(List<Long> numbers) ->
                number.bitLength() < Long.SIZE && numbers.contains(number.longValueExact());
            case SetExpr.Union(List<SetExpr> parts) -> parts.stream().anyMatch(part -> has(part, number));
            case SetExpr.Range range -> {
                BigInteger from = values.value(range.from());
                yield from.compareTo(number) <= 0
                        && number.compareTo(values.value(range.to())) <= 0
                        && number.subtract(from).mod(step(range)).signum() == 0;
            }
            case SetExpr.Sequence sequence -> has(sequence, number);
            case SetExpr.Members members -> throw new ArithmeticException("lists have no exact values");
        };
    }

    private boolean has(SetExpr.Sequence sequence, BigInteger number) {
        BigInteger last = values.value(sequence.arguments().getLast());
        if (number.signum() <= 0 || number.compareTo(last) > 0) {
            return false;
        }
        return switch (sequence.kind()) {
            case DIVISORS -> last.mod(number).signum() == 0;
            case POWERS -> isPower(number, base(sequence));
            case PRIMES -> NumberFunction.ISPRIME.exact(List.of(number)).signum() > 0;
            case PRIME_POWERS ->
                number.equals(BigInteger.ONE)
                        || NumberFunction.OMEGA.exact(List.of(number)).equals(BigInteger.ONE);
        };
    }

    private BigInteger step(SetExpr.Range range) {
        BigInteger step = values.value(range.step());
        if (step.signum() <= 0) {
            throw new RuleFault(Kind.STEP, 0);
        }
        return step;
    }

    private BigInteger base(SetExpr.Sequence powers) {
        BigInteger base = values.value(powers.arguments().getFirst());
        if (base.compareTo(BigInteger.TWO) < 0) {
            throw new RuleFault(Kind.BASE, 0);
        }
        return base;
    }

    private static boolean isPower(BigInteger number, BigInteger base) {
        BigInteger power = BigInteger.ONE;
        while (power.compareTo(number) < 0) {
            power = power.multiply(base);
        }
        return power.equals(number);
    }

    /// There are too many members to list.
    static final class TooMany extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooMany() {
            super("too many members to list", null, false, false);
        }
    }
}
