package org.grundy.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// The lessons on the page: screens, what stands beside their words, and what is marked.
final class LessonViewTest extends PageTest {
    /// Shows a screen by its number, when its board or table is there.
    private void screen(String topic, int at, String there) {
        page.show("#/lessons?topic=" + topic + "&at=" + at);
        browser.until("document.querySelector('" + there + "')");
    }

    /// Shows an exercise of a chapter.
    private void exercise(String topic, int number, String there) {
        page.show("#/lessons?topic=" + topic + "&at=1");
        browser.until("document.querySelector('.lesson h1')");
        int at = browser.evaluate("(async () => { const { ask } = await import('/js/api.js');"
                        + " const { screensOf } = await import('/js/lessons/screens.js');"
                        + " const [lesson] = await ask('lessons', { topic: '" + topic + "' });"
                        + " return screensOf(lesson).findIndex(screen => screen.number === " + number + ") + 1; })()")
                .asInt();
        screen(topic, at, there);
    }

    private void makes(String cell) {
        browser.until("document.querySelector('.boards.interactive [data-cell=\"" + cell + "\"]')");
        browser.click(OpenPage.cell(cell));
    }

    /// Makes the move with these words, when it is the reader's turn.
    private void makesMove(String words) {
        String spot = "document.querySelector('.boards.interactive [aria-label*=\"" + words + "\"]')";
        browser.until(spot);
        browser.evaluate(spot + ".dispatchEvent(new MouseEvent('click', { bubbles: true }))");
    }

    @Test
    void screens_follow_each_other_by_next_and_by_the_arrow_keys_and_each_has_an_address() {
        screen("nim", 1, ".boards .cell");
        String first = browser.text(".lesson h1");
        browser.click(".lesson-nav .button:nth-child(2)");
        browser.until("location.hash === '#/lessons?topic=nim&at=2'");
        browser.until("document.querySelector('.rod-view .rods')");
        assertThat(browser.text(".lesson h1")).isNotEqualTo(first);
        browser.press("ArrowLeft");
        browser.until("document.querySelector('.lesson h1').innerText === '" + first + "'");
        browser.evaluate("history.back()");
        browser.until("document.querySelector('.lesson h1')?.innerText !== '" + first + "'");
    }

    @Test
    void the_line_above_a_chapter_has_a_bar_for_each_of_the_screens_that_are_counted_below() {
        screen("wythoff", 2, ".cell-mark");
        int bars = browser.evaluate("document.querySelectorAll('.progress i').length")
                .asInt();
        assertThat(browser.text(".lesson-nav .help")).isEqualTo("2 of " + bars);
        assertThat(browser.evaluate(
                                "[...document.querySelectorAll('.progress i')].findIndex(each => each.matches('.here'))")
                        .asInt())
                .isEqualTo(1);
        browser.click(".progress li:first-child i:nth-child(3)");
        browser.until("location.hash === '#/lessons?topic=wythoff&at=3'");
    }

    /// Bouton (1901): 1 ⊕ 2 ⊕ 4 = 7, so only 4 → 3 wins.
    @Test
    void an_exercise_that_asks_for_moves_is_solved_by_the_move_and_its_reason() {
        exercise("nim", 1, ".boards.interactive .cell");
        makes("0.0:0");
        browser.until("document.querySelector('.marked').classList.contains('lose')");
        makes("2.0:3");
        browser.until("document.querySelectorAll('.reason').length === 3");
        assertThat(browser.evaluate("document.querySelector('.lesson-nav .button.main') !== null")
                        .asBoolean())
                .isFalse();
        reason("alike on two sides");
        browser.until("document.querySelector('.marked').classList.contains('lose')");
        reason("nim sum");
        browser.until("document.querySelector('.marked').classList.contains('win')");
        browser.until("document.querySelector('.lesson-nav .button.main')");
    }

    private void reason(String words) {
        browser.evaluate("[...document.querySelectorAll('.reason')].find(each => each.innerText.includes('" + words
                + "')).click()");
    }

    /// 3 ⊕ 4 ⊕ 5 = 2: whoever moves first wins, and the word alone solves nothing.
    @Test
    void the_same_answer_pressed_three_times_solves_none_of_three_exercises() {
        for (int press = 0; press < 3; press++) {
            exercise(
                    press == 0 ? "pn" : press == 1 ? "wythoff" : "nim", press == 0 ? 2 : press == 1 ? 1 : 3, ".answer");
            browser.until("document.querySelector('.boards .card')");
            browser.click(".answer");
            browser.until("document.querySelector('.marked').innerText !== ''");
            assertThat(browser.evaluate("document.querySelector('.marked').classList.contains('win')")
                            .asBoolean())
                    .isFalse();
        }
        assertThat(browser.evaluate("localStorage.getItem('grundy.lessons') ?? ''")
                        .asString())
                .doesNotContain("pn:2", "wythoff:1", "nim:3");
        makesMove("3 → 0");
        browser.until("document.querySelector('.marked').classList.contains('lose')");
        makesMove("3 → 1");
        browser.until("document.querySelector('.marked').classList.contains('win')");
        assertThat(browser.evaluate("localStorage.getItem('grundy.lessons')").asString())
                .contains("nim:3");
    }

    @Test
    void a_wrong_answer_brings_another_position() {
        exercise("pn", 2, ".answer");
        browser.until("document.querySelector('.boards .card')");
        String before = browser.evaluate("document.querySelector('.boards .card').getAttribute('aria-label')")
                .asString();
        browser.click(".answer");
        browser.until("document.querySelector('.marked').classList.contains('lose')");
        browser.until("document.querySelector('.boards .card').getAttribute('aria-label') !== '" + before + "'");
    }

    /// Wythoff (1907): the lost squares up to 5 are (0, 0), (1, 2), (3, 5) and their mirror images.
    @Test
    void lost_positions_are_marked_in_a_table() {
        screen("wythoff", 2, ".cell-mark");
        String check = ".lesson-text .row button";
        browser.click(check);
        browser.until("document.querySelector('.marked').classList.contains('lose')");
        browser.evaluate("['0, 0', '1, 2', '2, 1', '3, 5', '5, 3'].forEach(name =>"
                + " document.querySelector(`.cell-mark[aria-label='${name}']`).click())");
        browser.click(check);
        browser.until("document.querySelector('.marked').classList.contains('win')");
    }

    /// Where the board is drawn anew meanwhile, the move is held again.
    @Test
    void rods_follow_the_move_that_is_held() {
        screen("nim", 3, ".rod-view .rods");
        boolean followed = false;
        for (int tries = 0; tries < 20 && !followed; tries++) {
            browser.evaluate("document.querySelector('[data-cell=\"0.0:1\"]').focus()");
            browser.press("ArrowRight");
            followed = browser.evaluate("document.querySelector('.rod-band') !== null")
                    .asBoolean();
        }
        browser.until("document.querySelector('.rod-band')");
    }

    @Test
    void an_exercise_that_asks_for_a_number_is_marked() {
        exercise("nimbers", 1, ".blank input");
        browser.write(".blank input", "4");
        browser.press("Enter");
        browser.until("document.querySelector('.marked').classList.contains('lose')");
        browser.write(".blank input", "3");
        browser.press("Enter");
        browser.until("document.querySelector('.marked').classList.contains('win')");
    }

    @Test
    void a_lesson_ends_with_a_judges_problem_and_a_program() {
        screen("bash", 99, ".of-go_on textarea");
        browser.evaluate(
                "document.querySelectorAll('.of-go_on .live').forEach(e => { e.open = Boolean(e.querySelector('textarea, select')); })");
        browser.click(".of-go_on textarea + .row button");
        browser.until(
                "document.querySelector('.of-go_on textarea ~ [role=status] pre')?.innerText.trim() === 'first\\nsecond'");
        browser.until("/#include/.test(document.querySelector('.of-go_on .code')?.innerText)");
        screen("moore", 99, ".of-go_on .live");
        assertThat(browser.text(".of-go_on > .help")).contains("None of the judges");
        screen("periods", 99, ".of-go_on .command");
        assertThat(browser.text(".of-go_on")).contains("For the terminal.");
    }

    @Test
    void a_whole_chapter_has_all_its_text_and_leads_from_each_exercise_to_its_board() {
        page.show("#/lessons?topic=pn&all=1");
        browser.until("document.querySelector('.whole .exercises li')");
        assertThat(browser.evaluate("document.querySelector('.whole a[href=\"#/lessons?topic=loopy\"]').innerText")
                        .asString())
                .contains("Games that can go round in circles");
        browser.evaluate("document.querySelector('.lesson-example .live').open = true");
        browser.until("/PNPNNNNPNP/.test(document.querySelector('.values').textContent)");
        assertThat(browser.evaluate("document.querySelectorAll('.key-sheet li').length")
                        .asInt())
                .isEqualTo(3);
        browser.click(".exercises .onscreen a");
        browser.until("document.querySelector('.cell-mark')");
    }

    @Test
    void every_position_of_the_lessons_can_be_opened_and_is_decided() {
        JsonNode faults = browser.evaluate("""
                (async () => {
                  const { ask } = await import('/js/api.js');
                  const { positionOf, positionsOf } = await import('/js/lessons/commands.js');
                  const { screensOf } = await import('/js/lessons/screens.js');
                  const faults = [];
                  let seen = 0;
                  const decided = async (position, wanted) => {
                    seen++;
                    const answer = await ask('analyze', position).catch(problem => problem);
                    if (!wanted.includes(answer.outcome)) faults.push(position.expression + ' ' + (answer.detail ?? answer.outcome));
                  };
                  const step = %d;
                  for (const { topic } of (await ask('lessons', {})).filter((_, i) => i %% step === 0)) {
                    const [lesson] = await ask('lessons', { topic });
                    for (const { scene, blocks, answer } of screensOf(lesson)) {
                      const commands = [...blocks ?? [], ...answer ?? []].flatMap(block => block.commands || []);
                      for (const position of commands.map(each => positionOf(each.arguments)).filter(Boolean)) await decided(position, ['N', 'P', 'D']);
                      if (!['play', 'options', 'find', 'who', 'value'].includes(scene?.kind)) continue;
                      const wanted = scene.kind === 'find' ? ['N'] : scene.arguments.includes('--second') ? ['P'] : ['N', 'P', 'D'];
                      for (const position of positionsOf(scene)) await decided(position, wanted);
                    }
                  }
                  return seen > 200 / step ? faults : ['only ' + seen];
                })()""".formatted(Thorough.bound(5, 1)));
        assertThat(faults).isEmpty();
    }

    /// What a pupil must find out is not shown, whatever this reader is shown otherwise.
    @Test
    void the_plan_of_a_lesson_leads_to_a_game_that_tells_nothing_and_is_there_again_on_the_way_back() {
        page.show("#/lessons");
        browser.until("document.querySelector('.plan')");
        assertThat(browser.evaluate(
                                "[...document.querySelectorAll('.plan b')].reduce((sum, e) => sum + parseInt(e.textContent), 0)")
                        .asInt())
                .isEqualTo(45);
        browser.click(".plan summary");
        browser.click(".plan a");
        page.waitFor("First player to move");
        assertThat(browser.evaluate("document.querySelectorAll('.badge').length")
                        .asInt())
                .isZero();
        assertThat(browser.evaluate("document.querySelector('.analysis').hidden")
                        .asBoolean())
                .isTrue();
        browser.evaluate("history.back()");
        browser.until("document.querySelector('.plan')?.open");
    }
}
