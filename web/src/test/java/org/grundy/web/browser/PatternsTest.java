package org.grundy.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Own rules and what grows beside them; plots, maps and graphs that fit the window.
final class PatternsTest extends PageTest {
    private static final String BASH = "bash(m = 3): n -> n - k for k in 1..m";

    /// Whoever takes up to m loses from the multiples of m + 1.
    private static String zeros(int count) {
        return "document.querySelectorAll('.own-table .zero').length === " + count;
    }

    private void write(String rules) {
        page.show("#/rules");
        browser.write("#rules", rules);
        browser.until(zeros(25));
    }

    /// All in one script, so that nothing of the page can come in between.
    private String seenAtOnce(String change) {
        return browser.evaluate(
                        "(() => { " + change + " const seen = document.querySelector('.own-results');"
                                + " return seen.querySelectorAll('td, .formula, circle, canvas').length + (seen.inert ? ' pale' : ''); })()")
                .asString();
    }

    @Tag(Thorough.TAG)
    @Test
    void no_value_stands_beside_a_text_that_it_does_not_belong_to() {
        write(BASH);
        String typed = "const text = document.querySelector('#rules'); text.value = 'n -> n - k for k in 1..4';"
                + " text.dispatchEvent(new Event('input'));";
        assertThat(seenAtOnce(typed)).isEqualTo("0");
        assertThat(browser.text(".own-actions")).isEmpty();
        browser.until(zeros(20));
        browser.write("#rules", "n -> n - j");
        browser.until("document.querySelector('.marks mark')?.innerText === 'j'");
        assertThat(browser.text("#rules-said")).startsWith("Line 1, column 10: there is no variable or set \"j\" here");
        assertThat(seenAtOnce("")).isEqualTo("0");
    }

    @Tag(Thorough.TAG)
    @Test
    void a_parameter_is_a_slider_that_everything_follows_and_the_link_holds() {
        write(BASH);
        String slid = "const bar = document.querySelector('.slider input[type=range]'); bar.value = 4;"
                + " bar.dispatchEvent(new Event('input'));";
        assertThat(seenAtOnce(slid)).endsWith(" pale");
        browser.until(zeros(20));
        browser.until("/n mod 5/.test(document.querySelector('.own-pattern').innerText)");
        browser.until("/n mod .m . 1./.test(document.querySelector('.own-pattern').innerText)");
        String link = browser.evaluate("location.hash").asString();
        assertThat(link).contains("p=4");
        assertThat(browser.evaluate("decodeURIComponent(document.querySelector('.own-actions a').hash)")
                        .asString())
                .contains("bash[4](12)");
        page.show("#/api");
        page.show(link);
        browser.until(zeros(20));
        assertThat(browser.evaluate("document.querySelector('.slider-number').value")
                        .asString())
                .isEqualTo("4");
    }

    @Tag(Thorough.TAG)
    @Test
    void an_example_becomes_a_program_in_one_press_and_a_move_on_its_board_begins_a_game() {
        page.show("#/rules");
        assertThat(browser.evaluate("document.querySelectorAll('.example svg').length")
                        .asInt())
                .isGreaterThanOrEqualTo(10);
        browser.click(".example:nth-child(1)");
        browser.until(zeros(25));
        browser.evaluate("[...document.querySelectorAll('.own-actions button')].at(-1).click()");
        browser.until("document.querySelector('pre.code')?.innerText.includes('n % (m + 1)')");
        browser.click(".own-board [data-cell='0.0:9']");
        browser.until("document.querySelector('.view-play .history')");
        assertThat(browser.evaluate("decodeURIComponent(location.hash)").asString())
                .startsWith("#/play?e=bash(12)");
    }

    @Test
    void a_program_reads_the_input_that_an_example_of_a_format_says() {
        write(BASH);
        browser.evaluate("document.querySelector('.own-format').open = true");
        browser.click(".own-format .row button");
        browser.evaluate("[...document.querySelectorAll('.own-actions button')].at(-1).click()");
        browser.until("document.querySelector('pre.code')?.innerText.includes('Reads: T, T times')");
        assertThat(browser.evaluate("decodeURIComponent(location.hash)").asString())
                .contains("input=T*(m+n)");
    }

    @Tag(Thorough.TAG)
    @Test
    void a_sample_of_the_statement_says_what_a_program_reads_and_prints() {
        write(BASH);
        browser.evaluate("(() => { document.querySelector('.own-format').open = true;"
                + " const [read, printed] = document.querySelectorAll('.own-sample textarea');"
                + " read.value = '3\\n23 2\\n4 3\\n6 5\\n'; printed.value = 'first\\nsecond\\nsecond\\n';"
                + " printed.dispatchEvent(new Event('change')); })()");
        browser.evaluate("[...document.querySelectorAll('.own-actions button')].at(-1).click()");
        browser.until("document.querySelector('pre.code')?.innerText.includes('first')");
        assertThat(browser.evaluate(
                                "[...document.querySelectorAll('.own-format input')].map(each => each.value).join(' ')")
                        .asString())
                .isEqualTo("T*(n m) first,second");
    }

    /// A king does not move three squares at once.
    @Test
    void rules_that_are_called_like_a_known_game_have_a_board_without_its_pieces() {
        page.show("#/play?e=kiki(5,3)&rules=kiki: (x, y) -> (x - 3, y), (x, y - 1)");
        browser.until("document.querySelectorAll('.cell').length === 2");
        assertThat(browser.evaluate("document.querySelectorAll('.view-play .man, .view-play .square').length")
                        .asInt())
                .isZero();
        page.show("#/play?e=up(3)&rules=up: n -> n %2B 2 if n < 9, n - 1");
        browser.until("[...document.querySelectorAll('.cell')].map(each => each.textContent).length === 2");
    }

    static List<Arguments> pictures() {
        return Thorough.part(
                "pictures that are seen whole",
                3,
                List.of(
                        Arguments.of(1280, 800, "#/sequence", ".chart", 360),
                        Arguments.of(390, 844, "#/sequence", ".chart", 200),
                        Arguments.of(1280, 800, "#/map", "canvas", 500),
                        Arguments.of(1280, 800, "#/graph?e=nim(4,5)", ".graph", 450),
                        Arguments.of(390, 844, "#/graph?e=nim(4,5)", ".graph", 300)));
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void what_is_looked_at_is_seen_whole(int width, int height, String address, String seen, int least) {
        browser.size(width, height);
        page.show(address);
        browser.until("document.querySelector('" + seen + "')?.getBoundingClientRect().height >= " + least);
        int foot = width < 720 ? 62 : 0;
        List<Integer> box = browser.evaluate("(() => { const box = document.querySelector('" + seen
                        + "').getBoundingClientRect(); return [box.left, box.right, box.bottom].map(Math.round); })()")
                .valueStream()
                .map(each -> each.asInt())
                .toList();
        assertThat(box.get(0)).isNotNegative();
        assertThat(box.get(1)).isLessThanOrEqualTo(width);
        assertThat(box.get(2)).isLessThanOrEqualTo(height - foot);
    }
}
