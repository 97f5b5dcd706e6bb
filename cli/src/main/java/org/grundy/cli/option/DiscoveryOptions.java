package org.grundy.cli.option;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ProgressLine;
import org.grundy.discover.Discovery;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.lang.DefaultConvention;
import org.grundy.lang.NamedGame;
import org.grundy.lang.OptionText;
import org.grundy.render.Sentences;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options of all commands that look for forms.
public final class DiscoveryOptions {
    /// How many times smaller a table is proposed where a limit was met, and its least size.
    private static final int LESS = 10;

    private static final int LEAST_SMALLER = 10;

    /// Bounds of judges, of which other numbers of as many digits are too long to be written.
    private static final Pattern POWER = Pattern.compile("10\\^(\\d+)");

    private static final int LARGEST_POWER = 100_000;

    private static final BigInteger LARGEST_EXPONENT = BigInteger.valueOf(LARGEST_POWER);

    @Option(names = "--to", paramLabel = "N")
    private @Nullable String to;

    @Mixin
    private final MisereOption misere = new MisereOption();

    /// Whether any of these options is used.
    public boolean areGiven() {
        return misere.isGiven() || to != null;
    }

    /// The largest number of a position that is asked for.
    ///
    /// @throws org.grundy.text.InputError if it is no number, or too large
    public OptionalInt to() {
        if (to == null) {
            return OptionalInt.empty();
        }
        BigInteger bound = bound(to);
        if (isLarge(bound)) {
            throw OptionText.slice("--to", to)
                    .error("--to is at most 1073741823, not %s", "--to 最大为 1073741823，而不是 %s", bound);
        }
        return OptionalInt.of(bound.intValueExact());
    }

    /// The largest number that is asked for, where it is larger than those of any table.
    public Optional<BigInteger> large() {
        return Optional.ofNullable(to).map(DiscoveryOptions::bound).filter(DiscoveryOptions::isLarge);
    }

    private static BigInteger bound(String to) {
        Matcher power = POWER.matcher(to);
        if (power.matches()) {
            BigInteger exponent = new BigInteger(power.group(1));
            if (exponent.compareTo(LARGEST_EXPONENT) > 0) {
                throw OptionText.slice("--to", to)
                        .error("--to is at most 10^%s, not %s", "--to 最大为 10^%s，而不是 %s", LARGEST_POWER, to);
            }
            return BigInteger.TEN.pow(exponent.intValueExact());
        }
        return OptionText.slice("--to", to).number("--to", 1);
    }

    private static boolean isLarge(BigInteger bound) {
        return bound.bitLength() >= Integer.SIZE - 1;
    }

    /// The play that is asked for, or else that of the game.
    public Play play(Variation variation) {
        return play(variation.members().getFirst().sampled().game(), variation.title());
    }

    /// The play that is asked for, or else that of the game.
    ///
    /// @param name by which it was asked for
    public Play play(NamedGame<?> game, String name) {
        return misere.isGiven() ? Play.MISERE : ProblemConvention.play(game, name);
    }

    /// What is found of a game.
    ///
    /// @param bound the largest number of the positions that are computed, empty for the usual one
    public DiscoveryReport report(Variation variation, OptionalInt bound, Budget budget, Console console) {
        Play play = play(variation);
        DefaultConvention.remark(variation.members().getFirst().sampled().game())
                .ifPresent(text -> console.note(console.language().of(text)));
        return ProgressLine.during(budget, console, run -> Discovery.standard().of(variation, play, bound, run));
    }

    private String smaller(Limit limit, Console console) {
        String size = large().isEmpty() && to().isPresent() && to().getAsInt() >= LEAST_SMALLER * LESS
                ? Integer.toString(to().getAsInt() / LESS)
                : "N";
        return switch (limit) {
            case WORK, TIME, POSITIONS, MEMORY -> console.words("discover.smaller", "size", size);
            case STOPPED, LOOPY, METHOD -> "";
        };
    }

    /// Says which limits kept something from being known.
    public void tellLimits(List<DiscoveryReport> reports, Budget budget, Console console) {
        for (DiscoveryReport report : reports) {
            report.shortfall()
                    .ifPresent(limit -> console.advise(
                            limit,
                            budget,
                            Sentences.ofEngine(console.language()),
                            "discover.undecided",
                            smaller(limit.limit(), console)));
        }
    }
}
