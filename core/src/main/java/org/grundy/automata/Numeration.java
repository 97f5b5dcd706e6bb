package org.grundy.automata;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.grundy.logic.ProofObligations;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// A way to write natural numbers: the digit before i others counts U(i), and U(n) = c(1)·U(n−1) + … +
/// c(d)·U(n−d). Each number has one canonical word, the greedy one, apart from leading zeros.
///
/// Sums and comparisons are recognised by automata where the greatest root of the recurrence is a Pisot number:
/// all other roots lie inside the unit circle. That holds for all that this class makes. Source: C. Frougny, B.
/// Solomyak, "On representation of integers in linear numeration systems" (1996).
///
/// @param name `base 2`, `Zeckendorf` …
/// @param digits how many digits there are
/// @param recurrence c(1) to c(d), each at least 0
/// @param initial U(0) to U(d−1), ascending from 1
/// @param canonical the automaton of canonical words
public record Numeration(String name, int digits, List<Long> recurrence, List<Long> initial, Dfa canonical) {
    /// The set of the numbers U(i), in formulas: powers of the base, or Fibonacci numbers.
    public static final String POWER = "power";
    /// The set of pairs of a positive number and the greatest U(i) with which its canonical word can end: what
    /// its last digit that is not 0 counts. Known as V in Büchi arithmetic.
    public static final String LOWEST = "lowest";
    /// The set of triples of two numbers and their nim sum; in base 2 only.
    public static final String NIM_SUM = ProofObligations.NIM_SUM;

    /// The largest base.
    public static final int LARGEST_BASE = 36;

    /// Copies the lists.
    public Numeration {
        recurrence = List.copyOf(recurrence);
        initial = List.copyOf(initial);
    }

    /// Base k.
    ///
    /// @param base 2 to 36
    /// @throws IllegalArgumentException if the base is not in this range
    public static Numeration base(int base) {
        if (base < 2 || base > LARGEST_BASE) {
            throw new IllegalArgumentException("a base is 2 to " + LARGEST_BASE + ": " + base);
        }
        BitSet all = new BitSet();
        all.set(0);
        Dfa free = new Dfa(new Alphabet(base, 1), new int[base], all);
        return new Numeration("base " + base, base, List.of((long) base), List.of(1L), free);
    }

    /// Its name in both languages.
    public BilingualText words() {
        String zh = name.replaceFirst("base (\\d+)", "$1 进制")
                .replaceFirst("Zeckendorf", "齐肯多夫记数法")
                .replaceFirst("(\\d+)-Wythoff", "$1-威佐夫记数法")
                .replaceFirst("(\\d+)-multiple", "$1 倍动态减法的记数法");
        return new BilingualText(name, zh);
    }

    /// Sums of Fibonacci numbers 1, 2, 3, 5, …, no two of them neighbours.
    ///
    /// Source: E. Zeckendorf, "Représentation des nombres naturels par une somme de nombres de Fibonacci …"
    /// (1972).
    public static Numeration zeckendorf() {
        return new Numeration("Zeckendorf", 2, List.of(1L, 1L), List.of(1L, 2L), gaps(1, 1));
    }

    /// The system of the generalised game of Wythoff in which both moves may differ by less than t: 1, t +
    /// 1 and U(n) = t·U(n−1) + U(n−2), digits up to t, and a zero behind each digit t. For t = 1
    /// Zeckendorf.
    ///
    /// Source: A. S. Fraenkel, "How to beat your Wythoff games' opponent on three fronts" (1982).
    ///
    /// @param t 1 to 35
    /// @throws IllegalArgumentException for another t
    public static Numeration wythoff(int t) {
        if (t < 1 || t >= LARGEST_BASE) {
            throw new IllegalArgumentException("t is 1 to " + (LARGEST_BASE - 1) + ": " + t);
        }
        int digits = t + 1;
        int[] next = new int[3 * digits];
        Arrays.fill(next, 2 * digits - t, 3 * digits, 2);
        next[t] = 1;
        BitSet accepting = new BitSet();
        accepting.set(0, 2);
        Dfa canonical = new Dfa(new Alphabet(digits, 1), next, accepting);
        return t == 1
                ? zeckendorf()
                : new Numeration(t + "-Wythoff", digits, List.of((long) t, 1L), List.of(1L, t + 1L), canonical);
    }

    /// The sums to which the game of k-multiple dynamic subtraction leads: powers of two, Fibonacci numbers, or
    /// 1, 2, 3, 4, 6, 8, 11, 15, 21, … with U(n) = U(n−1) + U(n−4) from 6 on, whose greedy words keep three
    /// zeros between ones, but for the word …1001 at the end. Of greater k the recurrence is no Pisot number's.
    ///
    /// Source: A. J. Schwenk, "Take-away games" (1970).
    ///
    /// @param k 1, 2 or 3
    /// @throws IllegalArgumentException for another k
    public static Numeration multiple(int k) {
        return switch (k) {
            case 1 -> base(2);
            case 2 -> zeckendorf();
            case 3 ->
                new Numeration("3-multiple", 2, List.of(1L, 0L, 0L, 1L, 0L), List.of(1L, 2L, 3L, 4L, 6L), gaps(3, 2));
            default -> throw new IllegalArgumentException("k is 1, 2 or 3: " + k);
        };
    }

    /// Words of zeros and ones with at least that many zeros between ones.
    ///
    /// @param last how many are enough before a one that is the last digit, and not followed by zeros
    private static Dfa gaps(int zeros, int last) {
        int dead = zeros + 1;
        int end = zeros + 2;
        int[] next = new int[2 * (zeros + 3)];
        BitSet accepting = new BitSet();
        for (int still = 0; still <= zeros; still++) {
            accepting.set(still);
            next[2 * still] = Math.max(0, still - 1);
            next[2 * still + 1] = still == 0 ? zeros : still <= zeros - last ? end : dead;
        }
        accepting.set(end);
        next[2 * dead] = dead;
        next[2 * dead + 1] = dead;
        next[2 * end] = dead;
        next[2 * end + 1] = dead;
        return Minimisation.of(new Dfa(new Alphabet(2, 1), next, accepting), Run.unlimited());
    }

    /// A built-in set of this system.
    ///
    /// @param name [#POWER], [#LOWEST] or [#NIM_SUM]
    /// @throws IllegalArgumentException if this system has no such set
    public AutomaticSet set(String name) {
        AutomaticSet set = sets().get(name);
        if (set == null) {
            throw new IllegalArgumentException(this + " has no set " + name);
        }
        return set;
    }

    /// The built-in sets of this system, by name.
    Map<String, AutomaticSet> sets() {
        return BuiltInSets.of(this);
    }

    /// The relation between variables that all their words are canonical.
    RelationAutomaton words(List<String> variables, Run run) {
        BitSet accepting = new BitSet();
        accepting.set(0);
        RelationAutomaton any =
                new RelationAutomaton(List.of(), new Dfa(new Alphabet(digits, 0), new int[1], accepting));
        return any.over(variables, this, run);
    }

    /// Whether every word is canonical.
    boolean free() {
        return canonical.size() == 1;
    }

    /// What is read of a number before its first digit: v with v(0)·U(m) + … + v(d−1)·U(m+d−1) for the number
    /// when m more digits are 0.
    List<Long> nothing() {
        return Collections.nCopies(order(), 0L);
    }

    /// What is read after one more digit, which may be a sum of digits: the highest weight is put in terms of
    /// those below it.
    ///
    /// @throws ArithmeticException if a number leaves 64 bits
    List<Long> read(List<Long> vector, long digit) {
        long highest = vector.getLast();
        List<Long> next = new ArrayList<>(order());
        for (int i = 0; i < order(); i++) {
            long kept = i == 0 ? digit : vector.get(i - 1);
            next.add(Math.addExact(kept, Math.multiplyExact(recurrence.get(order() - 1 - i), highest)));
        }
        return next;
    }

    /// The number that was read, if no digits follow.
    ///
    /// @throws ArithmeticException if it leaves 64 bits
    long value(List<Long> vector) {
        long value = 0;
        for (int i = 0; i < order(); i++) {
            value = Math.addExact(value, Math.multiplyExact(vector.get(i), initial.get(i)));
        }
        return value;
    }

    /// How long the recurrence is.
    int order() {
        return recurrence.size();
    }

    /// U(0) to U(count − 1), but at least U(0) to U(d − 1).
    List<BigInteger> weights(int count) {
        List<BigInteger> weights =
                new ArrayList<>(initial.stream().map(BigInteger::valueOf).toList());
        while (weights.size() < count) {
            weights.add(next(weights));
        }
        return weights;
    }

    private BigInteger next(List<BigInteger> weights) {
        BigInteger next = BigInteger.ZERO;
        for (int i = 0; i < order(); i++) {
            next = next.add(weights.get(weights.size() - 1 - i).multiply(BigInteger.valueOf(recurrence.get(i))));
        }
        return next;
    }

    /// The canonical word of a number, without leading zeros.
    ///
    /// @param number at least 0
    List<Integer> word(BigInteger number) {
        List<BigInteger> weights = weights(1);
        while (weights.getLast().compareTo(number) <= 0) {
            weights.add(next(weights));
        }
        List<Integer> word = new ArrayList<>();
        BigInteger rest = number;
        for (BigInteger weight : weights.reversed()) {
            BigInteger[] parts = rest.divideAndRemainder(weight);
            if (!word.isEmpty() || parts[0].signum() > 0) {
                word.add(parts[0].intValueExact());
            }
            rest = parts[1];
        }
        return word;
    }

    /// The number that a word stands for.
    BigInteger number(List<Integer> word) {
        List<BigInteger> weights = weights(word.size());
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < word.size(); i++) {
            sum = sum.add(weights.get(word.size() - 1 - i).multiply(BigInteger.valueOf(word.get(i))));
        }
        return sum;
    }

    @Override
    public String toString() {
        return name;
    }
}
