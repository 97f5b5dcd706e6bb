package org.grundy.cli.option;

import org.grundy.lang.LimitParser;
import org.grundy.lang.OptionText;
import org.grundy.run.Budget;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options that limit a computation; without them it usually has the limits of [Budget#standard()].
public final class BudgetOptions {
    @Option(names = "--positions", paramLabel = "N")
    private @Nullable String positions;

    @Option(names = "--work", paramLabel = "N")
    private @Nullable String work;

    @Mixin
    private final TimeOption time = new TimeOption();

    @Option(names = "--memory", paramLabel = "M")
    private @Nullable String memory;

    /// Whether a limit on time was asked for.
    public boolean timed() {
        return time.isGiven();
    }

    /// A budget as it is told: with the time that was given, where a part of it was spent before this JVM began.
    public Budget told(Budget budget) {
        return time.told(budget);
    }

    /// The limits asked for.
    ///
    /// @throws org.grundy.text.InputError if one of them cannot be read
    public Budget budget() {
        return budget(Budget.standard());
    }

    /// The limits asked for, and the usual ones where none was.
    ///
    /// @throws org.grundy.text.InputError if one of them cannot be read
    public Budget budget(Budget usual) {
        Budget budget = usual;
        if (positions != null) {
            String what = "--positions";
            budget = budget.withPositions(LimitParser.count(OptionText.slice(what, positions), what));
        }
        budget = time.limit(budget);
        if (work != null) {
            String what = "--work";
            budget = budget.withWork(LimitParser.count(OptionText.slice(what, work), what));
        }
        if (memory != null) {
            budget = budget.withMemory(LimitParser.memory(OptionText.slice("--memory", memory)));
        }
        return budget;
    }
}
