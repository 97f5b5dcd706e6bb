package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.rules.internal.execution.OptionCollector;
import org.grundy.lang.rules.internal.execution.RuleInterpreter;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.testkit.Fuzz;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What compiled rules do with a state, the interpreter does too. Both have the checked tree and the
/// values of functions from the same place; loops, conditions, charges and places of faults are written
/// twice.
final class RuleInterpreterTest {
    private static final int SIDE = 9;
    private static final int MOST_STATES = 60;
    private static final long[] EXTREMES = {0, 1, 7, 64, 4097, 3_000_000_019L, Long.MAX_VALUE};
    /// A state with very many options is compared up to so many events.
    private static final int MOST_EVENTS = 20_000;

    /// Ends the listing of a state with very many options.
    private static final class Enough extends RuntimeException {
        private static final long serialVersionUID = 1;

        private Enough() {
            super(null, null, false, false);
        }
    }

    /// What happens to a state, in order: charges, options, the error at the end.
    private static List<String> events(CompiledRules rules, RuleState state) {
        List<String> events = new ArrayList<>();
        OptionCollector.Receiver receiver = new OptionCollector.Receiver() {
            @Override
            public void option(List<long[]> parts) {
                add("to " + parts.stream().map(Arrays::toString).toList());
            }

            @Override
            public void looked(long candidates) {
                add("looked at " + candidates);
            }

            private void add(String event) {
                events.add(event);
                if (events.size() > MOST_EVENTS) {
                    throw new Enough();
                }
            }
        };
        try {
            events.add("exists " + rules.exists(state) + ", won " + rules.won(state));
            rules.list(state, receiver, nimber -> events.add("nimber " + nimber));
        } catch (InputError error) {
            events.add(told(error));
        } catch (Enough enough) {
            events.add("…");
        }
        return events;
    }

    private static String told(InputError error) {
        return error.text() + " at " + error.span() + " of " + error.source();
    }

    private static String start(CompiledRules rules, long[] written) {
        return attempt(() -> rules.start(written).toString());
    }

    private static String attempt(Supplier<String> work) {
        try {
            return work.get();
        } catch (InputError error) {
            return told(error);
        }
    }

    private static void agree(GameTree tree, List<RuleState> states) {
        CompiledRules compiled = new CompiledRules(tree);
        CompiledRules interpreted = new CompiledRules(tree, new RuleInterpreter(tree));
        int written = tree.start().map(start -> start.shape().arity()).orElse(0);
        for (RuleState state : states) {
            assertThat(events(interpreted, state))
                    .as("%s of %s", state, tree.source())
                    .isEqualTo(events(compiled, state));
            if (written > 0) {
                long[] numbers = Arrays.copyOf(state.toArray(), written);
                assertThat(start(interpreted, numbers)).isEqualTo(start(compiled, numbers));
            }
        }
    }

    /// Small states: of a list they have up to four elements.
    private static List<RuleState> small(GameTree tree) {
        int arity = tree.shape().arity();
        int longest = tree.shape().list().isPresent() ? arity + 4 : arity;
        return IntStream.range(0, MOST_STATES)
                .mapToObj(number -> {
                    long[] state = new long[arity + (longest == arity ? 0 : number % 5)];
                    int rest = number * 7 + number / SIDE;
                    for (int i = 0; i < state.length; i++, rest /= SIDE) {
                        state[i] = rest % SIDE;
                    }
                    return RuleState.of(state);
                })
                .toList();
    }

    /// The games of a text, with examples as parameters.
    private static List<GameTree> trees(String text) {
        RuleText rules = RuleText.compile(text);
        return rules.families().stream()
                .map(family -> family.entry().example().replaceFirst("\\([^()]*\\)$", ""))
                .map(name -> rules.game(name).tree())
                .toList();
    }

    static List<String> texts() throws IOException {
        List<String> all = new ArrayList<>(DocumentTest.blocks());
        for (Path file : DocumentTest.examples()) {
            all.add(Files.readString(file));
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("texts")
    void rules_of_the_documents_have_the_same_options_charges_and_faults(String text) {
        assertThat(trees(text)).isNotEmpty().allSatisfy(tree -> agree(tree, small(tree)));
    }

    @Test
    void random_rules_have_the_same_options_charges_and_faults() {
        AtomicInteger compared = new AtomicInteger();
        Fuzz.texts("RuleInterpreterTest", 150, 30_000, random -> new RandomRules(random).game(), text -> {
            for (GameTree tree : treesIfAny(text)) {
                agree(tree, small(tree));
                compared.incrementAndGet();
            }
        });
        assertThat(compared.get()).isGreaterThan(50);
    }

    private static List<GameTree> treesIfAny(String text) {
        try {
            return trees(text);
        } catch (InputError refused) {
            return List.of();
        }
    }

    @ParameterizedTest
    @EnumSource(NumberFunction.class)
    void functions_have_the_same_values_and_faults_at_numbers_of_any_size(NumberFunction function) {
        String call = function.isCondition()
                ? "0 if x in " + function.set() + (function.arity() == 2 ? "(y, x)" : "(x)")
                : NumberFunction.called(function.word()).isPresent()
                        ? function.word() + "("
                                + "xyz".substring(0, function.arity()).replaceAll("(?<=.)(?=.)", ", ") + ")"
                        : "x " + function.word() + " y";
        GameTree tree = trees("(x, y, z) -> (" + call.replaceFirst("(?= if)|$", ", 0, 0)"))
                .getFirst();
        agree(tree, extremes());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x + y - z",
                "x * y",
                "x / (y - z)",
                "(x - y) % z",
                "x ^ y",
                "(0 - x - 1) / (0 - y)",
                "x xor (y - z)",
                "(x - y) xor z if z divides x or not x < y",
            })
    void arithmetic_is_the_same_at_numbers_of_any_size(String number) {
        agree(
                trees("(x, y, z) -> (" + number.replaceFirst("(?= if)|$", ", 0, 0)"))
                        .getFirst(),
                extremes());
    }

    private static List<RuleState> extremes() {
        return LongStream.of(EXTREMES)
                .boxed()
                .flatMap(x -> LongStream.of(EXTREMES)
                        .boxed()
                        .flatMap(y -> LongStream.of(EXTREMES).mapToObj(z -> RuleState.of(x, y, z))))
                .toList();
    }

    @Test
    void long_loops_are_charged_the_same() {
        List<RuleState> large = LongStream.of(65_535, 65_536, 65_537, 200_000)
                .mapToObj(RuleState::of)
                .toList();
        for (String rule : List.of(
                "n -> n - k for k in 1..n if k = 7",
                "n -> n - k for k in 1..n step 2 if k = 7",
                "n -> n - k for k in 1..n for j in 1..k % 3 if k = 7",
                "n -> n - k for k in {1..3, powers(2, n), divisors(n)} if smallestpart(n, 2) = k",
                "n -> n - k for k in {1, 2, 3} if k < 3",
                "n -> n - k for k in {1, 2, 3, 4, 5, 6, 7, 8, 9} if k < 3")) {
            agree(trees(rule).getFirst(), large);
        }
    }
}
