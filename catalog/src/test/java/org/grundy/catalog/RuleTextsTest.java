package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.lang.ExpressionParser;
import org.grundy.lang.rules.GameAgreement;
import org.grundy.lang.rules.RuleText;
import org.grundy.run.Run;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Games of the catalogue described again in the language for rules: the two must agree on every position
/// to a bound.
final class RuleTextsTest {

    @ParameterizedTest(name = "{2}")
    @CsvSource(delimiter = '|', textBlock = """
                    g: n -> n - k for k in 1..n                                       | g       | nim              | 60
                    g(m): n -> n - k for k in 1..min(m, n)                            | g[1]    | bash[1]          | 40
                    g(m): n -> n - k for k in 1..min(m, n)                            | g[5]    | bash[5]          | 80
                    g(p, q): n -> n - k for k in p..min(q, n)                         | g[3,5]  | take[3..5]       | 90
                    g(p, q): n -> n - k for k in p..min(q, n); n -> 0 if 0 < n < p    | g[3,5]  | take[3..5,sweep] | 90
                    g(S): n -> n - s for s in S if s <= n                             | g[{2,5,6}] | subtraction[2,5,6] | 120
                    g: n -> n - k for k in 1..n if k != 2 and k != 5                  | g       | allbut[2,5]      | 80
                    g(c): n -> n - q for q in powers(c, n)                            | g[2]    | powers[2]        | 100
                    g(c): n -> n - q for q in powers(c, n)                            | g[3]    | powers[3]        | 100
                    g(c): n -> n - q for q in powers(c, n)                            | g[4]    | powers[4]        | 100
                    g: n -> n - q for q in primepowers(n)                             | g       | primepowers      | 150
                    g: n -> n - q for q in {1, primes(n)} if q <= n                   | g       | primes           | 150
                    g: n -> n - d for d in divisors(n) if d < n                       | g       | divisors         | 150
                    g: n -> [i] & [n - t - i] for t in 1..2, i in 0..n-t              | g       | kayles           | 90
                    g: n -> [i] & [n - 2 - i] for i in 0..n-2                         | g       | dawsonkayles     | 90
                    g: n -> [i] & [n - i] for i in 1..n-1 if i != n - i               | g       | grundy           | 90
                    g: n -> n - k for k in 1..n; n -> [i] & [n - i] for i in 1..n-1   | g       | lasker           | 60
                    g: 1 -> 0; n -> n - 2 if n > 1; n -> [i] & [n - 3 - i] for i in 0..n-3 | g | dawson           | 90
                    g: n -> [i] & [n - 1 - i] for i in 1..n-2                         | g       | octal[0.4]       | 90
                    g: n -> [i] & [n - 2 - i] for i in 1..n-3; n -> n - 2 if n > 2    | g       | octal[0.06]      | 90
                    g: n -> [i] & [j] & [n - 1 - i - j] for i in 1..n-3, j in 1..n-2-i | g      | code[0.8]        | 30
                    """)
    void heap_games_agree_with_their_rules(String text, String rules, String game, int to) {
        agree(text, rules, game, to);
    }

    @ParameterizedTest(name = "{2}")
    @CsvSource(delimiter = '|', textBlock = """
                    g: n -> nothing if n > 0; n -> i for i in 1..n-1                               | g | turningturtles | 30
                    g: n -> nothing; n -> i for i in 0..n-1; n -> [i] & [j] for i in 0..n-1, j in 0..i-1 | g | mockturtles | 30
                    g: n -> i for i in 0..n-1                                                      | g | twins          | 30
                    g: n -> [i] & [j] for i in 0..n-1, j in 0..i-1                                 | g | triplets       | 30
                    g: n -> [j] each j in i..n-1 for i in 1..n                                     | g | ruler          | 40
                    g: (x, y) -> [i, y] & [x, j] & [i, j] for i in 0..x-1, j in 0..y-1             | g | turningcorners | 12
                    g: (x, y) -> (i, y) for i in 0..x-1; (x, y) -> (x, j) for j in 0..y-1          | g | acrostictwins  | 12
                    """)
    void coin_turning_games_agree_with_their_rules(String text, String rules, String game, int to) {
        agree(text, rules, game, to);
    }

    @ParameterizedTest(name = "{2}")
    @CsvSource(delimiter = '|', textBlock = """
                    g: unordered; (a, b) -> (a - k, b) for k in 1..a; (a, b) -> (a, b - k) for k in 1..b; (a, b) -> (a - k, b - k) for k in 1..min(a, b) | g | wythoff | 40
                    g(t): (a, b) -> (a - k, b) for k in 1..a; (a, b) -> (a, b - k) for k in 1..b; (a, b) -> (a - u, b - v) for u in 1..a, v in 1..b if abs(u - v) < t | g[3] | wythoff[3] | 25
                    g: (x, y) -> [i, y] & [x, j] for i in 1..x-1, j in 1..y-1 if x > 1 and y > 1; (x, 1) -> (i, 1) for i in 1..x-1; (1, y) -> (1, j) for j in 1..y-1 | g | bomb | 25
                    g: unordered; (a, b) -> (a, b - q * a) for q in 1..b/a if a > 0            | g    | euclid   | 40
                    g: unordered; (a, b) -> (a, b - q * a) for q in 1..(b-1)/a if a > 0        | g    | grossman | 40
                    g: (x, y) -> (x - 1, y) if x > 1; (x, y) -> (x, y - 1) if y > 1; (x, y) -> (x - 1, y - 1) if x > 1 and y > 1 | g | kiki | 30
                    """)
    void games_of_two_numbers_agree_with_their_rules(String text, String rules, String game, int to) {
        agree(text, rules, game, to);
    }

    @ParameterizedTest(name = "{2}")
    @CsvSource(delimiter = '|', textBlock = """
                    g(k): (n, c) -> (n - t, k * t) for t in 1..min(n, c); start n as (n, n - 1)    | g[1] | multiple[1] | 40
                    g(k): (n, c) -> (n - t, k * t) for t in 1..min(n, c); start n as (n, n - 1)    | g[2] | multiple[2] | 40
                    g(k): (n, c) -> (n - t, k * t) for t in 1..min(n, c); start n as (n, n - 1)    | g[3] | multiple[3] | 40
                    """)
    void games_with_a_limit_agree_with_their_rules(String text, String rules, String game, int to) {
        agree(text, rules, game, to);
    }

    private static void agree(String text, String rules, String game, int to) {
        GameAgreement agreement = GameAgreement.of(
                RuleText.compile(text).game(rules),
                ExpressionParser.parseGame(Catalog.library(), game),
                to,
                Run.unlimited());
        assertThat(agreement.verdict())
                .as("%s at %s: %s", game, agreement.last(), agreement.found())
                .isEqualTo(GameAgreement.Verdict.SAME);
        assertThat(agreement.positions()).isGreaterThanOrEqualTo(to - 2);
    }
}
