package org.grundy.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Move;
import org.grundy.game.Sum;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.solve.SumCoding;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class OpponentTest {
    private static final Budget NONE = new Budget(1, Duration.ofSeconds(10), 1);
    private static final Budget ENOUGH = Budget.UNLIMITED;
    private static final Opponent SEARCHING = new Opponent(ENOUGH, ENOUGH);
    private static final Opponent NOT_SEARCHING = new Opponent(NONE, ENOUGH);

    static List<Convention> conventions() {
        return Convention.all();
    }

    @ParameterizedTest
    @MethodSource("conventions")
    void a_won_position_is_never_lost_to_random_play(Convention convention) {
        neverLoses(SEARCHING, convention, 25);
    }

    @ParameterizedTest
    @MethodSource("conventions")
    void a_won_position_is_never_lost_to_random_play_where_remoteness_is_not_searched(Convention convention) {
        neverLoses(NOT_SEARCHING, convention, 25);
    }

    /// Heaps of 60, 61 and 62 tokens have a quarter of a million sums.
    @Test
    void whoever_asks_for_a_reply_may_stop_what_is_done_for_it() {
        assertThat(work(false)).isGreaterThan(100_000);
        assertThat(work(true)).isLessThan(10_000);
    }

    private static long work(boolean stopped) {
        Sum heaps = new Sum(LongStream.of(60, 61, 62)
                .<Component<?>>mapToObj(heap -> new Component<>(Toy.NIM, BigInteger.valueOf(heap)))
                .toList());
        List<Run> begun = new ArrayList<>();
        SEARCHING.reply(
                PlayState.of(heaps, Convention.NORMAL),
                100,
                Seed.of("OpponentTest stop").generator(),
                budget -> {
                    Run run = new Run(budget);
                    begun.add(run);
                    if (stopped) {
                        run.stop();
                    }
                    return run;
                });
        return begun.stream().mapToLong(Run::work).sum();
    }

    private static void neverLoses(Opponent opponent, Convention convention, int games) {
        RandomGenerator random = Seed.of("OpponentTest " + convention).generator();
        NaiveRemoteness naive = new NaiveRemoteness(convention);
        for (int i = 0; i < games; i++) {
            Sum sum = Toy.randomSum(random);
            Player winner = naive.of(Toy.naive(sum)).nextPlayerWins() ? Player.FIRST : Player.SECOND;
            Session end = againstRandom(Session.of(sum, convention), opponent, winner, random);
            assertThat(end.winner()).as(sum.expression()).contains(winner);
        }
    }

    private static Session againstRandom(Session start, Opponent opponent, Player perfect, RandomGenerator random) {
        Session session = start;
        while (!session.position().over()) {
            PlayState position = session.position();
            List<Move> moves =
                    position.moves(Integer.MAX_VALUE, Run.unlimited()).moves();
            Move move = session.mover() == perfect
                    ? opponent.reply(position).orElseThrow().move()
                    : moves.get(random.nextInt(moves.size()));
            assertThat(moves).contains(move);
            session = session.after(move);
        }
        return session;
    }

    @ParameterizedTest
    @MethodSource("conventions")
    void best_play_lasts_exactly_as_long_as_the_remoteness(Convention convention) {
        RandomGenerator random = Seed.of("OpponentTest " + convention).generator();
        NaiveRemoteness naive = new NaiveRemoteness(convention);
        for (int i = 0; i < 25; i++) {
            Sum sum = Toy.randomSum(random);
            NaiveRemoteness.Answer answer = naive.of(Toy.naive(sum));
            BestLine line = BestLine.of(PlayState.of(sum, convention), Integer.MAX_VALUE, SEARCHING, Run.unlimited());
            assertThat(line.end()).isEqualTo(BestLine.End.OVER);
            assertThat(line.moves()).as(sum.expression()).hasSize(answer.length());
            assertThat(line.moves().stream().map(played -> left(played.plan())).toList())
                    .isEqualTo(countdown(answer.length()));
        }
    }

    private static int left(MovePlan plan) {
        return switch (plan) {
            case MovePlan.Winning winning -> winning.moves().orElseThrow();
            case MovePlan.Delaying delaying -> delaying.moves();
            case MovePlan.Hoping hoping -> throw new AssertionError(hoping);
            case MovePlan.Guessing guessing -> throw new AssertionError(guessing);
            case MovePlan.Drawing drawing -> throw new AssertionError(drawing);
            case MovePlan.Careless careless -> throw new AssertionError(careless);
        };
    }

    private static List<Integer> countdown(int length) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = length; i > 0; i--) {
            numbers.add(i);
        }
        return numbers;
    }

    @ParameterizedTest
    @MethodSource("conventions")
    void a_lost_position_holds_out_at_least_as_long_as_the_remoteness(Convention convention) {
        RandomGenerator random = Seed.of("OpponentTest " + convention).generator();
        NaiveRemoteness naive = new NaiveRemoteness(convention);
        for (int i = 0; i < 25; i++) {
            Sum sum = Toy.randomSum(random);
            NaiveRemoteness.Answer answer = naive.of(Toy.naive(sum));
            Player loser = answer.nextPlayerWins() ? Player.SECOND : Player.FIRST;
            Session end = againstRandom(Session.of(sum, convention), SEARCHING, loser, random);
            boolean held = end.turns().size() >= answer.length();
            assertThat(held || end.winner().equals(Optional.of(loser)))
                    .as(sum.expression() + " lasted " + end.turns().size() + " moves")
                    .isTrue();
        }
    }

    @Test
    void two_equal_heaps_of_nim_beyond_any_search_are_defended_by_taking_least() {
        long size = 1_000_000_000_000_000_000L;
        PlayState position = PlayState.of(Sum.of(TheoremNim.of(size), TheoremNim.of(size)), Convention.NORMAL);
        OpponentReply reply = Opponent.standard().reply(position).orElseThrow();
        assertThat(reply.plan()).isEqualTo(new MovePlan.Hoping(Heuristic.LEAST_TAKEN));
        assertThat(position.after(reply.move()).sum().expression())
                .isEqualTo("nim(999999999999999999) + nim(1000000000000000000)");
    }

    @Test
    void heaps_whose_options_cannot_be_listed_are_still_played() {
        PlayState position =
                PlayState.of(Sum.of(TheoremNim.ofPower(1000), TheoremNim.ofPower(1000)), Convention.NORMAL);
        Session session = new Session(position, List.of());
        OpponentReply defence = Opponent.standard().reply(session.position()).orElseThrow();
        session = session.after(defence.move());
        assertThat(defence.plan()).isEqualTo(new MovePlan.Hoping(Heuristic.LEAST_TAKEN));
        OpponentReply attack = Opponent.standard().reply(session.position()).orElseThrow();
        session = session.after(attack.move());
        assertThat(attack.plan()).isEqualTo(new MovePlan.Winning(OptionalInt.empty()));
        assertThat(session.position().sum().components().getFirst())
                .isEqualTo(session.position().sum().components().getLast());
    }

    @Test
    void a_sum_that_nothing_can_decide_is_played_all_the_same() {
        PlayState position = PlayState.of(Sum.of(Toy.KAYLES.of(200), Toy.NIM.of(50)), Convention.MISERE);
        Budget little = new Budget(1000, Duration.ofSeconds(5), 1 << 20);
        OpponentReply reply = new Opponent(little, little).reply(position).orElseThrow();
        assertThat(reply.plan()).isEqualTo(new MovePlan.Guessing(Heuristic.LEAST_TAKEN));
    }

    @Test
    void there_is_no_reply_when_play_is_over() {
        PlayState position = PlayState.of(Sum.of(Toy.NIM.of(0)), Convention.NORMAL);
        assertThat(Opponent.standard().reply(position)).isEmpty();
    }

    @Test
    void the_line_of_the_sources_is_played() {
        // 博弈论入门, §1: n = 15, m = 3, the last mover loses; the first player leaves 13, 9, 5, 1.
        BestLine line =
                BestLine.of(PlayState.of(Sum.of(Toy.BASH.of(15)), Convention.MISERE), 100, SEARCHING, Run.unlimited());
        List<String> left = line.moves().stream()
                .filter(played -> played.turn().mover() == Player.FIRST)
                .map(played -> played.turn().left().sum().expression())
                .toList();
        assertThat(left).containsExactly("BASH(13)", "BASH(9)", "BASH(5)", "BASH(1)");
        assertThat(line.moves()).hasSize(8);
    }

    @Test
    void a_line_ends_at_the_length_that_was_wanted() {
        PlayState start = PlayState.of(Sum.of(Toy.BASH.of(40)), Convention.NORMAL);
        BestLine line = BestLine.of(start, 3, SEARCHING, Run.unlimited());
        assertThat(line.end()).isEqualTo(BestLine.End.LENGTH);
        assertThat(line.moves()).hasSize(3);
    }

    @Test
    void a_weak_player_draws_a_legal_move_by_lot() {
        PlayState position =
                PlayState.of(Sum.of(TheoremNim.of(3), TheoremNim.of(4), TheoremNim.of(5)), Convention.NORMAL);
        OpponentReply reply = Opponent.quick()
                .reply(position, 0, Seed.of("OpponentTest lot").generator())
                .orElseThrow();
        assertThat(reply.plan()).isEqualTo(new MovePlan.Careless());
        assertThat(position.moves(100, Run.unlimited()).moves()).contains(reply.move());
    }

    @Test
    void a_player_of_full_strength_wins_what_is_won() {
        PlayState position =
                PlayState.of(Sum.of(TheoremNim.of(3), TheoremNim.of(4), TheoremNim.of(5)), Convention.NORMAL);
        OpponentReply reply = Opponent.quick()
                .reply(position, 100, Seed.of("OpponentTest lot").generator())
                .orElseThrow();
        assertThat(reply.plan()).isInstanceOf(MovePlan.Winning.class);
    }

    /// By hand: in two heaps of three the winner copies each move, so who takes one at a time lasts six moves.
    @Test
    void who_has_lost_by_theorem_holds_out_as_long_as_a_table_says_and_beyond_it_by_rule_of_thumb() {
        PlayState small = PlayState.of(Sum.of(TheoremNim.of(3), TheoremNim.of(3)), Convention.NORMAL);
        // The glance is short, and a machine may do something else meanwhile.
        assertThat(Stream.generate(() -> Opponent.quick().replySoon(small).orElseThrow())
                        .limit(50)
                        .anyMatch(reply -> reply.plan().equals(new MovePlan.Delaying(6))))
                .isTrue();
        PlayState large = PlayState.of(Sum.of(TheoremNim.of(3_000_000), TheoremNim.of(3_000_000)), Convention.NORMAL);
        assertThat(Opponent.quick().replySoon(large).orElseThrow().plan())
                .isEqualTo(new MovePlan.Hoping(Heuristic.LEAST_TAKEN));
    }

    /// A value may take far longer to find than who wins, which the theorem says.
    @Test
    void where_a_theorem_names_the_winning_move_no_value_is_asked_for() {
        PlayState heap = PlayState.of(Sum.of(TheoremNim.unvalued(3_000_000)), Convention.NORMAL);
        assertThat(NOT_SEARCHING.reply(heap).orElseThrow().plan()).isEqualTo(new MovePlan.Winning(OptionalInt.empty()));
        PlayState last = PlayState.of(Sum.of(TheoremNim.unvalued(1)), Convention.MISERE);
        assertThat(NOT_SEARCHING.replySoon(last).orElseThrow().plan()).isInstanceOf(MovePlan.Hoping.class);
    }

    @Test
    void the_positions_of_a_sum_have_numbers_that_its_moves_make_smaller() {
        Sum sum = Sum.of(Toy.BASH.of(5), Toy.NIM.of(3), Toy.BASH.of(2));
        SumCoding coding = SumCoding.of(sum, 72).orElseThrow();
        assertThat(coding.size()).isEqualTo(6 * 4 * 3);
        assertThat(coding.code(SumCoding.digits(sum))).isEqualTo(71);
        for (long code = 0; code < coding.size(); code++) {
            assertThat(coding.code(coding.decode(code))).isEqualTo(code);
        }
        assertThat(SumCoding.of(sum, 71)).isEmpty();
        assertThat(SumCoding.of(Sum.of(Toy.KAYLES.of(5)), 72)).isEmpty();
    }
}
