package org.grundy.catalog;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.game.Play;
import org.grundy.game.Theorem;
import org.grundy.run.Run;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.testkit.NaiveOutcome;
import org.grundy.text.BilingualText;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;
import org.junit.jupiter.api.Test;

/// What theorems say in words is true: they name the kinds of play that they cover, and where a statement is a
/// formula, that formula, written down here from the words and not from the theorem's code, agrees with naive
/// play from the smallest positions on.
class StatementsTest {
    private static final Pattern WINNER = Pattern.compile("\\b(wins?|won|loses?|lost)\\b");
    private static final Pattern PLAY = Pattern.compile("normal play|misère play|either kind of play");
    private static final Pattern WINNER_ZH = Pattern.compile("必败|必胜|获胜|即胜|先手输|先手胜");
    private static final Pattern PLAY_ZH = Pattern.compile("正常规则|反常规则|两种规则");
    private static final int POSITIONS = 400;

    private static final double GOLDEN = (1 + Math.sqrt(5)) / 2;

    /// The Grundy value that a statement gives to numbers, the parameters of the game first.
    private static final Map<String, Function<long[], Long>> VALUES = Map.ofEntries(
            entry("bouton", n -> n[0]),
            entry("bash", n -> n[1] % (n[0] + 1)),
            entry("border", n -> n[0] == 1 || n[1] == 1 ? n[0] + n[1] - 2 : null),
            entry("divisors", n -> n[0] == 0 ? 0L : Long.numberOfTrailingZeros(n[0])),
            entry("euclid", n -> euclid(Math.min(n[0], n[1]), Math.max(n[0], n[1]))),
            entry("grossman", n -> (square(Math.max(n[0], n[1])) - square(Math.min(n[0], n[1]))) / (n[0] * n[1])),
            entry("kiki", n -> kiki(n[0] - 1, n[1] - 1)),
            entry("lasker", n -> n[0] % 4 == 3 ? n[0] + 1 : n[0] % 4 == 0 && n[0] > 0 ? n[0] - 1 : n[0]),
            entry("powers", n -> powers(n[0], n[1])),
            entry("primepowers", n -> n[0] % 6),
            entry("primes", n -> n[0] % 4),
            entry("two-numbers", n -> twoNumbers(n[0], n[1], n[2] % (n[0] + n[1]))),
            entry("take.stuck", n -> n[2] % (n[0] + n[1]) / n[0]));

    /// Whether the player to move loses, by play.
    private static final Map<Play, Map<String, Function<long[], Boolean>>> LOST = Map.of(
            Play.NORMAL,
            Map.of(
                    "take.sweep", n -> n[2] == 0 || (n[2] - 1) % (n[0] + n[1]) >= n[1],
                    "wythoff", n -> wythoff(n)),
            Play.MISERE,
            Map.ofEntries(
                    entry("bouton.misere", n -> n[0] == 1),
                    entry("bash", n -> n[1] % (n[0] + 1) == 1 % (n[0] + 1)),
                    entry("border", n -> (n[0] == 1 || n[1] == 1) ? n[0] + n[1] - 2 == 1 : null),
                    entry("euclid", n -> misereEuclid(Math.min(n[0], n[1]), Math.max(n[0], n[1]))),
                    entry("powers", n -> powers(n[0], n[1]) == 1),
                    entry("primepowers", n -> n[0] % 6 == 1),
                    entry("primes", n -> n[0] % 4 == 1),
                    entry("two-numbers", n -> twoNumbers(n[0], n[1], n[2] % (n[0] + n[1])) == 1),
                    entry("take.stuck", n -> n[2] % (n[0] + n[1]) / n[0] == 1),
                    entry("take.sweep", n -> n[2] % (n[0] + n[1]) >= 1 && n[2] % (n[0] + n[1]) <= n[0]),
                    entry("wythoff.misere", n -> misereWythoff(n))));

    private final Set<String> keysRead = new TreeSet<>();

    @Test
    void every_theorem_says_in_words_which_play_it_is_about() {
        cases().forEach(StatementsTest::named);
    }

    @Test
    void every_statement_that_is_a_formula_is_true() {
        cases().forEach(this::read);
        Set<String> keys = new TreeSet<>(VALUES.keySet());
        LOST.values().forEach(each -> keys.addAll(each.keySet()));
        assertThat(keysRead).isEqualTo(keys);
    }

    private static Stream<VerificationCase<?>> cases() {
        return Catalog.library().families().stream().flatMap(family -> family.cases(Thoroughness.QUICK).stream());
    }

    private static <P> void named(VerificationCase<P> each) {
        each.game().theorems().forEach(theorem -> named(each, theorem));
    }

    private <P> void read(VerificationCase<P> each) {
        each.game().theorems().forEach(theorem -> read(each, theorem));
    }

    private static <P> void named(VerificationCase<P> each, Theorem<P> theorem) {
        BilingualText statement = words(each, theorem, "statement");
        assertThat(PLAY.matcher(statement.en()).find()
                        || !WINNER.matcher(statement.en()).find())
                .as(statement.en())
                .isTrue();
        assertThat(PLAY_ZH.matcher(statement.zh()).find()
                        || !WINNER_ZH.matcher(statement.zh()).find())
                .as(statement.zh())
                .isTrue();
        String domain = words(each, theorem, "domain").en();
        boolean both = domain.contains("both kinds of play");
        for (Play play : Play.values()) {
            boolean covered = each.positions(Run.unlimited()).stream()
                    .anyMatch(position -> theorem.covers(position, play)
                            || (play == Play.MISERE && theorem.tame(position).isPresent()));
            boolean silent = !domain.contains("play");
            if (each.positions(Run.unlimited()).stream().anyMatch(position -> theorem.covers(position, play))) {
                assertThat(domain).as(each.game().name()).matches(text -> both || silent || text.contains(word(play)));
            }
            if (both) {
                assertThat(covered).as(theorem.key() + ": " + domain).isTrue();
            }
        }
    }

    private static String word(Play play) {
        return play == Play.NORMAL ? "normal play" : "misère play";
    }

    private static BilingualText words(VerificationCase<?> each, Theorem<?> theorem, String what) {
        return each.game().words().sentence(theorem.key() + "." + what).orElseThrow();
    }

    private <P> void read(VerificationCase<P> each, Theorem<P> theorem) {
        Function<P, List<List<P>>> options =
                position -> ListedOptions.of(each.game().rules(), position);
        Function<long[], Long> values = VALUES.getOrDefault(theorem.key(), n -> null);
        NaiveGrundy<P> naive = new NaiveGrundy<>(options);
        each.positions(Run.unlimited()).stream().limit(POSITIONS).forEach(position -> {
            Long value = each.game().numbers(position).isEmpty() ? null : values.apply(numbers(each, position));
            if (value != null) {
                keysRead.add(theorem.key());
                assertThat(value).as(each.game().expression(position)).isEqualTo(naive.value(position));
            }
        });
        for (Play play : Play.values()) {
            lost(each, options, play, theorem.key());
        }
    }

    private <P> void lost(VerificationCase<P> each, Function<P, List<List<P>>> options, Play play, String key) {
        Function<long[], Boolean> reading =
                Objects.requireNonNull(LOST.get(play)).getOrDefault(key, n -> null);
        NaiveOutcome<P> naive = play == Play.NORMAL ? NaiveOutcome.normal(options) : NaiveOutcome.misere(options);
        each.positions(Run.unlimited()).stream().limit(POSITIONS).forEach(position -> {
            Boolean lost = each.game().numbers(position).isEmpty() ? null : reading.apply(numbers(each, position));
            if (lost != null) {
                keysRead.add(key);
                assertThat(lost)
                        .as(each.game().expression(position) + " " + play)
                        .isEqualTo(!naive.nextPlayerWins(List.of(position)));
            }
        });
    }

    /// The numbers in the game's name, then those of the position.
    private static <P> long[] numbers(VerificationCase<P> each, P position) {
        Stream<Long> parameters =
                Pattern.compile("\\d+").matcher(each.game().name()).results().map(found -> Long.valueOf(found.group()));
        Stream<Long> numbers =
                each.game().numbers(position).orElseThrow().stream().map(Number::longValue);
        return Stream.concat(parameters, numbers).mapToLong(Long::longValue).toArray();
    }

    private static long square(long n) {
        return n * n;
    }

    private static long euclid(long a, long b) {
        if (a == 0) {
            return 0;
        }
        long q = b / a;
        return b % a == 0 || q > euclid(b % a, a) ? q : q - 1;
    }

    private static boolean misereEuclid(long a, long b) {
        return a > 0 && b < GOLDEN * a;
    }

    private static long kiki(long x, long y) {
        if (x % 2 == y % 2) {
            return x % 2 == 0 ? 0 : 2;
        }
        return Math.min(x, y) % 2 == 0 ? 1 : 3;
    }

    private static long powers(long c, long n) {
        return c % 2 == 1 ? n % 2 : n % (c + 1) == c ? 2 : n % (c + 1) % 2;
    }

    private static Long twoNumbers(long a, long b, long r) {
        return r < b ? r / a % 2 : r / a % 2 == 1 ? 1L : 2L;
    }

    private static boolean wythoff(long[] n) {
        long t = n.length == 3 ? n[0] : 1;
        long low = Math.min(n[n.length - 2], n[n.length - 1]);
        long d = Math.abs(n[n.length - 2] - n[n.length - 1]);
        long quotient = d / t;
        double alpha = (2 - t + Math.sqrt((double) (t * t + 4))) / 2;
        return d % t == 0 && low == (long) Math.floor(quotient * alpha);
    }

    private static boolean misereWythoff(long[] n) {
        long t = n.length == 3 ? n[0] : 1;
        long low = Math.min(n[n.length - 2], n[n.length - 1]);
        long d = Math.abs(n[n.length - 2] - n[n.length - 1]);
        long quotient = d / t;
        double alpha = (2 - t + Math.sqrt((double) (t * t + 4))) / 2;
        if (t == 1) {
            boolean changed = (low == 0 && d == 0) || (low == 1 && d == 1);
            return (low == 2 && d == 0) || (low == 0 && d == 1) || (wythoff(n) && !changed);
        }
        return d % t == 1 && low == (long) Math.floor(quotient * alpha + 1 / alpha);
    }
}
