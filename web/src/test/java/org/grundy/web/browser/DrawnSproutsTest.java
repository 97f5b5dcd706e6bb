package org.grundy.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Games of Sprouts on the sheets of the page: whatever may be moved can be drawn, as what it is, and crosses no line.
final class DrawnSproutsTest extends PageTest {
    /// Plays a game with random moves, and answers what went wrong.
    private static final String PLAYED = """
            (async (n, seed) => {
              const { Sheet } = await import('/js/board/sprouts/sheet.js');
              const { waysOf } = await import('/js/board/sprouts/ways.js');
              const { routed } = await import('/js/board/sprouts/route.js');
              const { calmed, ROUNDS } = await import('/js/board/papers.js');
              const { meetings } = await import('/js/board/sprouts/plane.js');
              const names = lands => lands.map(({ name }) => name).sort().join(' + '), faults = [];
              const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
              const around = i => i * 2 * Math.PI / n + 0.3;
              let sheet = new Sheet({ w: 900, h: 540, spots: Array.from({ length: n }, (_, i) => [450 + 270 * Math.cos(around(i)), 270 + 160 * Math.sin(around(i))]) });
              let moves = 0;
              while (sheet.lands.length) {
                const drawn = [];
                for (const land of sheet.lands) {
                  const rest = sheet.lands.filter(each => each !== land), ways = Map.groupBy(waysOf(sheet, land), way => way.left);
                  for (const [left, all] of ways) {
                    const next = all.map(way => [way, routed(sheet, way)]).find(([, chain]) => chain);
                    if (!next) { faults.push(`${moves}: no line leaves ${left}`); continue; }
                    const [{ a, b }, chain] = next, made = sheet.withMove(a, b, chain);
                    const expected = [...left ? left.split(' + ') : [], ...rest.map(({ name }) => name)].sort().join(' + ');
                    if (!made.mesh || names(made.lands) !== expected) faults.push(`${moves}: ${made.mesh && names(made.lands)}, not ${expected}`);
                    else drawn.push(made);
                  }
                }
                if (!drawn.length) { faults.push(`${moves}: nothing can be drawn`); break; }
                sheet = calmed(drawn[Math.floor(random() * drawn.length)], ROUNDS);
                const chains = sheet.chains();
                chains.forEach((one, i) => chains.slice(i + 1).forEach(other => { if (meetings(one, other).length) faults.push(`${moves}: lines cross`); }));
                if (Math.max(...sheet.ends) > 3) faults.push(`${moves}: a spot with more than three ends`);
                moves++;
              }
              if (moves < 2 * n || moves > 3 * n - 1) faults.push(`${moves} moves with ${n} spots`);
              return faults;
            })""";

    private static final int SEEDS = 5;

    record Game(int spots, int seed) {}

    /// With three spots each move is drawn for seconds.
    static List<Game> games() {
        return Thorough.part(
                "drawn games of Sprouts",
                10,
                IntStream.rangeClosed(1, Thorough.bound(2, 4))
                        .boxed()
                        .flatMap(spots -> IntStream.rangeClosed(1, SEEDS).mapToObj(seed -> new Game(spots, seed)))
                        .toList());
    }

    /// A game with n spots has from 2n to 3n - 1 moves: Conway and Paterson, in M. Gardner, Scientific American, July
    /// 1967.
    @ParameterizedTest
    @MethodSource("games")
    void every_move_can_be_drawn_and_play_is_as_long_as_it_can_be(Game game) {
        assertThat(browser.evaluate(PLAYED + "(" + game.spots() + ", " + game.seed() + ")"))
                .as(game.toString())
                .isEmpty();
    }
}
