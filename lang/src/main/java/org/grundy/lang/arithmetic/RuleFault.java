package org.grundy.lang.arithmetic;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.text.BilingualText;

/// Signals that evaluating rules faults in some state. The caller adds which state it was. Carries no
/// stack trace, since the text is wrong and not the program.
public final class RuleFault extends ArithmeticException {
    private static final long serialVersionUID = 1;

    private static final Pattern DIFFERENCE =
            Pattern.compile("\\s*([\\p{L}\\p{Nd}_']+)\\s*-\\s*([\\p{L}\\p{Nd}_']+)\\s*");
    private static final long NO_VALUE = Long.MAX_VALUE;

    private final Kind kind;
    private final int site;
    private final long value;

    /// A fault.
    ///
    /// @param kind what went wrong
    /// @param site the number of the place in the text
    public RuleFault(Kind kind, int site) {
        this(kind, site, NO_VALUE);
    }

    private RuleFault(Kind kind, int site, long value) {
        super(kind.en);
        this.kind = kind;
        this.site = site;
        this.value = value;
    }

    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }

    /// A move to a state with a number below 0.
    ///
    /// @param value that number
    public static RuleFault below(long value, int site) {
        return new RuleFault(Kind.BELOW, site, value);
    }

    /// The same at another place.
    ///
    /// @param other the number of that place
    public RuleFault at(int other) {
        return new RuleFault(kind, other, value);
    }

    /// What went wrong, in both languages.
    ///
    /// @param written the source text at the site, such as `n - k`
    public BilingualText text(String written) {
        if (value == NO_VALUE) {
            return new BilingualText(kind.en, kind.zh);
        }
        List<Matcher> differences = Stream.of(written.split("[(),\\[\\]]"))
                .map(DIFFERENCE::matcher)
                .filter(Matcher::matches)
                .toList();
        String condition = differences.size() == 1
                ? "if " + differences.getFirst().group(2) + " <= "
                        + differences.getFirst().group(1)
                : "if k <= n";
        String number = "−" + Long.toString(value).substring(1);
        return BilingualText.of(
                "this move leads to %s, and no number of a state is below 0: write \"%s\" behind it",
                "这一步会到达 %s，而局面中的数不能小于 0：请在其后写上“%s”", number, condition);
    }

    /// The number of the place in the text.
    public int site() {
        return site;
    }

    /// What can go wrong.
    public enum Kind {
        /// A result beyond 64 bits.
        OVERFLOW("a number here does not fit 64 bits", "此处的数超出了 64 位"),
        /// Division by zero.
        ZERO("this divides by zero", "此处除以零"),
        /// An argument outside the domain of a function.
        ARGUMENT("this is not defined for such a number", "此处的函数对这样的数没有定义"),
        /// An index out of bounds.
        PLACE("the list has no such place (places are counted from 0)", "列表没有这个下标（下标从 0 开始）"),
        /// A step of a range below 1.
        STEP("the step of a range must be at least 1", "范围的步长至少为 1"),
        /// A move to a state with a number below 0.
        BELOW("this move leads to a number below 0", "这一步会到达小于 0 的数"),
        /// A move to a state that does not exist.
        LEAVES("this move leaves the states that there are", "这一步会离开允许的局面"),
        /// More components or list elements than allowed.
        TOO_MANY("there are more than 4096 components or list elements here", "此处的分量或列表元素超过 4096 个"),
        /// A base of powers below 2.
        BASE(
                "the powers of a number below 2 are no set to choose from: the base is at least 2",
                "小于 2 的数的幂不能作为集合：底数至少为 2"),
        /// An argument or a base for which there is no logarithm.
        LOGARITHM(
                "log(n, b) takes a number n of at least 1 and a base b of at least 2",
                "log(n, b) 要求 n 至少为 1，底数 b 至少为 2"),
        /// Digits of a negative number, in a base below 2, or at a place below 0.
        DIGITS(
                "digits are those of a number of at least 0 in a base of at least 2, counted from place 0",
                "数位要求数至少为 0，进制至少为 2，位置从 0 数起"),
        /// Prime factors of a number below 1, or of a very large one.
        FACTORS("prime factors and divisors are counted of numbers from 1 to 10^12", "质因数和约数的个数只对 1 到 10^12 之内的数求出"),
        /// A number that is too large to count the primes up to it.
        COUNTED("primes are counted up to 10^7", "素数的个数最多数到 10^7"),
        /// A smallest part of a large number where very much may be taken.
        PARTS("smallestpart(n, k) takes numbers of which one is at most 4096", "smallestpart(n, k) 要求两数之一不超过 4096"),
        /// A bound of a set of primes beyond the supported maximum.
        TOO_LARGE("this set is listed only up to 10^8", "这个集合最多列到 10^8"),
        /// A very large number of which the divisors are asked for.
        DIVISORS("divisors are listed of numbers up to 10^12", "约数只对不超过 10^12 的数列出"),
        /// More members of a set than allowed.
        TOO_MANY_MEMBERS("there are more than 2^22 numbers in this set", "这个集合中的数超过 2^22 个"),
        /// A number that is too large to tell whether it is a prime.
        PRIMALITY(
                "numbers are tested for being prime up to " + Primality.LARGEST_TESTED,
                "只能判断不超过 " + Primality.LARGEST_TESTED + " 的数是否为素数"),
        /// A function that needs its own value.
        ENDLESS(
                "this function is called with the same numbers again before its value is known",
                "这个函数在求值时又以同样的参数调用了自身"),
        /// More values of functions than are remembered.
        TOO_MANY_VALUES("the functions of these rules need more than 2^20 values here", "此处规则中的函数需要超过 2^20 个值"),
        /// A nimber that is not in 0 ≤ value < 2^16.
        NIMBER("a nimber here must be 0..65535", "此处的尼姆数应在 0..65535 之内");

        private final String en;
        private final String zh;

        Kind(String en, String zh) {
            this.en = en;
            this.zh = zh;
        }
    }
}
