package org.grundy.automata;

import java.util.List;
import org.grundy.logic.LinearTerm;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// Builds the automaton of the assignments at which a linear term is 0, or is below 0.
///
/// With m digits still to come, what was read of the term is v(0)·U(m) + … + v(d−1)·U(m+d−1); this vector v
/// is the state. A digit of weight U(m−1) makes of it another such vector by the recurrence. What is to come
/// lies between −N·(U(m) − 1) and P·(U(m) − 1) for the sums P and −N of the positive and the negative
/// coefficients, so that vectors from which the sign can no longer change are put together. There are finitely
/// many others where the recurrence is a Pisot number's. Otherwise the run's limits end the search.
final class LinearComparison {
    /// The largest U(m) for which it is checked whether the sign can change; if that is still open then, the
    /// vector is kept.
    private static final long FURTHEST = 1L << 40;

    private final Numeration numeration;
    private final long constant;
    private final long[] coefficients;
    private final long most;
    private final long least;
    private final boolean equal;
    private final long[] weights;
    private final Dfa canonical;

    /// What is known of the sum of the digits read.
    private sealed interface Reading {
        /// Nothing yet.
        ///
        /// @param words the state of the automaton of canonical words
        record Open(List<Long> vector, int words) implements Reading {}

        /// The sign is the required one, whatever follows.
        record Right(int words) implements Reading {}

        /// Nothing that follows is accepted.
        record Wrong() implements Reading {}
    }

    private LinearComparison(Numeration numeration, LinearTerm term, boolean equal, Dfa canonical) {
        this.canonical = canonical;
        this.numeration = numeration;
        this.constant = term.constant();
        this.coefficients =
                term.coefficients().values().stream().mapToLong(Long::longValue).toArray();
        long positive = 0;
        long negative = 0;
        for (long coefficient : coefficients) {
            positive = Math.addExact(positive, Math.max(0, coefficient));
            negative = Math.addExact(negative, Math.max(0, Math.negateExact(coefficient)));
        }
        this.most = positive;
        this.least = -negative;
        this.equal = equal;
        this.weights = weights(numeration);
    }

    private static long[] weights(Numeration numeration) {
        int count = numeration.order();
        while (numeration.weights(count).getLast().bitLength() <= Long.numberOfTrailingZeros(FURTHEST)) {
            count++;
        }
        return numeration.weights(count).stream()
                .mapToLong(weight -> weight.longValueExact())
                .toArray();
    }

    /// The relation between a term's variables that it is 0, or below 0.
    ///
    /// @param equal whether it must be 0
    static RelationAutomaton of(Numeration numeration, LinearTerm term, boolean equal, Run run) {
        List<String> variables = List.copyOf(term.coefficients().keySet());
        if (!Alphabet.fit(numeration.digits(), variables.size())) {
            throw run.giveUp(Limit.METHOD);
        }
        try {
            Dfa canonical = numeration.words(variables, run).dfa();
            return new RelationAutomaton(
                    variables, new LinearComparison(numeration, term, equal, canonical).explore(run));
        } catch (ArithmeticException tooLarge) {
            throw run.giveUp(Limit.METHOD);
        }
    }

    private Dfa explore(Run run) {
        Alphabet alphabet = new Alphabet(numeration.digits(), coefficients.length);
        long[] sums = new long[alphabet.count()];
        for (int letter = 0; letter < sums.length; letter++) {
            int[] tuple = alphabet.split(letter);
            for (int track = 0; track < tuple.length; track++) {
                sums[letter] = Math.addExact(sums[letter], Math.multiplyExact(coefficients[track], tuple[track]));
            }
        }
        int dead = canonical.dead().orElse(-1);
        return StateExploration.of(
                alphabet,
                reading(numeration.nothing(), 0),
                (reading, letter) -> switch (reading) {
                    case Reading.Wrong wrong -> wrong;
                    case Reading.Right(int words) -> right(canonical.step(words, letter), dead);
                    case Reading.Open(List<Long> vector, int words) -> {
                        int after = canonical.step(words, letter);
                        yield after == dead
                                ? new Reading.Wrong()
                                : reading(numeration.read(vector, sums[letter]), after);
                    }
                },
                this::accepted,
                run);
    }

    private static Reading right(int words, int dead) {
        return words == dead ? new Reading.Wrong() : new Reading.Right(words);
    }

    private boolean accepted(Reading reading) {
        return switch (reading) {
            case Reading.Wrong wrong -> false;
            case Reading.Right(int words) -> canonical.accepting(words);
            case Reading.Open(List<Long> vector, int words) -> {
                long value = value(vector, 0);
                yield canonical.accepting(words) && (equal ? value == 0 : value < 0);
            }
        };
    }

    /// The term after as many more zeros.
    private long value(List<Long> vector, int zeros) {
        long value = constant;
        for (int i = 0; i < vector.size(); i++) {
            value = Math.addExact(value, Math.multiplyExact(vector.get(i), weights[zeros + i]));
        }
        return value;
    }

    /// A vector, or the verdict that it decides whatever follows.
    private Reading reading(List<Long> vector, int words) {
        boolean above = true;
        boolean below = true;
        boolean apart = true;
        int clearAbove = 0;
        int clearBelow = 0;
        for (int m = 0; m + vector.size() <= weights.length; m++) {
            long value = value(vector, m);
            long lowest = Math.addExact(value, Math.multiplyExact(least, weights[m] - 1));
            long highest = Math.addExact(value, Math.multiplyExact(most, weights[m] - 1));
            above &= lowest > 0;
            below &= highest < 0;
            apart &= lowest > 0 || highest < 0;
            // Once as many in a row as the recurrence is long are far enough out, all that follow are.
            // What was read and is to come is at least lowest + least − constant, and at most so much.
            clearAbove = lowest > 0 && Math.addExact(lowest, least) >= constant ? clearAbove + 1 : 0;
            clearBelow = highest < 0 && Math.addExact(highest, most) <= constant ? clearBelow + 1 : 0;
            if (!(equal ? apart : above || below)) {
                return new Reading.Open(vector, words);
            }
            if (Math.max(clearAbove, clearBelow) >= vector.size()) {
                return !equal && below ? new Reading.Right(words) : new Reading.Wrong();
            }
        }
        return new Reading.Open(vector, words);
    }
}
