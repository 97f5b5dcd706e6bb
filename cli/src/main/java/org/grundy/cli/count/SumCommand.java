package org.grundy.cli.count;

import org.grundy.cli.console.CommandAction;
import org.grundy.cli.console.CompletionWords;
import org.grundy.cli.console.Console;
import org.grundy.cli.console.ExitCode;
import org.grundy.discover.count.Selection;
import org.grundy.discover.count.Summand;
import org.grundy.lang.OptionText;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `grundy sum`: the sum of Grundy values, of the numbers of positions, or of winning takes.
@Command(name = "sum")
public final class SumCommand implements CommandAction {
    /// The words of `--of`.
    enum Quantity {
        /// Grundy values.
        VALUES,
        /// Numbers of positions.
        NUMBERS,
        /// The largest winning take.
        LARGEST,
        /// The smallest winning take.
        SMALLEST
    }

    @Mixin
    private final CountOptions options = new CountOptions();

    @Option(names = "--of", completionCandidates = Quantities.class, paramLabel = "S")
    private @Nullable String of;

    /// The values of `--of` that a shell completes.
    static final class Quantities extends CompletionWords.Constants {
        Quantities() {
            super(Quantity.values());
        }
    }

    @Override
    public ExitCode run(Console console) {
        Quantity quantity = of != null
                ? OptionText.choice("--of", of, Quantity.class)
                : options.selects() ? Quantity.NUMBERS : Quantity.VALUES;
        Summand summand = switch (quantity) {
            case VALUES -> Summand.VALUES;
            case NUMBERS -> Summand.NUMBERS;
            case LARGEST -> Summand.LARGEST_TAKE;
            case SMALLEST -> Summand.SMALLEST_TAKE;
        };
        return new CountedPositions(options, console).show(new Selection.All(), summand);
    }
}
