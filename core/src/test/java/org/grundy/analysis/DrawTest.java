package org.grundy.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.answer.SumQuestion;
import org.grundy.analysis.move.MoveList;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Move;
import org.grundy.game.Sum;
import org.grundy.game.WinningMoves;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.NaiveLoopy;
import org.grundy.testkit.NaiveLoopy.Result;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Moves of sums in which positions can come again, against the graph of all positions of the sum.
final class DrawTest {
    private static final int VERTICES = 5;
    private static final int SUMS = Thorough.bound(60, 120);
    private static final Budget BUDGET = Budget.standard();

    static List<Convention> conventions() {
        return Convention.all().stream()
                .filter(convention -> convention.ending() != Ending.SJ)
                .toList();
    }

    static List<Convention> ordinary() {
        return List.of(Convention.NORMAL, Convention.MISERE);
    }

    @ParameterizedTest
    @MethodSource("conventions")
    void the_moves_that_win_and_that_hold_a_draw_are_those_of_the_graph_of_the_whole_sum(Convention convention) {
        compare(convention, 0);
    }

    @ParameterizedTest
    @MethodSource("ordinary")
    void no_move_to_a_position_that_wins_at_once_holds_a_draw(Convention convention) {
        compare(convention, 8);
    }

    private static void compare(Convention convention, int odds) {
        RandomGenerator random = Seed.of("DrawTest " + convention + odds).generator();
        int drawn = 0;
        int losing = 0;
        for (int i = 0; i < SUMS; i++) {
            List<LoopyGraph> graphs = graphs(1 + random.nextInt(3), odds, random);
            TokenProduct product = new TokenProduct(graphs, convention);
            NaiveLoopy<List<Integer>> oracle = product.oracle();
            List<Integer> at =
                    graphs.stream().map(graph -> random.nextInt(VERTICES)).toList();
            Analysis analysis = Grundy.analyze(sum(graphs, at), convention, BUDGET);
            String question = convention + " " + graphs + " " + at;
            assertThat(analysis.outcome()).as(question).hasValue(outcome(oracle.of(at)));
            compareWinning(analysis, leading(product, oracle, at, Result.LOST), question);
            boolean draw = oracle.of(at) == Result.DRAWN;
            List<List<Integer>> holding = draw ? leading(product, oracle, at, Result.DRAWN) : List.of();
            assertThat(analysis.holding().complete()).as(question).isTrue();
            assertThat(vertices(analysis.holding().moves(), graphs.size()))
                    .as(question)
                    .containsExactlyInAnyOrderElementsOf(holding);
            drawn += draw ? 1 : 0;
            losing += draw && holding.size() < product.moves(at).size() ? 1 : 0;
        }
        assertThat(drawn).as("draws").isPositive();
        assertThat(losing).as("draws that a move throws away").isPositive();
    }

    /// Of positions that are won at once some winning moves may be missing.
    private static void compareWinning(Analysis analysis, List<List<Integer>> expected, String question) {
        List<List<Integer>> listed = vertices(
                analysis.winning().listed(), analysis.sum().components().size());
        assertThat(expected).as(question).containsAll(listed);
        switch (analysis.winning()) {
            case WinningMoves.Complete complete ->
                assertThat(listed).as(question).hasSameSizeAs(expected);
            case WinningMoves.Product product ->
                assertThat(product.count()).as(question).isEqualTo(expected.size());
            case WinningMoves.Partial partial ->
                assertThat(analysis.sum().components()).as(question).anyMatch(component -> component.won());
            case WinningMoves.Unknown unknown -> throw new AssertionError(question);
        }
    }

    private static List<LoopyGraph> graphs(int count, int odds, RandomGenerator random) {
        return IntStream.range(0, count)
                .mapToObj(i -> LoopyGraph.draw(VERTICES, odds, random))
                .toList();
    }

    private static Sum sum(List<LoopyGraph> graphs, List<Integer> at) {
        List<Component<?>> tokens = new ArrayList<>();
        for (int i = 0; i < at.size(); i++) {
            tokens.add(new Component<>(graphs.get(i), at.get(i)));
        }
        return new Sum(tokens);
    }

    private static Outcome outcome(Result result) {
        return switch (result) {
            case WON -> Outcome.N;
            case LOST -> Outcome.P;
            case DRAWN -> Outcome.D;
        };
    }

    private static List<List<Integer>> leading(
            TokenProduct product, NaiveLoopy<List<Integer>> oracle, List<Integer> at, Result to) {
        return product.moves(at).stream()
                .filter(move -> oracle.of(TokenProduct.after(at, move)) == to)
                .toList();
    }

    private static List<List<Integer>> vertices(List<Move> moves, int tokens) {
        return moves.stream().map(move -> vertices(move, tokens)).toList();
    }

    private static List<Integer> vertices(Move move, int tokens) {
        List<Integer> to = new ArrayList<>(Collections.nCopies(tokens, TokenProduct.STAYS));
        for (ComponentChange<?> change : move.changes()) {
            to.set(change.component(), (Integer) change.to().getFirst());
        }
        return to;
    }

    /// By the first winning move a position leads to some others, one for each answer. From none of them
    /// play comes back, or it could go on for ever.
    @ParameterizedTest
    @MethodSource("conventions")
    void a_winner_who_takes_the_first_winning_move_is_never_led_round_in_circles(Convention convention) {
        RandomGenerator random = Seed.of("DrawTest winner " + convention).generator();
        int won = 0;
        for (int i = 0; i < SUMS / 4; i++) {
            List<LoopyGraph> graphs = graphs(2, 0, random);
            List<Integer> at = List.of(random.nextInt(VERTICES), random.nextInt(VERTICES));
            TokenProduct product = new TokenProduct(graphs, convention);
            if (product.oracle().of(at) == Result.WON) {
                won++;
                Map<List<Integer>, Boolean> followed = new HashMap<>();
                assertThat(ends(at, product, followed))
                        .as(convention + " " + graphs + " " + at)
                        .isTrue();
            }
        }
        assertThat(won).isPositive();
    }

    /// @param followed whether the winner's way from a position has been followed to its ends
    private static boolean ends(List<Integer> at, TokenProduct product, Map<List<Integer>, Boolean> followed) {
        if (followed.containsKey(at)) {
            return followed.get(at);
        }
        followed.put(at, false);
        List<Move> winning = Grundy.analyze(sum(product.graphs(), at), product.convention(), BUDGET)
                .winning()
                .listed();
        boolean ends = winning.isEmpty() || answersEnd(at, winning.getFirst(), product, followed);
        followed.put(at, ends);
        return ends;
    }

    private static boolean answersEnd(
            List<Integer> at, Move first, TokenProduct product, Map<List<Integer>, Boolean> followed) {
        List<Integer> left = TokenProduct.after(at, vertices(first, at.size()));
        return product.moves(left).stream()
                .allMatch(answer -> ends(TokenProduct.after(left, answer), product, followed));
    }

    private static LoopyGraph cycle() {
        return new LoopyGraph(List.of(List.of(1), List.of(0)), Set.of(), Set.of());
    }

    @Test
    void moves_are_not_listed_where_only_the_winner_was_asked_for() {
        Sum sum = Sum.of(new Component<>(cycle(), 0));
        Analysis analysis = Grundy.analyze(sum, Convention.NORMAL, SumQuestion.WINNER, new Run(BUDGET));
        assertThat(analysis.outcome()).hasValue(Outcome.D);
        assertThat(analysis.holding()).isEqualTo(MoveList.UNKNOWN);
    }

    @Test
    void an_analysis_that_is_told_of_no_moves_of_a_draw_knows_none() {
        Analysis drawn = Grundy.analyze(Sum.of(new Component<>(cycle(), 0)), Convention.NORMAL, BUDGET);
        Analysis told = new Analysis(
                drawn.sum(),
                drawn.convention(),
                drawn.outcome(),
                drawn.value(),
                drawn.winning(),
                drawn.reason(),
                drawn.findings(),
                drawn.shortfall());
        assertThat(told.holding()).isEqualTo(MoveList.UNKNOWN);
    }
}
