package org.grundy.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Games on every kind of board, as they are played.
final class PlayedBoardsTest extends PageTest {
    /// How a position is played.
    enum Way {
        MOUSE,
        KEYS,
        SUM_WITH_ITSELF
    }

    /// Positions of a kind of board each that are won by one move, made by choosing these cells.
    private static final List<String> WON = List.of(
            "nim(3)|0",
            "kayles(2)|0x2",
            "grundy(3)|g1",
            "circle[2](2)|0x2",
            "turningturtles(1)|1",
            "acrostictwins((0,1))|0,1 0,0",
            "wythoff(2,2)|0,0",
            "euclid(2,4)|1.0",
            "marbles(1,1)|0,0",
            "chomp(1,2)|0,1",
            "cram(1,2)|0,0-0,1",
            "nodekayles(path 3)|2",
            "arckayles(a-b)|a-b",
            "hackenbush(0-a)|0-a",
            "geography(path 2, at 1)|2",
            "digraph[a>b](a)|b",
            "poset(a<b)|a",
            "staircase(1)|0.0",
            "stairs3389(0,1)|1.0 b0",
            "nimble(2)|0",
            "moore[2](1,2)|0.0 1.0",
            "countup[3](3)|3",
            "northcott(1:3)|0>2",
            "silverdollar(0,2)|2>1",
            "pokernim(1, reserve 0)|0.0",
            "topentails(1)|0",
            "treblecross(X.X)|2",
            "clobber(1,2)|0,0>0,1",
            "cutting(2,4)|y2",
            "nogo(1,2)|0,0x",
            "product[ruler,ruler](1,1)|1,1",
            "triplets(2)|0 1 2",
            "multiplication(5)|5",
            "code[0.8](4)|1x1 g3");

    /// Each game in each way; in a usual build a sixth of them, each in one of the ways, all of these in turn.
    static Stream<Arguments> ways() {
        return Thorough.part("boards that are played on", 6, WON).stream().flatMap(won -> {
            String[] parts = won.split("\\|", -1);
            List<Way> ways = ways(parts[0]);
            int place = WON.indexOf(won) / 3;
            return IntStream.range(0, Math.min(ways.size(), Thorough.bound(1, ways.size())))
                    .mapToObj(turn -> Arguments.of(ways.get((place + turn) % ways.size()), parts[0], parts[1]));
        });
    }

    /// Where what ends first decides, or more can follow, two of them are no sum that is lost at once.
    private static List<Way> ways(String expression) {
        return expression.matches("(marbles|treblecross|topentails).*")
                ? List.of(Way.MOUSE, Way.KEYS)
                : List.of(Way.values());
    }

    @ParameterizedTest
    @MethodSource("ways")
    void a_game_is_won_by_mouse_and_by_keyboard_and_lost_in_the_sum_with_itself(
            Way way, String expression, String cells) {
        List<String> ids = List.of(cells.split(" "));
        page.play(way == Way.SUM_WITH_ITSELF ? expression + " + " + expression : expression);
        ids.forEach(id -> {
            switch (way) {
                case MOUSE, SUM_WITH_ITSELF -> browser.click(OpenPage.cell("0.0:" + id));
                case KEYS -> page.chooseByKeys("0.0:" + id);
            }
        });
        page.waitFor(way == Way.SUM_WITH_ITSELF ? "The computer wins" : "You win!");
    }

    /// Of large positions the board shows nothing, and those of a code may leave very many rows; all others are
    /// complete.
    @Test
    void every_move_of_every_game_can_be_made_on_its_board() {
        JsonNode missing = browser.evaluate("""
                (async () => {
                  const { ask } = await import('/js/api.js');
                  const { Board } = await import('/js/board/board.js');
                  const missing = [];
                  for (const { example } of await ask('games', {})) {
                    const state = await ask('play', { expression: example });
                    const board = new Board(() => {});
                    board.show(state.states[0].parts, state.moves, null, true);
                    const made = new Set(board.choices.map(choice => choice.move.move));
                    missing.push(...state.moves.filter(move => !made.has(move.move)).slice(0, 1).map(move => example + ': ' + move.text));
                  }
                  return missing;
                })()""");
        assertThat(missing.valueStream().map(JsonNode::asString).filter(each -> !each.startsWith("octal[0.77](10^18)")))
                .isEmpty();
    }

    /// What a card says of a game is told with it: its name, a position to begin with, and how to move.
    @Test
    void every_game_of_the_catalogue_has_its_card_with_a_sentence_in_both_languages() {
        JsonNode faults = browser.evaluate("""
                (async () => {
                  const { ask } = await import('/js/api.js');
                  const { games } = await import('/js/games.js');
                  const known = (await ask('games', {})).map(game => game.name);
                  const faults = known.filter(name => !games.some(row => row.name === name));
                  for (const row of games) {
                    const state = await ask('play', { expression: row.start }).catch(() => null);
                    if (!known.includes(row.name) || !state || !row.title.en || !row.title.zh || !row.how.en || !row.how.zh) faults.push(row.name);
                    if (row.how.en.split(' ').length > 20) faults.push(row.how.en);
                  }
                  return faults;
                })()""");
        assertThat(faults).isEmpty();
    }

    /// Splitting moves leave several rows, which are still one component there.
    @Test
    void a_move_of_every_compound_is_read_as_it_is_written() {
        JsonNode faults = browser.evaluate("""
                (async () => {
                  const { ask } = await import('/js/api.js');
                  const faults = [];
                  for (const join of ['disjunctive', 'conjunctive', 'selective']) for (const ending of ['long', 'short']) {
                    const game = { expression: 'kayles(5) + grundy(5)', join, ending };
                    let moves = [];
                    for (let turn = 0; turn < 3; turn++) {
                      const state = await ask('play', { ...game, moves });
                      if (state.over) break;
                      for (const { move } of state.moves) {
                        const after = await ask('play', { ...game, moves: [...moves, move] }).catch(problem => problem);
                        if (after.states?.at(-1).move !== move) faults.push(join + ' ' + ending + ' ' + move + ' ' + after.detail);
                      }
                      moves = [...moves, (state.moves.find(m => m.exchanges.some(e => e.to.length > 1)) ?? state.moves[0]).move];
                    }
                  }
                  return faults;
                })()""");
        assertThat(faults).isEmpty();
    }

    /// Of two stones beside each other either may take the other: the one that is nearer to the pointer moves.
    @Test
    void the_place_between_two_stones_tells_which_of_them_moves() {
        page.show("#/play?e=clobber(1,4)&against=person");
        browser.click(OpenPage.cell("0.0:0,1>0,0"));
        browser.until("document.querySelectorAll('.history li').length === 2");
        assertThat(browser.text(".history li:nth-child(2)")).endsWith("..xo: 1.2 takes 1.1");
    }

    @Test
    void tokens_of_a_reserve_are_added_on_the_board() {
        page.play("pokernim(1, reserve 2)");
        browser.click(OpenPage.cell("0.0:0+2"));
        browser.until("document.querySelectorAll('.history li').length >= 2");
        assertThat(browser.text(".history li:nth-child(2)")).containsPattern("[1-9],reserve");
    }

    /// In Moore's Nim one heap or two change: the first choice is not made yet, the same again is.
    @Test
    void a_choice_that_could_go_on_is_confirmed_or_given_up() {
        page.play("moore[2](2,2,2)");
        browser.click(OpenPage.cell("0.0:1.0"));
        assertThat(browser.text(".status")).isEqualTo("Your move");
        page.chooseByKeys("0.0:1.0");
        browser.until("document.querySelectorAll('.history li').length === 3");
        page.play("moore[2](2,2,2)");
        browser.click(OpenPage.cell("0.0:0.0"));
        browser.until("document.querySelectorAll('.picked').length > 0");
        browser.press("Escape");
        browser.until("document.querySelectorAll('.picked').length === 0");
    }

    @Test
    void moves_are_typed_taken_back_and_done_again_and_a_link_holds_them() {
        page.analyze("nim(3,4,5)");
        browser.write("#typed", "take 2 from 1");
        browser.press("Enter");
        page.waitForReply();
        String link = browser.evaluate("location.hash").asString();
        browser.click(".buttons button:nth-child(2)");
        browser.until(
                "document.querySelector('.history [aria-current]').parentElement.previousElementSibling === null");
        browser.evaluate(
                "[...document.querySelectorAll('.more-body button')].find(each => each.textContent === 'Redo').click()");
        browser.until("document.querySelector('.history [aria-current]').parentElement.nextElementSibling === null");
        page.show(link);
        browser.until("document.querySelectorAll('.history li').length === 3");
        page.unfold();
        assertThat(browser.text(".history li:nth-child(2)")).contains("3 → 1 in the first heap");
    }

    /// The computer may think for seconds: meanwhile a reader who opens another game must keep its address.
    @Test
    void an_answer_to_a_game_that_was_left_changes_nothing() {
        page.needsServer();
        page.play("nim(1,2)");
        browser.evaluate("""
                (() => {
                  window.asked = 0;
                  window.undelayed = window.fetch;
                  window.fetch = async (path, request) => {
                    const late = request.body?.includes('"reply"');
                    if (late) await new Promise(resume => { window.answerNow = resume; });
                    const answer = await window.undelayed(path, late ? { ...request, signal: undefined } : request);
                    if (late) setTimeout(() => { window.asked++; }, 200);
                    if (request.signal?.aborted) throw new DOMException('left', 'AbortError');
                    return answer;
                  };
                })()""");
        try {
            page.chooseByKeys("1.0:1");
            browser.until("window.answerNow");
            page.play("nim(5,6)");
            browser.evaluate("window.answerNow()");
            browser.until("window.asked");
        } finally {
            browser.evaluate("window.fetch = window.undelayed");
        }
        assertThat(browser.evaluate("decodeURIComponent(location.hash)").asString())
                .contains("nim(5,6)");
        assertThat(browser.evaluate("document.querySelectorAll('.history li').length")
                        .asInt())
                .isOne();
    }

    @Test
    void a_typed_mistake_is_shown_with_its_place() {
        page.analyze("nim(3,4,5)");
        browser.evaluate("document.querySelector('.menu').open = true");
        browser.write("#typed", "1: 3 -> 7");
        browser.press("Enter");
        browser.until("document.querySelector('[role=alert] mark')");
        assertThat(browser.evaluate("document.querySelector('#typed').value").asString())
                .isEqualTo("1: 3 -> 7");
        browser.write("#expression", "nim(3,x)");
        browser.press("Enter");
        browser.until("document.querySelector('[role=alert] mark')?.innerText === 'x'");
    }
}
