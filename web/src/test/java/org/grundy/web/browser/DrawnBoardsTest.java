package org.grundy.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What the drawings of boards show.
final class DrawnBoardsTest extends PageTest {
    /// As it begins on its card, each game shows some of its moves: held, and when it was made.
    private static final String SHOWN = """
            (async () => {
              const { ask } = await import('/js/api.js');
              const { Board } = await import('/js/board/board.js');
              const { games } = await import('/js/games.js');
              const { h } = await import('/js/dom.js');
              const table = h('div', {}), faults = [], asked = window.matchMedia;
              window.matchMedia = () => ({ matches: true }); // nothing need be seen to move
              document.body.append(table);
              for (const { start } of games) {
                const state = await ask('play', { expression: start }), board = new Board(() => {});
                table.replaceChildren(board.element);
                const show = ({ states, moves }) => board.show(states.at(-1).parts, moves, null, true);
                show(state);
                for (const place of [0, 0.5, 0.999]) {
                  const { move, key } = board.choices[Math.floor(place * board.choices.length)];
                  board.preview(key);
                  if (!board.element.querySelector('.lifted, .moving, .ghost > *')) faults.push('held: ' + start + ' ' + move.text);
                  await board.make(move, key);
                  show(await ask('play', { expression: start, moves: [move.move] }));
                  if (!board.element.querySelector('.was, .fresh')) faults.push('made: ' + start + ' ' + move.text);
                  board.begin();
                  show(state);
                }
              }
              window.matchMedia = asked;
              table.remove();
              return faults;
            })()""";

    @Tag(Thorough.TAG)
    @Test
    void a_move_is_seen_when_it_is_held_and_outlined_when_it_was_made() {
        assertThat(browser.evaluate(SHOWN)).isEmpty();
    }

    @Test
    void nothing_that_is_drawn_on_the_cards_of_games_is_hidden() {
        assertThat(browser.evaluate("""
                (async () => {
                  const { still } = await import('/js/board/board.js');
                  const { games } = await import('/js/games.js');
                  const { h } = await import('/js/dom.js');
                  const card = h('div', {});
                  document.body.append(card);
                  const hidden = games.filter(({ thumb }) => {
                    card.replaceChildren(...thumb.map(still));
                    return [...card.querySelectorAll('*')].some(each => getComputedStyle(each).display === 'none');
                  });
                  card.remove();
                  return hidden.map(({ name }) => name);
                })()""")).isEmpty();
    }

    static List<String> onPhones() {
        return Thorough.part(
                "boards on a phone",
                4,
                List.of(
                        "kayles(9)",
                        "moore[2](3,4,5,6)",
                        "northcott(1:5, 2:9, 3:6)",
                        "pokernim(3,4,5, reserve 2)",
                        "topentails(4,6)",
                        "code[0.8](9)",
                        "dawson(12)",
                        "treblecross(9)",
                        "silverdollar(1,4,6,10)",
                        "staircase(2,1,3)",
                        "stairs3389(0,3,0,0,2)",
                        "turningturtles(1,3,7,12)",
                        "powers[2](100)"));
    }

    /// WCAG 2.2, 2.5.8: no target is smaller than 24 px.
    @ParameterizedTest
    @MethodSource("onPhones")
    void places_to_touch_are_as_large_and_as_far_from_each_other_as_24_pixels_on_a_phone(String expression) {
        browser.size(390, 844);
        page.show("#/play?e=" + expression.replace(" ", "%20"));
        browser.until("document.querySelector('.stage .reach')");
        assertThat(browser.evaluate("""
                (() => {
                  const boxes = [...document.querySelectorAll('.stage .reach')].map(each => each.getBoundingClientRect());
                  const size = Math.min(...boxes.map(box => Math.min(box.width, box.height)));
                  const far = (a, b) => Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
                  const apart = Math.min(...boxes.flatMap((a, i) => boxes.slice(0, i).map(b => far(a, b))));
                  return Math.round(Math.min(size, apart) * 10) / 10;
                })()""").asDouble()).isGreaterThanOrEqualTo(24);
    }

    /// Two lines of pins are another position than one, so neighbours stand side by side as long as fingers find them.
    @Test
    void a_row_of_neighbours_stays_one_line_on_a_phone_and_a_longer_one_has_a_line_from_end_to_beginning() {
        browser.size(390, 844);
        for (String row : List.of("kayles(9)", "ruler(4,6,7)", "octal[0.007](10)")) {
            assertThat(linesAndBendsOf(row)).as(row).isEqualTo("1 lines, 0 bends");
        }
        assertThat(linesAndBendsOf("kayles(20)")).isEqualTo("2 lines, 1 bends");
    }

    private String linesAndBendsOf(String expression) {
        page.show("#/play?e=" + expression);
        return browser.evaluate("""
                (() => {
                  const middles = [...document.querySelectorAll('.stage .piece')].map(each => each.getBoundingClientRect()).map(box => Math.round((box.top + box.bottom) / 20));
                  return new Set(middles).size + ' lines, ' + document.querySelectorAll('.stage .bend').length + ' bends';
                })()""").asString();
    }

    /// As wide as a phone the boards of each game take three fifths of its width, however long the strip on which it is
    /// played.
    @Test
    void every_game_takes_three_fifths_of_the_width_of_a_phone() {
        browser.size(390, 844);
        assertThat(browser.evaluate("""
                (async () => {
                  const { ask } = await import('/js/api.js');
                  const { Board } = await import('/js/board/board.js');
                  const { games } = await import('/js/games.js');
                  const { h } = await import('/js/dom.js');
                  const table = h('div', { class: 'stage' }), slim = [];
                  table.style.cssText = 'position: fixed; inset: 0; width: 366px; height: 470px; padding: 0; display: grid';
                  document.body.append(table);
                  for (const { name, start } of games.filter(game => game.name !== 'sprouts')) { // one draws on all of its sheet
                    const { states, moves } = await ask('play', { expression: start }), board = new Board(() => {});
                    table.replaceChildren(board.element);
                    board.show(states[0].parts, moves, null, true);
                    const boxes = [...table.querySelectorAll('.drawing > g:not(.tag, .ghosts)')].map(each => each.getBoundingClientRect()).filter(box => box.width);
                    const wide = Math.max(...boxes.map(box => box.right)) - Math.min(...boxes.map(box => box.left));
                    if (wide < 0.6 * 390) slim.push(name + ' ' + Math.round(wide));
                  }
                  table.remove();
                  return slim;
                })()""")).isEmpty();
    }

    /// WCAG 2.2, 1.4.11: what one must tell apart has a contrast of 3 : 1 to what is beside it.
    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void pieces_of_either_colour_stand_out_from_their_squares_by_day_and_by_night(String theme) {
        assertThat(browser.evaluate("""
                (async () => {
                  const { still } = await import('/js/board/board.js');
                  const { games } = await import('/js/games.js');
                  const { h } = await import('/js/dom.js');
                  const card = h('div', {}), faults = [], root = document.documentElement, before = root.dataset.theme;
                  const light = rgb => rgb.match(/[\\d.]+/g).slice(0, 3).map(n => n / 255).map(n => n <= 0.03928 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4).reduce((sum, n, i) => sum + n * [0.2126, 0.7152, 0.0722][i], 0);
                  const contrast = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
                  root.dataset.theme = 'THEME';
                  document.body.append(card);
                  for (const { name, thumb } of games.filter(game => ['northcott', 'clobber', 'dawson', 'nogo', 'wythoff', 'kiki'].includes(game.name))) {
                    card.replaceChildren(...thumb.map(still));
                    const look = selector => [...card.querySelectorAll(selector)].map(each => getComputedStyle(each));
                    const grounds = new Set(look('.pit, .board-wood, .square').map(style => style.fill));
                    for (const { fill, stroke } of look('.piece .counter, .piece .man')) for (const ground of grounds) {
                      if (Math.max(...[fill, stroke].filter(colour => colour !== 'none').map(colour => contrast(colour, ground))) < 3) faults.push(name + ' ' + fill + ' on ' + ground);
                    }
                  }
                  root.dataset.theme = before ?? '';
                  card.remove();
                  return [...new Set(faults)];
                })()""".replace("THEME", theme))).isEmpty();
    }

    /// Marbles of a sum are on one board: any of them may be moved, and the first in the corner wins.
    @Test
    void marbles_lie_together_on_one_board() {
        page.show("#/play?e=marbles(5,3)%20%2B%20marbles(6,2)&against=person");
        browser.until("document.querySelectorAll('.stage .piece .marble').length === 2");
        assertThat(browser.evaluate(
                                "new Set([...document.querySelectorAll('.stage .frame')].map(each => JSON.stringify(each.getBoundingClientRect()))).size")
                        .asInt())
                .isEqualTo(1);
        browser.click(OpenPage.cell("1.0:6,0"));
        browser.until("document.querySelectorAll('.history li').length === 2");
        assertThat(browser.text(".history li:nth-child(2)")).contains("(6,0)");
    }

    /// A card shows them as the board does.
    @Test
    void marbles_lie_together_on_the_card_of_their_game() {
        assertThat(browser.evaluate("""
                (async () => {
                  const { still } = await import('/js/board/board.js');
                  const { gameOf } = await import('/js/games.js');
                  const drawn = gameOf('marbles').thumb.map(still);
                  const places = [...drawn[0].querySelectorAll('.frame')].map(each => each.parentElement.getAttribute('transform'));
                  return [drawn.length, drawn[0].querySelectorAll('.piece .marble').length, new Set(places).size].join();
                })()""").asString()).isEqualTo("1,2,1");
    }

    @Test
    void a_move_of_the_list_is_held_on_the_board_and_outlined_when_it_is_chosen() {
        page.analyze("nim(3,4,5)");
        browser.until("document.querySelector('.stage .badge')");
        browser.evaluate("document.querySelector('#typed').closest('form').querySelector('button').focus()");
        browser.press("Tab");
        browser.press("ArrowDown");
        browser.until("document.querySelectorAll('.stage .lifted').length === 2");
        browser.press("Enter");
        browser.until("document.querySelectorAll('.stage .was').length === 2");
    }
}
