package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.grundy.analysis.Grundy;
import org.grundy.game.Convention;
import org.grundy.lang.ExpressionParser;
import org.grundy.run.Budget;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every mistake is answered by one sentence with its place. Places are given as the text that is marked.
final class RuleErrorsTest {
    private static void check(String text, String marked, String sentence, InputError error) {
        String source = error.source();
        assertThat(error.getMessage()).as(text).contains(sentence);
        assertThat(source.substring(error.span().start(), error.span().end()))
                .as(text)
                .isEqualTo(marked.equals("END") ? "" : marked);
        assertThat(error.text().zh()).as(text).containsPattern("\\p{IsHan}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "g: n -> n - j for k in 1..n | j | no variable or set \"j\" here; the nearest are n, k",
                "g: let f(i) = i; let if(i) = i; n -> f(n) | if | is a word of the language and cannot be a name: write \"if1\"",
                "g(limit): n -> n - k for k in 1..limt | limt | nearest is limit",
                "g: n -> n - k for k in primse(n) | primse | the nearest is primes",
                "line: n -> n - 1 if n > 0; g: n -> line(n - 1) if n > 0 | line | line is a game, and a move leads to states",
                "g: n -> isqt(n) if n > 1 | isqt | the nearest are isqrt, list",
                "g: n -> n - k for k in n | n | a set is needed here, such as 1..n",
                "g: n -> n - k for k in 1..n if k | k | a condition is needed here, such as n > 1",
                "g: n -> n - k for k in 1..n if k - 1 | k - 1 | compare it with something",
                "g: n -> n - (k > 1) for k in 1..n | k > 1 | a number is needed here, but this is a condition",
                "g: (x, y) -> x - 1 | x - 1 | a state is (x, y), but here stands 1 number",
                "g: (x, y) -> (x, y, 1) | (x, y, 1) | but here stand 3 numbers",
                "g: n -> n - 1; (x, y) -> (x, 1) | (x, y) -> (x, 1) | the states of this game are n",
                "g: n - 1 | - | expected \"->\" between a state and what a move leaves of it",
                "g: n -> | END | expected a number, a variable or an expression, found the end of the text",
                "g: n -> n - k for k 1..n | 1 | expected \"in\" and the set of its values",
                "g: n -> n - k for in in 1..n | in | is a word of the language",
                "g: n -> n - k for n in 1..3 | n | already stands for something",
                "g: | g | the game g has no rule",
                "# nothing | END | expected a rule, as in",
                "g: n -> n - 1 if n > 0 n | n | expected the end of the statement",
                "g: n -> min(n, ) | ) | expected a number, a variable or an expression",
                "g: n -> min(n | END | expected \",\" or \")\" after the arguments of min",
                "g: n -> n - 1 @ 2 | @ | means nothing in rules",
                "g: n -> n>>1 | >> | write \"n / 2^k\", which is rounded down",
                "g: n -> n << 1 | << | write \"n * 2^k\"",
                "g: n -> n - 1 if n & 1 | n -> n - 1 if n & 1 | write \"n -> n - 1 if n bitand 1 != 0\"",
                "g: n -> n - 1 if n & 1 = 1 | n -> n - 1 if n & 1 = 1 | write \"n -> n - 1 if n bitand 1 = 1\"",
                "g: n -> gcd(n) | gcd(n) | gcd takes two or more numbers",
                "g: n -> popcount(n, 1) | popcount(n, 1) | popcount takes 1 argument, not 2",
                "g: n -> 99999999999999999999 | 99999999999999999999 | larger than 9223372036854775807",
                "g: (a, b, c, d, e, f, h) -> (a, b, c, d, e, f, h) | g | at most 6 numbers",
                "g: n -> digit(n, 2) | digit(n, 2) | digit takes 3 arguments, not 2",
                "g: n -> (f(n) where f(0) = 1, f(2m) = f(m)) | f | there is no equation for f(2m + 1)",
                "g: n -> (f(n) where f(2m) = f(m), f(2m + 1) = 1) | f | there is no equation for f(0)",
                "g: n -> (f(n) where f(0) = 1, f(2m) = f(m), f(2m + 1) = h(m)) | f | h is called but not defined",
                "g: n -> (f(n) where f(0) = 1, f(2m) = f(m)^2, f(2m + 1) = 1) | f(m)^2 | a sum such as 2*f(m) + m - 1",
                "g: n -> (f(n) where f(0) = 1, f(2m) = 4*f(m)*4611686018427387904, f(2m + 1) = 1) | 4*f(m)*4611686018427387904 | does not fit 64 bits",
                "g: n -> (f(n) where f(0) = 0, f(2m) = h(m) + f(m), f(2m + 1) = 1) | h(m) + f(m) | with one call",
                "g: n -> (f(n) where f(n) = f(n - 1)) | f(n - 1) | for a function of all n write f(n) = [1, 0, 0][n] if n < 3",
                "g: n -> (f(n) where f(0) = 1, f(0) = 2) | 0 | defined twice",
                "g: n -> (f(n) where f(0) = 1, f(2m) = m, f(2m) = 2 if f(m) = 1 else 1) | 2m | defined twice",
                "g: n -> (f(n) where f(0) = 1, f(2m) = [1][f(m)], f(2m + 1) = 0) | [1][f(m)] | there is no entry for the value 1",
                "g: n -> (f(n) where f(0) = 1, f(2m) = [1, 0][f(m)], f(2m + 1) = m) | f | it is a number, f(m) or looked up",
                "g: n -> (f(n) where f(0) = 1, f(2m) = 0 if h(m) = 1 else 1, f(2m + 1) = 0) | 0 if h(m) = 1 else 1 | calls itself only",
                "g: n -> (f(n) where f(0) = 9999, f(2m) = 0 if f(m) = 1 else 1, f(2m + 1) = 0) | f | its values are 0..1000",
                "g: n -> (f(n) where f(0) = 1, f(1m) = f(m)) | 1m | with one base b of 2..1000",
                "g: n -> (f(n) where f(-1) = 1) | - | expected 0, 2m or 2m + 1",
                "g: a[] -> a[0] | a[0] | a list is needed here",
                "g: a[] -> replace(a, 1) | replace(a, 1) | replace takes 3 arguments, not 2",
                "g: n -> n - 1; win when n | n | a condition is needed here",
                "g: n -> n - 1; value when n = 1 | END | expected \":\" and the nimber",
                "g: n -> n - 1; play fair | fair | expected normal or misere",
                "g: n -> n - 1; play normal misere | misere | either normal or misere",
                "g(a, a): n -> n - 1 | a | is named twice",
                "g: n -> n - 1; g: n -> n | g | there are two games g",
                "g: n -> n - k for k in 1..n step 0 | 1..n step 0 | at least 1",
                "g(n): n -> n - 1 | g(n) | is a number of the state and cannot be a parameter",
                "win: n -> n - 1 | win | is a word of the language",
                "g: (x, x) -> (x - 1, x - 1) if x > 0; lose when x = 3 | x = 3 | here \"x\" would be two numbers",
                "g: (x, y) -> (x - 1, y) if x > 0; states (x, x) | states (x, x) | gives each number of a state its own",
                "g: (x, y) -> (x - 1, y) if x > 0; states (x, 1) | states (x, 1) | gives each number of a state its own",
                "g: (a, a[]) -> (a - 1, a) if a > 0 | a[] | \"a\" is a number of the state already",
            })
    void a_mistake_is_found_and_placed(String text, String marked, String sentence) {
        InputError error = catchThrowableOfType(InputError.class, () -> RuleText.compile(text));
        assertThat(error).as(text).isNotNull();
        check(text, marked, sentence, error);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "g: n -> n / (n - 7) if n > 0 | g(7) | / | this divides by zero, in g(7)",
                "g: n -> n - log(n, 2) | g(0) | log(n, 2) | log(n, b) takes a number n of at least 1",
                "g: n -> n - log(n, n - 4) if n > 4 | g(5) | log(n, n - 4) | log(n, b) takes a number n of at least 1",
                "g: n -> digitsum(n, 0) if n > 0 | g(5) | digitsum(n, 0) | digits are those of a number of at least 0",
                "g: n -> digit(n, 2, n - 9) if n > 0 | g(5) | digit(n, 2, n - 9) | counted from place 0",
                "g: n -> (f(n - 9) where f(0) = 0, f(2m) = m, f(2m + 1) = m) if n > 0 | g(5) | f(n - 9) | not defined for such",
                "g: n -> n % (n - 7) if n > 0 | g(7) | % | this divides by zero, in g(7)",
                "g: n -> 2 of [n - 3] if n > 0 | g(5) | 2 of [n - 3] | this move leads to −1, and no number of a state is below 0: write \"if 3 <= n\" behind it, in g(2)",
                "g: (x, y) -> 2 of (x / 2 - 3, y) | g(4,4) | 2 of (x / 2 - 3, y) | leads to −1, and no number of a state is below 0: write \"if k <= n\" behind it, in g(4,4)",
                "g: (x, y) -> 2 of (x - 5, y) | g(4,4) | 2 of (x - 5, y) | leads to −1, and no number of a state is below 0: write \"if 5 <= x\" behind it, in g(4,4)",
                "g: n -> n * n * n * n * n * n * n * n if n > 0 | g(1000) | * | does not fit 64 bits, in g(1000)",
                "g: n -> n - k for k in 1..n step 2 - n | g(4) | 1..n step 2 - n | must be at least 1, in g(4)",
                "g: (x, y) -> (x - 1, y) if x > 0; states (x, y) where x >= y | g(4,4) | (x - 1, y) | leaves the states that there are, in g(4,4)",
                "g: a[] -> replace(a, length(a), 0) if length(a) > 0 | g(1,2) | replace(a, length(a), 0) | the list has no such place (places are counted from 0), in g(1,2)",
                "g: n -> n - 1 if n > 0; value when n = 3: 0 - 1 | g(3) | 0 - 1 | must be 0..65535, in g(3)",
                "g: n -> n of [n] | g(5000) | n of [n] | more than 4096 components or list elements here, in g(5000)",
                "g: n -> isqrt(n - 9) if n > 0 | g(3) | isqrt(n - 9) | not defined for such a number, in g(3)",
                "g: n -> n - q for q in powers(1, n) | g(3) | powers(1, n) | the base is at least 2, in g(3)",
                "g: n -> n - q for q in primes(n) | g(1000000000) | primes(n) | only up to 10^8, in g(1000000000)",
                "g: n -> 0 if n > 0 and n in primes(n) | g(2152302898747) | primes(n) | up to 2152302898746, in g(2152302898747)",
                "g: n -> n - q for q in divisors(n) | g(1000000000001) | divisors(n) | up to 10^12, in g(1000000000001)",
                "g: n -> n - q for q in {powers(2, n), 1..n} | g(9000000) | 1..n | more than 2^22 numbers in this set, in g(9000000)",
                "g: n -> smallestpart(n - 9, 2) if n > 0 | g(3) | smallestpart(n - 9, 2) | not defined for such a number, in g(3)",
            })
    void a_fault_names_the_state_and_the_place(String text, String position, String marked, String sentence) {
        RuleText rules = RuleText.compile(text);
        // Too little for a table of the largest position, which would be filled up to the fault.
        Budget budget = Budget.standard().withPositions(1_000_000);
        InputError error = catchThrowableOfType(
                InputError.class,
                () -> Grundy.analyze(ExpressionParser.parse(rules.library(), position), Convention.NORMAL, budget));
        assertThat(error).as(text).isNotNull();
        check(text, marked, sentence, error);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "g: (x, y) -> (x, y) | g(1) | 1 | a position of this game is written g(x,y), not with 1 number",
                "g: n -> n | g(99999999999999999999) | 99999999999999999999 | at most 9223372036854775807",
                "g: n -> n; states n where n > 3 | g(2) | 2 | there is no state 2",
                "g(m): n -> n - m | g(2) | END | the parameter m needs a value: write g[m](n)",
                "g(m): n -> n - m | g[1,2](2) | 1,2 | g takes 0..1 entry here, not 2",
                "g(m): n -> n - m | g[x](2) | x | no variable or set \"x\"",
                "g(S): n -> n - k for k in S | g[1,y](2) | y | no variable or set \"y\"",
                "g: n -> n | h(2) | h | there is no game \"h\"; the nearest name is g",
            })
    void a_position_that_is_none_is_refused(String text, String position, String marked, String sentence) {
        RuleText rules = RuleText.compile(text);
        InputError error =
                catchThrowableOfType(InputError.class, () -> ExpressionParser.parse(rules.library(), position));
        assertThat(error).as(position).isNotNull();
        check(text, marked, sentence, error);
    }

    @Test
    void deep_and_long_texts_are_refused_not_overflowed() {
        String deep = "(".repeat(20_000) + "n" + ")".repeat(20_000);
        String chain = "n" + " + n".repeat(10_000);
        String signs = "-".repeat(20_000) + "n";
        String nots = "not ".repeat(10_000) + "n > 1";
        String powers = "n" + "^n".repeat(10_000);
        for (String expression : new String[] {deep, chain, signs, powers}) {
            InputError error = catchThrowableOfType(InputError.class, () -> RuleText.compile("g: n -> " + expression));
            assertThat(error).isNotNull();
        }
        InputError error = catchThrowableOfType(InputError.class, () -> RuleText.compile("g: n -> n if " + nots));
        assertThat(error).isNotNull();
        InputError tooLong =
                catchThrowableOfType(InputError.class, () -> RuleText.compile("g: n -> n" + "\n".repeat(70_000)));
        assertThat(tooLong).hasMessageContaining("at most 65536");
    }
}
