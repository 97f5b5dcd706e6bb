package org.grundy.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// The lessons on the page: what is marked, what their commands show.
final class LessonViewTest extends PageTest {
    @Test
    void an_exercise_of_a_lesson_is_marked() {
        page.show("#/lessons?topic=wythoff");
        browser.until("document.querySelectorAll('.task').length >= 2");
        browser.click(".task button:nth-child(1)");
        browser.until("document.querySelector('.task .marked').classList.contains('lose')");
        browser.click(".task button:nth-child(2)");
        browser.until("document.querySelector('.task .marked').classList.contains('win')");
        assertThat(browser.text("article .help")).startsWith("1 of ");
        browser.evaluate("document.querySelector('.task .live summary').click()");
        browser.until("document.querySelector('.live .cell')");
    }

    @Test
    void a_lesson_ends_with_a_judges_problem_and_a_program() {
        page.show("#/lessons?topic=bash");
        browser.until("document.querySelector('.lesson-go_on textarea')");
        browser.evaluate(
                "document.querySelectorAll('.lesson-go_on .live').forEach(e => { e.open = Boolean(e.querySelector('textarea, select')); })");
        browser.click(".lesson-go_on textarea + .row button");
        browser.until(
                "document.querySelector('.lesson-go_on textarea ~ [role=status] pre')?.innerText.trim() === 'first\\nsecond'");
        browser.until("/#include/.test(document.querySelector('.lesson-go_on .code')?.innerText)");
    }

    @Test
    void a_lesson_shows_its_tables_and_games_and_leads_to_the_lessons_it_names() {
        page.show("#/lessons?topic=pn");
        browser.until("document.querySelector('.lesson-go_on .live')");
        browser.evaluate(
                "document.querySelectorAll('.lesson-example .live, li .live').forEach(e => { e.open = true; })");
        browser.until("/PNPNNPNP/.test(document.querySelectorAll('.values')[1].textContent)");
        assertThat(browser.evaluate("document.querySelector('.panel a[href=\"#/lessons?topic=loopy\"]').innerText")
                        .asString())
                .contains("Games that can go round in circles");
        page.show("#/lessons?topic=moore");
        browser.until("document.querySelector('.lesson-go_on .live')");
        browser.evaluate("document.querySelectorAll('.lesson-go_on .live').forEach(e => { e.open = true; })");
        browser.until("/Theorem/.test(document.querySelector('.lesson-go_on').innerText)");
        assertThat(browser.text(".lesson-go_on > .help")).contains("None of the judges");
    }

    @Test
    void an_exercise_about_an_endless_game_can_be_answered_with_a_draw() {
        page.show("#/lessons?topic=loopy");
        browser.until("document.querySelectorAll('.task').length === 3");
        browser.evaluate(
                "[...document.querySelectorAll('.task')].find(e => e.innerText.includes('digraph[a>b,b>a](a)'))"
                        + ".querySelectorAll('button')[2].click()");
        browser.until("document.querySelector('.task .marked.win')");
    }

    @Test
    void a_lesson_calculates_with_nimbers_and_says_what_is_for_the_terminal() {
        page.show("#/lessons?topic=nimbers");
        browser.until("document.querySelector('.lesson-example .live form')");
        browser.evaluate("document.querySelector('.lesson-example .live').open = true;"
                + " document.querySelector('.lesson-example .live form').requestSubmit()");
        browser.until("/4 ⊗ 4 = 6/.test(document.querySelector('.lesson-example .live [role=status]').innerText)");
        page.show("#/lessons?topic=periods");
        browser.until("document.querySelector('.lesson-go_on .command')");
        assertThat(browser.text(".lesson-go_on")).contains("For the terminal.");
    }

    @Test
    void every_position_of_the_lessons_can_be_opened_and_is_decided() {
        JsonNode faults = browser.evaluate("""
                (async () => {
                  const { ask } = await import('/js/api.js');
                  const { positionOf } = await import('/js/lessons.js');
                  const faults = [];
                  let seen = 0;
                  for (const { topic } of await ask('lessons', {})) {
                    const [lesson] = await ask('lessons', { topic });
                    const blocks = lesson.sections.flatMap(s => [...s.blocks, ...s.exercises.flatMap(e => e.answer)]);
                    for (const command of blocks.flatMap(block => block.commands || [])) {
                      const position = positionOf(command.arguments);
                      if (!position) continue;
                      seen++;
                      const answer = await ask('analyze', position).catch(problem => problem);
                      if (!['N', 'P', 'D'].includes(answer.outcome)) faults.push(command.line + ' ' + answer.detail);
                    }
                  }
                  return seen > 50 ? faults : ['only ' + seen];
                })()""");
        assertThat(faults).isEmpty();
    }

    @Test
    void an_exercise_that_asks_for_a_number_is_marked() {
        page.show("#/lessons?topic=nimbers");
        browser.until("document.querySelector('.task input')");
        browser.write(".task input", "4");
        browser.press("Enter");
        browser.until("document.querySelector('.task .marked').classList.contains('lose')");
        browser.write(".task input", "3");
        browser.press("Enter");
        browser.until("document.querySelector('.task .marked').classList.contains('win')");
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
