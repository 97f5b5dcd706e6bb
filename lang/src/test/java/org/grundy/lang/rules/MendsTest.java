package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.analysis.Grundy;
import org.grundy.game.Convention;
import org.grundy.lang.ExpressionParser;
import org.grundy.run.Budget;
import org.grundy.testkit.Thorough;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Where a text is not accepted though it is plain what is meant, the error says what to write in the place that is
/// marked; that is then accepted and means it.
final class MendsTest {
    private static final Pattern MEND = Pattern.compile("write \"([^\"]*)\"|, for [^\"]*\"([^\"]*)\"");

    private static InputError error(String text) {
        InputError error = catchThrowableOfType(InputError.class, () -> RuleText.compile(text));
        assertThat(error).as(text).isNotNull();
        assertThat(error.text().zh()).as(text).containsPattern("\\p{IsHan}");
        return error;
    }

    /// The texts with each mend in the place of what is marked.
    private static List<String> mended(InputError error) {
        String source = error.source();
        return MEND.matcher(Objects.requireNonNull(error.getMessage())
                        .lines()
                        .findFirst()
                        .orElseThrow())
                .results()
                .map(MendsTest::written)
                .map(mend -> source.substring(0, error.span().start())
                        + mend
                        + source.substring(error.span().end()))
                .toList();
    }

    private static String written(MatchResult mend) {
        return mend.group(1) == null ? mend.group(2) : mend.group(1);
    }

    private static void sameGame(String text, String meant) {
        RuleText first = RuleText.compile(text);
        RuleText second = RuleText.compile(meant);
        boolean pair = second.families().getFirst().explanation().numbers().size() == 2;
        for (int n = 0; n < 10; n++) {
            String position = pair ? "(" + n + "," + (10 - n) + ")" : Integer.toString(n);
            assertThat(value(first, position)).as("%s: %s", text, position).isEqualTo(value(second, position));
        }
    }

    private static String value(RuleText rules, String position) {
        return Grundy.analyze(ExpressionParser.parse(rules.library(), position), Convention.NORMAL, Budget.standard())
                .value()
                .map(String::valueOf)
                .orElse("none");
    }

    private static final List<String> MENDS = List.of(
            "-> n-1 | n -> n-1",
            "-> n-k for k in 1..3 | n -> n-k for k in 1..3",
            "-> (a-1, b) | (a, b) -> (a-1, b)",
            "take(n): n -> n-1 | take: n -> n-1",
            "take(n, m = 2): n -> n-k for k in 1..m | take(m = 2): n -> n-k for k in 1..m",
            "(a,b): (a-1,b) | (a,b) -> (a-1,b)",
            "n: n-1, n-2 | n: n -> n-1, n-2",
            "positions n: g: n -> n-1 | states n; g: n -> n-1",
            "game g: n -> n-1 | g: n -> n-1",
            "n>=0; g: n -> n-1 | states n where n>=0; g: n -> n-1",
            "g = n -> n-1 | g: n -> n-1",
            "m = 3; n -> n-k for k in 1..m | g(m = 3): n -> n-k for k in 1..m",
            "S = {1, 3}; t: n -> n-s for s in S | t(S = {1, 3}): n -> n-s for s in S",
            "move n to n-1 | n -> n-1",
            "x,y -> x-1,y | (x, y) -> (x-1, y)",
            "[x,y] -> [x-1,y] | (x, y) -> [x-1,y]",
            "g: (x,y) -> x-1, y | (x,y) -> (x-1, y)",
            "g: (x,y) -> x-1, y if x > 3 | (x,y) -> (x-1, y) if x > 3",
            "if n>3: n -> n-1 | n -> n-1 if n>3",
            "if n>3: -> n-1 | n -> n-1 if n>3",
            "if n>3, -> n-1 | n -> n-1 if n>3",
            "for k in 1..3: n -> n-k | n -> n-k for k in 1..3",
            "misere; n -> n-1 | play misere; n -> n-1",
            "n -> n-1; lose if n = 5 | n -> n-1; lose when n = 5",
            "n -> n-1; lose n = 5 | n -> n-1; lose when n = 5",
            "g: n -> 2n if n = 1 | n -> 2 * n if n = 1",
            "n -> n-{1,2,3} | n -> n-1, n-2, n-3",
            "n -> n-1..3 | n -> n-1, n-2, n-3",
            "n -> n-1..n-3 | n -> n-1, n-2, n-3",
            "n -> 0..n-1 | n -> k for k in 0..n-1",
            "n -> {n-k for k in 1..3} | n -> n-1, n-2, n-3",
            "n -> {n-k : k in 1..3} | n -> n-1, n-2, n-3",
            "n -> n-k, 1<=k<=3 | n -> n-1, n-2, n-3",
            "n -> n-k if 1<=k<4 | n -> n-1, n-2, n-3",
            "n -> n-k if k <= 3 | n -> n-1, n-2, n-3",
            "n -> n-k, k in 1..3 | n -> n-1, n-2, n-3",
            "n -> n-k with 0<k<=3 | n -> n-1, n-2, n-3",
            "n -> n-k where k in {1,2,3} | n -> n-1, n-2, n-3",
            "n -> n-k for k from 1 to 3 | n -> n-1, n-2, n-3",
            "n -> n-k for k in 1 to 3 | n -> n-1, n-2, n-3",
            "n -> n-k for all k in 1..3 | n -> n-1, n-2, n-3",
            "n -> n-k for each k in 1..3 | n -> n-1, n-2, n-3",
            "n -> n-k for 1<=k<=3 | n -> n-1, n-2, n-3",
            "n -> n-k for k<=3 | n -> n-1, n-2, n-3",
            "n -> n-k for k in 1,2,3 | n -> n-1, n-2, n-3",
            "n -> n-k for k in (1,2,3) | n -> n-1, n-2, n-3",
            "n -> n-k for k in 1-3 | n -> n-1, n-2, n-3",
            "n -> n-k for k in 1..3 and k < n | n -> n-k for k in 1..3 if k < n",
            "n -> n-1 for n > 4 | n -> n-1 if n > 4",
            "n -> n-1 when n > 4 | n -> n-1 if n > 4",
            "n -> n-1 unless n = 4 | n -> n-1 if n != 4",
            "n -> n-2 (n >= 4) | n -> n-2 if n >= 4",
            "n -> n-2: n >= 4 | n -> n-2 if n >= 4",
            "n -> n-1 -> n-2 | n -> n-1, n-2",
            "n -> n-1 if n => 4 | n -> n-1 if n >= 4",
            "n -> a+b where a+b=n | n -> [a] & [n-a] for a in 1..n-1",
            "n -> a+b with a,b>0 | n -> [a] & [n-a] for a in 1..n-1");

    static Stream<Arguments> mends() {
        return Thorough.part("MendsTest", 3, MENDS).stream()
                .map(text -> Arguments.of((Object[]) text.split(" \\| ", -1)));
    }

    @ParameterizedTest
    @MethodSource("mends")
    void the_error_says_what_to_write_in_its_place(String text, String meant) {
        List<String> mended = mended(error(text));
        assertThat(mended).as(text).hasSize(1);
        sameGame(mended.getFirst(), meant);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "n -> n-1, n-2 if n>3 | n -> n-1 if n>3; n -> n-2 if n>3 | n -> n-1; n -> n-2 if n>3",
                "n -> n-1 or n-2 if n>3 | n -> n-1 if n>3; n -> n-2 if n>3 | n -> n-1; n -> n-2 if n>3",
                "n -> n-1, n-k for k in 2..n-2 | n -> n-1 for k in 2..n-2; n -> n-k for k in 2..n-2 | n -> n-1; n -> n-k for k in 2..n-2",
                "n -> n-1 and n-2 | n -> n-1; n -> n-2 | n -> [n-1] & [n-2]",
                "n -> (n-1, n-2) | n -> n-1; n -> n-2 | n -> [n-1] & [n-2]",
            })
    void where_two_meanings_are_plain_both_are_shown(String text, String first, String second) {
        List<String> mended = mended(error(text));
        assertThat(mended).as(text).hasSize(2);
        sameGame(mended.getFirst(), first);
        sameGame(mended.getLast(), second);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "n -> n-1 // take one stone | a comment begins with \"#\"",
                "n -> n-1 // stone | a comment begins with \"#\"",
                "n -> n-1. | write a new line or \";\"",
                "n -> -1 | a rule says what is left, as in \"n - 1\"",
                "n -> n-1; h: n -> n-2 | write \"g: n -> n-1\"",
                "play misere; h: n -> n-2; k: n -> n-1 | say it behind the name of each, as in \"h: play misere\"",
                "g(n) -> g(n-1); h(n) -> h(n-1) | write \"h: (n) -> h(n-1)\"",
                "n -> n - 1 and for k in 1..2 | is this a choice or a sum",
                "if -> n - 1 | is a word of the language",
                "n -> n - k! | \"not\", \"!=\"",
                "n -> n - k for k in 1~3 | write \"..\"",
            })
    void other_errors_say_what_is_allowed(String text, String sentence) {
        assertThat(error(text)).hasMessageContaining(sentence);
    }

    @Test
    void a_rule_has_not_more_options_than_are_looked_at() {
        assertThat(error("n -> n" + ", n".repeat(2_000))).hasMessageContaining("at most 100");
        assertThat(error("n -> {n" + ", n".repeat(2_000) + "}")).hasMessageContaining("at most 100");
    }

    /// The pattern of this test finds what the sentences hold.
    @Test
    void mends_are_found_in_sentences() {
        Matcher matcher = MEND.matcher("for a choice of moves write \"n, m\", for one move \"[n]\"");
        assertThat(matcher.results().map(MendsTest::written)).containsExactly("n, m", "[n]");
    }
}
