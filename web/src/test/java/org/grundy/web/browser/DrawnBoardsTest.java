package org.grundy.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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
