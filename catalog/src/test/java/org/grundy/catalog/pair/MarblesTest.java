package org.grundy.catalog.pair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.game.Pair;
import org.grundy.game.Sum;
import org.grundy.game.Valuation;
import org.grundy.game.WinningMoves;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.lang.NamedGame;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.solve.Solver;
import org.grundy.solve.Statistic;
import org.grundy.solve.StatisticValues;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;

/// Check F1 of the theory, against play of all marbles at once.
final class MarblesTest {
    private static final Library LIBRARY = new Library(List.of(new Marbles()));

    private final Map<List<Point>, Boolean> known = new HashMap<>();

    private record Point(int x, int y) {
        boolean home() {
            return x == 0 && y == 0;
        }

        List<Point> moves() {
            List<Point> moves = new ArrayList<>();
            for (int k = 1; k <= Math.max(x, y); k++) {
                add(moves, x - k, y);
                add(moves, x, y - k);
                add(moves, x - k, y - k);
            }
            return moves;
        }

        private static void add(List<Point> moves, int x, int y) {
            if (x >= 0 && y >= 0) {
                moves.add(new Point(x, y));
            }
        }
    }

    @Test
    void one_marble_is_decided_as_by_play() {
        for (Point point : points(8)) {
            agree(List.of(point));
        }
    }

    @Test
    void two_marbles_are_decided_as_by_play_with_all_winning_moves() {
        for (Point first : points(5)) {
            for (Point second : points(5)) {
                agree(List.of(first, second));
            }
        }
    }

    @Test
    void three_marbles_are_decided_as_by_play() {
        agree(List.of(new Point(1, 2), new Point(1, 2), new Point(2, 1)));
        agree(List.of(new Point(1, 2), new Point(3, 4), new Point(1, 4)));
        agree(List.of(new Point(4, 3), new Point(3, 1), new Point(2, 4)));
        agree(List.of(new Point(2, 1), new Point(4, 2), new Point(4, 3)));
    }

    @Test
    void the_foreclosed_values_vanish_at_one_and_two() {
        NamedGame<Pair> game = game();
        Pair last = Pair.of(100, 100);
        StatisticValues<Pair> values = Solver.values(game.rules(), Statistic.FORECLOSED, last, Run.unlimited());
        assertThat(values.of(Pair.of(1, 2))).isZero();
        assertThat(values.of(Pair.of(2, 1))).isZero();
        assertThat(values.of(Pair.of(7, 7))).isEqualTo(Statistic.WON);
        assertThat(values.of(Pair.of(0, 9))).isEqualTo(Statistic.WON);
    }

    private void agree(List<Point> marbles) {
        Analysis analysis = Grundy.analyze(sum(marbles), game().convention(), Budget.UNLIMITED);
        Outcome played = wins(marbles) ? Outcome.N : Outcome.P;
        assertThat(analysis.outcome()).as("%s", marbles).contains(played);
        assertThat(listed(analysis, marbles)).as("%s", marbles).isEqualTo(winning(marbles));
    }

    private static Set<List<Point>> listed(Analysis analysis, List<Point> marbles) {
        assertThat(analysis.winning()).isInstanceOf(WinningMoves.Complete.class);
        Set<List<Point>> after = new HashSet<>();
        analysis.winning()
                .listed()
                .forEach(move -> move.changes().forEach(change -> {
                    Pair to = (Pair) change.to().getFirst();
                    after.add(replaced(
                            marbles,
                            change.component(),
                            new Point(to.x().intValueExact(), to.y().intValueExact())));
                }));
        return after;
    }

    private Set<List<Point>> winning(List<Point> marbles) {
        Set<List<Point>> winning = new HashSet<>();
        for (int i = 0; i < marbles.size(); i++) {
            for (Point to : marbles.get(i).moves()) {
                List<Point> after = replaced(marbles, i, to);
                if (to.home() || !wins(after)) {
                    winning.add(after);
                }
            }
        }
        return winning;
    }

    private boolean wins(List<Point> marbles) {
        Boolean value = known.get(marbles);
        if (value == null) {
            value = !winning(marbles).isEmpty();
            known.put(marbles, value);
        }
        return value;
    }

    private static List<Point> replaced(List<Point> marbles, int i, Point to) {
        List<Point> after = new ArrayList<>(marbles);
        after.set(i, to);
        after.sort(Comparator.comparingInt(Point::x).thenComparingInt(Point::y));
        return after;
    }

    private static List<Point> points(int most) {
        List<Point> points = new ArrayList<>();
        for (int x = 0; x <= most; x++) {
            for (int y = 0; y <= most; y++) {
                if (x + y > 0) {
                    points.add(new Point(x, y));
                }
            }
        }
        return points;
    }

    private static Sum sum(List<Point> marbles) {
        List<String> terms = marbles.stream()
                .map(point -> "marbles(" + point.x + "," + point.y + ")")
                .toList();
        return ExpressionParser.parse(LIBRARY, String.join(" + ", terms));
    }

    @SuppressWarnings("unchecked")
    private static NamedGame<Pair> game() {
        return (NamedGame<Pair>) ExpressionParser.parseGame(LIBRARY, "marbles");
    }

    @Test
    void values_are_the_least_that_no_option_has_which_is_not_won_at_once() {
        Valuation<Pair> table = new Marbles().game().valuation().orElseThrow();
        int side = 70; // beyond the first board
        int[][] values = new int[side][side];
        for (int x = 1; x < side; x++) {
            for (int y = 1; y < side; y++) {
                Set<Integer> seen = new HashSet<>();
                for (Point to : new Point(x, y).moves()) {
                    if (to.x() > 0 && to.y() > 0 && to.x() != to.y()) {
                        seen.add(values[to.x()][to.y()]);
                    }
                }
                while (seen.contains(values[x][y])) {
                    values[x][y]++;
                }
                if (x != y) {
                    assertThat(table.value(Pair.of(x, y), Run.unlimited()).grundy())
                            .isEqualTo(values[x][y]);
                }
            }
        }
    }
}
