package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.grundy.catalog.Catalog;
import org.grundy.catalog.judge.Problem;
import org.grundy.catalog.judge.Problems;
import org.grundy.testkit.Damage;
import org.grundy.testkit.Fuzz;
import org.junit.jupiter.api.Test;

/// Random words behind `export` and `discover`, a third of them damaged, with little work allowed: each command is
/// answered, or ends with a sentence that says why not.
final class FormFuzzTest {
    private static final String GAP = "\u0001";
    private static final List<String> LIMITS = List.of("--work", "10000", "--memory", "64m");
    private static final Damage DAMAGE = new Damage(List.of(
            "(", ")", "[", "]", ",", "..", "=", "-", "->", ":", "_", "{i}", " if ", " for ", "m", "（", "、", "石", "\n"));
    private static final List<String> NAMES = Catalog.library().families().stream()
            .map(family -> family.entry().name())
            .toList();
    private static final List<String> GAMES = List.of(
            "bash[3]",
            "subtraction[1,3,4]",
            "octal[0.77]",
            "wythoff",
            "euclid",
            "nim",
            "kayles",
            "bash",
            "allbut[2]",
            "g");
    private static final List<String> PROBLEMS =
            Problems.all().stream().map(Problem::id).toList();
    private static final List<String> RULES = List.of(
            "g: n -> n - k for k in 1..3 if k <= n",
            "g(m): n -> n - k for k in 1..m if k <= n",
            "g(p, q): n -> n - k for k in p..q if k <= n",
            "g: (x, y) -> (x - k, y) for k in 1..x; (x, y) -> (x, y - k) for k in 1..y; unordered",
            "g: n -> [i] & [n - 1 - i] for i in 0..(n - 1) / 2 if n > 0; misere",
            "g: n -> n - 1 for i in 1..1000000000, j in 1..1000000000 if i = j + 1000000000",
            "g: n -> n - 1 if n > 0; n -> n + 1 if n % 2 = 0",
            "g: (n, m) -> (n - t, 2 * t) for t in 1..min(n, m); start n as (n, n - 1)");

    /// What may stand behind an option.
    private static final Map<String, List<String>> VALUES = Map.of(
            "-e", RULES,
            "--vary", List.of("m=1..4", "m=1..", "p=1..3,q=p..4", "m=2"),
            "--to", List.of("0", "1", "20", "1e3", "2^20", "99999999999"),
            "--language", List.of("cpp", "java", "python", "c++", "py"),
            "--lang", List.of("en", "zh", "java"),
            "--show", List.of("outcome", "grundy"),
            "--template", List.of("form", "sg", "table"),
            "--input",
                    List.of(
                            "T*position",
                            "T*n",
                            "sum k*n",
                            "*(sum 3*n)",
                            "*(n m) until 0",
                            "n _",
                            "T*(x-1)",
                            "m T*n",
                            "a[k]",
                            "s:\"ab\"",
                            "(x y)[k]",
                            "*(",
                            "cases"),
            "--words", List.of("Alice,Bob", "Case #{i}: Y,Case #{i}: N", "1,0", "W,L,D", "a\"b,c\\n"),
            "--sequence", List.of("0,1,2,0,1,2,0,1,2", "0,1,1,2,0,3,1,1,0,3,3,2", "0,1,4,9,16,25,36", "7"));
    private static final List<String> SHARED = List.of("-e", "-e", "--vary", "--to", "--lang");
    private static final List<String> OF_EXPORT =
            List.of("--language", "--show", "--template", "--input", "--input", "--words");

    @Test
    void export_answers_or_says_why_not() {
        Fuzz.texts("FormFuzzTest export", 25, 100_000, FormFuzzTest::export, FormFuzzTest::tried);
    }

    @Test
    void discover_answers_or_says_why_not() {
        Fuzz.texts("FormFuzzTest discover", 25, 100_000, FormFuzzTest::discover, FormFuzzTest::tried);
    }

    private static String export(RandomGenerator random) {
        List<String> words = new ArrayList<>(List.of("export"));
        words.add(random.nextInt(5) == 0 ? Damage.pick(PROBLEMS, random) : game(random));
        options(words, SHARED, random);
        options(words, OF_EXPORT, random);
        flags(words, List.of("--main", "--states", "--misere"), random);
        return line(words);
    }

    private static String discover(RandomGenerator random) {
        List<String> words = new ArrayList<>(List.of("discover"));
        if (random.nextInt(4) == 0) {
            words.addAll(List.of("--sequence", value("--sequence", random)));
        } else {
            words.add(game(random));
            options(words, SHARED, random);
        }
        flags(words, List.of("--json", "--misere"), random);
        return line(words);
    }

    private static String game(RandomGenerator random) {
        return damaged(Damage.pick(random.nextInt(3) == 0 ? NAMES : GAMES, random), random);
    }

    private static void options(List<String> words, List<String> names, RandomGenerator random) {
        for (int i = random.nextInt(4); i > 0; i--) {
            String name = Damage.pick(names, random);
            if (!words.contains(name)) {
                words.addAll(List.of(name, value(name, random)));
            }
        }
    }

    private static void flags(List<String> words, List<String> names, RandomGenerator random) {
        names.stream().filter(name -> random.nextInt(4) == 0).forEach(words::add);
    }

    private static String value(String option, RandomGenerator random) {
        return damaged(Damage.pick(Objects.requireNonNull(VALUES.get(option), option), random), random);
    }

    private static String damaged(String word, RandomGenerator random) {
        return random.nextInt(6) == 0 ? DAMAGE.of(word, Damage.pick(RULES, random), random) : word;
    }

    private static String line(List<String> words) {
        words.addAll(LIMITS);
        return String.join(GAP, words);
    }

    private static void tried(String line) {
        Ran ran = Ran.command(line.split(GAP, -1));
        assertThat(ran.exit()).as(ran.err()).isBetween(0, 2);
        assertThat(ran.exit() == 0 ? ran.out() : ran.err()).isNotBlank();
    }
}
