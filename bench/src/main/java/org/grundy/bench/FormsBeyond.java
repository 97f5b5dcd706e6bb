package org.grundy.bench;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.grundy.discover.Certainty;
import org.grundy.discover.Discovery;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.FoundForm;
import org.grundy.discover.ReportSection;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Sampler;
import org.grundy.discover.sample.Samples;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleText;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.text.InputError;

/// Counts how often forms that are found in small tables, and not proved, are wrong beyond them; run by
/// `bench/forms.sh SEED GAMES`. Rules are random, of one number and of two; a form is wrong if it differs from the
/// rules on a table of three times as many numbers, or of twice as many in both places.
public final class FormsBeyond {
    private static final List<Integer> LINES = List.of(59, 199, 999);
    private static final List<Integer> SQUARES = List.of(7, 13, 31);
    private static final int DEFAULT_LINE = 10_000;
    private static final int DEFAULT_SQUARE = 200;
    private static final int SHARE_OF_LINES = 70;

    /// How a form was called.
    private enum Called {
        CHECKED,
        GUESS
    }

    /// How many forms there were, and how many of them were wrong.
    private static final class Count {
        private int wrong;
        private int all;
    }

    private final Budget budget = Budget.standard();
    private final PrintStream out;

    private FormsBeyond(PrintStream out) {
        this.out = out;
    }

    /// Prints the table.
    ///
    /// @param arguments the seed, and how many games are tried with each size
    public static void main(String[] arguments) {
        long seed = Long.parseLong(arguments[0]);
        int games = Integer.parseInt(arguments[1]);
        new FormsBeyond(System.out).table(seed, games);
    }

    private void table(long seed, int games) {
        out.println("| values | checked: wrong of all | guesses: wrong of all |");
        out.println("|---|---|---|");
        for (int size = 0; size <= LINES.size(); size++) {
            Map<Called, Count> counts = new EnumMap<>(Called.class);
            SplittableRandom random = new SplittableRandom(seed);
            for (int i = 0; i < games; i++) {
                look(new RandomGame(random.split()).text(), size, counts);
            }
            String values = size < LINES.size() ? Integer.toString(LINES.get(size) + 1) : "usual table";
            out.println(
                    "| " + values + " | " + shown(counts, Called.CHECKED) + " | " + shown(counts, Called.GUESS) + " |");
        }
    }

    private static String shown(Map<Called, Count> counts, Called called) {
        Count count = counts.getOrDefault(called, new Count());
        return count.wrong + " of " + count.all;
    }

    private void look(String text, int size, Map<Called, Count> counts) {
        try {
            RuleGame game = RuleText.compile(text).game("g");
            look(SampledGame.of(game), text, size, counts);
        } catch (InputError notFollowed) {
            // A move that leaves the states; such a game has no values.
        }
    }

    private <P> void look(SampledGame<P> sampled, String text, int size, Map<Called, Count> counts) {
        boolean line = sampled.variables().size() == 1;
        OptionalInt to =
                size == LINES.size() ? OptionalInt.empty() : OptionalInt.of((line ? LINES : SQUARES).get(size));
        int beyond = line ? 3 * to.orElse(DEFAULT_LINE) : 2 * to.orElse(DEFAULT_SQUARE);
        DiscoveryReport report = Discovery.standard().of(Variation.of(sampled), Play.NORMAL, to, new Run(budget));
        List<SampleBlock> later = new ArrayList<>();
        for (ReportSection section : report.sections()) {
            Optional<Called> called = section.finding().flatMap(FormsBeyond::called);
            if (called.isPresent()) {
                if (later.isEmpty()) {
                    later.addAll(blocks(sampled, beyond));
                }
                boolean wrong = !later.isEmpty() && isWrong(section, later);
                Count count = counts.computeIfAbsent(called.get(), each -> new Count());
                count.all++;
                count.wrong += wrong ? 1 : 0;
                if (wrong && called.get() == Called.CHECKED) {
                    System.err.println("checked and wrong: " + text);
                }
            }
        }
    }

    private <P> List<SampleBlock> blocks(SampledGame<P> sampled, int to) {
        Run run = new Run(budget);
        return run.attempt(() -> new Sampler<>(sampled, Play.NORMAL).blocks(List.of(), to, run))
                .toOptional()
                .orElse(List.of());
    }

    private static Optional<Called> called(FoundForm finding) {
        return switch (finding.certainty()) {
            case Certainty.Proved proved -> Optional.empty();
            case Certainty.Bounded bounded -> Optional.empty();
            case Certainty.Checked checked -> Optional.of(Called.CHECKED);
            case Certainty.Guess guess -> Optional.of(Called.GUESS);
        };
    }

    private static boolean isWrong(ReportSection section, List<SampleBlock> later) {
        Samples samples = section.samples();
        SampleBlock block = later.get(samples.quantity() == SampledQuantity.GRUNDY ? 0 : 1);
        return new Samples(samples.variables(), samples.names(), samples.quantity(), List.of(block))
                .mismatch(section.finding().orElseThrow().form().expression(), Run.unlimited())
                .isPresent();
    }

    /// Writes the rules of a game in which numbers go down.
    ///
    /// @param random where they come from
    private record RandomGame(SplittableRandom random) {
        String text() {
            boolean line = random.nextInt(100) < SHARE_OF_LINES;
            StringBuilder text = new StringBuilder("g: ");
            for (int rules = random.nextInt(1, 4); rules > 0; rules--) {
                text.append(line ? onLine() : inPairs()).append('\n');
            }
            return text.toString();
        }

        private String pick(String... choices) {
            return choices[random.nextInt(choices.length)];
        }

        private int small() {
            return random.nextInt(1, 8);
        }

        private String onLine() {
            String some = "{" + small() + ", " + (7 + small()) + ", " + (14 + small()) + "}";
            String condition =
                    pick("", " and n % " + (1 + small()) + " != 0", " and n % " + (1 + small()) + " < " + small());
            return switch (random.nextInt(7)) {
                case 0 -> "n -> n / " + (1 + small()) + " if n > 0" + condition;
                case 1 -> "n -> n - k for k in 1.." + (2 + small()) + " if k <= n" + condition;
                case 2 ->
                    "n -> n - k for k in " + pick("divisors(n)", "powers(2, n)", "primes(n)") + " if k <= n"
                            + condition;
                case 3 -> "n -> n - isqrt(n) if n > 0" + condition;
                case 4 -> "n -> n - k for k in 1.." + pick("n / 2", "isqrt(n)", "n / 3 + 1") + " if k <= n" + condition;
                case 5 -> "n -> [n - " + (1 + small()) + "] & [1] if n > " + (1 + small()) + condition;
                default -> "n -> n - k for k in " + some + " if k <= n" + condition;
            };
        }

        private String inPairs() {
            String a = random.nextBoolean() ? "a" : "b";
            String b = a.equals("a") ? "b" : "a";
            String target = a.equals("a") ? "(a - k, b)" : "(a, b - k)";
            String condition = pick("", " and a <= b", " and (a + b) % " + (1 + small()) + " != 0");
            return switch (random.nextInt(6)) {
                case 0 -> "(a, b) -> " + target + " for k in 1.." + a + " if k <= " + small() + condition;
                case 1 -> "(a, b) -> " + target + " for k in 1.." + a + " if k >= 1" + condition;
                case 2 -> "(a, b) -> (a - k, b - k) for k in 1..min(a, b) if k % " + small() + " = 0" + condition;
                case 3 -> "(a, b) -> " + target + " for k in 1.." + a + " if k <= " + b + condition;
                case 4 -> "(a, b) -> (a - " + small() + ", b - " + small() + ") if a > 7 and b > 7" + condition;
                default -> "(a, b) -> (a / 2, b) if a > 0" + condition + "; (a, b) -> (a, b / 2) if b > 0" + condition;
            };
        }
    }
}
