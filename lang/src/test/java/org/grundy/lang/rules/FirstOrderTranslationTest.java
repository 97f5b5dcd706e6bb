package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.grundy.automata.AutomaticSet;
import org.grundy.automata.DecisionProcedure;
import org.grundy.automata.GameProof;
import org.grundy.automata.GameProofs;
import org.grundy.automata.Numeration;
import org.grundy.game.Options;
import org.grundy.game.Play;
import org.grundy.logic.DefinableGame;
import org.grundy.logic.Formula;
import org.grundy.logic.LinearTerm;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Rules put into formulas: the same moves, and theorems proved from the rules' text.
final class FirstOrderTranslationTest {
    private static RuleGame game(String rules) {
        return RuleText.compile("game" + rules).game("game");
    }

    private static FirstOrderTranslation definable(String rules) {
        return FirstOrderTranslation.of(game(rules)).orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ": n -> n - 1 if 1 <= n <= 9223372036854775807",
                ": n -> n - k for k in 1..9223372036854775807 if k <= n",
                ": n -> n - k for k in 1..n if n + 9223372036854775807 + 9223372036854775807 > 5",
                ": n -> n - q for q in powers(2, 9223372036854775807) if q <= n",
                ": unordered; (a, b) -> (a, 9223372036854775807) if b < 9223372036854775807",
            })
    void a_formula_that_would_need_numbers_beyond_64_bits_is_none(String rules) {
        assertThat(FirstOrderTranslation.of(game(rules))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ": n -> n - k for k in 1..min(4, n)",
                ": n -> n - k for k in 2..n step 3",
                ": n -> n / 2 if n > 0; n -> n - 1 if n > 0",
                ": n -> n % 5 if n >= 5; n -> n / 3 if n > 1 and not 3 divides n",
                ": n -> n - k for k in {1, 3..5, n / 2} if 1 <= k <= n",
                ": n -> max(n - 7, 2) if n > 7; n -> abs(n - 9) if 5 <= n <= 8 or n = 12",
                ": n -> n - k for k in powers(2, n)",
                ": n -> k for k in n-3..n-1 if k >= 0",
                ": n -> n xor 1 if n % 2 = 1",
                ": n -> n - k for k in n/2..n if k > 0 and (n - 20) / 6 != -2",
                ": (x, y) -> (x - k, y) for k in 1..x; (x, y) -> (x, y - k) for k in 1..y; "
                        + "(x, y) -> (x - k, y - k) for k in 1..min(x, y)",
                ": unordered; (x, y) -> (x - k, y + k) for k in 1..x; (x, y) -> (x, y - 2) if y > 1",
                ": (n, q) -> (n - t, 2 * t) for t in 1..min(n, q)",
                ": lose when n = 7; n -> n - k for k in 1..min(3, n)",
                ": win when x = y; (x, y) -> (x - 1, y) if x > 0; (x, y) -> (x, y - 1) if y > 0",
                ": states (x, y) where x >= y; (x, y) -> (x - 1, y) if x > y; (x, y) -> (x, y - 1) if y > 0",
            })
    void the_formulas_allow_just_the_moves_of_the_rules(String rules) {
        RuleGame game = game(rules);
        FirstOrderTranslation definable = definable(rules);
        DefinableGame formulas = definable.game();
        Numeration numeration = Numeration.base(definable.base().orElse(2));
        AutomaticSet positions = set(numeration, formulas.position(), formulas.domain());
        AutomaticSet won = set(numeration, formulas.position(), formulas.won());
        List<AutomaticSet> moves = formulas.moves().stream()
                .map(move -> options(numeration, formulas, move))
                .toList();
        int size = formulas.position().size() == 1 ? 40 : 9;
        for (RuleState state : states(formulas.position().size(), size)) {
            boolean exists = game.rules().exists(state)
                    && game.rules().canonical(state.toArray()).equals(state);
            assertThat(positions.contains(state.toArray())).as("%s", state).isEqualTo(exists);
            if (exists) {
                assertThat(won.contains(state.toArray()))
                        .as("%s", state)
                        .isEqualTo(game.rules().won(state));
                if (!game.rules().won(state)) {
                    assertThat(reached(moves, state, size * 2)).as("%s", state).isEqualTo(listed(game, state));
                }
            }
        }
    }

    private static AutomaticSet set(Numeration numeration, List<String> variables, Formula formula) {
        return new DecisionProcedure(numeration, Map.of(), Run.unlimited()).set(variables, formula);
    }

    /// Pairs of a position and an option.
    private static AutomaticSet options(Numeration numeration, DefinableGame game, DefinableGame.Move move) {
        List<String> variables = new ArrayList<>(game.position());
        List<Formula> parts = new ArrayList<>(List.of(move.condition()));
        for (LinearTerm term : move.option()) {
            String name = "to" + parts.size();
            variables.add(name);
            parts.add(new Formula.Equal(LinearTerm.of(name), term));
        }
        return set(numeration, variables, Formula.exists(move.choices(), Formula.and(parts)));
    }

    private static List<RuleState> states(int places, int size) {
        List<RuleState> states = new ArrayList<>();
        for (int x = 0; x < size; x++) {
            if (places == 1) {
                states.add(RuleState.of(x));
            } else {
                for (int y = 0; y < size; y++) {
                    states.add(RuleState.of(x, y));
                }
            }
        }
        return states;
    }

    private static Set<RuleState> reached(List<AutomaticSet> moves, RuleState from, int size) {
        long[] numbers = from.toArray();
        Set<RuleState> reached = new HashSet<>();
        for (RuleState to : states(numbers.length, size)) {
            long[] pair = new long[2 * numbers.length];
            System.arraycopy(numbers, 0, pair, 0, numbers.length);
            System.arraycopy(to.toArray(), 0, pair, numbers.length, numbers.length);
            if (moves.stream().anyMatch(move -> move.contains(pair))) {
                reached.add(to);
            }
        }
        return reached;
    }

    private static Set<RuleState> listed(RuleGame game, RuleState from) {
        Set<RuleState> listed = new HashSet<>();
        game.rules().options(from, new Options<>() {
            @Override
            public void to(List<RuleState> parts) {
                listed.add(parts.getFirst());
            }

            @Override
            public void unlisted() {
                throw new IllegalStateException("rules list all options");
            }
        });
        return listed;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ": n -> n - k for k in primes(n)",
                ": (a, b) -> (a, b - q * a) for q in 1..b/a if a > 0",
                ": n -> [i] & [n - i] for i in 1..n-1",
                ": a[] -> replace(a, i, 0) for i in indices(a) if a[i] > 0",
                ": n -> n - gcd(n, 6) if n > 0",
                ": value when n = 3: 2; n -> n - 1 if n > 0",
            })
    void what_cannot_be_said_is_refused(String rules) {
        assertThat(FirstOrderTranslation.of(game(rules))).isEmpty();
    }

    @Test
    void powers_ask_for_their_base() {
        assertThat(definable(": n -> n - k for k in powers(3, n)").base()).isEqualTo(OptionalInt.of(3));
        assertThat(definable(": n -> n - k for k in 1..n").base()).isEmpty();
        assertThat(FirstOrderTranslation.of(
                        game(": n -> n - j for j in powers(3, n); n -> n - k for k in powers(2, n)")))
                .isEmpty();
    }

    /// Theory 2.1, 2.2, 2.4, 2.5 and 7.1, from the rules' text and the lost positions learned from small ones.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                ": n -> n - k for k in 1..min(5, n) | base 2 | NORMAL | 100",
                ": n -> n - k for k in 1..min(5, n) | base 2 | MISERE | 100",
                ": n -> n - k for k in 2..4 if k <= n | base 10 | MISERE | 2000",
                ": n -> n - k for k in powers(2, n) | base 2 | NORMAL | 100",
                ": n -> n - k for k in powers(4, n) | base 4 | NORMAL | 300",
                ": n -> n / 2 if n > 0; n -> n - 1 if n > 0 | base 2 | NORMAL | 500",
                ": (x, y) -> (x - 1, y) if x > 0; (x, y) -> (x, y - 1) if y > 0;"
                        + "(x, y) -> (x - 1, y - 1) if x > 0 and y > 0 | base 2 | NORMAL | 20",
                ": unordered; (x, y) -> (x - k, y) for k in 1..x; (x, y) -> (x, y - k) for k in 1..y;"
                        + "(x, y) -> (x - k, y - k) for k in 1..x | Zeckendorf | NORMAL | 90",
                ": (n, q) -> (n - t, 2 * t) for t in 1..min(n, q) | Zeckendorf | NORMAL | 90",
            })
    void lost_positions_are_learned_from_a_table_and_proved_for_all(
            String rules, String numeration, Play play, long bound) {
        DefinableGame game = definable(rules).game();
        RuleGame text = game(rules);
        Map<RuleState, Boolean> lost = new HashMap<>();
        Numeration system = numeration.equals("Zeckendorf")
                ? Numeration.zeckendorf()
                : Numeration.base(Integer.parseInt(numeration.substring(5)));
        List<Long> bounds = game.position().stream().map(name -> bound).toList();
        AutomaticSet learned = AutomaticSet.learn(
                        system,
                        bounds,
                        numbers -> Optional.of(lost(text, text.rules().canonical(numbers), play, lost)),
                        50,
                        Run.unlimited())
                .orElseThrow();
        GameProof proof = GameProofs.outcomes(game, learned, play, Run.unlimited());
        assertThat(proof).as("%s", learned.dfa()).isInstanceOf(GameProof.Proved.class);
    }

    private static boolean lost(RuleGame game, RuleState state, Play play, Map<RuleState, Boolean> known) {
        Boolean before = known.get(state);
        if (before != null) {
            return before;
        }
        Set<RuleState> options = listed(game, state);
        boolean lost = options.isEmpty()
                ? play == Play.NORMAL
                : options.stream().noneMatch(option -> lost(game, option, play, known));
        known.put(state, lost);
        return lost;
    }

    @Test
    void a_refutation_names_a_move_of_the_rules() {
        DefinableGame game = definable(": n -> n - k for k in 1..min(5, n)").game();
        AutomaticSet wrong = set(
                Numeration.base(2),
                List.of("n"),
                Formula.exists(
                        List.of("d"),
                        new Formula.Equal(LinearTerm.of("n"), LinearTerm.of("d").times(5))));
        assertThat(GameProofs.outcomes(game, wrong, Play.NORMAL, Run.unlimited()))
                .isInstanceOfSatisfying(GameProof.Refuted.class, refuted -> {
                    assertThat(refuted.position()).containsExactly(BigInteger.valueOf(5));
                    assertThat(refuted.option()).contains(List.of(BigInteger.ZERO));
                });
    }
}
